/** Which products a source of a block names. */
import { createHash } from 'node:crypto';
import type { CategoryList, ListingQuery, ProductSource } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { inTurns } from '../in-turns.ts';
import { dateInMexico } from './schedule.ts';

/** Out of how many of a listing a day's choice is taken. */
const rotated = 100;

/** Finds what can be bought: of these ids, or first in a listing. */
export interface ProductFinder {
  onSale(ids: readonly number[]): Promise<number[]>;
  firstOnSale(query: ListingQuery, limit: number): Promise<number[]>;
}

/** Ids of the categories that each list of the configuration holds (BL-04). */
export type CategoryLists = Readonly<Record<CategoryList, readonly number[]>>;

export interface PickOptions {
  finder: ProductFinder;
  lists: CategoryLists;
  now: number;
}

/**
 * Ids of up to `enough` products of a listing, or of all that are named by id, each once. Only what can be bought: an operator's
 * list outlives the stock of what it names, and its categories. Of a list of categories each brings one in turn.
 */
export async function pickProducts(
  source: ProductSource,
  enough: number,
  { finder, lists, now }: PickOptions,
): Promise<number[]> {
  if (source.ids) return finder.onSale([...new Set(source.ids)]);
  const categories = source.list === undefined ? [source.category] : lists[source.list];
  const daily = source.rotate === 'daily';
  const depth = daily ? Math.max(rotated, enough) : enough;
  const lines = await Promise.all(categories.map((category) => firstOf(finder, { ...source, category }, depth)));
  // A product of a category is one of the category above it too.
  const found = [...new Set(inTurns(lines))];
  return (daily ? shuffled(found, dateInMexico(now)) : found).slice(0, enough);
}

/** Nothing of a category that is gone. */
async function firstOf(finder: ProductFinder, source: ListingSource, limit: number): Promise<number[]> {
  try {
    return await finder.firstOnSale(toQuery(source), limit);
  } catch (error) {
    if (error instanceof Failure && error.code === 'CATEGORY_NOT_FOUND') return [];
    throw error;
  }
}

/** In an order that is the same for everybody all day. */
function shuffled(ids: readonly number[], seed: string): number[] {
  const rank = (id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  return ids
    .map((id) => ({ id, rank: rank(id) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ id }) => id);
}

type ListingSource = Omit<ProductSource, 'category'> & { category: number | undefined };

function toQuery({ category, store, brand, discount, freeShipping, order }: ListingSource): ListingQuery {
  return {
    ...(category !== undefined && { 'filter_by[category]': category }),
    ...(store !== undefined && { 'filter_by[store]': store }),
    ...(brand !== undefined && { 'filter_by[brand]': brand }),
    ...(discount !== undefined && { 'filter_by[discount]': discount }),
    ...(freeShipping && { 'filter_by[free_shipping]': true }),
    ...(order !== undefined && { order_by: order }),
  };
}
