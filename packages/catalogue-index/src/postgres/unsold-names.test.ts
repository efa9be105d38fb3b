/** Searches for what the shop does not call so, or does not sell. */
import { readWordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const rules = readWordRules({
  synonyms: [
    'pants, jogger',
    'calentador de agua, boiler',
    'calentador => calentador de agua, calefactor',
    'esmalte de uñas, barniz de uñas',
    'alberca, acuario',
    'muneca de palo, espantapajaros',
    'alberca inflable, alberca para niños',
  ].join('\n'),
  occasions: [
    'hacer deporte => pants, sudadera',
    'bañarse agua fría => calentador de agua, boiler',
    'regalo papá => sudadera, esmalte de uñas',
    'ahuyentar mosquitos, mosquitos => repelente de mosquitos, mosquitero',
    'campamento verano => repelente de mosquitos, acuario',
    'viaje selva => repelente de mosquitos, acuario',
    'sudadera novia, boda novia => sudadera de novia, acuario',
    'lima, limas => calefactor, cuerda para saltar',
  ].join('\n'),
});
const index = createPostgresIndex(db, { rules });
/** Categories by product. */
const categories = new Map<number, number>();

beforeAll(async () => {
  await build.categories([
    { id: 1, name: 'Ropa', children: [{ id: 10, name: 'Sudaderas' }] },
    { id: 2, name: 'Clima', children: [{ id: 20, name: 'Calefactores' }] },
    { id: 3, name: 'Mascotas', children: [{ id: 30, name: 'Peces' }] },
    { id: 4, name: 'Belleza', children: [{ id: 40, name: 'Uñas' }] },
    { id: 5, name: 'Libros', children: [{ id: 50, name: 'Novela histórica' }] },
    { id: 6, name: 'Gimnasio', children: [{ id: 60, name: 'Cuerdas' }] },
    {
      id: 7,
      name: 'Autos',
      children: [
        { id: 70, name: 'Aceites sintéticos' },
        { id: 71, name: 'Aceites minerales' },
      ],
    },
  ]);
  await build.brand();
  await build.store();
  const add = async (category: number, title: string, description = '') => {
    const { id } = await build.product([Math.floor(category / 10), category], { title, description });
    categories.set(Number(id), category);
  };
  for (let n = 1; n <= 30; n++) {
    await add(10, n <= 24 ? `Sudadera para hombre ${n}` : `Sudadera para mujer ${n}`);
    await add(20, `Calefactor cerámico ${n}`);
    await add(40, n <= 26 ? `Esmalte para uñas brillante ${n}` : `Lima de cartón ${n}`);
    await add(50, `El arriero del monte ${n}`);
    await add(60, `Cuerda para saltar ${n}`, n <= 3 ? 'La usa quien trae jogger y lee una novela.' : '');
    await add(30, `Acuario redondo ${n}`, n <= 3 ? 'Con calentador de agua.' : '');
  }
  for (let n = 1; n <= 5; n++) await add(40, `Lima de cartón ${n}`);
  await add(60, 'Muñeca de trapo');
  await add(70, 'Aceite para motor 5W-30');
  await add(71, 'Aceite para motor 20W-50');
  await createPostgresMaintenance(pool).rebuild();
});

const search = async (text: string) => {
  const page = { limit: 100, offset: 0 };
  const { ids, missingThing, ideas } = await index.search({ text, filters: {}, sort: 'relevance', page });
  return { of: [...new Set(ids.map((id) => categories.get(id)))], missingThing, ideas };
};

describe('AP-20 what the shop does not call so, or does not sell', () => {
  test('what has another name that the operator knows is said, and what goes with that is shown', async () => {
    expect(await search('jogger')).toEqual({ of: [10], missingThing: 'jogger', ideas: ['sudadera'] });
  });

  test('of a name of several words, another reading of its first word is not meant', async () => {
    expect(await search('calentador de agua')).toMatchObject({ of: [30], missingThing: 'calentador de agua' });
    expect(await search('calentador')).toMatchObject({ of: [20], missingThing: null });
  });

  test('what is taken along beside a thing is no help for a trouble, where that thing is not sold', async () => {
    const expected = { of: [], missingThing: 'repelente de mosquitos', ideas: [] };
    expect(await search('algo para ahuyentar mosquitos')).toEqual(expected);
    expect(await search('hay mosquitos en mi acuario')).toEqual(expected);
    // Who asks for the thing itself is shown it.
    expect(await search('repelente de mosquitos')).toMatchObject({ of: [30], missingThing: 'repelente' });
  });

  test('VA-05 a word without its ñ is read with it, where no product has it otherwise', async () => {
    expect(await search('muneca')).toMatchObject({ of: [60], missingThing: null });
    // A word that has synonyms is what they say.
    expect((await search('barniz de unas')).of).toEqual([40]);
  });

  test('of a name whose first word is sold, the whole name is what is not', async () => {
    expect(await search('sudadera de novia')).toMatchObject({
      of: [30],
      missingThing: 'sudadera de novia',
    });
  });

  test('where all that is called so has a longer name, what the operator shows instead is meant', async () => {
    expect((await search('limas')).of).toEqual([20, 60]);
    expect((await search('lima de cartón')).of).toEqual([40]);
  });

  test('where nothing has the whole name, another word for the first is meant', async () => {
    expect(await search('alberca inflable')).toMatchObject({ of: [30], missingThing: null });
  });

  test('titles that have a word between the words of a name are called so', async () => {
    for (const text of ['barniz de uñas', 'esmalte de uñas'])
      expect(await search(text)).toEqual({ of: [40], missingThing: null, ideas: [] });
  });

  test('a kind of works is the categories whose names begin so, and nothing that mentions one', async () => {
    expect(await search('novela')).toEqual({ of: [50], missingThing: null, ideas: [] });
  });

  test.each(['aceite 5w30', 'aceite 5W-30', 'aceite 5w 30', 'aceite cinco w treinta', '5w30'])(
    'VA-05 the grade of an oil is read as it is written and said: %s',
    async (text) => {
      expect((await search(text)).of[0]).toBe(70);
    },
  );

  test.each([
    ['sudadera sin gluten', ['sin gluten']],
    ['sudadera que no tenga gluten', ['sin gluten']],
    // These did not ask for one "sin gas", nor "sin manche".
    ['sudadera que no sea de gas', []],
    ['sudadera que no manche', []],
  ])('that nothing says it is without what was not wanted is told: %s %j', async (text, expected) => {
    const page = { limit: 10, offset: 0 };
    const { leftOut } = await index.search({ text, filters: {}, sort: 'relevance', page });
    expect(leftOut).toEqual(expected);
  });

  test('ideas for somebody read as a shopper would say them', async () => {
    expect((await search('regalo para mi papá, de hombre')).ideas).toEqual(['sudadera para hombre']);
  });
});
