/**
 * A text as search reads it: lower case, without accents, compatible forms of letters made one. `ñ` is a letter of its own and stays.
 * Typographic quotes become plain ones.
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

/** What nearly all texts are written in. */
const common = /^[\t\n\r -_a-~áéíóúüñÁÉÍÓÚÜÑ¿¡]*$/;
const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' };
