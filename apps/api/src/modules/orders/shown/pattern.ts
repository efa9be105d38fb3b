/**
 * Regular expressions of PostgreSQL that find a word in a text in lower case, with and without accents. Removing the
 * accents of each title by `translate` or `normalize` took five times as long.
 */

const withMarks: Readonly<Record<string, string>> = {
  ...{ a: 'aáàäâãå', e: 'eéèëê', i: 'iíìïî', o: 'oóòöôõ', u: 'uúùüû', n: 'nñ', c: 'cç' },
};

/** The expression for a word. All other characters than letters and digits stand for themselves. */
export function patternOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLocaleLowerCase('es-MX');
  return [...plain].map(classOf).join('');
}

function classOf(character: string): string {
  const marked = withMarks[character];
  if (marked !== undefined) return `[${marked}]`;
  return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
}
