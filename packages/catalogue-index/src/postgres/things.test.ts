/** Searches for a thing: only things of that kind are found, in every sort, facet and count. */
import { type Sort, sorts } from '@tianguis/domain';
import { readWordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Filters, SearchQuery } from '../catalogue-index.ts';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const rules = readWordRules({
  synonyms: 'cel => celular\nsin cable => inalámbrico\ncelular nube gigante => celular cumulus',
  brands: 'makita, lex taldro => taladro',
  occasions: [
    'regalo mamá => perfume, taladro, celular ; hasta 400',
    'muy manso, tapó caño => destapacaños',
    'noche brujas => perfume de brujas, crema',
    'disfraz noche => disfraz, taladro eléctrico',
    'lunch => lonchera',
    'cayó cuadro => taladro, perfume',
    'celular tapado, celular caño => destapacaños',
    'arrugas piel manos => crema antiarrugas, gotas rojas',
    'manchas piel arrugas => perfume',
    'fiesta noche => celular rojo',
    'no tengo taladro, sin perfumes, cremas => celular',
  ].join('\n'),
});
const index = createPostgresIndex(db, { rules });

/** Ids by what they are. */
const ids: Record<string, number[]> = {};

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Telefonía',
      children: [
        { id: 10, name: 'Celulares' },
        { id: 11, name: 'Fundas' },
      ],
    },
    {
      id: 2,
      name: 'Belleza',
      children: [
        { id: 20, name: 'Cremas' },
        { id: 21, name: 'Perfumes' },
        { id: 22, name: 'Leches' },
      ],
    },
    {
      id: 3,
      name: 'Ferretería',
      children: [
        { id: 30, name: 'Taladros' },
        { id: 31, name: 'Trompos' },
      ],
    },
    { id: 4, name: 'Ofertas' },
  ]);
  await build.brand();
  await build.store();
  const add = async (
    kind: string,
    path: readonly number[],
    title: string,
    pesos: number,
    description = '',
    colour = 'Verde',
  ) => {
    const specifications = JSON.stringify([{ group: 'General', rows: [['Color', colour]] }]);
    const prices = { sale_price: pesos * 100, list_price: pesos * 100 };
    const { id } = await build.product(path, { title, description, specifications, ...prices });
    ids[kind] = [...(ids[kind] ?? []), Number(id)];
  };
  for (let n = 1; n <= 30; n++) {
    await add('celular', [1, 10], `Celular Nube ${n}${n === 1 ? ' rojo' : ''}`, 3000 + n);
    await add('funda', [1, 11], 'Funda para celular', 90 + n, 'Protege tu celular grande.');
    await add('crema', [2, 20], 'Crema de manos', 20 + n, 'Para quien usa mucho el celular..');
    const perfume = n === 2 ? 'Perfume de nardo en baquelita' : 'Perfume de nardo';
    await add('perfume', [2, 21], perfume, 300 + n, n === 1 ? 'Cabe en una lonchera.' : '');
    await add(
      'taladro',
      [3, 30],
      n > 26 ? 'Taladro inalámbrico' : n > 20 ? 'Taladro con cable' : 'Taladro de banco',
      200 + n,
      '',
      n === 1 ? 'Azul eléctrico' : 'Verde',
    );
  }
  for (let n = 1; n <= 6; n++)
    await add('deslactosada', [2, 22], `Leche corporal ${n < 6 ? 'sin lactosa' : 'entera'} ${n}`, 50);
  for (let n = 1; n <= 60; n++)
    await add('trompo', [3, 31], `Trompo ${n <= 5 ? 'sin pilas' : n <= 25 ? 'de bambú' : 'de lámina'}`, 50);
  // In a category of all kinds of things a title need not start with the name.
  await add('perfume', [4], 'Perfume de oriente', 5000);
  await add('celular', [4], 'Xoloitz Celular seminuevo', 1000, '', 'Gris');
  for (const title of ['Alfa', 'Beta', 'Gama', 'Delta', 'Épsilon', 'Zeta']) await add('otro', [4], title, 10);
  await createPostgresMaintenance(pool).rebuild();
});

const search = (text: string, more: Partial<SearchQuery> = {}) =>
  index.search({ text, filters: {}, sort: 'relevance', page: { limit: 100, offset: 0 }, ...more });
const kindsOf = (found: readonly number[]) =>
  [...new Set(found.map((id) => Object.keys(ids).find((kind) => ids[kind]?.includes(id))))].sort();

