/** Tests that a search for a whole title finds its product, whatever words the title has. */
import { wordSequence } from '@tianguis/domain/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeedRow, openFeedShop } from './test-feeds.ts';

const { pool, empty, importFeed, minutePasses, newIndex } = await openFeedShop();

// Some brands are in config/brands.txt, the other brands in no file.
const brands = [
  'Levi’s',
  '3M',
  'Coca-Cola',
  'Samsung',
  "L'Oréal",
  'Nike®',
  'Honda',
  'Makita',
  'Zumbalé',
  'Ñandú & Co.',
  'X-14',
  'Ropa™',
];
const things = [
  'Llanta',
  'Jeans',
  'Cinta adhesiva',
  'Refresco',
  'Funda para iPhone 13',
  'Muñeca',
  'Perfume',
  'Taladro',
  'Crema',
  'Tubo',
  'Regalo',
  'Pantalla',
];
const parts = [
  ...[
    '7.50R16',
    '32x32',
    '1/2"',
    '55" 4K',
    '600 ml',
    '2 L',
    '205/55R16',
    '(2 piezas)',
    'C-300™',
    '“Clásico”',
    'No. 5',
    "'98",
    '50%',
  ],
  ...[
    'para niña',
    'para mi mamá',
    'sin azúcar',
    'barato',
    'menos de 500',
    'de regalo',
    'en oferta',
    'que no sea de piel',
    'Azul',
    'rojo',
    'XL',
  ],
  ...[
    'de la abuela',
    'y',
    'con',
    'Edición ÁÉÍ',
    '™',
    '«única»',
    'no enciende',
    'dos docenas',
    'envío gratis',
    'mejor calificado',
  ],
];
const title = fc
  .tuple(
    fc.constantFrom(...things),
    fc.constantFrom(...brands),
    fc.array(fc.constantFrom(...parts), { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([thing, brand, some, isBrandFirst]) => ({
    title: [...(isBrandFirst ? [brand, thing] : [thing, brand]), ...some].join(' '),
    brand,
  }));
const product = fc.record({
  of: title,
  ownBrand: fc.constantFrom(...brands, undefined),
  category: fc.constantFrom('Hogar > Varios', 'Autos > Llantas', 'Ropa > Jeans', 'Juguetes', 'Belleza > Perfumes'),
});
const catalogue = fc.uniqueArray(product, {
  ...{ minLength: 15, maxLength: 30 },
  selector: ({ of }) => wordSequence(of.title),
});

test('issue 36, 0.3: a whole title finds its product first, within a minute of its import', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.nat({ max: 30 }), async (products, first) => {
      await empty();
      const rows = products.map(({ of, ownBrand, category }, at): FeedRow => {
        return { id: `T${at}`, title: of.title, brand: ownBrand ?? of.brand, category };
      });
      // For each product, another one has all words of its title and more, and is more popular.
      const others = rows.map((row) => ({ ...row, id: `${row.id}-MAS`, title: `${row.title} con otra` }));
      await importFeed(rows.slice(0, first));
      await minutePasses();
      await importFeed([...rows.slice(first), ...others]);
      await pool.query(`update products set popularity = 1000 where sku like '%-MAS'`);
      await minutePasses();
      const { rows: sold } = await pool.query<{ id: number; title: string; sku: string }>(
        'select id, title, sku from products',
      );
      expect(sold.length).toBe(2 * rows.length);
      const index = newIndex();
      for (const { id, title: text } of sold.filter(({ sku }) => !sku.endsWith('-MAS'))) {
        const pages = [];
        for (const offset of [0, 3]) {
          const page = { limit: 3, offset };
          pages.push(await index.search({ text, filters: {}, sort: 'relevance', page }));
        }
        expect(pages[0]?.ids[0], text).toBe(id);
        // The product is not repeated on the next page, and no other product is shown twice.
        const ids = pages.flatMap((page) => page.ids);
        expect(new Set(ids).size, text).toBe(ids.length);
      }
    }),
    { numRuns: 3, seed: 36_03, endOnFailure: true },
  );
});
