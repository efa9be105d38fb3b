/** What every engine has to do: random catalogues, changes, filters, sorts and searches, compared with the oracle. */
import { sorts } from '@tianguis/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CatalogueIndex, Filters, IndexMaintenance, Sort } from '../catalogue-index.ts';
import { deliveryOf, filtersArbitrary, type Item, itemArbitrary, paths, words } from './catalogue.ts';
import { discountOf, entitled, facetsOf, left, matching, sorted } from './oracle.ts';

export interface EngineUnderTest {
  index: CatalogueIndex;
  maintenance: IndexMaintenance;
  /** Makes the tree of `paths`, three brands and two stores. */
  prepare(): Promise<void>;
  /**
   * Empties the catalogue, or replaces it by these products: those of the same position are changed, the others come or
   * go.
   */
  clear(): Promise<void>;
  write(items: readonly Item[]): Promise<void>;
}

/** With fewer products than these that have all words, those come behind them that have some. */
const few = 24;
const all = { limit: 100, offset: 0 };
/** Every filter at the very value of a product, which chance meets too seldom. */
const edge: Item = {
  ...{
    path: [1],
    brand: 1,
    store: 1,
    list: 2,
    off: 1,
    rating: 3,
    free: true,
    ours: true,
    big: false,
    active: true,
    stock: 1,
  },
  ...{ condition: 'new', popularity: 0, title: [], text: [] },
};
const atTheEdge: [Item[], Item[], Filters[]] = [
  [edge],
  [],
  [
    { priceMin: 100 },
    { priceMax: 100 },
    { priceMax: 2_147_483_647 },
    { rating: 3 },
    { discount: 50 },
    { priceMin: 101 },
  ],
];

