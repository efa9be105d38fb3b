/** What facts say of products, in searches: what they have, what they are without, what they are not. */
import { readWordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const index = createPostgresIndex(db, { rules: readWordRules({ synonyms: '', brands: '', occasions: '' }) });
const titles = new Map<number, string>();

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Despensa',
      children: [
        { id: 10, name: 'Galletas' },
        { id: 11, name: 'Cuidado de la piel' },
        { id: 12, name: 'Estufas' },
        { id: 13, name: 'Guitarras' },
        { id: 14, name: 'Zapatos' },
      ],
    },
  ]);
  await build.brand();
  await build.store();
  const add = async (category: number, title: string, rows: ReadonlyArray<readonly [string, string]>) => {
    const specifications = JSON.stringify([{ group: 'General', rows }]);
    const { id } = await build.product([1, category], { title, specifications });
    titles.set(Number(id), title);
  };
  for (let n = 1; n <= 30; n++) {
    await add(12, `Estufa Lumbre ${n}`, [['Combustible', 'Gas LP']]);
    await add(12, `Estufa Brasa ${n}`, [['Combustible', 'Electricidad']]);
    await add(13, `Guitarra eléctrica ${n}`, [['Color', 'Negro']]);
    await add(11, `Crema corporal de coco ${n}`, [['Aroma', 'Coco']]);
    await add(14, `Zapatos Lona ${n}`, [['Material', 'Lona']]);
    await add(14, `Zapatos Cuero ${n}`, [['Material', 'Piel']]);
    await add(14, `Zapatos para hombre ${n}`, [['Material', 'Lona']]);
  }
  for (let n = 1; n <= 6; n++) {
    await add(10, `Galletas de maíz ${n}`, [['Contiene gluten', 'No']]);
    await add(10, `Galletas de trigo ${n}`, [['Contiene gluten', 'Sí']]);
    await add(10, `Galletas de arroz ${n}`, [['Sabor', 'Vainilla']]);
    await add(13, `Guitarra electroacústica ${n}`, [['Color', n < 3 ? 'Negro' : 'Café']]);
  }
  await add(11, 'Crema corporal lisa', [['Perfume', 'No']]);
  await add(11, 'Manteca corporal lisa', [['Perfume', 'No']]);
  await createPostgresMaintenance(pool).rebuild();
});

async function search(text: string, limit = 100) {
  const found = await index.search({ text, filters: {}, sort: 'relevance', page: { limit, offset: 0 } });
  return { ...found, titles: found.ids.map((id) => titles.get(id) ?? '') };
}
const kinds = (found: readonly string[]) => [...new Set(found.map((title) => title.replace(/ \d+$/, '')))];

describe('UI-09 AP-16 facts that are answered with yes or no', () => {
  test('"sin" finds what says no, and leaves out what says yes', async () => {
    expect(kinds((await search('galletas sin gluten')).titles)).toEqual(['Galletas de maíz']);
  });

  test('where hardly any says no, those of the category that say so come before what says nothing', async () => {
    const found = await search('crema corporal sin perfume');
    expect(kinds(found.titles)).toEqual(['Crema corporal lisa', 'Manteca corporal lisa', 'Crema corporal de coco']);
  });

  test('what says yes is found by its name', async () => {
    expect(kinds((await search('galletas con gluten', 6)).titles)).toEqual(['Galletas de trigo']);
  });
});

test('UI-09 AP-20 what it must not be is read in facts, too, and is a detail', async () => {
  const found = await search('estufa que no sea de gas');
  expect(kinds(found.titles)).toEqual(['Estufa Brasa']);
  expect(found.understood).toMatchObject({
    text: 'estufa',
    details: [{ id: 'no-de-gas', label: 'Que no sea de gas' }],
  });
});

test('UI-09 RT-08 the kind says more than the colour', async () => {
  const found = await search('guitarra electroacústica negra', 6);
  expect(kinds(found.titles)).toEqual(['Guitarra electroacústica']);
  // Those of the colour first.
  expect(found.titles.slice(0, 2).toSorted()).toEqual(['Guitarra electroacústica 1', 'Guitarra electroacústica 2']);
});

test('UI-09 whom a thing is for goes before what it must not be', async () => {
  const found = await search('zapatos para mujer que no sean de piel');
  expect(kinds(found.titles)).toEqual(['Zapatos Lona']);
});
