const maxId = 2_147_483_647;

/**
 * Parses a validated text such as `1,2,3`: each id once, in the sequence of the text. Ids that are too large are left
 * out.
 */
export function parseIds(text: string): number[] {
  if (text === '') return [];
  return [...new Set(text.split(',').map(Number))].filter((id) => id <= maxId);
}
