import { type Token, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Synonyms } from './synonyms.ts';

/**
 * Spelling correction: for each unknown word, the word of the catalogue that was probably meant.
 * @param isRight whether a word is spelled correctly even if no product contains it: it has synonyms, or is a brand
 */
export function correctWords(
  tokens: readonly Token[],
  lexicon: Pick<Lexicon, 'correct'>,
  isRight: (token: Token) => boolean,
  options: { anyway?: boolean } = {},
): Map<string, string> {
  const unknown = tokens.filter((token) => /^\p{L}+$/u.test(token.text) && !isRight(token));
  return new Map(
    unknown.flatMap((token) => {
      const word = lexicon.correct(token, options);
      return word === undefined ? [] : [[token.text, word] as const];
    }),
  );
}

/** A text with these corrections, for shoppers to read; null if there are none. */
export function correctedText(
  text: string,
  corrections: ReadonlyMap<string, string>,
  lexicon: Pick<Lexicon, 'written'>,
): string | null {
  if (corrections.size === 0) return null;
  return fold(text).replace(/\p{L}+/gu, (word) => corrections.get(word) ?? lexicon.written(word));
}

/** A folded text with these corrections. */
export function replaceWords(text: string, corrections: ReadonlyMap<string, string>): string {
  return corrections.size === 0 ? text : text.replace(/\p{L}+/gu, (word) => fold(corrections.get(word) ?? word));
}

/** Folded words in the spelling of the original query. */
export function asWritten(text: string, query: string): string {
  const written = query.split(/[^\p{L}\p{M}\p{N}.'’&+/-]+/u);
  const pieces = new Map([
    // Names of brands have no apostrophes: "levis" of "Levi's".
    ...written.map((piece) => [fold(piece).replaceAll("'", ''), piece] as const),
    ...written.map((piece) => [fold(piece), piece] as const),
  ]);
  return text
    .split(' ')
    .map((word) => pieces.get(word) ?? word)
    .join(' ');
}

/** Adds the joined form as an alternative if catalogue or synonyms have it: "micro sd" also matches "microsd". */
export function withJoined(
  tokens: readonly Token[],
  lexicon: Pick<Lexicon, 'knows'>,
  synonyms: Pick<Synonyms, 'knows'>,
): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, other] = [tokens[at], tokens[at + 1]];
    if (!one) continue;
    const whole = other && !one.isCode && !other.isCode ? `${one.text}${other.text}` : '';
    const [known, ...more] = whole === '' ? [] : tokenise(whole);
    const token = known && more.length === 0 && (lexicon.knows(whole) || synonyms.knows(known)) ? known : undefined;
    if (!token || !other) joined.push(one);
    else {
      const parts = [...(one.alternatives[0] ?? []), ...(other.alternatives[0] ?? [])];
      joined.push({ ...token, text: `${one.text} ${other.text}`, alternatives: [parts, ...token.alternatives] });
      at++;
    }
  }
  return joined;
}
