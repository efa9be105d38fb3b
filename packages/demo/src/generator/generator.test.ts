import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { departmentEntries } from '../departments/index.ts';
import { MOST_REVIEWS } from './demand.ts';
import { generateShop } from './index.ts';
import type { GeneratedProduct } from './rows.ts';

const now = new Date('2026-11-21T15:30:00Z');
const midnight = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

function digest(products: Iterable<GeneratedProduct>): string {
  const hash = createHash('sha256');
  for (const product of products) hash.update(JSON.stringify(product));
  return hash.digest('hex');
}

describe('ST-09 the same seed gives the same shop', () => {
  const make = (seed: string, at = now) => digest(generateShop({ seed, products: 600, now: at }).products());

  test('at any time of one day', () => {
    expect(make('uno', new Date('2026-11-21T00:00:01Z'))).toBe(make('uno'));
  });

  test('another seed gives another shop', () => {
    expect(make('dos')).not.toBe(make('uno'));
  });

  test('a product does not change when another department changes', () => {
    const [first, ...others] = departmentEntries;
    if (!first) throw new Error('no department');
    const productsOf = (departments: typeof departmentEntries, products: number) =>
      [...generateShop({ seed: 'uno', products, now, departments }).products()]
        .filter(({ product }) => product.categories[0] === first.number)
        .slice(0, 20);
    expect(productsOf([first], 20)).toEqual(productsOf([first, ...others], 20 * 40));
  });
});

