/**
 * Splits `total` into whole numbers that are proportional to the weights. Each is at least 1 if `total` is large
 * enough.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const floors = exact.map((share) => Math.max(total >= weights.length ? 1 : 0, Math.floor(share)));
  let left = total - floors.reduce((a, b) => a + b, 0);
  const byRest = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (let turn = 0; left !== 0; turn++) {
    const { i } = byRest[turn % byRest.length] ?? { i: 0 };
    const step = Math.sign(left);
    const now = floors[i] ?? 0;
    if (step < 0 && now <= 1) continue;
    floors[i] = now + step;
    left -= step;
  }
  return floors;
}

/** Smooth weighted round robin without end: each item recurs in proportion to its weight, evenly spread. */
export function* takeTurns<T extends { weight: number }>(items: readonly T[]): Generator<T, never> {
  const sum = items.reduce((total, { weight }) => total + weight, 0);
  if (!(sum > 0)) throw new RangeError('takeTurns needs items with weight');
  const credit = items.map(() => 0);
  for (;;) {
    let best = 0;
    items.forEach(({ weight }, i) => {
      credit[i] = (credit[i] ?? 0) + weight;
      if ((credit[i] ?? 0) > (credit[best] ?? 0)) best = i;
    });
    credit[best] = (credit[best] ?? 0) - sum;
    yield items[best] as T;
  }
}
