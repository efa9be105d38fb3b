/**
 * A typed line as it is stored: composed letters, single spaces, and no spaces at the ends. Invisible characters are
 * removed, because they come along with copied texts, and would reverse the direction of a line.
 */
export function plainText(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Whether a line has characters that no person types: control characters, and halves of surrogate pairs. */
export const hasUnwritable = (text: string): boolean => /\p{C}/u.test(text);
