/** Decimal numbers as whole millionths. A CFDI writes rates and quotas with six decimals. */

/**
 * Reads a number without a sign, with at most `decimals` decimals. Returns the number in units of its last decimal:
 * `26.5` with four decimals is 265,000. Undefined if the text is no such number.
 */
export function readDecimal(text: string, decimals: number): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,6})(?:\.(\d+))?$/.exec(text) ?? [];
  const digits = fraction.replace(/0+$/, '');
  if (whole === undefined || digits.length > decimals) return undefined;
  return Number(whole) * 10 ** decimals + Number(digits.padEnd(decimals, '0'));
}

/** Writes a number that `readDecimal` has read, without zeros at its end. */
export function writeDecimal(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
}
