/**
 * The passwords that attackers try first, for the password meter in the browser. Each has a worth: how many random
 * characters are as hard to guess. The server checks against a list that is ten times as long.
 */
export interface CommonPasswords {
  worth: ReadonlyMap<string, number>;
  /** Length of the longest common password in characters. */
  longest: number;
}

/** Number of common passwords that the browser loads (13 kB). */
const most = 5_000;
/** Minimum length: shorter words occur within too many good passwords. */
const shortest = 3;
/**
 * Worth of a password by its rank (rank 1 is the most common): the number of decimal digits of the rank, at least 2.
 */
const ranks = [
  { upTo: 100, worth: 2 },
  { upTo: 3_000, worth: 3 },
  { upTo: most, worth: 4 },
] as const;

/**
 * Packs the passwords as text with one line for each worth. Lines are sorted, because that compresses best. @param
 * words the most common first
 */
export function packCommonPasswords(words: readonly string[]): string {
  let from = 0;
  const lines = ranks.map(({ upTo }) => {
    const some = words.slice(from, upTo).filter((word) => word.length >= shortest);
    from = upTo;
    return some.sort().join(' ');
  });
  return lines.join('\n');
}

/** @param packed result of {@link packCommonPasswords} */
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
