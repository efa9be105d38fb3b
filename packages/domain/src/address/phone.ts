/** Telephones of Mexico: ten digits. */

/**
 * The digits of a telephone, which people type, paste and browsers fill in with spaces, brackets and prefixes: the
 * country's `+52`, the `1` that mobile telephones had behind it until 2019, and `01`, `044` and `045` of that time. Other
 * texts are returned without spaces and punctuation, and are no telephone.
 */
export const plainPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s\p{Cf}\p{Pd}().·/]/gu, '')
    .replace(/^(?:(?:\+|00)?521?|01|04[45])(?=\d{10}$)/, '');

/** Whether a telephone that `plainPhone` returned has the ten digits of Mexico. */
export const isPhone = (plain: string): boolean => /^\d{10}$/.test(plain);
