/** Text analysis of search: tokenisation, folding and normalisation, the same for indexing and for queries. */
import { fold } from './fold.ts';
import { memoised } from './memoised.ts';
import { normaliseWord } from './normalise.ts';
import { wordOf } from './number-words.ts';
import { markQuantities, plainNumber } from './units.ts';

/** Goes up with each change of the terms or phrases that texts give, so that an index of before is built again. */
export const analysisVersion = 7;

/** Stop words, folded. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a al ante con cual cuales cuando como de del desde donde e el ella en entre era es esa ese eso esta este esto estos estas fue ha han hasta la las le ' +
    'les lo los mas me mi mis muy ni nos o para pero por porque que quien se ser si sin son su sus tan te tu tus u un una unas unos y ya'
  ).split(' '),
);

/** A token of a text, with its terms in the index. */
export interface Token {
  /** As written, folded. */
  text: string;
  /** Term lists that match it: all terms of any one list. The first is the most literal. */
  alternatives: readonly (readonly string[])[];
  /** Terms that the token adds to the index when it is in a product's text. */
  terms: readonly string[];
  /** Has digits: a quantity, a model, a code. Neither spelling correction nor normalisation applies. */
  isCode: boolean;
}

/** Characters of a text that are analysed; bounds the work for hostile input. */
const longestText = 20_000;
const longestWord = 60;
const longestPiece = 200;

const piece = /≈[^≈ ]+≈[\d.]+≈[^≈ ]+|¬\p{L}+|[\p{L}\p{N}]+(?:[.'&+/-]+[\p{L}\p{N}]+)*/gu;

/** Folded words with a space between, as nearly all names of rules are. */
const onlyWords = /^[a-zñ]+(?: [a-zñ]+)*$/;

/** The tokens of a text in sequence, without stop words. */
export function tokenise(text: string): Token[] {
  const written = foldWithTea(text.slice(0, longestText));
  // Fast path: without digits there are no quantities.
  const trimmed = written.trim();
  if (onlyWords.test(trimmed) && !trimmed.includes('sin ') && !trimmed.includes('libre'))
    return trimmed.split(' ').flatMap(oneWord);
  // `≈` delimits quantities and `¬` begins what is absent, so they are removed from the input first.
  const folded = written.replace(/[≈¬]/g, ' ');
  const marked = markQuantities(markAbsent(folded));
  return Array.from(marked.matchAll(piece), ([found]) => readPiece(found)).flat();
}

/** The index terms of a text. */
export function analyse(text: string): Set<string> {
  return new Set(tokenise(text).flatMap(({ terms }) => terms));
}

/** "Té" is no stop word, though "te" is, without its accent; so its plural stands for it. */
const keepTea = (text: string): string => text.replace(/(?<!\p{L})té(?!\p{L})/giu, 'tés');
/** What is drunk, written without the accent. */
const tea = new RegExp(
  [
    '(?<![\\p{L}\\d])te(?=$| (?:de|verde|negro|blanco|rojo|helado|chai|matcha|herbal|limon|manzanilla)(?!\\p{L}))|',
    '(?<=(?:^| )(?:un|el|de|y|tomar|toma|tomo|tomando|preparar|hacer|servir|mucho|buen) )',
    'te(?!\\p{L}| [a-z]+(?:o|a|en|an)(?!\\p{L}))|^te(?= (?:para|sin|con) )',
  ].join(''),
  'gu',
);
/** A text folded, in which tea is no pronoun. */
export function foldWithTea(text: string): string {
  const folded = fold(/té/i.test(text) ? keepTea(text) : text);
  return folded.includes('te') ? folded.replace(tea, 'tes') : folded;
}

/** "sin cable" is one term, since it is not about cables. */
const absent = /(?<![\p{L}\d])(?:sin|libres? de) (?:(?:el|la|los|las|ningun|un|una) )?(\p{L}{3,})/gu;
const markAbsent = (text: string): string => text.replace(absent, '¬$1');

function readPiece(found: string): readonly Token[] {
  if (found.length > longestPiece) return [];
  if (found.startsWith('¬')) {
    const term = `sin_${normaliseWord(found.slice(1))}`;
    return [{ text: `sin ${found.slice(1)}`, alternatives: [[term]], terms: [term], isCode: false }];
  }
  if (found.startsWith('≈')) {
    const [, quantity = '', number = '', written = ''] = found.split('≈');
    const [word, unit = ''] = [wordOf(number), written.split('_').at(-1)];
    const inWords = word === undefined || !/^\p{L}{3,}$/u.test(unit) ? [] : [[word, unit].map(normaliseWord)];
    const alternatives = [[quantity], ...inWords];
    // A query with a unit matches only that unit; a bare number matches a quantity with any unit.
    return [{ text: written.replaceAll('_', ' '), alternatives, terms: [quantity, number], isCode: true }];
  }
  if (/^[\d.]+$/.test(found)) return found.length > longestWord ? [] : [numberToken(plainNumber(found))];
  const parts = found.split(/[.&+/-]+/).map((part) => part.replaceAll("'", ''));
  if (parts.length === 1) return oneWord(parts[0] ?? '');
  return compound(found, parts);
}

function numberToken(number: string): Token {
  const word = wordOf(number);
  const inWords = word === undefined ? [] : [[normaliseWord(word)]];
  return { text: number, alternatives: [[number], ...inWords], terms: [number], isCode: true };
}

/** Words repeat, in products more than in queries. */
const oneWord = memoised(readWord);

function readWord(word: string): readonly Token[] {
  if (word === '' || word.length > longestWord || stopWords.has(word)) return [];
  const runs = word.match(/\d+|\D+/g) ?? [];
  if (runs.length > 1) {
    const parts = runs.map((run) => (/\d/.test(run) ? run : normaliseWord(run)));
    return [{ text: word, alternatives: [[word], parts], terms: [...new Set([word, ...parts])], isCode: true }];
  }
  if (/\d/.test(word)) return [numberToken(word)];
  const normal = normaliseWord(word);
  return [{ text: word, alternatives: [[normal]], terms: [normal], isCode: false }];
}

/**
 * Words joined by a hyphen or similar match as one term (wifi, wh1000xm5) and as their parts. A slash only separates.
 */
function compound(found: string, parts: readonly string[]): readonly Token[] {
  const tokens = parts.flatMap(oneWord);
  const joined = parts.join('');
  if (found.includes('/') || joined.length > longestWord || tokens.length === 0) return tokens;
  const whole = normaliseWord(joined);
  const terms = new Set([whole, ...tokens.flatMap((token) => token.terms)]);
  const partTerms = tokens.flatMap(({ alternatives: [first = []] }) => first);
  return [
    {
      text: found,
      alternatives: [[whole], ...(partTerms.join() === whole ? [] : [partTerms])],
      terms: [...terms],
      isCode: /\d/.test(joined),
    },
  ];
}
