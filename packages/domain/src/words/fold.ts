/**
 * Case and accent folding with Unicode NFKC: lower case, no accents, plain quotes and hyphens, no signs of trade marks.
 * `ñ` is a letter of its own and stays.
 */
export function fold(text: string): string {
  if (common.test(text)) return text.toLowerCase().replace(/[áéíóúü]/g, (letter) => plain[letter] ?? letter);
  return text
    .replace(/[™℠®©]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[´`’‘‛ʼ]/g, "'")
    .replace(/[“”„‟″]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o');
}

/** The words of a text, by which whole titles are compared: letters and numbers of the folded text. */
export const wordSequence = (text: string): string => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Characters of nearly all texts: fast path without Unicode normalisation. */
const common = /^[\t\n\r -_a-~áéíóúüñÁÉÍÓÚÜÑ¿¡]*$/;
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };
