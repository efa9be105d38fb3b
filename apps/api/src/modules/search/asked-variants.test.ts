import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { Product, SearchReply } from '@tianguis/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { withApi } from '../../test-api.ts';
import { dependsOnVariants } from './asked-variants.ts';

const { build, database, get } = await withApi();
await build.categories([{ id: 1, name: 'Casa', children: [{ id: 11, name: 'Colchones' }] }]);
await build.brand({ name: 'Xoloitz', slug: 'xoloitz' });
await build.store({ name: 'Sonora', is_official: true });

let id = 0;
/** Adds a mattress with one variant for each size, at these prices in centavos. */
const mattress = async (title: string, prices: Record<string, number>, more: object = {}) => {
  const [first = 0] = Object.values(prices);
  id++;
  await build.product([1, 11], { id, title, list_price: first, sale_price: first, stock: 5, ...more });
  for (const [size, price] of Object.entries(prices))
    await build.variant(id, {
      options: JSON.stringify({ Tamaño: size, Color: size === 'Individual' ? 'Blanco' : 'Rojo carmín' }),
      list_price: price + 1000,
      sale_price: price,
      stock: size === 'Queen' ? 0 : 7,
    });
  for (const color of ['Blanco', 'Rojo carmín', 'Rojo carmín']) await build.picture(id, { color });
};
await mattress('Colchón Nube', { Individual: 200_000, 'King size': 900_000 }, { popularity: 90 });
await mattress('Colchón Luna', { Individual: 300_000, 'King size': 500_000 }, { popularity: 80 });
await mattress('Colchón Rocío', { Individual: 400_000, 'King size': 400_000, Queen: 450_000 }, { popularity: 70 });
await build.product([1, 11], {
  id: 9,
  title: 'Colchón king Brisa',
  stock: 5,
  list_price: 450_000,
  sale_price: 450_000,
  popularity: 60,
});
await sql`select index_merge_delta()`.execute(database.db);
await createPostgresMaintenance(database.pool).refresh();

const search = async (query: string, more = '') => {
  const { status, body } = await get(`/search/v1/products?query=${query}${more}`);
  expect(status).toBe(200);
  return (body as SearchReply).data.products;
};
const named = (title: string, found: readonly Product[]) => found.find((product) => product.title === title);
const pricesOf = (found: readonly Product[]) =>
  Object.fromEntries(found.map(({ title, pricing }) => [title, pricing.sales_price]));

describe('UI-09, ST-09: a card of a search is the variant that was asked for', () => {
  test('with its price, its discount, its stock, its picture and its SKU', async () => {
    const nube = named('Colchón Nube', await search('colchón king'));
    expect(nube).toMatchObject({
      stock: 7,
      pricing: { list_price: 901_000, sales_price: 900_000, percentage_discount: 0 },
      price_from: false,
      variant: { sku: nube?.childrenSku, options: { Tamaño: 'King size' } },
    });
    const red = named('Colchón Nube', await search('colchón rojo'));
    expect(red?.variant?.options).toEqual({ Color: 'Rojo carmín' });
    expect(red?.pictures.map(({ color }) => color)).toEqual(['Rojo carmín']);
  });

  test('in another colour than the one that was not wanted', async () => {
    const nube = named('Colchón Nube', await search('colchón que no sea blanco'));
    expect(nube?.variant?.options).toEqual({ Color: 'Rojo carmín' });
    expect(nube?.pictures.map(({ color }) => color)).toEqual(['Rojo carmín']);
    expect(named('Colchón Nube', await search('colchón que no sea rojo'))).toMatchObject({ variant: null });
  });

  test('one that is sold out, where it is the only one', async () => {
    const rocio = named('Colchón Rocío', await search('colchón queen'));
    expect(rocio).toMatchObject({ stock: 0, variant: { options: { Tamaño: 'Queen' } } });
  });

  test('and the product itself, from its lowest price, where none was asked for', async () => {
    const [nube, ...others] = await search('colchón');
    expect(nube).toMatchObject({ title: 'Colchón Nube', variant: null, price_from: true });
    expect(nube?.pricing.sales_price).toBe(200_000);
    expect(named('Colchón king Brisa', others)).toMatchObject({ variant: null, price_from: false });
  });
});

describe('UI-09: prices of a search are those of the variant that was asked for', () => {
  test.each([
    ['', '&order_by=price_asc', ['Rocío', 'king Brisa', 'Luna', 'Nube']],
    ['', '&order_by=price_desc', ['Nube', 'Luna', 'king Brisa', 'Rocío']],
    [' barato', '', ['Rocío', 'king Brisa', 'Luna', 'Nube']],
    ['', '&order_by=price_asc&page=2&page_size=2', ['Luna', 'Nube']],
  ])('sorted "colchón king%s" %s', async (words, more, titles) => {
    const found = await search(`colchón king${words}`, more);
    expect(found.map(({ title }) => title.replace('Colchón ', ''))).toEqual(titles);
  });

  test('under a limit, what costs more in the size that was asked for comes last, with its lowest price', async () => {
    for (const found of [
      await search('colchón king menos de 6000'),
      await search('colchón king', '&filter_by[price_max]=600000'),
    ]) {
      expect(pricesOf(found)).toEqual({
        'Colchón Luna': 500_000,
        'Colchón Rocío': 400_000,
        'Colchón king Brisa': 450_000,
        'Colchón Nube': 200_000,
      });
      expect(found.at(-1)).toMatchObject({ title: 'Colchón Nube', variant: null, price_from: true });
    }
  });
});

test('UI-09: a search whose products are read twice has two words and a price', () => {
  const word = { alternatives: [['colchon']], own: 1 };
  const depends = (words: number, more: object) =>
    dependsOnVariants({ words: Array(words).fill(word), sort: 'relevance', ...more });
  expect(depends(2, { sort: 'price_asc' })).toBe(true);
  expect(depends(2, { priceMax: 100 })).toBe(true);
  expect(depends(2, {})).toBe(false);
  expect(depends(2, { sort: 'newest', priceMax: 100 })).toBe(false);
  expect(depends(1, { sort: 'price_asc' })).toBe(false);
  expect(depends(1, { priceMax: 100 })).toBe(false);
});
