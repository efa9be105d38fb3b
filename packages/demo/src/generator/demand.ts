import type { Random } from '../random.ts';

const DAY = 86_400_000;

/** How a product fares: when it came, how much it is wanted, how good it is and how many were sold. */
export interface Demand {
  createdAt: number;
  /** Around 1; a few products reach 20 and more. */
  appeal: number;
  /** 0 (bad) to 1 (excellent). */
  quality: number;
  soldCount: number;
  reviewCount: number;
}

/** A normally distributed number, mean 0, deviation 1. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

export const MOST_REVIEWS = 48;
/** Up to here everybody writes who wants to. */
const FREELY_WRITTEN = 16;

/** The phrases of a product run out, so the more want to write, the fewer of them do; not so that all best sellers have as many. */
function written(wanted: number): number {
  if (wanted <= FREELY_WRITTEN) return wanted;
  const room = MOST_REVIEWS - FREELY_WRITTEN;
  return FREELY_WRITTEN + Math.round(room * (1 - Math.exp((FREELY_WRITTEN - wanted) / 90)));
}

/**
 * One story from which sales, reviews, stars and rank all follow, so that they agree: what is wanted and cheap sells more, what has been
 * sold longer has sold more, and about one buyer in twenty-five to eighty writes a review.
 * @param price In centavos.
 * @param midnight Today's start in UTC, in milliseconds.
 */
export function drawDemand(random: Random, price: number, midnight: number): Demand {
  const daysOld = random.chance(0.12) ? random.int(1, 40) : 41 + Math.floor(1200 * random.next() ** 1.4);
  const createdAt = midnight - daysOld * DAY + random.int(0, 86_399) * 1000;
  const appeal = Math.exp(normal(random) * 1.1);
  const quality = Math.min(1, Math.max(0.05, 0.74 + normal(random) * 0.17));
  const cheapness = (40_000 / Math.max(2_000, price)) ** 0.35;
  const age = 1 - Math.exp(-daysOld / 260);
  const soldCount = Math.round(150 * appeal * cheapness * age * (0.55 + 0.6 * quality));
  const wanted = daysOld < 6 ? 0 : Math.round((soldCount / cheapness ** 0.7) * (0.012 + 0.03 * random.next()));
  return { createdAt, appeal, quality, soldCount, reviewCount: Math.min(written(wanted), soldCount) };
}

/** Rank in listings: demand first, nudged by stars and a running offer, far back when there is nothing to sell. */
export function popularityOf(
  demand: Demand,
  rating: { average: number; count: number },
  onOffer: boolean,
  stock: number,
): number {
  const believed = (rating.average * rating.count + 4 * 6) / (rating.count + 6);
  const pull = 1000 * demand.appeal * (believed / 4) ** 2 * (onOffer ? 1.15 : 1) * (stock > 0 ? 1 : 0.1);
  return Math.round(pull);
}
