/**
 * Case and accent folding with Unicode NFKC: lower case, no accents, plain quotes and hyphens. `ñ` is a letter of its
 * own and stays.
 */
export function fold(text: string): string {
  if (common.test(text)) return text.toLowerCase().replace(/[áéíóúü]/g, (letter) => plain[letter] ?? letter);
  return text
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

/** Characters of nearly all texts: fast path without Unicode normalisation. */
const common = /^[\t\n\r -_a-~áéíóúüñÁÉÍÓÚÜÑ¿¡]*$/;
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };
