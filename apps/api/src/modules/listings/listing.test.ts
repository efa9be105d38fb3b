/**
 * Tests listings in HTTP: the parameters, and the replies. The conformance suite of the index tests filters, sorts and
 * counts.
 */
import type { ListingReply } from '@tianguis/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, database, get } = await withApi();

beforeAll(async () => {
  await build.categories([{ id: 1, children: [{ id: 11 }, { id: 12 }] }, { id: 2 }]);
  for (let n = 0; n < 2; n++) {
    await build.brand();
    await build.store();
  }
  const priced = { list_price: 100_000, stock: 5 };
  const at = (day: number) => new Date(Date.UTC(2026, 0, day));
  await build.product([1, 11], {
    ...priced,
    id: 1,
    sale_price: 90_000,
    rating_average: 4.5,
    popularity: 1,
    created_at: at(3),
  });
  await build.product([1, 12], {
    ...priced,
    id: 2,
    sale_price: 50_000,
    ships_free: true,
    condition: 'refurbished',
    popularity: 3,
    created_at: at(2),
  });
  await build.product([2], {
    ...priced,
    id: 3,
    brand_id: 2,
    sale_price: 100_000,
    fulfillment_id: 1,
    popularity: 2,
    created_at: at(4),
  });
  await build.product([1, 11], {
    ...priced,
    id: 4,
    store_id: 2,
    condition: 'used',
    sale_price: 70_000,
    rating_average: 2,
    popularity: 4,
    created_at: at(1),
  });
  await build.product([1, 11], { ...priced, id: 5, is_active: false });
  await sql`update products set rating_count = 7 where rating_average > 0`.execute(database.db);
});

async function list(query: string): Promise<ListingReply & { ids: number[] }> {
  const { status, body } = await get(`/products/v1/products?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...body, ids: body.data.products.map(({ id }: { id: number }) => id) };
}

describe('AP-20 listings', () => {
  test.each([
    ['', [4, 2, 3, 1]],
    ['filter_by[category]=1', [4, 2, 1]],
    ['filter_by[category]=11', [4, 1]],
    ['filter_by[store]=2', [4]],
    ['filter_by[brand]=marca-2', [3]],
    ['filter_by[brand]=marca-1,marca-2,nadie', [4, 2, 3, 1]],
    ['filter_by[price_min]=70000', [4, 3, 1]],
    ['filter_by[price_max]=70000', [4, 2]],
    ['filter_by[price_max]=2147483647', [4, 2, 3, 1]],
    ['filter_by[rating]=4', [1]],
    ['filter_by[discount]=30', [4, 2]],
    ['filter_by[free_shipping]=true', [2]],
    ['filter_by[free_shipping]=false', [4, 2, 3, 1]],
    ['filter_by[fulfillment]=true', [3]],
    ['filter_by[condition]=used', [4]],
    ['filter_by[condition]=refurbished,used', [4, 2]],
    ['filter_by[condition]=new&filter_by[category]=11', [1]],
    ['filter_by[category]=1&filter_by[price_min]=60000&filter_by[rating]=1', [4, 1]],
    ['order_by=relevance', [4, 2, 3, 1]],
    ['order_by=price_asc', [2, 4, 1, 3]],
    ['order_by=price_desc', [3, 1, 4, 2]],
    ['order_by=rating', [1, 4, 2, 3]],
    ['order_by=newest', [3, 1, 2, 4]],
    ['order_by=discount', [2, 4, 1, 3]],
    ['page=2&page_size=3', [1]],
    ['page=3&page_size=3', []],
  ])('%s gives %j', async (query, ids) => {
    expect((await list(query)).ids).toEqual(ids);
  });

  test('a listing has its counts, and all facets with labels', async () => {
    const { metadata } = await list('filter_by[category]=1&filter_by[rating]=1&facets=true&page_size=1');
    const stars = (value: string, count: number) => ({
      value,
      label: value === '1' ? '1 estrella o más' : `${value} estrellas o más`,
      count,
    });
    const off = (value: string, count: number) => ({ value, label: `${value}% o más`, count });
    expect(metadata).toEqual({
      ...{ total: 2, page: 1, page_size: 1, pages: 2 },
      facets: {
        category: [{ value: '11', label: 'Categoría 11', count: 2 }],
        brand: [{ value: 'marca-1', label: 'Marca 1', count: 2 }],
        rating: [stars('4', 1), stars('3', 1), stars('2', 2), stars('1', 2)],
        discount: [off('10', 2), off('20', 1), off('30', 1), off('40', 0), off('50', 0)],
        free_shipping: 0,
        fulfillment: 0,
        condition: [
          { value: 'new', label: 'Nuevo', count: 1 },
          { value: 'refurbished', label: 'Reacondicionado', count: 0 },
          { value: 'used', label: 'Usado', count: 1 },
        ],
        price: { min: 70_000, max: 90_000 },
        unfiltered: 3,
      },
    });
    expect((await list('filter_by[store]=9&facets=true')).metadata.facets?.price).toEqual({ min: 0, max: 0 });
  });

  test('AP-13 products by ids preserve the sequence of the ids, without duplicates and missing products', async () => {
    const asked = fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.constantFrom(13, 0, 4_294_967_296)), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const { ids, metadata } = await list(`filter_by[id]=${wanted.join(',')}`);
        const known = [...new Set(wanted)].filter((id) => id >= 1 && id <= 5);
        expect(ids).toEqual(known);
        expect(metadata).toMatchObject({ total: known.length, page: 1 });
      }),
      { numRuns: 50 },
    );
  });
});
