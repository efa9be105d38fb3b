import type { ProductDetail, ProductVariant, Review } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { structuredDataFaults } from '../../shared/seo/test-google-rules.ts';
import { validatorFaults } from '../../shared/seo/test-validator.ts';
import { productBreadcrumb, productDescription, productStructuredData } from './structured-data.ts';

const origin = 'https://tianguis.example';
const pricing = { list_price: 129_900, sales_price: 99_950, percentage_discount: 23 };
const variant: ProductVariant = {
  sku: 'A-1',
  options: { Color: 'Rojo' },
  color_hex: '#f00',
  pricing,
  stock: 3,
  fulfillment_id: 0,
};
const product = {
  id: 7,
  slug: 'silla',
  title: 'Silla roja',
  brand: 'Novara',
  model: 'S1',
  gtin: '7501234567890',
  is_active: true,
  condition: 'new',
  description: ['Cómoda', 'Firme.'],
  highlights: ['Madera de pino', '¡Plegable!'],
  offer_ends_at: '2026-12-24T06:00:00.000Z',
  rating: { average: 4.5, count: 2 },
  features: { is_store_only: false, is_backorder: false },
  pictures: [{ source: '/imagenes/a-1280.webp', thumbnail: '', alt: '', color: null }],
  category: { id: 1, breadcrumb: [{ id: 1, name: 'Hogar', slug: 'hogar' }] },
  seller: { name: 'Nopal' },
} as unknown as ProductDetail;
const reviews = [
  { author: 'Lupita', created_at: '2026-01-02T00:00:00Z', rating: 5, title: '', body: 'Bien.' },
] as unknown as Review[];
const dataOf = (change: Partial<ProductDetail> = {}, variantChange: Partial<ProductVariant> = {}, isSelling = true) =>
  productStructuredData({
    product: { ...product, ...change },
    variant: { ...variant, ...variantChange },
    reviews,
    origin,
    isSelling,
  });

describe('RT-13 structured data of a product', () => {
  test.each<[string, Partial<ProductDetail>]>([
    ['with everything', {}],
    [
      'without ratings, GTIN, model and end of offer',
      { rating: { average: 0, count: 0 }, gtin: null, model: '', offer_ends_at: null },
    ],
    ['not sold any more', { is_active: false }],
  ])('has what Google asks for: %s', async (_, change) => {
    expect(structuredDataFaults(dataOf(change))).toEqual([]);
    expect(structuredDataFaults(productBreadcrumb(product, origin))).toEqual([]);
    expect(await validatorFaults(dataOf(change))).toEqual([]);
    expect(await validatorFaults(productBreadcrumb(product, origin))).toEqual([]);
  });

  test('FE-01 has the returns of what is sent, and of a shop that sells', async () => {
    const { features } = product;
    expect(dataOf().offers).toMatchObject({ hasMerchantReturnPolicy: { merchantReturnDays: 30 } });
    for (const data of [
      dataOf({ features: { ...features, digital: true } }),
      dataOf({ features: { ...features, is_store_only: true } }),
      dataOf({}, {}, false),
    ])
      expect(data.offers).not.toHaveProperty('hasMerchantReturnPolicy');
    // The validator finds what is missing.
    const { returnPolicyCategory: _, ...policy } = (dataOf().offers as { hasMerchantReturnPolicy: object })
      .hasMerchantReturnPolicy as Record<string, unknown>;
    expect(await validatorFaults({ '@type': 'Offer', hasMerchantReturnPolicy: policy })).not.toEqual([]);
  });

  test.each<[string, Partial<ProductDetail>, Partial<ProductVariant>]>([
    ['InStock', {}, {}],
    ['OutOfStock', {}, { stock: 0 }],
    ['Discontinued', { is_active: false }, {}],
  ])('contains %s', (word, change, variantChange) => {
    expect(dataOf(change, variantChange).offers).toMatchObject({
      availability: `https://schema.org/${word}`,
      price: '999.50',
    });
  });

  test.each([
    ['new', 'NewCondition'],
    ['refurbished', 'RefurbishedCondition'],
    ['used', 'UsedCondition'],
  ] as const)('gives a %s product the condition %s', (condition, word) => {
    expect(dataOf({ condition }).offers).toMatchObject({ itemCondition: `https://schema.org/${word}` });
  });

  test('issue 37 B1: gives the days of Mexico to the end of an offer and to a review', () => {
    const { offers, review } = dataOf({ offer_ends_at: '2026-11-29T05:59:00.000Z' });
    expect(offers).toMatchObject({ priceValidUntil: '2026-11-28' });
    expect(review).toMatchObject([{ datePublished: '2026-01-01' }]);
    // An offer until midnight ends on the day before.
    expect(dataOf().offers).toMatchObject({ priceValidUntil: '2026-12-23' });
  });

  test.each([
    ['12345670', 'gtin8'],
    ['012345678905', 'gtin12'],
    ['7501234567890', 'gtin13'],
    ['17501234567897', 'gtin14'],
  ])('issue 37 B6: writes the GTIN %s as %s', (gtin, property) => {
    const data = dataOf({ gtin });
    const written = Object.entries(data).filter(([name]) => name.startsWith('gtin'));
    expect(written).toEqual([[property, gtin]]);
    expect(structuredDataFaults(data)).toEqual([]);
  });

  test('its description consists of sentences', () => {
    expect(productDescription(product)).toBe('Madera de pino. ¡Plegable! Cómoda.');
  });
});
