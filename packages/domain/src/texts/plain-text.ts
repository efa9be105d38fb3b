/**
 * Characters that nobody sees, such as the letter U+3164. Selectors choose the form of the character before them, and a
 * joiner between two pictures makes one picture.
 */
const joined = '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})';
const invisible = new RegExp(`(?!\\p{Variation_Selector}|${joined})[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, 'gu');
/** A text of spaces, of selectors without a character, and of Braille without dots. */
const blank = /^[\s\p{Variation_Selector}\u2800]*$/u;

/**
 * A typed line as it is stored: composed letters, single spaces, and no spaces at the ends. Invisible characters are
 * removed, because they come along with copied texts, and would reverse the direction of a line. The line is empty if
 * nothing of it can be seen.
 */
export function plainText(typed: string): string {
  const seen = typed.replace(invisible, '');
  return blank.test(seen) ? '' : seen.replace(/\s+/gu, ' ').trim().normalize('NFC');
}

/** A typed text of several lines as it is stored: each line plain, and at most one empty line between two others. */
export const plainLines = (typed: string): string =>
  typed
    .split(/\r\n|\r|\n/)
    .map((line) => plainText(line.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Whether a line has characters that no person types: control characters, and halves of surrogate pairs. */
export const hasUnwritable = (text: string): boolean => /\p{C}/u.test(text);
