/** Tests of the claims about search results: words of title and facts, details, and medicine for children. */
import { type Sort, sorts } from '@tianguis/domain';
import { readWordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchQuery } from '../catalogue-index.ts';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const rules = readWordRules({
  synonyms: 'niño, infantil',
  occasions: 'fiebre niño, bajar fiebre => jarabe, termómetro\ntos niño => pastillas, jarabe',
});
const index = createPostgresIndex(db, { rules });
const maintenance = createPostgresMaintenance(pool);

const warning = 'No se deje al alcance de los niños.';
/** Ids by what they are. */
const ids: Record<string, number[]> = {};

async function add(
  kind: string,
  path: readonly number[],
  { title, description = '', facts = [] }: { title: string; description?: string; facts?: string[][] },
) {
  const specifications = JSON.stringify([{ group: 'General', rows: facts }]);
  const at = Object.values(ids).flat().length + 1;
  // Prices and popularity put what is for adults first.
  const isAdult = kind.startsWith('adult');
  const { id } = await build.product(path, {
    title,
    description,
    specifications,
    sale_price: (isAdult ? 10 : 500) * 100 + at,
    list_price: 100_000,
    popularity: isAdult ? 100 : 1,
    stock: 5,
  });
  ids[kind] = [...(ids[kind] ?? []), Number(id)];
}

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Farmacia',
      children: [
        { id: 10, name: 'Dolor y fiebre' },
        { id: 11, name: 'Aparatos' },
      ],
    },
    { id: 2, name: 'Libros', children: [{ id: 20, name: 'Infantil y juvenil' }] },
    {
      id: 3,
      name: 'Hogar',
      children: [
        { id: 30, name: 'Estufas' },
        { id: 31, name: 'Lámparas' },
      ],
    },
  ]);
  await build.brand();
  await build.store();
  for (let n = 1; n <= 12; n++) {
    await add('adult paracetamol', [1, 10], { title: `Paracetamol ${n} tabletas`, description: warning });
    // A description makes no statement.
    const description = 'Como regalo para niños de 3 años.';
    await add('libro', [2, 20], { title: `Libro de aventuras ${n}`, description, facts: [['Edad', '12 a 17 años']] });
    await add('estufa', [3, 30], { title: `Estufa eléctrica ${n}`, description: 'Para tu cocina.' });
    await add('lámpara', [3, 31], { title: `Lámpara Alba ${n}`, description: n < 4 ? 'Con regulador de luz.' : '' });
  }
  // So many that nothing else is shown beside them.
  for (let n = 1; n <= 30; n++) {
    const facts = [['Advertencia', warning]];
    await add('adult jarabe', [1, 10], { title: `Jarabe ${n} para la fiebre`, facts });
  }
  await add('paracetamol', [1, 10], { title: 'Paracetamol infantil gotas' });
  await add('jarabe', [1, 10], { title: 'Jarabe infantil para la fiebre' });
  await add('gotas', [1, 10], { title: 'Gotas para la fiebre', facts: [['Edad', '2 a 11 años']] });
  await add('adult termómetro', [1, 11], { title: 'Termómetro de mercurio' });
  await add('adult gotas', [1, 11], { title: 'Gotas de agua de mar' });
  await add('adult pastillas', [1, 10], { title: 'Pastillas para la tos', description: warning });
  await add('de niño', [2, 20], { title: 'Libro de colores', facts: [['Edad', '2 a 4 años']] });
  await maintenance.rebuild();
});

const search = (text: string, more: Partial<SearchQuery> = {}) =>
  index.search({ text, filters: {}, sort: 'relevance', page: { limit: 100, offset: 0 }, ...more });

