import { ivaRates, taxKeyOf } from '@tianguis/domain/tax';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Exported, productCells } from '../write/product-cells.ts';
import { readItem } from './read-item.ts';

const origin = 'https://shop.example';

const word = fc
  .string({
    unit: fc.constantFrom('a', 'Ñ', '<', 'b>', '&', 'amp;', ',', '"', ':', '\\', '=', '-', ' ', "'"),
    minLength: 1,
    maxLength: 10,
  })
  .map((text) => `x${text.replace(/\s+/g, ' ').trimEnd()}`);
const price = fc.integer({ min: 100, max: 2_000_000_00 });
const now = new Date('2026-12-01');
const dates: Record<string, [string, string]> = {
  ended: ['2026-11-01', '2026-11-30'],
  on: ['2026-11-01', '2026-12-02'],
  coming: ['2026-12-24', '2026-12-25'],
};

/** Adds an offer to a variant, in the form in which the shop stores offers. */
function offered<Variant extends { listPrice: number; salePrice: number }>(variant: Variant, when: string) {
  const price = Math.min(variant.salePrice, variant.listPrice);
  const [starts, ends] = dates[when] ?? [];
  if (starts === undefined || ends === undefined || price === variant.listPrice)
    return { ...variant, salePrice: price, offer: null };
  const offer = { price, starts: new Date(starts), ends: new Date(ends) };
  return { ...variant, salePrice: when === 'on' ? price : variant.listPrice, offer };
}

const tax = fc.record(
  {
    claveProdServ: fc.constantFrom('50202306', '01010101'),
    claveUnidad: fc.constantFrom('H87', 'KGM'),
    iva: fc.constantFrom(...ivaRates),
    iepsRate: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 2_000_000 })),
    iepsAmount: fc.integer({ min: 0, max: 1_000_000_000 }),
  },
  { requiredKeys: [] },
);

const exported: fc.Arbitrary<Exported> = fc.record({
  id: fc.integer({ min: 1, max: 2_000_000_000 }),
  sku: word,
  title: word,
  slug: fc.constant('algo-bueno'),
  description: fc.array(word, { maxLength: 3 }).map((paragraphs) => paragraphs.join('\n\n')),
  brand: word,
  gtin: fc.constantFrom(null, '7501055363278'),
  model: word,
  seller: fc.oneof(fc.constant(''), word),
  sellerName: word,
  category: fc.constant(['Casa', 'Cocina']),
  condition: fc.constantFrom('new' as const, 'refurbished' as const, 'used' as const),
  warranty: fc.oneof(fc.constant(''), word),
  highlights: fc.array(word, { maxLength: 3 }),
  specifications: fc.uniqueArray(
    fc.record({ group: word, rows: fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 3 }) }),
    { maxLength: 3, selector: ({ group }) => group },
  ),
  months: fc.constantFrom(0, 3, 18),
  offerEndsAt: fc.constantFrom(null, new Date('2027-01-02T06:00:00Z')),
  shipsFree: fc.boolean(),
  weightGrams: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  handlingDays: fc.integer({ min: 0, max: 30 }),
  features: fc.subarray(['backorder', 'big_ticket', 'digital', 'stored_by_shop']),
  tax,
  active: fc.boolean(),
  pictures: fc.uniqueArray(
    fc.record({ key: fc.constantFrom('aaaa', 'bbbb', 'cccc'), color: fc.oneof(fc.constant(null), word), alt: word }),
    { selector: ({ key }) => key },
  ),
  variants: fc.uniqueArray(
    fc
      .record({
        sku: word,
        options: fc.dictionary(fc.constantFrom('Color', 'Talla', 'Sabor'), word),
        colorHex: fc.constantFrom(null, '#a3195b'),
        listPrice: price,
        salePrice: price,
        offer: fc.constantFrom('none', 'ended', 'on', 'coming'),
        stock: fc.integer({ min: 0, max: 9 }),
        storedByShop: fc.boolean(),
        iepsUnits: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
      })
      .map(({ offer, ...variant }) => offered(variant, offer)),
    { minLength: 1, maxLength: 3, selector: ({ sku }) => sku },
  ),
});

/** Every key is written, so that a key without a value is removed. */
const noTax = Object.fromEntries(Object.values(taxKeyOf).map((key) => [key, null]));

test('issue 4.1 reading an exported product gives the same product', () => {
  fc.assert(
    fc.property(exported, (product) => {
      const items = productCells(product, { origin, now }).map((cells) => {
        const found = readItem({ line: 1, cells }, { origin });
        if (!('item' in found)) throw new Error(found.reasons.join());
        return found.item;
      });
      product.variants.forEach((variant, index) => {
        expect(items[index]).toMatchObject({
          sku: variant.sku,
          productSku: product.sku,
          linkedProductId: product.id,
          title: product.title,
          description: product.description,
          brand: product.brand,
          model: product.model,
          seller: product.seller,
          sellerName: product.sellerName,
          condition: product.condition,
          warranty: product.warranty,
          highlights: product.highlights,
          specifications: product.specifications,
          months: product.months,
          shipsFree: product.shipsFree,
          weightGrams: product.weightGrams ?? 0,
          handlingDays: product.handlingDays,
          active: product.active,
          quantity: variant.stock,
          options: variant.options,
          colorHex: variant.colorHex ?? '',
          tax: { ...noTax, ...product.tax, iepsUnits: variant.iepsUnits },
          price: { list: variant.listPrice },
        });
        const coming = variant.offer?.starts && variant.offer.starts > now ? variant.offer.price : undefined;
        expect(items[index]?.price?.offer?.price ?? variant.listPrice).toBe(coming ?? variant.salePrice);
      });
      expect(items[0]?.gallery?.map(({ key, color, alt }) => ({ key, color: color || null, alt })) ?? []).toEqual(
        product.pictures,
      );
    }),
  );
});
