/** Reads typed pesos: `1,234.50` → 123450. Undefined if the text is no amount above 0. */
export function readPesos(text: string): number | undefined {
  const [, whole, cents = ''] = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount > 0 ? amount : undefined;
}