export function describeEngine(name: string, { index, maintenance, prepare, clear, write }: EngineUnderTest): void {
  /**
   * Makes the catalogue `items`, which was `past` when the index was built: without a past nothing is in a delta, with
   * an empty one everything is.
   */
  const load = async (items: readonly Item[], past: readonly Item[] = items) => {
    await clear();
    await write(past);
    await maintenance.rebuild();
    if (past !== items) await write(items);
  };
  const listing = async (items: readonly Item[], filters: Filters) => {
    const { ids, total, facets } = await index.list({ filters, sort: 'relevance', page: all, facets: true });
    const wanted = left(items, filters);
    expect(total, JSON.stringify(filters)).toBe(wanted.length);
    facets?.categories.sort((one, other) => one.id - other.id);
    expect(facets, JSON.stringify(filters)).toEqual(facetsOf(items, filters));
    return { ids, wanted };
  };
  const everyPage = async (text: string, filters: Filters, sort: Sort, limit: number) => {
    const ids: number[] = [];
    for (let offset = 0; ; offset += limit) {
      const page = await index.search({ text, literal: true, filters, sort, page: { limit, offset } });
      ids.push(...page.ids);
      if (offset + limit >= page.total) return ids;
    }
  };

  describe(`catalogue index on ${name}`, () => {
    beforeAll(prepare);

    test('AP-20 filters leave exactly the products that they should, and each facet counts under all the other filters', async () => {
      const catalogues = fc.array(itemArbitrary, { maxLength: 30 });
      const asked = fc.array(filtersArbitrary, { minLength: 6, maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(catalogues, catalogues, asked, async (items, past, asked) => {
          await load(items, past);
          for (const [at, filters] of asked.entries()) {
            // What was in the delta so far is built now.
            if (at === 3) await maintenance.rebuild();
            const { ids, wanted } = await listing(items, filters);
            expect(ids).toEqual(sorted(items, wanted, 'relevance'));
            const first = await index.first({ filters, sort: 'relevance', limit: 3 });
            const inStock = wanted.filter(({ stock }) => stock > 0);
            expect(first).toEqual(sorted(items, inStock, 'relevance').slice(0, 3));
          }
        }),
        { numRuns: 25, examples: [atTheEdge] },
      );
    });

    test('AP-20 counts are right where a department has thousands of products, also while many of them changed', async () => {
      const items = fc.sample(
        // Without the bias to the least and the greatest, which would be everywhere.
        fc
          .noBias(fc.tuple(itemArbitrary, fc.constantFrom(...paths.slice(0, 4)), fc.integer({ min: 2, max: 9_000 })))
          .map(([item, path, list]) => ({ ...item, path, list, active: true })),
        { numRuns: 2_100, seed: 20_261 },
      );
      const asked = fc.sample(filtersArbitrary, { numRuns: 25, seed: 7 }).map(({ priceMin, priceMax, ...rest }) => ({
        ...rest,
        ...(priceMin !== undefined && { priceMin: priceMin * 1_000 }),
        ...(priceMax !== undefined && { priceMax: Math.min(priceMax * 1_000, 2_147_483_647) }),
      }));
      // One in ten was another product when the index was built.
      await load(
        items,
        items.map((item, at) => (at % 10 === 0 ? (items[at + 1] ?? item) : item)),
      );
      for (const built of [false, true]) {
        if (built) await maintenance.rebuild();
        for (const filters of asked) await listing(items, filters);
      }
    });

    test('AP-20 each sort puts products in its sequence, page by page, each once', async () => {
      const limits = fc.integer({ min: 1, max: 7 });
      await fc.assert(
        fc.asyncProperty(fc.array(itemArbitrary, { maxLength: 25 }), limits, async (items, limit) => {
          await load(items);
          for (const sort of sorts) {
            const ids: number[] = [];
            for (let offset = 0; offset <= items.length; offset += limit)
              ids.push(...(await index.list({ filters: {}, sort, page: { limit, offset } })).ids);
            expect(ids, sort).toEqual(sorted(items, left(items, {}), sort));
          }
        }),
        { numRuns: 8 },
      );
    });

    test('products are counted by category and by store, also while they change', async () => {
      const catalogues = fc.array(itemArbitrary, { maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(catalogues, catalogues, async (items, past) => {
          await load(items, past);
          const onSale = left(items, {});
          const count = (keys: readonly string[]) =>
            Object.fromEntries(
              Map.groupBy(keys, (key) => key)
                .entries()
                .map(([key, of]) => [key, of.length]),
            );
          const byCategory = (await index.countByCategory()).map(({ category, products }) => [category, products]);
          expect(Object.fromEntries(byCategory)).toEqual(count(onSale.map(({ path }) => `${path.at(-1)}`)));
          const byStore = (await index.countByStore()).map(({ store, department, products }) => [
            `${store} ${department}`,
            products,
          ]);
          expect(Object.fromEntries(byStore)).toEqual(count(onSale.map(({ path, store }) => `${store} ${path[0]}`)));
          const ranges = new Map<number, number>();
          for (const item of onSale) ranges.set(Math.ceil((items.indexOf(item) + 1) / 7), 0);
          expect((await index.lastChanges(7)).map(({ range }) => range)).toEqual([...ranges.keys()]);
        }),
        { numRuns: 10 },
      );
    });

    test('AP-15 the delivery groups of the shop and of a department are those of what can be bought, also while they change', async () => {
      const catalogues = fc.array(itemArbitrary, { maxLength: 20 });
      await fc.assert(
        fc.asyncProperty(catalogues, catalogues, async (items, past) => {
          await load(items, past);
          const inStock = left(items, {}).filter(({ stock }) => stock > 0);
          for (const department of [undefined, 1, 2]) {
            const wanted = inStock.filter(({ path }) => department === undefined || path[0] === department);
            // A group of which the last product changed may still be named: it finds nothing.
            const groups = await index.deliveryGroups(department);
            expect(groups).toEqual(expect.arrayContaining([...new Set(wanted.map(deliveryOf))]));
          }
        }),
        { numRuns: 8 },
      );
    });

    const finds = async (items: readonly Item[], asked: readonly string[], filters: Filters, sort: Sort) => {
      const text = asked.join(' ');
      // With few that have all words, those come behind them that have some: which, is another test's business.
      const exact = left(matching(items, asked), {});
      const more = exact.length < few ? await everyPage(text, {}, 'relevance', 40) : [];
      const partly = more.map((id) => items[id - 1]).filter((item): item is Item => item !== undefined);
      expect(partly.every((item) => asked.some((word) => matching([item], [word]).length > 0))).toBe(true);
      if (exact.length === 0) return;
      const everything = items.filter((item) => exact.includes(item) || partly.includes(item));
      const wanted = left(everything, filters);
      const found = await index.search({
        text,
        literal: true,
        filters,
        sort,
        page: { limit: 1, offset: 0 },
        facets: true,
      });
      found.facets?.categories.sort((one, other) => one.id - other.id);
      expect(found).toMatchObject({
        total: wanted.length,
        complete: left(entitled(items, asked), filters).length,
        mentioned: left(matching(items, asked), filters).length,
        isExact: true,
        facets: facetsOf(everything, filters),
      });
      expect(await everyPage(text, filters, sort, 4), `${text}, ${sort}`).toEqual(sorted(items, wanted, sort, asked));
    };

    test('AP-23 a search finds what has all words, counts it under any filters, and sorts it in any way, page by page', async () => {
      const catalogues = fc.array(itemArbitrary, { minLength: 1, maxLength: 25 });
      const search = fc.tuple(
        fc.subarray(words, { minLength: 1, maxLength: 2 }),
        filtersArbitrary,
        fc.constantFrom(...sorts),
      );
      await fc.assert(
        fc.asyncProperty(
          catalogues,
          catalogues,
          fc.array(search, { minLength: 6, maxLength: 6 }),
          async (items, past, searches) => {
            await load(items, past);
            // Changed words are analysed, prices and the like are in the delta.
            await maintenance.refresh();
            for (const [at, [asked, filters, sort]] of searches.entries()) {
              if (at === 2) await maintenance.mergeDelta();
              if (at === 4) await maintenance.rebuild();
              await finds(items, asked, filters, sort);
            }
          },
        ),
        { numRuns: 20 },
      );
    });

    test('AP-23 of thousands that match, any page of any sort is found', async () => {
      const items = fc
        .sample(fc.noBias(itemArbitrary), { numRuns: 3_000, seed: 7 })
        .map((item, at) => ({ ...item, popularity: ((at + 1) * 7919) % 1000 }));
      await load(items);
      const asked = ['mesa'];
      // So many that buckets choose what is sorted, and so few that all of them are.
      const few: Filters = { category: { id: 111, level: 3, department: 1 }, brands: ['marca-1'], rating: 3 };
      for (const filters of [{}, few]) {
        const wanted = left(matching(items, asked), filters);
        for (const sort of sorts) {
          const ids = sorted(items, wanted, sort, asked);
          for (const page of new Set([0, 1, 6, Math.ceil(ids.length / 24) - 1])) {
            const found = await index.search({
              text: 'mesa',
              literal: true,
              filters,
              sort,
              page: { limit: 24, offset: page * 24 },
            });
            expect(found.ids, `${sort}, page ${page} of ${ids.length}`).toEqual(ids.slice(page * 24, page * 24 + 24));
          }
        }
      }
    });

    test('the reasons of a search are those of the products that it finds, in the same sequence', async () => {
      const items = fc.sample(fc.noBias(itemArbitrary), { numRuns: 60, seed: 11 });
      await load(items);
      for (const text of ['mesa', 'silla plato', 'lampra', 'nada']) {
        const page = { limit: 20, offset: 3 };
        const { ids } = await index.search({ text, filters: { rating: 1 }, sort: 'relevance', page });
        const { query, products } = await index.explain({ text, filters: { rating: 1 }, page });
        expect(products.map(({ id }) => id)).toEqual(ids);
        expect(products.every(({ reasons }) => reasons.length > 0)).toBe(true);
        expect(query.length).toBeGreaterThan(0);
      }
    });

    test('the checks of an index find nothing in one that is well', async () => {
      const items = fc.sample(itemArbitrary, { numRuns: 50, seed: 3 });
      await load(items);
      expect(items.some((item) => discountOf(item) > 0)).toBe(true);
      expect(await maintenance.check(4)).toEqual({ documents: [], counts: [], postings: [], terms: [] });
      expect(await maintenance.status()).toMatchObject({ products: left(items, {}).length, pending: 0 });
      expect(await maintenance.fault()).toBeUndefined();
    });
  });
}
