const maxId = 2_147_483_647;

/** Parses validated text, `1,2,3`: each id once, in its sequence, without those beyond the range of ids. */
export function parseIds(text: string): number[] {
  if (text === '') return [];
  return [...new Set(text.split(',').map(Number))].filter((id) => id <= maxId);
}