describe('SR-02 what is claimed of products, title and facts say', () => {
  test('a warning in the description or among the facts is no mention', async () => {
    expect(await search('paracetamol infantil')).toMatchObject({ total: 13, complete: 1 });
    expect(await search('jarabe niños', { literal: true })).toMatchObject({ total: 31, complete: 1 });
  });

  test('what only descriptions say is not counted, nor said to be missing', async () => {
    expect(await search('lámpara regulador')).toMatchObject({ total: 12, complete: 0, mentioned: 3, leftOut: [] });
    const long = await search('lámpara alba con regulador de luz');
    expect(long).toMatchObject({ complete: 0, mentioned: 3 });
  });

  test('words that need not be told of leave nothing to miss', async () => {
    // None says that it is "sin gas": all are what was asked for.
    expect(await search('estufa que no sea de gas')).toMatchObject({ total: 12, mentioned: 12, leftOut: [] });
    expect(await search('estufa bonita para mi abuelita')).toMatchObject({ total: 12, mentioned: 12, leftOut: [] });
    expect(await search('estufa morada')).toMatchObject({ complete: 0, mentioned: 0, leftOut: ['morada'] });
  });

  test('a detail that leaves nothing out says how many products say so', async () => {
    const detailsOf = async (text: string) =>
      (await search(text)).understood?.details.map(({ id, said }) => [id, said]);
    expect(await detailsOf('estufa que no sea china')).toEqual([['no-china', 0]]);
    expect(await detailsOf('libro para niño de 3 años')).toEqual([['para-nino-3-anos', 1]]);
    expect(await detailsOf('libro para niño de 13 años')).toEqual([['para-nino-13-anos', 12]]);
    // All say that they are for children, by their category.
    expect(await detailsOf('libro para niño')).toEqual([['para-nino', null]]);
    // What says the contrary is left out.
    expect(await detailsOf('paracetamol que no sea infantil')).toEqual([['no-infantil', null]]);
  });
});

describe('SR-03 medicine that does not say that it is for children', () => {
  const isAdult = (id: number) => Object.keys(ids).some((kind) => kind.startsWith('adult') && ids[kind]?.includes(id));
  const lastOf = (found: readonly number[], first: number) => found.map(isAdult).indexOf(true) === first;

  test.each(sorts)('stands behind what does, in every sort: %s', async (sort: Sort) => {
    const found = await search('jarabe para niños', { sort });
    expect([found.ids[0], found.total, found.forChildren]).toEqual([ids.jarabe?.[0], 31, 1]);
    expect(lastOf(found.ids, 1)).toBe(true);
  });

  test.each(['paracetamol infantil', 'paracetamol para mi hijo de 3 años'])('page by page: %s', async (text) => {
    const pages = [0, 5, 10].map((offset) => search(text, { page: { limit: 5, offset } }));
    const found = (await Promise.all(pages)).flatMap((page) => page.ids);
    expect([found[0], found.length, new Set(found).size]).toEqual([ids.paracetamol?.[0], 13, 13]);
  });

  test('says so by an age, too', async () => {
    const found = await search('gotas para la fiebre de mi hija de 3 años');
    expect([found.ids[0], found.forChildren]).toEqual([ids.gotas?.[0], 1]);
  });

  test('also as it is written, and under filters', async () => {
    const literal = await search('jarabe fiebre niños', { literal: true });
    expect(literal.forChildren).not.toBeNull();
    expect(lastOf(literal.ids, literal.forChildren ?? -1)).toBe(true);
    const filters = { category: { id: 10, level: 2, department: 1 }, priceMax: 40_000 };
    expect(await search('jarabe para niños', { filters })).toMatchObject({ total: 30, forChildren: 0 });
  });

  test('is no idea, and stands behind the ideas', async () => {
    const found = await search('jarabe para bajar la fiebre de mi niño');
    expect(found.ids[0]).toBe(ids.jarabe?.[0]);
    expect(lastOf(found.ids, found.forChildren ?? -1)).toBe(true);
    const cough = await search('mi niño tiene tos');
    expect(cough.ideas).toEqual(['jarabe']);
    expect(cough.ids[0]).toBe(ids.jarabe?.[0]);
    expect([cough.total > 1, cough.forChildren]).toEqual([true, 1]);
  });

  test('stands where it stood for a text without a child', async () => {
    const found = await search('jarabe');
    expect([found.forChildren, isAdult(found.ids[0] ?? 0)]).toEqual([null, true]);
  });

  test('also while its text waits to be built', async () => {
    const [id = 0] = ids['adult jarabe'] ?? [];
    const rename = async (title: string) => {
      await db.updateTable('products').set({ title }).where('id', '=', id).execute();
      await maintenance.refresh();
    };
    await rename('Jarabe nocturno para la fiebre');
    // By its price, the changed product would come first.
    const found = await search('jarabe para niños', { sort: 'price_asc' });
    expect([found.ids[0], found.forChildren, found.ids[1]]).toEqual([ids.jarabe?.[0], 1, id]);
    await rename('Jarabe infantil');
    expect((await search('jarabe para niños')).forChildren).toBe(2);
    await rename('Jarabe 1 para la fiebre');
  });
});
