/**
 * Changes one concept by millionths, so that the total of an invoice is exactly the charged amount. The total of an
 * invoice is computed from rounded sums, and each rounding can add or lose half a centavo. The base of a concept moves
 * these sums: more base never lowers the total. So a search by halves finds the smallest change.
 */
import type { Centavos } from '../../money/money.ts';
import { amountOf, type Draft, joinSums, rawSums, totalOf } from './draft.ts';
import { divideUp, type Micros, microsOfCentavo, most } from './micros.ts';

/**
 * The greatest change of a base. The prices of 200 lines with 999 pieces are off by 10 centavos at most, since each
 * price is rounded to six decimals. Rounding the sums adds a few centavos.
 */
const window: Micros = 20n * microsOfCentavo;

/**
 * The concepts with a total of `charged`. At most one differs from the given concepts.
 * @throws RangeError if no change of one concept leads to the total
 */
export function balance(drafts: readonly Draft[], charged: Centavos): Draft[] {
  if (totalOf(rawSums(drafts)) === charged) return [...drafts];
  const levers = drafts
    .map((draft, at) => ({ draft, at }))
    .filter(({ draft }) => draft.base > 0n)
    .toSorted((one, other) => (one.draft.base > other.draft.base ? -1 : 1));
  for (const prepare of preparations)
    for (const { draft, at } of levers) {
      const moved = move(prepare(draft), drafts.toSpliced(at, 1), charged);
      if (moved) return drafts.toSpliced(at, 1, moved);
    }
  throw new RangeError(`no change of one concept makes a total of ${charged} centavos`);
}

/**
 * Changes of a concept before its base moves. The first change that leads to the total is used. Two taxes of a concept
 * can round up at the same base, and the total jumps by two centavos. Cutting one tax parts the two jumps. A Descuento
 * moves the base by single millionths, but is odd without a discount, so the Descuento comes last.
 */
const preparations: readonly ((draft: Draft) => Draft)[] = [
  (draft) => draft,
  (draft) => cut(draft, 'ieps'),
  (draft) => cut(draft, 'iva'),
  (draft) => withRoom(draft),
  (draft) => withRoom(cut(draft, 'ieps')),
  (draft) => withRoom(cut(draft, 'iva')),
];

const cut = (draft: Draft, tax: 'ieps' | 'iva'): Draft => ({ ...draft, taxed: { ...draft.taxed, cut: tax } });

/** The concept with a price that leaves room for a greater base. */
const withRoom = (draft: Draft): Draft => ({
  ...draft,
  unitValue: most(draft.unitValue, divideUp(draft.base + window, draft.taxed.pieces)),
  isDiscounted: true,
});

/** The concept with another base. Without a Descuento, the price changes instead. */
function changed(draft: Draft, steps: bigint): Draft {
  if (draft.isDiscounted) return { ...draft, base: draft.base + steps };
  const unitValue = draft.unitValue + steps;
  return { ...draft, unitValue, base: unitValue * draft.taxed.pieces };
}

/** The most steps by which a concept can change. */
function room(draft: Draft, isMore: boolean): bigint {
  const step = draft.isDiscounted ? 1n : draft.taxed.pieces;
  const limit = !isMore ? draft.base - step : draft.isDiscounted ? amountOf(draft) - draft.base : window;
  return (limit < window ? limit : window) / step;
}

/** The concept with the smallest change that leads to the total. Undefined if none does. */
function move(draft: Draft, others: readonly Draft[], charged: Centavos): Draft | undefined {
  const rest = rawSums(others);
  const totalWith = (steps: bigint) => totalOf(joinSums(rest, rawSums([changed(draft, steps)])));
  const start = totalWith(0n);
  if (start === charged) return draft;
  const isMore = start < charged;
  const signed = (steps: bigint) => (isMore ? steps : -steps);
  const reaches = (steps: bigint) => {
    const total = totalWith(signed(steps));
    return isMore ? total >= charged : total <= charged;
  };
  let [below, above] = [0n, room(draft, isMore)];
  if (above < 1n || !reaches(above)) return undefined;
  while (above - below > 1n) {
    const middle = (below + above) / 2n;
    if (reaches(middle)) above = middle;
    else below = middle;
  }
  return totalWith(signed(above)) === charged ? changed(draft, signed(above)) : undefined;
}
