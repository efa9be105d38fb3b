/** Numbers with a check digit: cards and slips (Luhn), and CLABEs (weights 3, 7, 1). */

/** Removes the spaces and hyphens with which people group digits. */
export const withoutSeparators = (typed: string): string => typed.replace(/[\s\u00a0·.-]/g, '');

/** Whether the last digit is the Luhn check digit of the others. */
export function passesLuhn(digits: string): boolean {
  return /^\d{2,}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === digits.at(-1);
}

/** The Luhn check digit of a number that has no check digit yet. */
export function luhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

const clabeWeights = [3, 7, 1];

/** The check digit of the first 17 digits of a CLABE. */
export function clabeDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * (clabeWeights[at % 3] ?? 0)) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether a text is 18 digits with the right check digit. */
export const isClabe = (digits: string): boolean =>
  /^\d{18}$/.test(digits) && clabeDigit(digits.slice(0, 17)) === digits[17];

/** Digits in groups of the given sizes, such as 3-3-11-1 for a CLABE. */
export function grouped(digits: string, sizes: readonly number[]): string {
  const rest = [...digits];
  return sizes.map((size) => rest.splice(0, size).join('')).join(' ');
}

export const groupedSlip = (reference: string): string => grouped(reference, [4, 4, 4, 2]);
export const groupedClabe = (clabe: string): string => grouped(clabe, [3, 3, 11, 1]);