describe('a shop of 20,000', () => {
  const shop = generateShop({ seed: 'tianguis', products: 20_000, now });
  const all: GeneratedProduct[] = [];
  beforeAll(() => {
    all.push(...shop.products());
  });
  const duplicates = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
  const repeated = (values: readonly string[]) => {
    const seen = new Set<string>();
    return values.filter((value) => seen.size === seen.add(value).size);
  };

  test('ids, SKUs, GTINs, slugs and titles are unique', () => {
    expect(all).toHaveLength(20_000);
    expect(repeated(all.map(({ product }) => String(product.id)))).toEqual([]);
    expect(repeated(all.flatMap(({ product, variants }) => [product.sku, ...variants.map(({ sku }) => sku)]))).toEqual(
      [],
    );
    expect(repeated(all.flatMap(({ product }) => product.gtin ?? []))).toEqual([]);
    expect(repeated(all.map(({ product }) => product.slug))).toEqual([]);
    expect(repeated(all.map(({ product }) => product.title.toLowerCase()))).toEqual([]);
  });

  test('hardly any archetype runs out of titles', () => {
    const coded = all.filter(({ product }) => /, clave [A-Z]{2}-\d+$/.test(product.title));
    expect(coded.length).toBeLessThan(200);
  });

  test('three levels, every leaf has products, "Ver más" has something to show in most departments', () => {
    const sold = new Set(all.flatMap(({ product }) => product.categories));
    expect(shop.categories.filter(({ id }) => !sold.has(id)).map(({ name }) => name)).toEqual([]);
    expect(new Set(shop.categories.map(({ level, path }) => level - path.length))).toEqual(new Set([0]));
    for (const { number, department } of departmentEntries) {
      expect(shop.categories.find(({ id }) => id === number)?.name).toBe(department.name);
      for (const siblings of [department.children, ...department.children.map(({ children }) => children)]) {
        expect(duplicates(siblings.map(({ name }) => name))).toEqual([]);
      }
    }
    const long = departmentEntries.filter(({ department }) =>
      department.children.some(({ children }) => children.length > 6),
    );
    expect(long.length).toBeGreaterThan(departmentEntries.length / 2);
  });

  test('ST-09 every feature occurs, without contradictory combinations', () => {
    const features = all.map(({ product }) => product.features);
    const count = (fits: (feature: (typeof features)[number]) => boolean) => features.filter(fits).length;
    for (const flag of [
      'isBackorder',
      'isBigTicket',
      'isStorePickup',
      'digital',
      'isStoreOnly',
      'superExpress',
      'shipsFree',
    ] as const) {
      expect(
        count((feature) => feature[flag]),
        flag,
      ).toBeGreaterThan(20);
    }
    expect(count(({ extendedCatalogueDays }) => extendedCatalogueDays > 0)).toBeGreaterThan(100);
    expect(count(({ fulfillmentId }) => fulfillmentId === 1) / all.length).toBeGreaterThan(0.33);
    expect(count(({ fulfillmentId }) => fulfillmentId === 1) / all.length).toBeLessThan(0.47);
    expect(count(({ superExpress, fulfillmentId }) => superExpress && fulfillmentId === 0)).toBe(0);
    expect(
      count(
        ({ superExpress, isBackorder, isBigTicket, extendedCatalogueDays }) =>
          superExpress && (isBackorder || isBigTicket || extendedCatalogueDays > 0),
      ),
    ).toBe(0);
    expect(
      count(
        ({ digital, shipsFree, isStorePickup, isBigTicket }) => digital && (shipsFree || isStorePickup || isBigTicket),
      ),
    ).toBe(0);
    expect(count(({ isStoreOnly, isStorePickup, shipsFree }) => isStoreOnly && (!isStorePickup || shipsFree))).toBe(0);
  });

  test('prices, offers and months make sense', () => {
    const offers = all.filter(({ product }) => product.salePrice < product.listPrice);
    expect(offers.length / all.length).toBeGreaterThan(0.28);
    expect(offers.length / all.length).toBeLessThan(0.4);
    for (const { product, variants } of all) {
      expect(product.listPrice, product.title).toBeGreaterThanOrEqual(500);
      expect(product.listPrice, product.title).toBeLessThan(30_000_000);
      for (const { listPrice, salePrice } of variants) {
        const off = ((listPrice - salePrice) * 100) / listPrice;
        expect(Number.isInteger(listPrice) && Number.isInteger(salePrice)).toBe(true);
        expect(off === 0 || (off >= 5 && off < 61), product.title).toBe(true);
      }
      expect([variants[0]?.listPrice, variants[0]?.salePrice]).toEqual([product.listPrice, product.salePrice]);
      expect([0, 3, 6, 9, 12, 18, 24]).toContain(product.months);
      if (product.offerEndsAt !== null) expect(product.offerEndsAt - midnight).toBeLessThan(14 * DAY);
      if (product.offerEndsAt !== null) expect(product.offerEndsAt).toBeGreaterThan(midnight + DAY);
    }
    expect(offers.filter(({ product }) => product.offerEndsAt !== null).length).toBeGreaterThan(1_000);
  });

  test('stock is the sum of the variants, and the variant on offer has some whenever any has', () => {
    const shares = { none: 0, last: 0 };
    for (const { product, variants } of all) {
      expect(variants.length).toBeGreaterThan(0);
      expect(product.stock).toBe(variants.reduce((sum, { stock }) => sum + stock, 0));
      if (product.stock > 0) expect(variants[0]?.stock).toBeGreaterThan(0);
      if (product.stock === 0) shares.none++;
      else if (product.stock <= 5) shares.last++;
    }
    expect(shares.none).toBeGreaterThan(300);
    expect(shares.last).toBeGreaterThan(500);
    expect(shares.none).toBeLessThan(2_000);
  });

  test('ratings match the reviews, and sales, reviews and popularity are consistent', () => {
    let reviews = 0;
    for (const { product, reviews: own } of all) {
      reviews += own.length;
      expect(product.ratingCount).toBe(own.length);
      expect(product.ratingHistogram).toEqual(
        [1, 2, 3, 4, 5].map((stars) => own.filter(({ rating }) => rating === stars).length),
      );
      const sum = own.reduce((total, { rating }) => total + rating, 0);
      expect(Math.abs(product.ratingAverage * own.length - sum)).toBeLessThanOrEqual(0.005 * own.length + 1e-9);
      expect(own.length).toBeLessThanOrEqual(Math.min(MOST_REVIEWS, product.soldCount));
      for (const { createdAt } of own) {
        expect(createdAt).toBeGreaterThan(product.createdAt);
        expect(createdAt).toBeLessThan(midnight);
      }
    }
    expect(reviews).toBeGreaterThan(75_000);
    expect(reviews).toBeLessThan(105_000);
    const ranked = [...all].sort((a, b) => b.product.popularity - a.product.popularity);
    const sold = (part: readonly GeneratedProduct[]) => part.reduce((sum, { product }) => sum + product.soldCount, 0);
    expect(sold(ranked.slice(0, 2_000))).toBeGreaterThan(4 * sold(ranked.slice(-2_000)));
  });

  test('every store has products, official stores only of their brand', () => {
    const bySeller = Map.groupBy(all, ({ product }) => product.storeId);
    expect(shop.stores.filter(({ id }) => !bySeller.has(id)).map(({ name }) => name)).toEqual([]);
    const brandNames = new Map(shop.brands.map(({ id, name }) => [id, name]));
    for (const { id, brand } of shop.stores) {
      if (brand === null) continue;
      expect(new Set(bySeller.get(id)?.map(({ product }) => brandNames.get(product.brandId)))).toEqual(
        new Set([brand]),
      );
    }
  });
});
