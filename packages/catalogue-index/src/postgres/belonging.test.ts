/** What of a kind does not belong: for other people, of another colour under a sort, with what was not wanted. */
import { readWordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchQuery } from '../catalogue-index.ts';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const rules = readWordRules({
  synonyms: 'sin gorro => sin capucha\nárbol de navidad, pino navideño\nplayo, cinta larga\ntapete de yoga, yogamat',
  brands: 'pitufon => celular',
  occasions: [
    'empacar => playo\ncompré pitufon => mica de vidrio\nregalo suegra => sandalias, gorra ; hasta 305',
    // What stands beside a thing in several rules is shown where that is not sold.
    'meditar => tapete de yoga, sandalias, gorra\nestirar => sandalias, tapete de yoga, vestido',
    'poner mesa => mantel, sudadera\nbañarse => boiler de paso, sudadera',
  ].join('\n'),
});
const index = createPostgresIndex(db, { rules });

const titles = new Map<number, string>();

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Moda',
      children: [
        { id: 10, name: 'Sandalias' },
        { id: 11, name: 'Vestidos y faldas' },
        { id: 12, name: 'Faldas' },
        { id: 13, name: 'Calzado para niña' },
        { id: 14, name: 'Sudaderas' },
        { id: 15, name: 'Gorras para hombre y mujer' },
        { id: 16, name: 'Rascadores' },
        { id: 17, name: 'Gorras' },
        { id: 18, name: 'Varios de moda' },
      ],
    },
    {
      id: 2,
      name: 'Telefonía',
      children: [
        { id: 20, name: 'Micas' },
        { id: 21, name: 'Varios de telefonía' },
      ],
    },
  ]);
  await build.brand();
  await build.store();
  const add = async (category: number, title: string, pesos: number, description = '') => {
    const prices = { sale_price: pesos * 100, list_price: pesos * 100 };
    const { id } = await build.product([category < 20 ? 1 : 2, category], { title, description, ...prices });
    titles.set(Number(id), title);
  };
  for (let n = 1; n <= 6; n++) {
    await add(10, `Sandalias Palapa ${n}`, 300 + n);
    await add(10, `Sandalias para hombre Palapa ${n}`, 200 + n);
    if (n < 3)
      await add(10, `Sandalias Palapa de playa para ${n < 2 ? 'hombre y mujer' : 'dama y caballero'}`, 200 + n);
    await add(13, `Sandalias Conejo ${n}`, 100 + n);
    await add(11, `Vestido rojo ${n}`, 500 + n);
    await add(11, `Vestido azul ${n}`, 100 + n);
    await add(n < 6 ? 11 : 12, `Falda roja ${n}`, 50 + n);
    await add(14, `Sudadera con cierre ${n}`, 400 + n);
    await add(14, `Sudadera con capucha ${n}`, 300 + n);
    await add(16, `Árbol rascador ${n}`, 900 + n);
    await add(15, `Gorra Sol ${n}`, 90 + n);
    await add(17, `Gorra Luna ${n}`, 80 + n);
    await add(20, n < 6 ? `Mica de vidrio para Nube ${n} paquete de 13` : 'Mica mate para Nube 6', 40 + n);
  }
  for (const title of ['Tapete táctil', 'Tapete negro']) await add(21, title, 30);
  for (const title of ['Tapete persa', 'Tapete tejido']) await add(18, title, 30);
  await add(11, 'Vestido morado', 20, 'Del color de tu mantel.');
  await add(12, 'Falda con una cinta, de vista larga', 20);
  await createPostgresMaintenance(pool).rebuild();
});

async function search(text: string, more: Partial<SearchQuery> = {}) {
  const query = { text, filters: {}, sort: 'relevance', page: { limit: 100, offset: 0 }, ...more } as const;
  const found = await index.search(query);
  return { ...found, titles: found.ids.map((id) => titles.get(id) ?? '') };
}

