/**
 * The passwords that attackers try first, for the meter in the browser: what each is worth in characters that nobody
 * guesses. The server judges by a list that is ten times as long.
 */
export interface CommonPasswords {
  worth: ReadonlyMap<string, number>;
  /** Characters of the longest. */
  longest: number;
}

/** How many are packed: 13 kB on their way to the browser. */
const most = 5_000;
/** Shorter ones are in too many good passwords. */
const shortest = 3;
/** Of the most common first: so many, and what each is worth. As many guesses as that many decimal digits take. */
const ranks = [
  { upTo: 100, worth: 2 },
  { upTo: 3_000, worth: 3 },
  { upTo: most, worth: 4 },
] as const;

/** As text of a line for each worth, sorted, which is what compresses best. @param words the most common first */
export function packCommonPasswords(words: readonly string[]): string {
  let from = 0;
  const lines = ranks.map(({ upTo }) => {
    const some = words.slice(from, upTo).filter((word) => word.length >= shortest);
    from = upTo;
    return some.sort().join(' ');
  });
  return lines.join('\n');
}

/** @param packed of {@link packCommonPasswords} */
export function readCommonPasswords(packed: string): CommonPasswords {
  const worth = new Map<string, number>();
  let longest = 0;
  for (const [at, line] of packed.split('\n').entries())
    for (const word of line.split(' ').filter((one) => one !== '')) {
      worth.set(word, ranks[at]?.worth ?? 0);
      longest = Math.max(longest, word.length);
    }
  return { worth, longest };
}
