import type { Random } from '../random.ts';

const DAY = 86_400_000;

/** Simulated demand for a product: age, appeal, quality and sales. */
export interface Demand {
  createdAt: number;
  /** Most products have a value around 1; a few reach 20 and more. */
  appeal: number;
  /** From 0 (bad) to 1 (excellent). */
  quality: number;
  soldCount: number;
  reviewCount: number;
}

/** A normally distributed number, mean 0, deviation 1. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

export const MOST_REVIEWS = 48;
/** Numbers of reviews up to this one are not reduced. */
const UNCAPPED_REVIEWS = 16;

/**
 * Reduces large numbers of reviews smoothly towards MOST_REVIEWS, because a product has few phrases. Best sellers still
 * have more reviews than others.
 */
function cappedReviews(count: number): number {
  if (count <= UNCAPPED_REVIEWS) return count;
  const range = MOST_REVIEWS - UNCAPPED_REVIEWS;
  return UNCAPPED_REVIEWS + Math.round(range * (1 - Math.exp((UNCAPPED_REVIEWS - count) / 90)));
}

/**
 * Generates the random demand for a product. Sales, reviews, stars and popularity are derived from it, so they agree.
 * Appealing, cheap and old products have sold more. One buyer in 25 to 80 writes a review.
 * @param price in centavos
 * @param midnight start of the current day in UTC, in milliseconds
 */
export function drawDemand(random: Random, price: number, midnight: number): Demand {
  const daysOld = random.chance(0.12) ? random.int(1, 40) : 41 + Math.floor(1200 * random.next() ** 1.4);
  const createdAt = midnight - daysOld * DAY + random.int(0, 86_399) * 1000;
  const appeal = Math.exp(normal(random) * 1.1);
  const quality = Math.min(1, Math.max(0.05, 0.74 + normal(random) * 0.17));
  const cheapness = (40_000 / Math.max(2_000, price)) ** 0.35;
  const age = 1 - Math.exp(-daysOld / 260);
  const soldCount = Math.round(150 * appeal * cheapness * age * (0.55 + 0.6 * quality));
  const reviews = daysOld < 6 ? 0 : Math.round((soldCount / cheapness ** 0.7) * (0.012 + 0.03 * random.next()));
  return { createdAt, appeal, quality, soldCount, reviewCount: Math.min(cappedReviews(reviews), soldCount) };
}

/**
 * Popularity for the sort by relevance: demand, adjusted by rating and offer. A product out of stock has a tenth of it.
 */
export function popularityOf(
  demand: Demand,
  rating: { average: number; count: number },
  onOffer: boolean,
  stock: number,
): number {
  // Bayesian average with a prior of six reviews of four stars.
  const stars = (rating.average * rating.count + 4 * 6) / (rating.count + 6);
  return Math.round(1000 * demand.appeal * (stars / 4) ** 2 * (onOffer ? 1.15 : 1) * (stock > 0 ? 1 : 0.1));
}
