import type { ListingQuery, Product } from '@tianguis/contract';
import { listingOrders } from '@tianguis/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  discountOf,
  expectedFacets,
  left,
  type Plan,
  paths,
  productArbitrary,
  queryArbitrary,
  saleOf,
  withPlans,
} from './test-plans.ts';

const { database, load, refresh, list } = await withPlans();

/** Every filter at the very value of a product, which chance meets too seldom. */
const atTheEdge: [Plan[], Plan[], ListingQuery[]] = [
  [
    {
      path: [1],
      brand: 1,
      store: 1,
      list: 2,
      off: 1,
      rating: 3,
      free: true,
      ours: true,
      active: true,
      stock: 1,
      popularity: 0,
    },
  ],
  [],
  [
    { 'filter_by[price_min]': 100 },
    { 'filter_by[price_max]': 100 },
    // The most that the contract allows.
    { 'filter_by[price_max]': 2_147_483_647 },
    { 'filter_by[rating]': 3 },
    { 'filter_by[discount]': 50 },
    { 'filter_by[price_min]': 101 },
    { 'filter_by[price_min]': 100 },
    { 'filter_by[price_max]': 100 },
    { 'filter_by[discount]': 50 },
  ],
];

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

describe('a listing of any catalogue', () => {
  test('AP-20 filters leave exactly the products that they should, and each facet counts under all the other filters', async () => {
    const catalogues = fc.array(productArbitrary, { maxLength: 30 });
    const queries = fc.array(queryArbitrary, { minLength: 8, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(catalogues, catalogues, queries, async (plans, past, asked) => {
        await load(plans, past);
        for (const [at, query] of asked.entries()) {
          // What was counted row by row so far is built into bits now.
          if (at === 2) await refresh();
          const { data, metadata } = await list({ ...query, page_size: 100, facets: true });
          const wanted = left(plans, query).map((plan) => plans.indexOf(plan) + 1);
          expect(ids(data.products).sort((a, b) => a - b)).toEqual(wanted);
          expect(metadata.total).toBe(wanted.length);
          expect(metadata.facets).toEqual(expectedFacets(plans, query));
          expect((await list({ ...query, page_size: 1 })).metadata.total).toBe(wanted.length);
        }
      }),
      { numRuns: 25, examples: [atTheEdge] },
    );
  });

  test('AP-20 facets count right where a department has several blocks of bits, also while many of its products changed', async () => {
    const plans = fc.sample(
      // Without the bias to the least and the greatest, which would be in every block.
      fc
        .noBias(fc.tuple(productArbitrary, fc.constantFrom(...paths.slice(0, 4)), fc.integer({ min: 2, max: 9_000 })))
        .map(([plan, path, list]) => ({ ...plan, path, list, active: true })),
      { numRuns: 2_100, seed: 20_261 },
    );
    const price = (n: number) => n * 1_000;
    const queries = fc.sample(queryArbitrary, { numRuns: 25, seed: 7 }).map((query) => {
      const { 'filter_by[price_min]': min, 'filter_by[price_max]': max, ...rest } = query;
      return {
        ...rest,
        ...(min === undefined ? {} : { 'filter_by[price_min]': price(min) }),
        ...(max === undefined ? {} : { 'filter_by[price_max]': price(max) }),
      };
    });
    // One in ten was another product when the bits were made.
    const before = plans.map((plan, at) => (at % 10 === 0 ? (plans[at + 1] ?? plan) : plan));
    await load(plans, before);
    const { rows } = await sql`select from index_blocks where level1_id = 1`.execute(database.db);
    expect(rows.length).toBeGreaterThan(1);
    for (const fresh of [false, true]) {
      if (fresh) await refresh();
      for (const query of queries) {
        const { metadata } = await list({ ...query, page_size: 1, facets: true });
        expect(metadata, JSON.stringify(query)).toMatchObject({
          total: left(plans, query).length,
          facets: expectedFacets(plans, query),
        });
      }
    }
  });

  test('AP-20 in every order, the pages hold every product exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(productArbitrary, { maxLength: 25 }),
        fc.integer({ min: 1, max: 7 }),
        async (plans, page_size) => {
          await load(plans);
          const wanted = left(plans, {}).map((plan) => plans.indexOf(plan) + 1);
          for (const order_by of listingOrders) {
            const { metadata } = await list({ order_by, page_size });
            expect(metadata).toEqual({
              total: wanted.length,
              page: 1,
              page_size,
              pages: Math.ceil(wanted.length / page_size),
            });
            const seen: number[] = [];
            for (let page = 1; page <= metadata.pages + 1; page += 1)
              seen.push(...ids((await list({ order_by, page, page_size })).data.products));
            expect(seen.sort((a, b) => a - b)).toEqual(wanted);
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  test('AP-20 each order sorts by what its name says, and by id where that is equal, the dearest first by the last id', async () => {
    const keys: Record<(typeof listingOrders)[number], (plan: Plan) => number[]> = {
      relevance: (plan) => [plan.stock > 0 ? 0 : 1, -plan.popularity],
      price_asc: (plan) => [saleOf(plan)],
      price_desc: (plan) => [-saleOf(plan)],
      rating: (plan) => [-plan.rating, -plan.popularity],
      newest: (plan) => [-plan.popularity],
      discount: (plan) => [-discountOf(plan)],
    };
    await fc.assert(
      fc.asyncProperty(fc.array(productArbitrary, { maxLength: 25 }), async (plans) => {
        await load(plans);
        for (const order_by of listingOrders) {
          const sorted = plans
            .map((plan, at) => ({ plan, key: [...keys[order_by](plan), order_by === 'price_desc' ? -at - 1 : at + 1] }))
            .filter(({ plan }) => plan.active)
            .sort(
              (one, other) =>
                one.key.map((value, at) => value - (other.key[at] ?? 0)).find((difference) => difference !== 0) ?? 0,
            );
          const { data } = await list({ order_by, page_size: 100 });
          expect(ids(data.products)).toEqual(sorted.map(({ key }) => Math.abs(key.at(-1) ?? 0)));
        }
      }),
      { numRuns: 8 },
    );
  });

  test('AP-13 products by ids keep the order asked for, each once, without those that do not exist', async () => {
    const active = fc.sample(productArbitrary, { numRuns: 12, seed: 7 });
    await load(active);
    const asked = fc.array(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(13, 0, 4_294_967_296)), {
      minLength: 1,
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const { data, metadata } = await list({ 'filter_by[id]': wanted.join(',') });
        const known = [...new Set(wanted)].filter((id) => id >= 1 && id <= 12);
        expect(ids(data.products)).toEqual(known);
        expect(metadata).toMatchObject({ total: known.length, page: 1 });
      }),
      { numRuns: 50 },
    );
  });
});
