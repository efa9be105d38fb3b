/** Catalogues by chance, and by the plainest words what a listing of them has to be. For tests alone. */
import { apiPaths, type Facets, type ListingQuery, type ListingReply } from '@tianguis/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { withApi } from '../../test-api.ts';

/** Category paths of a small tree; products stand on leaves and on the levels above. */
export const paths = [[1], [1, 11], [1, 11, 111], [1, 11, 112], [1, 12], [2, 21, 211]] as const;
const brands = ['marca-1', 'marca-2', 'marca-3'] as const;

export const productArbitrary = fc.record({
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
export type Plan = typeof productArbitrary extends fc.Arbitrary<infer T> ? T : never;

const filterArbitraries = {
  'filter_by[category]': fc.constantFrom(1, 11, 111, 12, 2, 211),
  'filter_by[store]': fc.integer({ min: 1, max: 3 }),
  'filter_by[brand]': fc.subarray(['marca-1', 'marca-2', 'nadie'], { minLength: 1 }).map((slugs) => slugs.join(',')),
  'filter_by[price_min]': fc.integer({ min: 0, max: 9 }).map((n) => n * 100),
  'filter_by[price_max]': fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 9 }).map((n) => n * 100) },
    { weight: 1, arbitrary: fc.constant(2_147_483_647) },
  ),
  'filter_by[rating]': fc.integer({ min: 1, max: 5 }),
  'filter_by[discount]': fc.constantFrom(1, 20, 25, 33, 40, 50, 99),
  'filter_by[free_shipping]': fc.boolean(),
  'filter_by[fulfillment]': fc.boolean(),
};
type FilterName = keyof typeof filterArbitraries;
const filterNames = Object.keys(filterArbitraries) as FilterName[];

/** Up to four filters at once: with all nine nothing would be left, and nothing could be counted wrong. */
export const queryArbitrary: fc.Arbitrary<ListingQuery> = fc
  .tuple(fc.record(filterArbitraries), fc.subarray(filterNames, { maxLength: 4 }))
  .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])));

export const saleOf = ({ list, off }: Plan) => Math.max(1, list * 100 - off * 100);
export const discountOf = (plan: Plan) => Math.floor(((plan.list * 100 - saleOf(plan)) * 100) / (plan.list * 100));

/** The rules once more, in the plainest words. `skip` leaves one filter out, as the facet of that filter does. */
export function left(plans: readonly Plan[], query: ListingQuery, skip?: string): Plan[] {
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

/** The facets of a listing, counted by hand. */
export function expectedFacets(plans: readonly Plan[], query: ListingQuery): Facets {
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

interface LoadOptions<Extended> {
  more?(plan: Extended): { title?: string; description?: string };
  built?(): Promise<void>;
}

/** The API on a catalogue of plans. */
export async function withPlans() {
  const { build, database, get } = await withApi();

  beforeAll(async () => {
    await build.categories([
      { id: 1, children: [{ id: 11, children: [{ id: 111 }, { id: 112 }] }, { id: 12 }] },
      { id: 2, children: [{ id: 21, children: [{ id: 211 }] }] },
    ]);
    for (const _ of brands) await build.brand();
    await build.store();
    await build.store();
  });

  /**
   * Makes the catalogue these plans. It was that of `past` when its bitmaps were built, so that what differs is counted row by row:
   * without a past everything is counted by bits, with an empty one nothing is. `built` is called between the two; `more` gives further columns.
   */
  async function load<Extended extends Plan>(
    plans: readonly Extended[],
    past: readonly Extended[] = plans,
    { more = () => ({}), built = async () => {} }: LoadOptions<Extended> = {},
  ): Promise<void> {
    const { db } = database;
    await db.deleteFrom('products').execute();
    const rowOf = (plan: Extended, at: number) => ({
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
      ...more(plan),
    });
    for (const [at, plan] of past.entries()) await build.product(plan.path, rowOf(plan, at));
    await refresh();
    await built();
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

  const refresh = () => sql`select index_merge_delta()`.execute(database.db);

  async function list(query: ListingQuery & { query?: string }): Promise<ListingReply> {
    const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    const path = query.query === undefined ? apiPaths.products : apiPaths.search;
    const { status, body } = await get(`${path}?${parameters.join('&')}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  }

  return { database, load, refresh, list };
}
