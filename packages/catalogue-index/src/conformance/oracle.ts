/**
 * The right answers, by the plainest program that gives them. A product's id is its position in the catalogue, from 1.
 */
import { listingFilters } from '@tianguis/domain';
import type { Facets, Filters, Sort } from '../catalogue-index.ts';
import { conditions, deliveryOf, type Item } from './catalogue.ts';

export const salePrice = ({ list, off }: Item): number => Math.max(1, list * 100 - off * 100);
export const discountOf = (item: Item): number =>
  Math.floor(((item.list * 100 - salePrice(item)) * 100) / (item.list * 100));

type Skip = keyof Filters | 'price';

/** Products on sale that all filters leave; `skip` leaves one out, as the facet of that filter does. */
export function left(items: readonly Item[], filters: Filters, skip?: Skip): Item[] {
  const read = <Name extends keyof Filters>(name: Name) => (name === skip ? undefined : filters[name]);
  const within = (value: number, least: number | undefined, greatest: number | undefined) =>
    value >= (least ?? value) && value <= (greatest ?? value);
  return items.filter((item) => {
    const [category, store] = [read('category'), read('store')];
    const [brands, wanted, arriving] = [read('brands'), read('condition'), read('arriving')];
    return (
      item.active &&
      (category === undefined || item.path.includes(category.id)) &&
      (store === undefined || item.store === store) &&
      (brands === undefined || brands.includes(`marca-${item.brand}`)) &&
      (skip === 'price' || within(salePrice(item), filters.priceMin, filters.priceMax)) &&
      item.rating >= (read('rating') ?? 0) &&
      discountOf(item) >= (read('discount') ?? 0) &&
      (!read('freeShipping') || item.free) &&
      (!read('fulfillment') || item.ours) &&
      (!wanted?.length || wanted.includes(item.condition)) &&
      (arriving === undefined || (item.stock > 0 && arriving.includes(deliveryOf(item))))
    );
  });
}

function countBy<Key>(items: readonly Item[], key: (item: Item) => Key | undefined): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) {
    const value = key(item);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

/** Facets of a listing; categories by id. */
export function facetsOf(items: readonly Item[], filters: Filters): Facets {
  const level = filters.category?.level ?? 0;
  const brandCounts = countBy(left(items, filters, 'brands'), (item) => `marca-${item.brand}`);
  for (const slug of filters.brands ?? []) if (slug !== 'nadie' && !brandCounts.has(slug)) brandCounts.set(slug, 0);
  const [ofRating, ofDiscount] = [left(items, filters, 'rating'), left(items, filters, 'discount')];
  const ofCondition = left(items, filters, 'condition');
  const prices = left(items, filters, 'price').map(salePrice);
  return {
    rating: listingFilters.rating.steps.map((step) => ofRating.filter(({ rating }) => rating >= step).length),
    discount: listingFilters.discount.steps.map((step) => ofDiscount.filter((item) => discountOf(item) >= step).length),
    freeShipping: left(items, filters, 'freeShipping').filter(({ free }) => free).length,
    fulfillment: left(items, filters, 'fulfillment').filter(({ ours }) => ours).length,
    condition: conditions.map((one) => ofCondition.filter(({ condition }) => condition === one).length),
    brands: [...brandCounts]
      .sort(([one, many], [other, more]) => more - many || one.localeCompare(other))
      .map(([slug, count]) => ({ slug, name: slug.replace('marca-', 'Marca '), count })),
    categories: [...countBy(left(items, filters), ({ path }) => path[level])]
      .sort(([one], [other]) => one - other)
      .map(([id, count]) => ({ id, count })),
    price: {
      least: prices.length > 0 ? Math.min(...prices) : null,
      greatest: prices.length > 0 ? Math.max(...prices) : null,
    },
    scope: left(items, { category: filters.category, store: filters.store }).length,
  };
}

/** Products that have all of these words, wherever. */
export const matching = (items: readonly Item[], asked: readonly string[]): Item[] =>
  items.filter(({ title, text }) => asked.every((word) => title.includes(word) || text.includes(word)));

/** Products that have all of these words in their titles. */
export const entitled = (items: readonly Item[], asked: readonly string[]): Item[] =>
  items.filter(({ title }) => asked.every((word) => title.includes(word)));

/** Which way to match comes first: the title begins with the first word, has all words, all of its text has them. */
function tierOf({ title, text }: Item, asked: readonly string[]): number {
  const begins = title[0] === undefined ? -1 : asked.indexOf(title[0]);
  if (asked.every((word) => title.includes(word))) return begins === 0 ? 0 : begins > 0 ? 1 : 2;
  if (asked.every((word) => title.includes(word) || text.includes(word))) return 3;
  return begins === 0 ? 4 : begins > 0 ? 5 : 6;
}

/** What a search sorts by, the least first. What has not all words comes behind what has them. */
function searchKey(item: Item, id: number, asked: readonly string[], sort: Sort): number[] {
  const tier = tierOf(item, asked);
  const partly = tier > 3 ? 1 : 0;
  const key = listingKey(item, id, sort);
  // What is sold out comes behind all tiers.
  return sort === 'relevance' ? [item.stock > 0 ? 0 : 1, tier, ...key] : [partly, ...key];
}

/** What a listing sorts by, the least first. */
function listingKey(item: Item, id: number, sort: Sort): number[] {
  const steps = Math.floor(discountOf(item) / 15);
  switch (sort) {
    case 'relevance':
      return [item.stock > 0 ? 0 : 1, -item.popularity, -Math.floor(item.rating), -Math.min(3, steps), id];
    case 'price_asc':
      return [salePrice(item), id];
    case 'price_desc':
      return [-salePrice(item), -id];
    case 'rating':
      return [-Math.round(item.rating * 100), -item.popularity, id];
    case 'newest':
      return [-item.popularity, id];
    case 'discount':
      return [-discountOf(item), id];
  }
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sign, value, at) => sign || value - (other[at] ?? 0), 0);

/** Ids of these products of the catalogue sorted: of a listing, or of a search for these words. */
export function sorted(
  items: readonly Item[],
  wanted: readonly Item[],
  sort: Sort,
  asked?: readonly string[],
): number[] {
  const ids = new Map(items.map((item, at) => [item, at + 1]));
  return wanted
    .map((item) => {
      const id = ids.get(item) ?? 0;
      return { id, key: asked ? searchKey(item, id, asked, sort) : listingKey(item, id, sort) };
    })
    .sort((one, other) => compare(one.key, other.key))
    .map(({ id }) => id);
}
