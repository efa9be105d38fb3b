/** Picks the products of a block's source. */
import { createHash } from 'node:crypto';
import type { ListingQuery, ProductSource } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import { Failure } from '../../../failure.ts';
import { interleave } from '../../interleave.ts';
import type { OwnCategories } from '../own-categories.ts';

/** A daily choice takes its products from the first 100 of the listing. */
const rotated = 100;

/** Finds products that can be bought: among given ids, or at the start of a listing. */
export interface ProductFinder {
  onSale(ids: readonly number[]): Promise<number[]>;
  firstOnSale(query: ListingQuery, limit: number): Promise<number[]>;
}

export interface PickOptions {
  finder: ProductFinder;
  own: Pick<OwnCategories, 'numberOf' | 'numbersOf'>;
  now: number;
}

/**
 * Returns ids of up to `enough` products of a listing, or all ids that the source lists, without duplicates. Returns
 * only products that can be bought, since listed products and categories may sell out or be deleted. The categories of
 * a list take turns.
 */
export async function pickProducts(
  source: ProductSource,
  enough: number,
  { finder, own, now }: PickOptions,
): Promise<number[]> {
  if (source.ids) return finder.onSale([...new Set(source.ids)]);
  const categories = categoriesOf(source, own);
  const daily = source.rotate === 'daily';
  const depth = daily ? Math.max(rotated, enough) : enough;
  const idsByCategory = await Promise.all(
    categories.map((category) => firstOf(finder, { ...source, category }, depth)),
  );
  // A list may contain a category and its parent, which share products.
  const found = [...new Set(interleave(idsByCategory))];
  return (daily ? shuffled(found, dateInMexico(now)) : found).slice(0, enough);
}

/** The numbers of the source's categories (BL-04); undefined means the whole shop. */
function categoriesOf({ category, list }: ProductSource, own: PickOptions['own']): (number | undefined)[] {
  if (list !== undefined) return own.numbersOf(list);
  if (category === undefined) return [undefined];
  const number = own.numberOf(category);
  return number === undefined ? [] : [number];
}

/** Returns an empty array for a category that no longer exists. */
async function firstOf(finder: ProductFinder, source: ListingSource, limit: number): Promise<number[]> {
  try {
    return await finder.firstOnSale(toQuery(source), limit);
  } catch (error) {
    if (error instanceof Failure && error.code === 'CATEGORY_NOT_FOUND') return [];
    throw error;
  }
}

/** Shuffles by a seed, so that the sequence is the same for all shoppers all day. */
function shuffled(ids: readonly number[], seed: string): number[] {
  const rank = (id: number) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  return ids
    .map((id) => ({ id, rank: rank(id) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ id }) => id);
}

type ListingSource = Omit<ProductSource, 'category'> & { category: number | undefined };

function toQuery({ category, store, brand, discount, freeShipping, sort }: ListingSource): ListingQuery {
  return {
    ...(category !== undefined && { 'filter_by[category]': category }),
    ...(store !== undefined && { 'filter_by[store]': store }),
    ...(brand !== undefined && { 'filter_by[brand]': brand }),
    ...(discount !== undefined && { 'filter_by[discount]': discount }),
    ...(freeShipping && { 'filter_by[free_shipping]': true }),
    ...(sort !== undefined && { order_by: sort }),
  };
}
