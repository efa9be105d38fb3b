/** Ages that a search says: "de 8 años". */
import type { Token } from './analyse.ts';

/** For whom things of an age are: what is not said in years is called so. */
const ages: ReadonlyArray<[upTo: number, words: readonly string[]]> = [
  [2, ['bebe', 'infantil']],
  [12, ['infantil', 'niño', 'niña', 'juvenil']],
  [17, ['juvenil']],
];

/** Tokens of ages with the words for who is that old. */
export function withAges(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const [, number, unit] = /^(\d+)(año|mes)$/.exec(token.alternatives[0]?.[0] ?? '') ?? [];
    if (number === undefined) return token;
    const years = unit === 'mes' ? 0 : Number(number);
    const [, words = []] = ages.find(([upTo]) => years <= upTo) ?? [];
    return { ...token, alternatives: [...token.alternatives, ...words.map((word) => [word])], isCode: false };
  });
}
