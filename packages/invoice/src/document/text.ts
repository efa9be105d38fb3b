import { plainText } from '@tianguis/domain';

/**
 * A text as a CFDI can have it: single spaces, no `|`, which separates the values of the original string, and at most
 * so many characters. A text without a visible character becomes a hyphen, since no attribute of a CFDI is empty.
 */
export function cfdiText(text: string, most: number): string {
  // Half of a surrogate pair is no character of XML.
  const clean = plainText(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFD\uFFFE\uFFFF]/gu, ' ')
      .replaceAll('|', '/'),
  );
  return [...clean].slice(0, most).join('').trim() || '-';
}
