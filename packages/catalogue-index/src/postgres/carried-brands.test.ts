/** Brands of the operator's file: which of them the shop has. */
import { readWordRules } from '@tianguis/domain/words';
import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const maintenance = createPostgresMaintenance(pool);
const brands = 'levis => jeans\nmakita => taladro\n3m => cinta, cubrebocas\niphone => celular\nrecto => taladro';

beforeAll(async () => {
  await build.categories([
    {
      id: 1,
      name: 'Todo',
      children: ['Jeans', 'Taladros', 'Celulares', 'Fundas', 'Cintas'].map((name, at) => ({ id: 11 + at, name })),
    },
  ]);
  await build.brand({ name: 'Sin nombre' });
  await build.store();
  let id = 0;
  const add = (leaf: number, title: string) => build.product([1, leaf], { id: ++id, sku: `S${id}`, title });
  for (let n = 1; n <= 4; n++) {
    await add(11, `Jeans recto azul ${n}`);
    await add(12, `Taladro de banco ${n}`);
    await add(13, `Celular Nube ${n}`);
    await add(14, `Funda iPhone 13 de silicón ${n}`);
    await add(15, `Cinta adhesiva ${n}`);
  }
  await add(12, 'Taladro percutor Makita HP333 verde');
  await maintenance.rebuild();
});

/** By an index that has no words in memory yet. */
const search = (text: string) =>
  createPostgresIndex(db, { rules: readWordRules({ brands }) }).search({
    ...{ text, filters: {}, sort: 'relevance', page: { limit: 50, offset: 0 } },
  });

test('issue 36, 0.3: a brand in titles of what it stands for is no missing one, and the rest of the query counts', async () => {
  for (const text of ['makita', 'makita hp333', 'makita verde'])
    expect(await search(text), text).toMatchObject({ missingBrand: null, ids: expect.arrayContaining([21]) });
  expect((await search('makita hp333')).ids[0]).toBe(21);
  // What is for telephones is none: that the shop has no telephone of the brand stays true.
  const { missingBrand, ids } = await search('iphone 13');
  expect({ missingBrand, ids: ids.toSorted((a, b) => a - b) }).toEqual({ missingBrand: 'iphone', ids: [3, 8, 13, 18] });
});

test('issue 36, 0.3: a brand whose products are in the delta alone is one of the shop', async () => {
  expect(await search("levi's")).toMatchObject({ missingBrand: "levi's" });
  expect((await search('3m')).missingBrand).not.toBeNull();
  const levis = await build.brand({ name: 'Levi’s®', slug: 'levis' });
  const scotch = await build.brand({ name: '3M™', slug: '3m' });
  await build.product([1, 11], { id: 31, sku: 'L1', title: 'Jeans 501 azul', brand_id: levis.id });
  await build.product([1, 15], { id: 32, sku: 'M1', title: 'Cinta adhesiva', brand_id: scotch.id });
  await maintenance.refresh();
  expect(await search("levi's")).toMatchObject({ missingBrand: null, ids: [31] });
  expect(await search("levi's 501")).toMatchObject({ missingBrand: null, ids: [31] });
  expect(await search('3m')).toMatchObject({ missingBrand: null, ids: [32] });
});

test('issue 36, 0.3: words in memory are read again for a new brand, though all words of its name are known', async () => {
  expect(await search('recto')).toMatchObject({ missingBrand: 'recto' });
  const recto = await build.brand({ name: 'Recto', slug: 'recto' });
  await build.product([1, 12], { id: 41, sku: 'R1', title: 'Taladro de banco', brand_id: recto.id });
  await pool.query('delete from invalidations');
  await maintenance.refresh();
  const { rows } = await pool.query<{ tags: string[] }>('select tags from invalidations');
  expect(rows.flatMap(({ tags }) => tags)).toContain('lexicon');
  expect(await search('recto')).toMatchObject({ missingBrand: null, ids: expect.arrayContaining([41]) });
});
