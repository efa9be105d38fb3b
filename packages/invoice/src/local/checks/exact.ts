/** Numbers of a CFDI as they are written, so that a check computes exactly. */

/** A number in units of 10⁻¹², and how many decimals are written. */
export interface Exact {
  value: bigint;
  decimals: number;
}

const scaleDigits = 12;
const one = 10n ** BigInt(scaleDigits);

/** Reads a number without a sign. Undefined if the text is none. */
export function readExact(text: string | undefined): Exact | undefined {
  const [, whole, fraction = ''] = /^(\d{1,18})(?:\.(\d{1,6}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) return undefined;
  return { value: BigInt(whole + fraction.padEnd(scaleDigits, '0')), decimals: fraction.length };
}

/** A number of the CFDI that is missing counts as 0. */
export const numberOf = (text: string | undefined): bigint => readExact(text)?.value ?? 0n;

/** Rounds half up to two decimals, the decimals of the Mexican peso. */
export function rounded(value: bigint): bigint {
  const cent = one / 100n;
  return ((value + cent / 2n) / cent) * cent;
}

/** Half of a unit of the last written decimal. */
const halfUnit = ({ decimals }: Exact): bigint => one / (2n * 10n ** BigInt(decimals));

/**
 * Whether an amount lies within the limits of a product, as Anexo 20 computes them: both factors may have been rounded
 * to their written decimals. The lower limit is cut, and the upper limit is rounded up, to the decimals of the amount.
 * @param rate a factor that was not rounded
 */
export function isProduct(amount: Exact, factor: Exact, other: Exact, isRate: boolean): boolean {
  const unit = (one * one) / 10n ** BigInt(amount.decimals);
  const [half, otherHalf] = [halfUnit(factor), isRate ? 0n : halfUnit(other)];
  const lower = (factor.value - half) * (other.value - otherHalf);
  const upper = (factor.value + half - 1n) * (other.value + (isRate ? 0n : otherHalf - 1n));
  const exact = amount.value * one;
  return exact >= (lower / unit) * unit && exact <= ((upper + unit - 1n) / unit) * unit;
}

/** A number as text, for messages. */
export const show = (value: bigint): string => {
  const sign = value < 0n ? '-' : '';
  const absolute = value < 0n ? -value : value;
  return `${sign}${absolute / one}.${String(absolute % one)
    .padStart(scaleDigits, '0')
    .replace(/0{6,10}$/, '')}`;
};
