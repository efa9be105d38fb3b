/** The products that a block names. */
import { createHash } from 'node:crypto';
import type { CategoryList, ListingQuery, Product, ProductSource } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import { inTurns } from '../in-turns.ts';
import { dateInMexico } from './schedule.ts';

const defaultLimit = 12;
/** Out of how many of a listing a day's choice is taken. */
const rotated = 100;

/** Reads products by ids, or the first of a listing. */
export interface ProductReader {
  byIds(ids: readonly number[]): Promise<Product[]>;
  first(query: ListingQuery, limit: number): Promise<Product[]>;
}

/** Ids of the categories that each list of the configuration holds (BL-04). */
export type CategoryLists = Readonly<Record<CategoryList, readonly number[]>>;

/**
 * Only what can be bought is shown: an operator's list outlives the stock of what it names, and its categories. Of a list of
 * categories each brings one in turn.
 */
export async function pickProducts(
  source: ProductSource,
  reader: ProductReader,
  lists: CategoryLists,
  now: number,
): Promise<Product[]> {
  const limit = source.limit ?? defaultLimit;
  if (source.ids) return (await reader.byIds(source.ids)).filter(isOnSale).slice(0, limit);
  const categories = source.list === undefined ? [source.category] : lists[source.list];
  const enough = source.rotate === 'daily' ? rotated : limit;
  const found = inTurns(
    await Promise.all(categories.map((category) => firstOf(reader, { ...source, category }, enough))),
  );
  const onSale = found.filter(isOnSale);
  return (source.rotate === 'daily' ? shuffled(onSale, dateInMexico(now)) : onSale).slice(0, limit);
}

/** Nothing of a category that is gone. */
async function firstOf(reader: ProductReader, source: ListingSource, limit: number): Promise<Product[]> {
  try {
    return await reader.first(toQuery(source), limit);
  } catch (error) {
    if (error instanceof Failure && error.code === 'CATEGORY_NOT_FOUND') return [];
    throw error;
  }
}

function isOnSale({ is_active, stock }: Product): boolean {
  return is_active && stock > 0;
}

/** In an order that is the same for everybody all day. */
function shuffled(products: readonly Product[], seed: string): Product[] {
  const rank = ({ id }: Product) => createHash('sha256').update(`${seed}:${id}`).digest('hex');
  return products
    .map((product) => ({ product, rank: rank(product) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .map(({ product }) => product);
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
