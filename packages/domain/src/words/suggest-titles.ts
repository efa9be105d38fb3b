/** Phrases of a title that may be suggested: from its beginning to where a phrase of it ends, without names. */
import { fold } from './fold.ts';
import { markQuantities } from './units.ts';

export interface TitlePhrase {
  phrase: string;
  isTooLong: boolean;
  /** Whether "de" or "en" comes next. */
  goesOn: boolean;
  /** Whether the title, or a phrase of it, ends here. */
  isEnd: boolean;
}

/** Limits of suggested phrases: words, characters. */
const mostWords = 4;
const longestPhrase = 40;

/** What comes behind the name of a product, and what it is for: "Tenis para correr| con plantilla". */
const endOfPhrase = /[,;:(|]| [-–—+] | (?:con|compatible|tipo|incluye|ideal|apto|por) /i;
/** A number with a sign, which words are written without: 8" is no 8. */
const signedNumber = /(?:^|\s)\S*\d\S*["”″'’%°º](?=\s|$)/u;
const small = /^(?:a|al|con|de|del|e|en|la|el|las|los|o|para|por|sin|u|y)$/;
/** Words that say nothing without the next one. */
const needsNext: ReadonlySet<string> = new Set(
  (
    'sabor talla color tamaño modelo número tipo marca aroma olor estilo serie capacidad edición versión ' +
    'clase línea'
  ).split(' '),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\d+(?:[.,]\d+)+|[\p{L}\p{M}\d]+/gu) ?? [];

/** Where these words stand together; -1 if nowhere. */
const placeOf = (name: readonly string[], all: readonly string[]): number =>
  name.length === 0 ? -1 : all.findIndex((_, from) => name.every((word, n) => all[from + n] === word));

/** A number whose unit is not next to it, nor what it counts: "10" of "de 10 Sonoruta". */
function isBareNumber(word: string, next = ''): boolean {
  if (!/^\d[\d.,]*$/.test(word)) return false;
  return !next.endsWith('s') && !markQuantities(fold(`${word} ${next}`)).includes('≈');
}

/**
 * The beginnings of a title's head that end with a meaningful word: "tenis", "tenis para correr". The brand and the
 * model are not in them, nor what is behind.
 * @param canEnd whether a word is meaningful
 */
export function phrasesOf(
  { title, brand, model }: { title: string; brand: string; model: string },
  canEnd: (word: string) => boolean,
): TitlePhrase[] {
  const [head = ''] = title.split(endOfPhrase, 1);
  const [plain = ''] = head.split(signedNumber, 1);
  let all = wordsOf(plain);
  for (const name of [brand, model].map(wordsOf)) {
    const at = placeOf(name, all);
    if (at >= 0) all = at === 0 ? all.slice(name.length) : all.slice(0, at);
  }
  const bare = all.findIndex((word, at) => isBareNumber(word, all[at + 1]));
  const numbered = bare < 0 ? all : all.slice(0, bare);
  const written = numbered.slice(0, numbered.findLastIndex((word) => !small.test(word)) + 1);
  const phrases: TitlePhrase[] = [];
  for (const [end, word] of written.entries()) {
    if (phrases.length > mostWords) break;
    if (!canEnd(word) || needsNext.has(word)) continue;
    const phrase = written.slice(0, end + 1).join(' ');
    const next = written[end + 1] ?? '';
    phrases.push({
      phrase,
      isTooLong: phrases.length === mostWords || phrase.length > longestPhrase,
      goesOn: /^(?:del?|en)$/.test(next),
      isEnd: next === '' || small.test(next) || needsNext.has(next),
    });
  }
  return phrases;
}
