/** Search of any catalogue: what is found, counted and put in order is what the plainest words say. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { ListingOrder } from '@tianguis/contract';
import { listingOrders } from '@tianguis/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import {
  discountOf,
  expectedFacets,
  left,
  type Plan,
  productArbitrary,
  queryArbitrary,
  saleOf,
  withPlans,
} from './modules/products/test-plans.ts';

const { database, load, list, refresh } = await withPlans();
const index = createPostgresMaintenance(database.pool);
/** With fewer products than these that have all words, those come behind them that have some. */
const few = 24;

const words = ['mesa', 'silla', 'plato', 'lámpara'];
type Worded = Plan & { title: string[]; text: string[] };
const wordedArbitrary: fc.Arbitrary<Worded> = fc
  .tuple(productArbitrary, fc.subarray(words), fc.subarray(words))
  .map(([plan, title, text]) => ({ ...plan, title, text }));

const more = ({ title, text }: Worded) => ({
  title: title.join(' ') || 'Cosa',
  description: `Con ${text.join(' y ')}.`,
});
const build = async () => {
  await index.refresh();
};

/** Products that have all of these words, wherever. */
const found = (plans: readonly Worded[], asked: readonly string[]) =>
  plans.filter(({ title, text }) => asked.every((word) => title.includes(word) || text.includes(word)));

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sign, value, at) => sign || value - (other[at] ?? 0), 0);

/** Which of the ways to find a product comes first. */
function tierOf({ title, text }: Worded, asked: readonly string[]): number {
  const begins = title[0] === undefined ? -1 : asked.indexOf(title[0]);
  if (asked.every((word) => title.includes(word))) return begins === 0 ? 0 : begins > 0 ? 1 : 2;
  if (asked.every((word) => title.includes(word) || text.includes(word))) return 3;
  return begins === 0 ? 4 : begins > 0 ? 5 : 6;
}

/** What a product is put in order by, the least first. */
function keyOf(plan: Worded, id: number, asked: readonly string[], order: ListingOrder): number[] {
  const tier = tierOf(plan, asked);
  const partly = tier > 3 ? 1 : 0;
  switch (order) {
    case 'relevance':
      return [
        plan.stock > 0 ? 0 : 1,
        tier,
        -plan.popularity,
        -Math.floor(plan.rating),
        -Math.min(3, Math.floor(discountOf(plan) / 15)),
        id,
      ];
    case 'price_asc':
      return [partly, saleOf(plan), id];
    case 'price_desc':
      return [partly, -saleOf(plan), -id];
    case 'rating':
      return [partly, -Math.round(plan.rating * 100), -plan.popularity, id];
    case 'newest':
      return [partly, -plan.popularity, id];
    case 'discount':
      return [partly, -discountOf(plan), id];
  }
}

/** Every page, one after the other. */
async function everyPage(query: Parameters<typeof list>[0], pageSize: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { data, metadata } = await list({ ...query, page, page_size: pageSize });
    ids.push(...data.products.map(({ id }) => id));
    if (page >= metadata.pages) return ids;
  }
}

async function expectFound(plans: readonly Worded[], asked: readonly string[], filters: object, order: ListingOrder) {
  const query = { query: asked.join(' '), order_by: order, ...filters };
  // With few that have all words, those come behind them that have some: which, is another test's business.
  const whole = left(found(plans, asked), {}) as Worded[];
  const ids = whole.length < few ? await everyPage({ query: query.query }, 40) : [];
  const partly = ids.map((id) => plans[id - 1]).filter((plan): plan is Worded => plan !== undefined);
  expect(partly.every((plan) => asked.some((word) => found([plan], [word]).length > 0))).toBe(true);
  if (whole.length === 0) return;
  const everything = [...new Set([...found(plans, asked), ...partly])];
  const wanted = left(everything, filters) as Worded[];
  const sorted = wanted
    .map((plan) => ({ id: plans.indexOf(plan) + 1, plan }))
    .sort((one, other) => compare(keyOf(one.plan, one.id, asked, order), keyOf(other.plan, other.id, asked, order)));
  const { metadata } = await list({ ...query, facets: true, page_size: 1 });
  expect(metadata.total).toBe(wanted.length);
  expect(metadata).toMatchObject({ complete: left(found(plans, asked), filters).length });
  expect(metadata.facets).toEqual(expectedFacets(everything, filters));
  expect(await everyPage(query, 4)).toEqual(sorted.map(({ id }) => id));
}

const searches = fc.array(
  fc.tuple(fc.subarray(words, { minLength: 1, maxLength: 2 }), queryArbitrary, fc.constantFrom(...listingOrders)),
  { minLength: 6, maxLength: 6 },
);

describe('AP-23 a search of any catalogue', () => {
  test('finds what has all words, counts it under any filters, and puts it in any order, page by page', async () => {
    const catalogues = fc.array(wordedArbitrary, { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(catalogues, catalogues, searches, async (plans, past, asked) => {
        await load(plans, past, { more, built: build });
        // Changed words are noted, prices and the like are not built yet.
        await index.refresh();
        for (const [at, [words, filters, order]] of asked.entries()) {
          // What waited is painted, and then built into postings.
          if (at === 2) await refresh();
          if (at === 4) await index.rebuild();
          await expectFound(plans, words, filters, order);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('finds the first of thousands by classes, in any order, at any depth', async () => {
    const plans = fc.sample(fc.noBias(wordedArbitrary), { numRuns: 3_000, seed: 7 });
    await load(plans, plans, { more, built: build });
    await sql`
      update products set popularity = (id * 7919) % 1000, rating_count = (id * 7919) % 1000,
        created_at = timestamptz '2026-01-01 00:00:00+00' + (id * 7919) % 1000 * interval '1 day'`.execute(database.db);
    const ranked = plans.map((plan, at) => ({ ...plan, popularity: ((at + 1) * 7919) % 1000, rating: plan.rating }));
    await sql`select index_rebuild()`.execute(database.db);
    await build();
    const asked = ['mesa'];
    // So many that classes choose who is put in order, and so few that all of them are.
    for (const filters of [{}, { 'filter_by[category]': 111, 'filter_by[brand]': 'marca-1', 'filter_by[rating]': 3 }]) {
      const wanted = left(found(plans, asked), filters) as Worded[];
      for (const order of listingOrders) {
        const sorted = wanted
          .map((plan) => {
            const at = plans.indexOf(plan);
            return { id: at + 1, key: keyOf(ranked[at] ?? plan, at + 1, asked, order) };
          })
          .sort((one, other) => compare(one.key, other.key))
          .map(({ id }) => id);
        for (const page of new Set([1, 2, 7, Math.ceil(sorted.length / 24)])) {
          const { data } = await list({ query: 'mesa', order_by: order, ...filters, page, page_size: 24 });
          const ids = data.products.map(({ id }) => id);
          expect(ids, `${order}, page ${page} of ${sorted.length}`).toEqual(sorted.slice((page - 1) * 24, page * 24));
        }
      }
    }
  });
});
