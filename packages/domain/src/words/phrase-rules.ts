/**
 * Rules that an operator edits: what a phrase stands for. `makita => taladro, esmeriladora` for brands, `regalo mamá =>
 * perfume, bolsa ; hasta 1500 ; 05-01..05-10` for gifts, occasions and needs.
 */
import { fold } from './fold.ts';
import { SynonymError } from './synonyms.ts';

export interface PhraseRule {
  /** The phrases of the rule, as written. */
  names: readonly string[];
  /** Things that a shop may have, the best first. */
  things: readonly string[];
  /** Centavos. */
  priceMax?: number | undefined;
  /** Days of a year on which it matters, as `MM-DD`; `from` may come after `to`, over the new year. */
  season?: { from: string; to: string } | undefined;
}

export interface PhraseMatch {
  rule: PhraseRule;
  /** The words of the text that are the phrase, folded. */
  phrase: string;
  /** The other words of the text, folded. */
  rest: string;
}

/** Maximum number of words in a phrase. */
export const longestPhrase = 6;

/** A text without these of its words: between them everything stays, as the hyphen of "e-sim". */
export function withoutWords(text: string, word: RegExp, isTaken: (at: number) => boolean): string {
  let at = -1;
  const kept = text.replace(word, (one) => {
    at++;
    return isTaken(at) ? ' ' : one;
  });
  return kept
    .replace(/(?<![\p{L}\p{N}])[^\p{L}\p{N}"%$]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text, folded. */
export const plainWord = /[\p{L}\p{N}]+/gu;
/** Text that is folded already, as nearly all phrases are when their words are read. */
const onlyFolded = /^[a-z0-9ñ]+(?: [a-z0-9ñ]+)*$/;
export const plainWords = (text: string): string[] =>
  onlyFolded.test(text) ? text.split(' ') : (fold(text).match(plainWord) ?? []);

/**
 * The phrases of such a file, as `wordsOf` reads them, with their rules.
 * @throws SynonymError for a line that is no rule
 */
export function readPhrases(text: string, wordsOf: (phrase: string) => string[]) {
  const phrases: Array<{ words: string[]; rule: PhraseRule }> = [];
  let size = 0;
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    const line = whole.replace(/#.*/, '').trim();
    if (line === '') continue;
    const { names, rule } = readLine(line, at + 1);
    size++;
    for (const name of names) {
      const words = wordsOf(name);
      if (words.length === 0 || words.length > longestPhrase)
        throw new SynonymError(at + 1, `"${name}" has no word that search knows, or more than ${longestPhrase}`);
      phrases.push({ words, rule });
    }
  }
  return { phrases, size };
}

function readLine(line: string, number: number): { names: string[]; rule: PhraseRule } {
  const [left = '', right = '', ...rest] = line.split('=>');
  const [things = '', ...options] = right.split(';').map((part) => part.trim());
  const list = (part: string) => part.split(',').flatMap((one) => one.trim() || []);
  const names = list(left);
  const rule: PhraseRule = { names, things: list(things) };
  if (names.length === 0 || rule.things.length === 0 || rest.length > 0)
    throw new SynonymError(number, 'names, "=>" and things are needed');
  for (const option of options) {
    const [, pesos] = /^hasta (\d+)$/.exec(option) ?? [];
    const [, from, to] = /^(\d\d-\d\d)\.\.(\d\d-\d\d)$/.exec(option) ?? [];
    if (pesos !== undefined) rule.priceMax = Number(pesos) * 100;
    else if (from !== undefined && to !== undefined) rule.season = { from, to };
    else throw new SynonymError(number, `"${option}" is neither "hasta N" nor a season such as "05-01..05-10"`);
  }
  return { names, rule };
}
