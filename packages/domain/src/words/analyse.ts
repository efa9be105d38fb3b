/** How search reads texts: the same way when a product is put into the index and when a shopper asks for one. */
import { fold } from './fold.ts';
import { normaliseWord } from './normalise.ts';
import { markQuantities, plainNumber } from './units.ts';

/** Words that say nothing of a product. Folded. */
const stopWords: ReadonlySet<string> = new Set(
  (
    'a al ante con cual cuales cuando como de del desde donde e el ella en entre era es esa ese eso esta este esto estos estas fue ha han hasta la las le ' +
    'les lo los mas me mi mis muy ni nos o para pero por porque que quien se ser si sin son su sus tan te tu tus u un una unas unos y ya'
  ).split(' '),
);

/** What was written between spaces, and the words that the index has for it. */
export interface Token {
  /** As written, folded. */
  text: string;
  /** Ways to find it: one of these lists, all words of it. The first is the nearest to what was written. */
  ways: readonly (readonly string[])[];
  /** Words that a product is found by when this stands in its text. */
  words: readonly string[];
  /** Has digits: a quantity, a model, a code. Neither spelling nor grammar applies to it. */
  isCode: boolean;
}

/** A text longer than this is read to here: nobody's search is as long, nor is anything worth finding behind it. */
const longestText = 20_000;
const longestWord = 60;
const longestPiece = 200;

const piece = /≈[^≈ ]+≈[\d.]+≈[^≈ ]+|[\p{L}\p{N}]+(?:[.'&+/-]+[\p{L}\p{N}]+)*/gu;

/** The tokens of a text in their order, stop words left out. */
export function tokenise(text: string): Token[] {
  // The sign that quantities are marked with is nobody's.
  const marked = markQuantities(fold(text.slice(0, longestText)).replaceAll('≈', ' '));
  return Array.from(marked.matchAll(piece), ([found]) => readPiece(found)).flat();
}

/** Words that a product is found by for this text, each once. */
export function analyse(text: string): Set<string> {
  return new Set(tokenise(text).flatMap(({ words }) => words));
}

function readPiece(found: string): Token[] {
  if (found.length > longestPiece) return [];
  if (found.startsWith('≈')) {
    const [, quantity = '', number = '', written = ''] = found.split('≈');
    // Who writes the unit means it; who writes only the number finds all of it.
    return [{ text: written.replaceAll('_', ' '), ways: [[quantity]], words: [quantity, number], isCode: true }];
  }
  if (/^[\d.]+$/.test(found)) return found.length > longestWord ? [] : [numberToken(plainNumber(found))];
  const parts = found.split(/[.&+/-]+/).map((part) => part.replaceAll("'", ''));
  if (parts.length === 1) return oneWord(parts[0] ?? '');
  return compound(found, parts);
}

function numberToken(number: string): Token {
  return { text: number, ways: [[number]], words: [number], isCode: true };
}

function oneWord(word: string): Token[] {
  if (word === '' || word.length > longestWord || stopWords.has(word)) return [];
  const runs = word.match(/\d+|\D+/g) ?? [];
  if (runs.length > 1) {
    const parts = runs.map((run) => (/\d/.test(run) ? run : normaliseWord(run)));
    return [{ text: word, ways: [[word], parts], words: [...new Set([word, ...parts])], isCode: true }];
  }
  if (/\d/.test(word)) return [numberToken(word)];
  const normal = normaliseWord(word);
  return [{ text: word, ways: [[normal]], words: [normal], isCode: false }];
}

/** Words joined by a hyphen and the like: found as one word (wifi, wh1000xm5) and as its parts. A slash only parts. */
function compound(found: string, parts: readonly string[]): Token[] {
  const tokens = parts.flatMap(oneWord);
  const joined = parts.join('');
  if (found.includes('/') || joined.length > longestWord || tokens.length === 0) return tokens;
  const whole = normaliseWord(joined);
  const words = new Set([whole, ...tokens.flatMap((token) => token.words)]);
  const partWords = tokens.flatMap(({ ways: [way = []] }) => way);
  return [
    {
      text: found,
      ways: [[whole], ...(partWords.join() === whole ? [] : [partWords])],
      words: [...words],
      isCode: /\d/.test(joined),
    },
  ];
}