describe('AP-20 RT-08 what was asked for belongs, and nothing that mentions it', () => {
  test.each(sorts)('RT-09 every sort has the same things: %s', async (sort: Sort) => {
    const found = await search('celular', { sort });
    expect(found.ids.toSorted((one, other) => one - other)).toEqual(ids.celular);
    expect(found).toMatchObject({ total: 31, complete: 31, leftOut: [] });
  });

  test('facets and counts are of these things alone', async () => {
    const { facets } = await search('celular', { facets: true });
    expect(facets?.price).toEqual({ least: 100_000, greatest: 303_000 });
    expect(new Map(facets?.categories.map(({ id, count }) => [id, count]))).toEqual(
      new Map([
        [1, 30],
        [4, 1],
      ]),
    );
    const filters: Filters = { priceMax: 150_000 };
    expect(await search('celular', { filters })).toMatchObject({ total: 1 });
  });

  test('what it is like says the sequence, and costs nothing where nothing is like it', async () => {
    const red = await search('celular rojo');
    expect([red.ids[0], red.total, red.complete]).toEqual([ids.celular?.[0], 31, 1]);
    const big = await search('celular grande', { sort: 'price_asc' });
    expect(kindsOf(big.ids)).toEqual(['celular']);
    expect(big).toMatchObject({ total: 31, complete: 0, leftOut: ['grande'] });
  });

  test('of a long sentence, what has the most of it comes first, though that is little', async () => {
    const text = 'busco un taladro potente para colgar repisas de madera en casa y que sea inalámbrico';
    const found = await search(text, { sort: 'relevance' });
    expect(found.ids.slice(0, 4).toSorted((one, other) => one - other)).toEqual(ids.taladro?.slice(26));
    expect(found).toMatchObject({ total: 30, complete: 0 });
  });

  test.each(['taladro', 'perfumes', 'cremas', 'leches'])(
    'a thing or a category alone is what is meant, though a rule tells what to do without it: %s',
    async (text) => {
      const found = await search(text);
      expect(found.ideas).toEqual([]);
      expect(kindsOf(found.ids)).not.toContain('celular');
      expect(found.total).toBeGreaterThan(5);
    },
  );

  test('what is not sold is said, and no category that the text ends with stands for it', async () => {
    expect(await search('lonchera de gas leches')).toMatchObject({ missingThing: 'lonchera', total: 0 });
  });

  test('by another name of it, and as an accessory of it', async () => {
    expect(kindsOf((await search('cel')).ids)).toEqual(['celular']);
    expect(kindsOf((await search('funda celular')).ids)).toEqual(['funda']);
  });

  test('what it must not have is left out, and what says so comes first', async () => {
    const { ids: found, understood } = await search('taladro sin cable');
    expect(kindsOf(found)).toEqual(['taladro']);
    expect(found.slice(0, 4)).toEqual(ids.taladro?.slice(26));
    expect(found).toHaveLength(24);
    expect(understood).toMatchObject({ text: 'taladro', details: [{ id: 'sin-cable', label: 'Sin cable' }] });
    // As an address says it.
    expect((await search('taladro', { details: ['sin-cable', 'quién sabe'] })).ids).toEqual(found);
  });

  test('what few of a kind say of themselves ranks, and hides none of the others', async () => {
    // Five of six say it, and five of sixty.
    expect((await search('leche sin lactosa')).total).toBe(5);
    const { ids: found, total } = await search('trompo sin pilas');
    expect(total).toBe(60);
    expect(found.slice(0, 5).toSorted((one, other) => one - other)).toEqual(ids.trompo?.slice(0, 5));
  });

  test('what nothing of the kind says it is without is told: nobody with an allergy shall rely on it', async () => {
    expect(await search('funda sin gluten')).toMatchObject({ total: 30, leftOut: ['sin gluten'], complete: 0 });
    expect(await search('trompo sin pilas')).toMatchObject({ leftOut: [] });
    // None is, so all are what was asked for.
    expect(await search('funda que no sea de gas')).toMatchObject({ total: 30, leftOut: [], complete: 30 });
  });

  test('who wants it as it was typed is asked for no other word', async () => {
    expect(await search('celulra zzyxw', { literal: true })).toMatchObject({ suggested: null });
  });

  test('where all are what was not wanted, they are shown and it is told, and nothing else is', async () => {
    const found = await search('funda que no sea de celular');
    expect(kindsOf(found.ids)).toEqual(['funda']);
    // As things, and not as words, of which one would be missing.
    expect(found).toMatchObject({ total: 30, leftOut: ['que no sea de celular'], complete: 0 });
  });

  test('prices and offers of the text are filters, unless the shopper has set one', async () => {
    const cheap = await search('celulares de menos de 2000');
    expect(cheap).toMatchObject({ total: 1, understood: { text: 'celulares', priceMax: 200_000 } });
    const set = await search('celulares de menos de 2000', { filters: { priceMax: 300_500 } });
    expect(set).toMatchObject({ total: 6, understood: null });
    const sorted = await search('celular barato');
    expect(sorted.ids[0]).toBe(ids.celular?.[30]);
    expect(sorted.understood).toMatchObject({ sort: 'price_asc' });
  });

  test('AP-20 what is of the price goes before what has all words and costs more', async () => {
    // All that are green cost 3,000 and more.
    const found = await search('celular verde de menos de 2000');
    expect(found).toMatchObject({ ids: [ids.celular?.[30]], missingPrice: null });
  });

  test('AP-20 a price of the text that nothing has is said, and what is nearest to it comes first', async () => {
    const cheap = await search('celulares de menos de 500');
    expect(cheap).toMatchObject({ total: 31, missingPrice: { priceMax: 50_000 }, missingThing: null });
    expect(cheap.understood).toMatchObject({ sort: 'price_asc' });
    expect([cheap.ids[0], cheap.ids[1]]).toEqual([ids.celular?.[30], ids.celular?.[0]]);
    const dear = await search('celulares de más de 90000');
    expect(dear).toMatchObject({ total: 31, missingPrice: { priceMin: 9_000_000 } });
    expect(dear.ids[0]).toBe(ids.celular?.[29]);
    // What the shopper has set stays, though nothing is left.
    const set = await search('celulares', { filters: { priceMax: 50_000 } });
    expect(set).toMatchObject({ total: 0, missingPrice: null });
  });

  test('a brand that is not there is said, and shows its kind', async () => {
    const found = await search('Makita');
    expect(found).toMatchObject({ missingBrand: 'Makita', corrected: null, total: 30, ideas: [] });
    expect(kindsOf(found.ids)).toEqual(['taladro']);
    expect(await search('funda Makita impermeable')).toMatchObject({
      missingBrand: 'Makita',
      leftOut: ['impermeable'],
    });
    // A name of which a word is next to another is no slip.
    expect(await search('lex taldro')).toMatchObject({ missingBrand: 'lex taldro', corrected: null, total: 30 });
    expect(await search('funda para makita')).toMatchObject({ missingBrand: null, leftOut: ['makita'] });
  });

  test('an occasion shows something of each kind, on each page once', async () => {
    const page = (offset: number) => search('un regalo para mi mamá', { page: { limit: 24, offset } });
    const pages = [await page(0), await page(24), await page(48)];
    // Within the price of the operator's rule there are no telephones.
    expect(pages[0]).toMatchObject({ total: 60, understood: { priceMax: 40_000 } });
    expect(pages[0]?.ideas).toEqual(['perfume', 'taladro']);
    const kinds = (found: readonly number[] = []) => found.map((id) => kindsOf([id]).join());
    // Most of the best, and some of the others.
    expect(kinds(pages[0]?.ids.slice(0, 5))).toEqual(['perfume', 'perfume', 'perfume', 'taladro', 'perfume']);
    const need = await search('se me cayó el cuadro');
    expect(kinds(need.ids.slice(0, 6))).toEqual(['taladro', 'taladro', 'taladro', 'taladro', 'perfume', 'taladro']);
    const all = pages.flatMap((one) => one.ids);
    expect(new Set(all).size).toBe(60);
    expect(kindsOf(all)).toEqual(['perfume', 'taladro']);
  });

  test('AP-20 a cheap present is the cheapest of each kind by turns, unless the shopper sorts', async () => {
    const text = 'un regalo barato para mi mamá';
    const { ids: found, understood } = await search(text);
    expect(kindsOf(found.slice(0, 5))).toEqual(['perfume', 'taladro']);
    expect([found[0], found[3]]).toEqual([ids.perfume?.[0], ids.taladro?.[0]]);
    // The next page, by its address, goes on with it.
    expect(understood).toMatchObject({ text: 'un regalo para mi mamá barato', sort: undefined });
    const filters = { priceMax: understood?.priceMax };
    const page = { limit: 24, offset: 24 };
    const next = await search(understood?.text ?? '', { filters, page });
    expect(next.ids).toEqual((await search(text, { page })).ids);
    expect(next.ids.filter((id) => found.slice(0, 24).includes(id))).toEqual([]);
    // Nothing costs so little: what is nearest to it comes first.
    const { ids: nearest, missingPrice } = await search(`${text} de menos de 10 pesos`);
    expect([missingPrice, nearest.slice(0, 5)]).toEqual([{ priceMax: 1000 }, ids.taladro?.slice(0, 5)]);
    const { ids: sorted } = await search(text, { sort: 'price_asc' });
    expect(sorted.slice(0, 5)).toEqual(ids.taladro?.slice(0, 5));
  });

  test('RT-09 in the sequence of prices, what is of another material does not belong', async () => {
    expect(await search('trompo de bambú', { sort: 'price_asc' })).toMatchObject({ total: 20 });
    expect(await search('trompo de bambú')).toMatchObject({ total: 60, complete: 20 });
    expect(await search('trompo de plata', { sort: 'price_asc' })).toMatchObject({ total: 60, leftOut: ['plata'] });
  });

  test('a material that is asked for alone is what is made of it, though nothing is like it', async () => {
    expect(await search('bambú hub')).toMatchObject({ total: 20, leftOut: ['hub'] });
    expect(await search('hub bambú')).toMatchObject({ total: 0 });
    // What is only mentioned is no material.
    expect(await search('protege hub')).toMatchObject({ total: 0 });
  });

  test('a name of the operator’s file is one of the kind, where a category is called by its first word', async () => {
    const { ids: found, missingThing } = await search('perfume de brujas');
    expect([kindsOf(found), missingThing]).toEqual([['perfume'], null]);
  });

  test('AP-20 of each thing of an occasion, what has other words of the text comes first', async () => {
    const { ids: found, ideas } = await search('se cayó un cuadro de baquelita');
    expect(ideas).toEqual(['taladro', 'perfume']);
    expect(found.find((id) => ids.perfume?.includes(id))).toBe(ids.perfume?.[1]);
  });

  test('of a search that nothing fits, what has all of the words that are there', async () => {
    const found = await search('hub grande protege');
    expect(found).toMatchObject({ total: 30, isExact: false, leftOut: ['hub'] });
    expect(await search('hub protege')).toMatchObject({ total: 0 });
  });

  test('a need that the file knows is not taken for a slip, though the shop has nothing for it', async () => {
    expect(await search('muy manso')).toMatchObject({ total: 0, suggested: null, missingThing: 'destapacaños' });
    // Some of the words are no help.
    expect(await search('se me tapó el caño de las manos')).toMatchObject({ total: 0, missingThing: 'destapacaños' });
    // Nor is the thing that it happened to.
    expect(await search('se me quedó tapado el celular')).toMatchObject({ total: 0, missingThing: 'destapacaños' });
  });

  test('a thing with a purpose that the file knows is first of all what the file names for it', async () => {
    const { ids: found, total } = await search('celular para la fiesta de noche');
    expect([found[0], total]).toEqual([ids.celular?.[0], 31]);
  });

  test('a person, and a word of the file, is no slip', async () => {
    expect(await search('un detalle para mi abuelita')).toMatchObject({ corrected: null });
    expect(await search('se me cayo el cuadro')).toMatchObject({ corrected: null });
    expect(await search('baqelita')).toMatchObject({ corrected: 'baquelita' });
  });

  test('what an occasion names and is not sold is said, and what is for the occasion all the same is shown', async () => {
    const found = await search('disfraz para la noche de brujas');
    expect(found).toMatchObject({ missingThing: 'disfraz', ideas: ['crema'] });
    expect(kindsOf(found.ids)).toEqual(['crema']);
  });

  test('a thing that is not sold is said, above what mentions it', async () => {
    expect(await search('lonchera')).toMatchObject({ missingThing: 'lonchera', total: 1, suggested: null });
    expect(await search('celular')).toMatchObject({ missingThing: null });
  });

  test('what products say that they have not is a filter, not a rank', async () => {
    const found = await search('leche sin lactosa');
    expect(found).toMatchObject({ total: 5, complete: 5 });
    expect(found.ids.toSorted((one, other) => one - other)).toEqual(ids.deslactosada?.slice(0, 5));
  });

  test('a name of several words that nothing is called by is its first one, with the others', async () => {
    expect(kindsOf((await search('celular nube gigante')).ids)).toEqual(['celular']);
  });

  test('literally, words are found wherever they are', async () => {
    const { ids: found } = await search('celular', { literal: true });
    expect(kindsOf(found)).toEqual(['celular', 'crema', 'funda']);
  });
});
