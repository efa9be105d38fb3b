import { type Token, tokenise } from './analyse.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Synonyms } from './synonyms.ts';

/**
 * Spelling correction: replaces unknown words by words of the catalogue. `corrected` is null if nothing was replaced.
 */
export function correct(
  tokens: readonly Token[],
  query: string,
  lexicon: Lexicon,
  synonyms: Pick<Synonyms, 'knows'>,
  options: { anyway?: boolean } = {},
): { tokens: Token[]; corrected: string | null } {
  // A word with synonyms is spelled correctly even if no product contains it.
  const unknown = tokens.filter((token) => /^\p{L}+$/u.test(token.text) && !synonyms.knows(token));
  const meant = new Map(
    unknown.flatMap((token) => {
      const word = lexicon.correct(token, options);
      return word === undefined ? [] : [[token.text, word] as const];
    }),
  );
  if (meant.size === 0) return { tokens: [...tokens], corrected: null };
  const corrected = fold(query).replace(/\p{L}+/gu, (word) => meant.get(word) ?? lexicon.written(word));
  return { tokens: tokenise(corrected), corrected };
}

/** Folded words in the spelling of the original query. */
export function asWritten(text: string, query: string): string {
  const pieces = new Map(query.split(/[^\p{L}\p{M}\p{N}.'&+/-]+/u).map((piece) => [fold(piece), piece]));
  return text
    .split(' ')
    .map((word) => pieces.get(word) ?? word)
    .join(' ');
}

/** Adds the joined form as an alternative if the catalogue has it: "micro sd" also matches "microsd". */
export function withJoined(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, other] = [tokens[at], tokens[at + 1]];
    if (!one) continue;
    const whole = other && !one.isCode && !other.isCode ? `${one.text}${other.text}` : '';
    const [token] = other && whole !== '' && lexicon.knows(whole) ? tokenise(whole) : [];
    if (!token || !other) joined.push(one);
    else {
      const parts = [...(one.alternatives[0] ?? []), ...(other.alternatives[0] ?? [])];
      joined.push({ ...token, text: `${one.text} ${other.text}`, alternatives: [parts, ...token.alternatives] });
      at++;
    }
  }
  return joined;
}
