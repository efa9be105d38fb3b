/** Tests shoppers' searches on a small catalogue. */
import { describe, expect, test } from 'vitest';
import { openShop, searchIn } from './test-shop.ts';

const shop = await openShop();
const { database, get } = shop;
const search = (query: string, more?: string) => searchIn(shop, query, more);

describe('AP-20 AP-23 search', () => {
  test.each([
    ['celulares', [3, 4]],
    ['CELULAR', [3, 4]],
    ['audifono inalambrica', [1, 8, 2]],
    ['pantalla 55 pulgadas', [10]],
    ['laptop 1tb', [7]],
    ['computadora portatil', [7]],
    ['lap', [7]],
    ['nevera', [5]],
    ['xoloitz refri', [5]],
  ])('"%s" finds %j', async (query, ids) => {
    expect((await search(query)).ids).toEqual(ids);
  });

  test('what the title starts with comes first, and a description alone makes nothing belong', async () => {
    // The cable is the most popular product, but is not a pair of headphones. Products out of stock come last.
    expect((await search('audífonos')).ids).toEqual([1, 8, 2]);
    for (const sort of ['relevance', 'price_asc', 'newest', 'rating'])
      expect((await search('refrigerador', `&order_by=${sort}`)).ids).toEqual([5]);
    expect((await search('refrigerador', '&literal=true')).ids).toEqual([5, 9]);
  });

  test.each([
    ['refirgerador', 'refrigerador', 5],
    ['selular', 'celular', 3],
    ['audifonos inalanbricos', 'audífonos inalámbricos', 1],
    ['licuadra', 'licuadora', 6],
  ])('a misspelt "%s" is searched as "%s", and the reply says so', async (query, corrected, first) => {
    const { metadata, ids } = await search(query);
    expect(metadata).toMatchObject({ query, corrected });
    expect(ids[0]).toBe(first);
    expect((await search(query, '&literal=true')).metadata.corrected).toBeNull();
  });

  test('existing words are not corrected: plata is not plato', async () => {
    const { metadata, ids } = await search('plata');
    expect(metadata.corrected).toBeNull();
    expect(ids).toEqual([8]);
  });

  test('a Spanish word that no product has is not corrected, but a similar word is suggested', async () => {
    const { metadata, ids } = await search('calle');
    expect(ids).toEqual([]);
    expect(metadata).toMatchObject({ corrected: null, suggested: 'cable' });
    expect((await search('xkqzw')).metadata.suggested).toBeNull();
  });

  test('a code that is also a word is searched as a word first', async () => {
    await database.db.updateTable('products').set({ sku: 'LAPTOP14' }).where('id', '=', 9).execute();
    expect((await search('laptop 14')).ids).toEqual([7]);
    expect((await search('laptop14')).ids).toContain(7);
    await database.db.updateTable('products').set({ sku: 'XO-900' }).where('id', '=', 9).execute();
  });

  test('a name of several words that no product has is searched by its words', async () => {
    const { ids, metadata } = await search('computadora portátil roja');
    expect(ids).toEqual([7]);
    expect(metadata.left_out).toEqual(['roja']);
  });

  test.each(['XO-300', 'xo-300', 'xo 300', '7501055300073'])('the code "%s" finds its product alone', async (code) => {
    expect((await search(code)).ids).toEqual([3]);
  });

  test('words that no product has are left out, and the reply names them', async () => {
    const { metadata, ids } = await search('Licuadora TurquésA');
    expect(ids).toEqual([6]);
    // The reply contains the word as it was typed.
    expect(metadata.left_out).toEqual(['TurquésA']);
  });

  test.each(['xkqzw', '%%%', 'de la para', "'; drop table products --", "a'b\\c & | ! :*"])(
    'nonsense finds nothing and does no harm: %s',
    async (query) => {
      expect(
        (await search(encodeURIComponent(query).replaceAll('%25', '%2525').replaceAll('%2525', '%25'))).metadata.total,
      ).toBe(0);
    },
  );

  test('filters, facets and sorts are those of a listing', async () => {
    const { ids, metadata } = await search('audífonos', '&facets=true&filter_by[category]=11&order_by=price_asc');
    expect(ids.toSorted()).toEqual([1, 2, 8]);
    expect(metadata.facets?.brand).toEqual([{ value: 'xoloitz', label: 'Xoloitz', count: 3 }]);
    expect((await get('/search/v1/products?query=a&filter_by[category]=99')).status).toBe(404);
    expect((await get('/search/v1/products')).status).toBe(400);
    expect((await get('/search/v1/products?query=a&client=no%20name')).status).toBe(400);
    expect((await get('/search/v1/products?query=cable&client=web&stage=production')).status).toBe(200);
  });
});
