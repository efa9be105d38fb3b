/** The check digit of a GTIN-13, computed from its first twelve digits. */
export function gtinCheckDigit(twelve: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += (twelve.charCodeAt(i) - 48) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/**
 * A valid GTIN-13 in the range 20–29, which GS1 reserves for restricted circulation within a company.
 * @param number The product's id, below 10^10.
 */
export function inStoreGtin(number: number): string {
  const twelve = `2${number % 10}${String(number).padStart(10, '0')}`;
  return `${twelve}${gtinCheckDigit(twelve)}`;
}