describe('UI-09 AP-20 for whom a thing is', () => {
  test('what title or category say is for others is left out, though nothing says that it is for them', async () => {
    const found = await search('sandalias para mujer');
    expect(found.titles.every((title) => /^Sandalias Palapa/.test(title))).toBe(true);
    // With those that are for both.
    expect(found.total).toBe(8);
    // Whoever is named: the title need not use the same word.
    expect((await search('sandalias para mi esposa')).total).toBe(8);
    expect((await search('sandalias para hombre')).total).toBe(14);
    expect((await search('sandalias')).total).toBe(20);
  });

  test('where hardly any is left, nothing is left out', async () => {
    expect((await search('sandalias conejo para mujer')).total).toBeGreaterThan(0);
    expect((await search('mica para mujer')).total).toBe(6);
  });

  test('a category for these and others stays', async () => {
    expect((await search('gorra para mujer')).total).toBe(12);
  });
});

describe('UI-09 RT-09 a sort is over what has the colour', () => {
  test('where some have it, and by relevance over all of the kind', async () => {
    const cheap = await search('vestidos rojos baratos');
    expect(cheap.titles).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Vestido rojo ${n}`));
    expect(await search('vestidos rojos', { sort: 'price_asc' })).toMatchObject({ total: 6, ids: cheap.ids });
    expect((await search('vestidos rojos')).total).toBeGreaterThan(6);
  });

  test('where hardly any has it, over all', async () => {
    expect((await search('vestidos morados baratos')).total).toBeGreaterThan(6);
  });
});

test('UI-09 what is not wanted goes by its names of the file, too', async () => {
  const found = await search('sudadera sin gorro');
  expect(found.titles.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `Sudadera con cierre ${n}`));
});

test('UI-09 AP-20 what a thing does not do is shown as that, and can be taken back', async () => {
  const found = await search('sudadera que no apriete');
  expect(found.understood?.details.map(({ id, label }) => [id, label])).toEqual([['que-no-apriete', 'Que no apriete']]);
  expect(found.total).toBe(12);
  expect(await search('sudadera', { details: ['que-no-apriete'] })).toMatchObject({ ids: found.ids });
});

test('UI-09 AP-20 two things of a text are both found, by turns, and are no ideas', async () => {
  const found = await search('sudadera o falda para niña');
  expect(found).toMatchObject({ ideas: [], total: 19, understood: { details: [{ id: 'para-nina' }] } });
  expect(new Set(found.titles.slice(0, 4).map((title) => title.split(' ')[0]))).toEqual(new Set(['Sudadera', 'Falda']));
});

test('UI-09 nothing fits a device that no title names: it is said with its model', async () => {
  const found = await search('mica para pitufon 13');
  expect(found).toMatchObject({ leftOut: ['pitufon 13'], total: 6, isExact: false });
});

test('UI-08 RT-09 the limit that an occasion has by itself can be taken off, and no limit of the text', async () => {
  const details = ['cualquier-precio'];
  expect((await search('regalo para mi suegra')).understood).toMatchObject({ priceMax: 30_500 });
  const all = await search('regalo para mi suegra', { details });
  expect(all.understood?.priceMax).toBeUndefined();
  expect(all.total).toBeGreaterThan((await search('regalo para mi suegra')).total);
  expect((await search('regalo para mi suegra de menos de 303', { details })).understood).toMatchObject({
    priceMax: 30_300,
  });
});

describe('UI-09 AP-16 a thing that is not sold', () => {
  test('is no other one whose name begins so', async () => {
    expect(await search('árbol de navidad')).toMatchObject({ missingThing: 'árbol de navidad', total: 0 });
    expect((await search('árbol')).total).toBe(6);
    expect((await search('árbol rascador')).total).toBe(6);
  });

  test('is said, with what the operator puts beside it', async () => {
    const isSandals = (title: string) => title.startsWith('Sandalias');
    // Tapetes are of several departments: one of them is no nearer to yoga than what is bought for that.
    const yoga = await search('un tapete de yoga grande');
    expect(yoga).toMatchObject({ missingThing: 'tapete de yoga', leftOut: [], total: 20 });
    expect(yoga.titles.every(isSandals)).toBe(true);
    expect(await search('tapete persa')).toMatchObject({ missingThing: null, leftOut: [] });
    // One rule alone, and a name that the file has with more words.
    for (const text of ['mantel', 'mantel rojo', 'boiler de paso'])
      expect(await search(text), text).toMatchObject({ missingThing: text.split(' ')[0], total: 12 });
    expect(await search('tapete de yoga', { literal: true })).toMatchObject({ missingThing: null });
  });

  test('is not found by words of another name of it that stand apart', async () => {
    expect(await search('playo')).toMatchObject({ missingThing: 'playo', total: 0 });
  });
});
