import type { Facets, ListingQuery, ListingReply, Product } from '@tianguis/contract';
import { listingOrders } from '@tianguis/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';

const { build, database, get } = await withApi();

/** Category paths of the small tree below; products stand on leaves and on the levels above. */
const paths = [[1], [1, 11], [1, 11, 111], [1, 11, 112], [1, 12], [2, 21, 211]] as const;
const brands = ['marca-1', 'marca-2', 'marca-3'] as const;

beforeAll(async () => {
  await build.categories([
    { id: 1, children: [{ id: 11, children: [{ id: 111 }, { id: 112 }] }, { id: 12 }] },
    { id: 2, children: [{ id: 21, children: [{ id: 211 }] }] },
  ]);
  for (const _ of brands) await build.brand();
  await build.store();
  await build.store();
});

const productArbitrary = fc.record({
  path: fc.constantFrom(...paths),
  brand: fc.integer({ min: 1, max: 3 }),
  store: fc.integer({ min: 1, max: 2 }),
  list: fc.integer({ min: 2, max: 9 }),
  off: fc.integer({ min: 0, max: 8 }),
  rating: fc.constantFrom(0, 1, 2.99, 3, 3.5, 4, 5),
  free: fc.boolean(),
  ours: fc.boolean(),
  active: fc.boolean(),
  stock: fc.integer({ min: 0, max: 1 }),
  popularity: fc.integer({ min: 0, max: 3 }),
});
type Plan = typeof productArbitrary extends fc.Arbitrary<infer T> ? T : never;

const filterArbitraries = {
  'filter_by[category]': fc.constantFrom(1, 11, 111, 12, 2, 211),
  'filter_by[store]': fc.integer({ min: 1, max: 3 }),
  'filter_by[brand]': fc.subarray(['marca-1', 'marca-2', 'nadie'], { minLength: 1 }).map((slugs) => slugs.join(',')),
  'filter_by[price_min]': fc.integer({ min: 0, max: 9 }).map((n) => n * 100),
  'filter_by[price_max]': fc.integer({ min: 0, max: 9 }).map((n) => n * 100),
  'filter_by[rating]': fc.integer({ min: 1, max: 5 }),
  'filter_by[discount]': fc.constantFrom(1, 20, 25, 33, 40, 50, 99),
  'filter_by[free_shipping]': fc.boolean(),
  'filter_by[fulfillment]': fc.boolean(),
};
type FilterName = keyof typeof filterArbitraries;
const filterNames = Object.keys(filterArbitraries) as FilterName[];

/** Up to four filters at once: with all nine nothing would be left, and nothing could be counted wrong. */
const queryArbitrary: fc.Arbitrary<ListingQuery> = fc
  .tuple(fc.record(filterArbitraries), fc.subarray(filterNames, { maxLength: 4 }))
  .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])));

/**
 * Makes the catalogue these plans. It was that of `past` when its bitmaps were built, so that what differs is counted row by row:
 * without a past everything is counted by bits, with an empty one nothing is.
 */
async function load(plans: readonly Plan[], past: readonly Plan[] = plans): Promise<void> {
  const { db } = database;
  await db.deleteFrom('products').execute();
  const rowOf = (plan: Plan, at: number) => ({
    id: at + 1,
    sku: `S${at}`,
    brand_id: plan.brand,
    store_id: plan.store,
    list_price: plan.list * 100,
    sale_price: saleOf(plan),
    rating_average: plan.rating,
    rating_count: plan.popularity,
    ships_free: plan.free,
    fulfillment_id: plan.ours ? 1 : 0,
    is_active: plan.active,
    stock: plan.stock,
    popularity: plan.popularity,
    created_at: new Date(Date.UTC(2026, 0, 1 + plan.popularity)),
  });
  for (const [at, plan] of past.entries()) await build.product(plan.path, rowOf(plan, at));
  await refresh();
  if (past === plans) return;
  await db.deleteFrom('products').where('id', '>', plans.length).execute();
  for (const [at, plan] of plans.entries()) {
    if (at >= past.length) await build.product(plan.path, rowOf(plan, at));
    else {
      const [level1_id, level2_id = null, level3_id = null] = plan.path as readonly number[] as [
        number,
        number?,
        number?,
      ];
      const category_id = level3_id ?? level2_id ?? level1_id;
      const row = { ...rowOf(plan, at), category_id, level1_id, level2_id, level3_id };
      await db.updateTable('products').set(row).where('id', '=', row.id).execute();
    }
  }
}

