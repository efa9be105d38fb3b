// Seeded random numbers: the same seed gives the same requests.

/** Random number generator (mulberry32), seeded by a text. */
export function createRandom(seed) {
  let state = [...String(seed)].reduce(
    (sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 0x9e3779b1) >>> 0,
    0x2545f491,
  );
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end) => Math.floor(next() * end);
  const pick = (list) => list[below(list.length)];
  return {
    below,
    pick,
    chance: (share) => next() < share,
    times: (most, make) => Array.from({ length: below(most + 1) }, make),
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
