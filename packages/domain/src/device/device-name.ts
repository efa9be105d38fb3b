/**
 * Name of a browser in the list of signed-in devices. The sequence matters: the `User-Agent` of most browsers also
 * contains the names of others.
 */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|OPT|OPX)\//, 'Opera'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bFB(?:AN|AV)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
];
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Describes a device by its `User-Agent`, in plain words: "Chrome en Android". The result contains no text of the
 * header, because anybody can write the header.
 */
export function deviceName(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([form]) => form.test(userAgent))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (system === undefined) return browser ?? 'Dispositivo desconocido';
  return `${browser ?? 'Navegador'} en ${system}`;
}
