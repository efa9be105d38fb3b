/** Codes that customers type or paste. */

/** Removes spaces, hyphens and the invisible characters that come along with copied texts. */
const compact = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}]/gu, '');

/**
 * The code in a typed text: six digits, even among other words ("Código 123456", "Tu código es 123 456."). Without
 * exactly one word of six digits, the text without spaces and hyphens, such as a recovery code.
 */
export function typedCode(text: string): string {
  const joined = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=\d)[\s\p{Pd}]+(?=\d)/gu, '');
  const found = joined.match(/(?<![\p{L}\p{N}\p{Pd}])\d{6}(?![\p{L}\p{N}\p{Pd}])/gu) ?? [];
  return found.length === 1 ? String(found[0]) : compact(text);
}