const refresh = () => sql`select refresh_listing()`.execute(database.db);

const saleOf = ({ list, off }: Plan) => Math.max(1, list * 100 - off * 100);
const discountOf = (plan: Plan) => Math.floor(((plan.list * 100 - saleOf(plan)) * 100) / (plan.list * 100));

async function list(query: ListingQuery): Promise<ListingReply> {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const { status, body } = await get(`/products/v1/products?${parameters.join('&')}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** The rules once more, in the plainest words. `skip` leaves one filter out, as the facet of that filter does. */
function left(plans: readonly Plan[], query: ListingQuery, skip?: string): Plan[] {
  const has = (name: keyof ListingQuery) => query[name] !== undefined && name !== skip;
  const wanted = (name: keyof ListingQuery) => Number(query[name]);
  return plans.filter(
    (plan) =>
      plan.active &&
      (!has('filter_by[category]') || (plan.path as readonly number[]).includes(wanted('filter_by[category]'))) &&
      (!has('filter_by[store]') || plan.store === wanted('filter_by[store]')) &&
      (!has('filter_by[brand]') || query['filter_by[brand]']?.split(',').includes(`marca-${plan.brand}`)) &&
      (skip === 'price' || !has('filter_by[price_min]') || saleOf(plan) >= wanted('filter_by[price_min]')) &&
      (skip === 'price' || !has('filter_by[price_max]') || saleOf(plan) <= wanted('filter_by[price_max]')) &&
      (!has('filter_by[rating]') || plan.rating >= wanted('filter_by[rating]')) &&
      (!has('filter_by[discount]') || discountOf(plan) >= wanted('filter_by[discount]')) &&
      (!(has('filter_by[free_shipping]') && query['filter_by[free_shipping]']) || plan.free) &&
      (!(has('filter_by[fulfillment]') && query['filter_by[fulfillment]']) || plan.ours),
  );
}

function countBy<Key>(plans: readonly Plan[], key: (plan: Plan) => Key | undefined): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const plan of plans) {
    const value = key(plan);
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function expectedFacets(plans: readonly Plan[], query: ListingQuery): Facets {
  const all = left(plans, query);
  const category = query['filter_by[category]'];
  const level = category === undefined ? 0 : String(category).length;
  const brandCounts = countBy(left(plans, query, 'filter_by[brand]'), (plan) => `marca-${plan.brand}`);
  for (const slug of query['filter_by[brand]']?.split(',') ?? []) {
    if (slug !== 'nadie' && !brandCounts.has(slug)) brandCounts.set(slug, 0);
  }
  const ratingLeft = left(plans, query, 'filter_by[rating]');
  const discountLeft = left(plans, query, 'filter_by[discount]');
  const prices = left(plans, query, 'price').map(saleOf);
  return {
    category: [...countBy(all, (plan) => plan.path[level])]
      .sort(([one], [other]) => one - other)
      .map(([id, count]) => ({ value: String(id), label: `Categoría ${id}`, count })),
    brand: [...brandCounts]
      .sort(([one, many], [other, more]) => more - many || one.localeCompare(other))
      .map(([value, count]) => ({ value, label: value.replace('marca-', 'Marca '), count })),
    rating: [4, 3, 2, 1].map((step) => ({
      value: String(step),
      label: step === 1 ? '1 estrella o más' : `${step} estrellas o más`,
      count: ratingLeft.filter((plan) => plan.rating >= step).length,
    })),
    discount: [10, 20, 30, 40, 50].map((step) => ({
      value: String(step),
      label: `${step}% o más`,
      count: discountLeft.filter((plan) => discountOf(plan) >= step).length,
    })),
    free_shipping: left(plans, query, 'filter_by[free_shipping]').filter((plan) => plan.free).length,
    fulfillment: left(plans, query, 'filter_by[fulfillment]').filter((plan) => plan.ours).length,
    price: { min: prices.length ? Math.min(...prices) : 0, max: prices.length ? Math.max(...prices) : 0 },
  };
}

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
    const { rows } = await sql`select from listing_blocks where level1_id = 1`.execute(database.db);
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
