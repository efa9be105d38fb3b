import type { Random } from '../random.ts';

/** The number nearest to `value` that ends in one of `endings`; endings repeat with each `step`. */
function nearest(value: number, step: number, endings: readonly number[]): number {
  const floor = Math.floor(value / step) * step;
  let best = Number.POSITIVE_INFINITY;
  for (const base of [floor - step, floor, floor + step]) {
    for (const ending of endings) {
      const candidate = base + ending;
      if (candidate > 0 && Math.abs(candidate - value) < Math.abs(best - value)) best = candidate;
    }
  }
  return best;
}

/**
 * Rounds a price in centavos to endings that are usual in Mexican shops.
 * - groceries below 150 pesos: .50 or .90
 * - other prices below 100 pesos: 5 or 9
 * - up to 1,000 pesos: 9
 * - up to 5,000 pesos: 49 or 99
 * - up to 20,000 pesos: 99
 * - above: 499 or 999
 */
export function shopPrice(centavos: number, grocery: boolean): number {
  if (grocery && centavos < 15_000) return nearest(centavos, 100, [50, 90]);
  if (centavos < 10_000) return nearest(centavos, 1_000, [500, 900]);
  if (centavos < 100_000) return nearest(centavos, 1_000, [900]);
  if (centavos < 500_000) return nearest(centavos, 10_000, [4_900, 9_900]);
  if (centavos < 2_000_000) return nearest(centavos, 10_000, [9_900]);
  return nearest(centavos, 100_000, [49_900, 99_900]);
}

/** Picks a random discount in percent: mostly 10 to 30, rarely more than 50. */
export function drawDiscount(random: Random): number {
  const [low, high] = random.weighted<readonly [number, number]>([
    [[6, 10], 24],
    [[11, 20], 36],
    [[21, 35], 27],
    [[36, 50], 10],
    [[51, 59], 3],
  ]);
  return random.int(low, high);
}

/** The rounded price of an offer; the list price if rounding gives a discount below 5 % or above 60 %. */
export function offerPrice(listPrice: number, percent: number, grocery: boolean): number {
  const target = listPrice * (1 - percent / 100);
  for (const price of [shopPrice(target, grocery), Math.round(target / 100) * 100]) {
    const off = Math.floor(((listPrice - price) * 100) / listPrice);
    if (off >= 5 && off <= 60) return price;
  }
  return listPrice;
}

const MONTHS_FROM: readonly (readonly [number, number])[] = [
  [1_200_000, 24],
  [700_000, 18],
  [300_000, 12],
  [200_000, 9],
  [120_000, 6],
  [50_000, 3],
];

/** Months without interest for a price in centavos: 3 from 500 pesos, up to 24 from 12,000 pesos; 0 below 500 pesos. */
export function monthsFor(price: number): number {
  return MONTHS_FROM.find(([from]) => price >= from)?.[1] ?? 0;
}
