/** Characters as people see them: an emoji, or a letter with its accents, is one character of several code units. */

let segmenter: Intl.Segmenter | undefined;

/** Browsers without a segmenter get code points instead. */
function* eachCharacter(text: string): Generator<string> {
  if (typeof Intl.Segmenter !== 'function') return yield* text;
  segmenter ??= new Intl.Segmenter('es', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

export const charactersOf = (text: string): string[] => [...eachCharacter(text)];

/**
 * The start of a text with at most `most` UTF-16 units, cut between two characters. A cut inside an emoji would show a
 * part of the emoji or a replacement character.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const character of eachCharacter(text)) {
    if (end + character.length > most) break;
    end += character.length;
  }
  // A character that is longer than the limit is cut between two code points.
  return end > 0 ? text.slice(0, end) : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
