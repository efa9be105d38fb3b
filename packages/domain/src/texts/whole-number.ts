/** Reads numbers that come from outside as text: queries, forms, cookies, links. */

/** The greatest id of a product, a category or a store. */
export const greatestId = 2_147_483_647;

/**
 * Reads a whole number from decimal digits alone. The function refuses all other notations, because `Number` reads
 * "0x10" as 16, "1e3" as 1000 and an empty text as 0.
 * @returns undefined if the text is no such number, or if the number is outside of the bounds
 */
export function readWhole(text: unknown, least = 0, most = greatestId): number | undefined {
  const number = typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
