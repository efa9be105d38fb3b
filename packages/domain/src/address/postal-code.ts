/** A Mexican postal code: five digits (spec §5, VA-01). */
export const postalCodeLength = 5;

export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}

/**
 * Whether a state has postal codes with these first digits. Like `stateOfPostalCode`, but pages that use this function
 * need not load the states' names.
 */
export function isPossiblePostalCode(text: string): boolean {
  return /^(?!00|1[789])\d{5}$/.test(text);
}

/** Text of a postal code field without invalid characters: digits only, at most five. */
export function typedPostalCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, postalCodeLength);
}
