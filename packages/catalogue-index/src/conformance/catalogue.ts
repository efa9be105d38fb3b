/** Catalogues by chance: a tree of categories, three brands, two stores, and up to some thousands of products. */
import { type Condition, listingFilters } from '@tianguis/domain';
import { groupNumber } from '@tianguis/domain/shipping';
import fc from 'fast-check';
import type { Filters } from '../catalogue-index.ts';

/** Category paths; products stand on leaves and on the levels above. The first digit of an id is its department. */
export const paths = [[1], [1, 11], [1, 11, 111], [1, 11, 112], [1, 12], [2, 21, 211]] as const;
export const brands = ['marca-1', 'marca-2', 'marca-3'] as const;

export interface Item {
  path: readonly number[];
  brand: number;
  store: number;
  /** Pesos, before and off. */
  list: number;
  off: number;
  rating: number;
  free: boolean;
  ours: boolean;
  /** It takes long: another delivery group. */
  big: boolean;
  condition: Condition;
  active: boolean;
  stock: number;
  /** Also the number of reviews, and the days since the first of January 2026. */
  popularity: number;
  /** Words of the title and of the description. */
  title: readonly string[];
  text: readonly string[];
}

export const conditions = Object.keys(listingFilters.condition.options) as Condition[];
export const words = ['mesa', 'silla', 'plato', 'lámpara'];

export const itemArbitrary: fc.Arbitrary<Item> = fc.record({
  path: fc.constantFrom(...paths),
  brand: fc.integer({ min: 1, max: 3 }),
  store: fc.integer({ min: 1, max: 2 }),
  list: fc.integer({ min: 2, max: 9 }),
  off: fc.integer({ min: 0, max: 8 }),
  rating: fc.constantFrom(0, 1, 2.99, 3, 3.5, 4, 5),
  free: fc.boolean(),
  ours: fc.boolean(),
  big: fc.boolean(),
  condition: fc.constantFrom(...conditions),
  active: fc.boolean(),
  stock: fc.integer({ min: 0, max: 1 }),
  popularity: fc.integer({ min: 0, max: 3 }),
  title: fc.subarray(words),
  text: fc.subarray(words),
});

/** The delivery group of a product that is in stock. */
export const deliveryOf = ({ ours, store, big }: Pick<Item, 'ours' | 'store' | 'big'>): number =>
  groupNumber({
    ...{ byUs: ours, origin: ours ? 0 : store, isBigTicket: big },
    ...{ isMadeToOrder: false, isSuperExpress: false, extendedDays: 0 },
  });
const deliveries = [false, true].flatMap((ours) =>
  [1, 2].flatMap((store) => [false, true].map((big) => deliveryOf({ ours, store, big }))),
);

const category = (id: number): Filters['category'] => ({
  id,
  level: String(id).length,
  department: Number(String(id)[0]),
});

const filterArbitraries = {
  category: fc.constantFrom(1, 11, 111, 12, 2, 211).map(category),
  store: fc.integer({ min: 1, max: 3 }),
  brands: fc.subarray(['marca-1', 'marca-2', 'nadie'], { minLength: 1 }),
  priceMin: fc.integer({ min: 0, max: 9 }).map((pesos) => pesos * 100),
  priceMax: fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 0, max: 9 }).map((pesos) => pesos * 100) },
    { weight: 1, arbitrary: fc.constant(2_147_483_647) },
  ),
  rating: fc.integer({ min: 1, max: 5 }),
  discount: fc.constantFrom(1, 20, 25, 33, 40, 50, 99),
  freeShipping: fc.boolean(),
  fulfillment: fc.boolean(),
  condition: fc.subarray(conditions),
  arriving: fc.subarray(deliveries),
} satisfies Record<keyof Filters, fc.Arbitrary<unknown>>;
const names = Object.keys(filterArbitraries) as Array<keyof typeof filterArbitraries>;

/** Up to four filters at once: with all ten nothing would be left, and nothing could be counted wrong. */
export const filtersArbitrary: fc.Arbitrary<Filters> = fc
  .tuple(fc.record(filterArbitraries), fc.subarray(names, { maxLength: 4 }))
  .map(([all, chosen]) => Object.fromEntries(chosen.map((name) => [name, all[name]])));
