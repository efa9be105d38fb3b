/** How far two words are from each other, as people in Mexico misspell: what sounds the same is nearer than what does not. */

const half = 0.5;
/** Letters that sound the same, at least in some places. */
const alike: ReadonlySet<string> = new Set(
  ['bv', 'sz', 'sc', 'cz', 'ck', 'cq', 'kq', 'gj', 'jx', 'sx', 'iy', 'mn', 'nñ', 'ou', 'ei', 'yl'].flatMap(([a, b]) => [
    `${a}${b}`,
    `${b}${a}`,
  ]),
);

/** Of a letter too many or too few: silent ones (h, the u of gue and que) and doubled ones are easily forgotten. */
function costOfLetter(word: string, at: number): number {
  const letter = word[at];
  if (letter === 'h' || letter === word[at - 1] || letter === word[at + 1]) return half;
  return letter === 'u' && 'gq'.includes(word[at - 1] ?? '-') ? half : 1;
}

/**
 * Cost of making `one` into `other`: 1 for a letter that is wrong, missing, too many, or swapped with its neighbour; half of that where both
 * sound the same. Gives up with Infinity once it must be more than `most`.
 */
export function distance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  let before: number[] = [];
  let above: number[] = [0];
  for (let j = 0; j < other.length; j++) above.push((above[j] ?? 0) + costOfLetter(other, j));
  for (let i = 0; i < one.length; i++) {
    const row = [(above[0] ?? 0) + costOfLetter(one, i)];
    let least = row[0] ?? 0;
    for (let j = 0; j < other.length; j++) {
      const cost = Math.min(
        (above[j] ?? 0) + costOfChange(one[i] ?? '', other[j] ?? ''),
        (above[j + 1] ?? 0) + costOfLetter(one, i),
        (row[j] ?? 0) + costOfLetter(other, j),
        one[i] === other[j - 1] && one[i - 1] === other[j] ? (before[j - 1] ?? Infinity) + 1 : Infinity,
      );
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    before = above;
    above = row;
  }
  const cost = above.at(-1) ?? 0;
  return cost > most ? Infinity : cost;
}

function costOfChange(one: string, other: string): number {
  if (one === other) return 0;
  return alike.has(one + other) ? half : 1;
}
