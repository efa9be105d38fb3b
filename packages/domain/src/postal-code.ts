/** A Mexican postal code: five digits (spec §5, VA-01). */
export const postalCodeLength = 5;

export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/** Input of a postal code field without invalid characters: digits only, five at most. */
export function typedPostalCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, postalCodeLength);
}
