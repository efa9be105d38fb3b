/** Weighted edit distance (Damerau-Levenshtein): letters that sound alike in Mexican Spanish cost half. */

const half = 0.5;
/** Letters that sound the same, at least in some regions. */
const alike: ReadonlySet<string> = new Set(
  ['bv', 'sz', 'sc', 'cz', 'ck', 'cq', 'kq', 'gj', 'jx', 'sx', 'iy', 'mn', 'nñ', 'ou', 'ei', 'yl'].flatMap(([a, b]) => [
    `${a}${b}`,
    `${b}${a}`,
  ]),
);

/**
 * Cost of inserting or deleting a letter: half for silent letters (h but in ch, the u of gue and que) and doubled ones.
 */
function costOfLetter(word: string, at: number): number {
  const letter = word[at];
  if ((letter === 'h' && word[at - 1] !== 'c') || letter === word[at - 1] || letter === word[at + 1]) return half;
  return letter === 'u' && 'gq'.includes(word[at - 1] ?? '-') ? half : 1;
}

/**
 * Edit distance between `one` and `other`: 1 for an insertion, deletion, transposition or `substitution`; half where both
 * spellings sound the same. Infinity as soon as it must exceed `most`.
 */
export function distance(one: string, other: string, most: number, substitution = 1): number {
  if (one === other) return 0;
  let before: number[] = [];
  let above: number[] = [0];
  for (let j = 0; j < other.length; j++) above.push((above[j] ?? 0) + costOfLetter(other, j));
  for (let i = 0; i < one.length; i++) {
    const row = [(above[0] ?? 0) + costOfLetter(one, i)];
    let least = row[0] ?? 0;
    for (let j = 0; j < other.length; j++) {
      const cost = Math.min(
        (above[j] ?? 0) + costOfChange(one[i] ?? '', other[j] ?? '', substitution),
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

function costOfChange(one: string, other: string, substitution: number): number {
  if (one === other) return 0;
  return alike.has(one + other) ? half : substitution;
}
