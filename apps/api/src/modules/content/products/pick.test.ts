import type { ListingQuery } from '@tianguis/contract';
import { expect, test } from 'vitest';
import { Failure } from '../../../failure.ts';
import { ownCategories } from '../own-categories.ts';
import { pickProducts } from './pick.ts';

const noon = Date.parse('2026-11-21T18:00:00Z');
const day = 24 * 3_600_000;

/**
 * Category 1 has the products 1 to 200. Its child, category 2, has the products with even ids. Category 9 does not
 * exist.
 */
function shop() {
  const asked: number[] = [];
  const all = Array.from({ length: 200 }, (_, index) => index + 1);
  const finder = {
    onSale: async (ids: readonly number[]) => ids.filter((id) => id !== 13),
    async firstOnSale(query: ListingQuery, limit: number) {
      asked.push(limit);
      const category = query['filter_by[category]'];
      if (category === 9) throw new Failure('CATEGORY_NOT_FOUND');
      return all.filter((id) => category !== 2 || id % 2 === 0).slice(0, limit);
    },
  };
  const lists = { gamers: [2, 9, 1], supermarket: [] };
  const own = ownCategories({ byName: new Map() }, lists);
  return { asked, options: { finder, own, now: noon } };
}

test('RT-12 the daily choice is the same from midnight to midnight in Mexico City, and another the next day', async () => {
  const { options } = shop();
  const choice = (now: number) => pickProducts({ category: 1, rotate: 'daily' }, 12, { ...options, now });
  const midnight = Date.parse('2026-11-22T06:00:00Z');
  const today = await choice(noon);
  expect(today).toHaveLength(12);
  expect(await choice(midnight - day)).toEqual(today);
  expect(await choice(midnight - 1)).toEqual(today);
  const tomorrow = await choice(midnight);
  expect(tomorrow.toSorted()).not.toEqual(today.toSorted());
  expect(new Set([...today, ...tomorrow]).size).toBeGreaterThan(12);
});

test('RT-12 the daily choice is taken from the first hundred, or from more if needed', async () => {
  const { options, asked } = shop();
  const ids = await pickProducts({ category: 1, rotate: 'daily' }, 12, options);
  expect(Math.max(...ids)).toBeLessThanOrEqual(100);
  expect(Math.max(...ids)).toBeGreaterThan(12);
  expect(await pickProducts({ category: 1, rotate: 'daily' }, 150, options)).toHaveLength(150);
  expect(asked).toEqual([100, 150]);
});

test('BL-04 categories of a list take turns, a missing one is skipped, and no product is repeated', async () => {
  const { options } = shop();
  expect(await pickProducts({ list: 'gamers' }, 6, options)).toEqual([2, 1, 4, 6, 3, 8]);
  expect(await pickProducts({ list: 'supermarket' }, 6, options)).toEqual([]);
  expect(await pickProducts({ category: 9 }, 6, options)).toEqual([]);
});

test('RT-15 products named by id preserve their sequence, without duplicates and products that cannot be bought', async () => {
  const ids = [20, 13, ...Array.from({ length: 20 }, (_, index) => 40 - index), 20];
  const found = await pickProducts({ ids }, 1, shop().options);
  expect(found).toEqual([20, ...Array.from({ length: 20 }, (_, index) => 40 - index).filter((id) => id !== 20)]);
});
