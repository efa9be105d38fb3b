import { beforeAll, describe, expect, test } from 'vitest';
import { generateShop } from './index.ts';
import type { GeneratedProduct } from './rows.ts';

const now = new Date('2026-11-21T15:30:00Z');
const detailed = 600;
const byDepartment = (products: Iterable<GeneratedProduct>) =>
  Map.groupBy(products, ({ product }) => product.categories[0]);
const isCoded = ({ product }: GeneratedProduct) => product.title.includes(', clave ');
const repeated = (values: readonly string[]) => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('issue 4, point 2: a shop with more products than have full detail', () => {
  const shop = generateShop({ seed: 'tianguis', products: 12_000, now, detailed });
  const all: GeneratedProduct[] = [];
  const further: GeneratedProduct[] = [];
  const first = byDepartment(generateShop({ seed: 'tianguis', products: detailed, now }).products());
  beforeAll(() => {
    all.push(...shop.products());
    for (const [department, products] of byDepartment(all))
      further.push(...products.slice(first.get(department)?.length));
  });

  test('begins in every department with exactly the products of the small shop', () => {
    const same = byDepartment(all);
    for (const [department, products] of first)
      expect(same.get(department)?.slice(0, products.length), String(department)).toEqual(products);
    const small = [...first.values()].flat();
    expect(small.filter(isCoded).map(({ product }) => product.title)).toEqual([]);
    expect(Math.max(...small.map(({ pictures }) => pictures.length))).toBeGreaterThan(2);
    expect(further).toHaveLength(12_000 - detailed);
  });

  test('gives each product a title, slug, SKU and GTIN of its own', () => {
    expect(repeated(all.flatMap(({ product, variants }) => [product.sku, ...variants.map(({ sku }) => sku)]))).toEqual(
      [],
    );
    expect(repeated(all.flatMap(({ product }) => product.gtin ?? []))).toEqual([]);
    for (const products of byDepartment(all).values()) {
      expect(repeated(products.map(({ product }) => product.slug))).toEqual([]);
      expect(repeated(products.map(({ product }) => product.title.toLowerCase()))).toEqual([]);
    }
  });

  test('has a new template for one product in eight; the others are models of the same brand and category', () => {
    const templates = Map.groupBy(further, ({ product }) => product.specifications);
    expect(further.length / templates.size).toBeGreaterThan(6);
    expect(further.length / templates.size).toBeLessThanOrEqual(8);
    expect(further.filter((one) => !isCoded(one)).length / templates.size).toBeGreaterThan(0.9);
    for (const models of templates.values()) {
      const [{ product } = { product: undefined }] = models;
      for (const { product: model } of models)
        expect([model.brandId, model.categories]).toEqual([product?.brandId, product?.categories]);
    }
    const several = [...templates.values()].filter((models) => models.length === 8);
    const spread = (of: (one: GeneratedProduct) => number) =>
      several.reduce((sum, models) => sum + new Set(models.map(of)).size, 0) / several.length;
    expect(spread(({ product }) => product.listPrice)).toBeGreaterThan(4);
    expect(spread(({ product }) => product.stock)).toBeGreaterThan(5);
    expect(spread(({ product }) => product.storeId)).toBeGreaterThan(3);
    expect(spread(({ product }) => product.popularity)).toBeGreaterThan(6);
  });

  test('has products in every category, of nearly every brand and in every store that is not official', () => {
    const sold = new Set(further.flatMap(({ product }) => product.categories));
    expect(shop.categories.filter(({ id }) => !sold.has(id)).map(({ name }) => name)).toEqual([]);
    const brands = new Set(further.map(({ product }) => product.brandId));
    expect(brands.size / shop.brands.length).toBeGreaterThan(0.95);
    const sellers = new Set(further.map(({ product }) => product.storeId));
    expect(shop.stores.filter(({ id, brand }) => brand === null && !sellers.has(id))).toEqual([]);
  });

  test('has prices, offers, stock and ratings as consistent as those of the small shop', () => {
    for (const { product, variants, reviews, pictures } of further) {
      expect(product.listPrice).toBeGreaterThanOrEqual(500);
      expect([variants[0]?.listPrice, variants[0]?.salePrice]).toEqual([product.listPrice, product.salePrice]);
      expect(product.stock).toBe(variants.reduce((sum, { stock }) => sum + stock, 0));
      expect(product.ratingCount).toBe(reviews.length);
      expect(product.ratingAverage).toBe(reviews[0]?.rating ?? 0);
      expect(product.ratingHistogram).toEqual([1, 2, 3, 4, 5].map((stars) => (reviews[0]?.rating === stars ? 1 : 0)));
      expect(pictures.length).toBeGreaterThan(0);
    }
    const part = (fits: (one: GeneratedProduct) => boolean) => further.filter(fits).length / further.length;
    const offers = part(({ product }) => product.salePrice < product.listPrice);
    expect(offers).toBeGreaterThan(0.28);
    expect(offers).toBeLessThan(0.4);
    expect(part(({ product }) => product.stock === 0)).toBeGreaterThan(0.02);
    expect(part(({ product }) => product.stock === 0)).toBeLessThan(0.08);
    expect(part(({ reviews }) => reviews.length === 1)).toBeGreaterThan(0.3);
    expect(new Set(reviewStars(further)).size).toBe(5);
  });
});

function reviewStars(products: readonly GeneratedProduct[]): number[] {
  return products.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
}
