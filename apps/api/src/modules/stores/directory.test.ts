import type { StoresQuery } from '@tianguis/contract';
import { initialOf } from '@tianguis/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDirectory, countStores, filterStores } from './directory.ts';

const tree = {
  departments: [5, 3, 9].map((id) => ({ id, name: `D${id}`, slug: `d${id}`, products: 0, icon: '', children: [] })),
};
const letters = ['A', 'Ñ', '#'];

const anyShop = fc
  .array(
    fc.record({
      name: fc.constantFrom('Árbol', 'abc', 'Ñu', '7 Mares'),
      slug: fc.constant('tienda'),
      is_own: fc.boolean(),
      is_official: fc.boolean(),
      sold: fc.uniqueArray(fc.tuple(fc.constantFrom(5, 3, 9), fc.integer({ min: 1, max: 9 })), {
        selector: ([department]) => department,
      }),
    }),
    { maxLength: 12 },
  )
  .map((stores) => stores.map((store, at) => ({ ...store, id: at + 1 })));

const anyQuery: fc.Arbitrary<StoresQuery> = fc.record(
  {
    'filter_by[official]': fc.boolean(),
    'filter_by[letter]': fc.constantFrom(...letters),
    'filter_by[department]': fc.constantFrom(5, 3, 9, 77),
    order_by: fc.constantFrom('name' as const, 'official' as const),
  },
  { requiredKeys: [] },
);

test('RT-14 the count of a choice equals the number of stores that it shows', () => {
  fc.assert(
    fc.property(anyShop, anyQuery, (shop, query) => {
      const sales = shop.flatMap(({ id, sold }) =>
        sold.map(([department, products]) => ({ store: id, department, products })),
      );
      const directory = buildDirectory(shop, sales, tree);
      const chosen = filterStores(directory, query);
      const wanted = shop.filter(
        (store) =>
          (!query['filter_by[official]'] || store.is_official) &&
          (query['filter_by[letter]'] === undefined || initialOf(store.name) === query['filter_by[letter]']) &&
          (query['filter_by[department]'] === undefined ||
            store.sold.some(([department]) => department === query['filter_by[department]'])),
      );
      const inOrder =
        query.order_by === 'official'
          ? [
              ...wanted.filter((store) => store.is_own),
              ...wanted.filter((store) => !store.is_own && store.is_official),
              ...wanted.filter((store) => !store.is_own && !store.is_official),
            ]
          : wanted;
      expect(chosen.map(({ id }) => id)).toEqual(inOrder.map(({ id }) => id));

      const counts = countStores(directory, query);
      for (const { value, count } of counts.letter) {
        expect(count).toBe(filterStores(directory, { ...query, 'filter_by[letter]': value }).length);
      }
      for (const { value, count } of counts.department) {
        expect(count).toBe(filterStores(directory, { ...query, 'filter_by[department]': Number(value) }).length);
      }
      for (const { id, products, departments } of directory.entries) {
        const { sold } = shop.find((store) => store.id === id) ?? { sold: [] };
        expect(products).toBe(sold.reduce((sum, [, count]) => sum + count, 0));
        expect(departments.map((one) => [one.id, one.products])).toEqual(
          [5, 3, 9]
            .flatMap((department) => sold.filter(([one]) => one === department))
            .sort(([, one], [, other]) => other - one),
        );
      }
    }),
  );
});
