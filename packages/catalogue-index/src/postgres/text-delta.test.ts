import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, expect, test } from 'vitest';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
const maintenance = createPostgresMaintenance(pool);

beforeAll(async () => {
  await build.categories([{ id: 1 }]);
  await build.brand();
  await build.store();
  for (const id of [1, 2, 3]) await build.product([1], { id, sku: `S${id}`, title: `Celular gama ${id}` });
  await maintenance.rebuild();
});

/** By an index that has no words in memory yet. */
async function search(text: string) {
  const index = createPostgresIndex(db, {});
  return index.search({ text, filters: {}, sort: 'relevance', page: { limit: 10, offset: 0 } });
}

test('AP-23 a word of a new product alone finds it, uncorrected, before postings are rebuilt, and goes with it', async () => {
  expect(await search('celulax')).toMatchObject({ ids: [1, 2, 3], corrected: 'celular' });
  await build.product([1], { id: 4, sku: 'S4', title: 'Celulax plegable' });
  expect(await maintenance.status()).toMatchObject({ products: 4, pending: 1 });
  await maintenance.refresh();
  expect(await search('celulax')).toMatchObject({ ids: [4], corrected: null });
  expect(await maintenance.status()).toMatchObject({ pending: 0 });
  await pool.query(`update products set title = 'Teléfono plegable' where id = 4`);
  await maintenance.refresh();
  expect(await search('celulax')).toMatchObject({ ids: [1, 2, 3, 4], corrected: 'celular' });
  expect(await search('telefono plegable')).toMatchObject({ ids: [4] });
  await maintenance.rebuild();
  expect(await search('telefono plegable')).toMatchObject({ ids: [4] });
  expect(await maintenance.check(4)).toEqual({ documents: [], counts: [], postings: [], terms: [] });
});

test('AP-23 words in memory are invalidated when one comes that only the delta has, and when it goes again', async () => {
  const tagsOf = async (title: string) => {
    await pool.query('update products set title = $1 where id = 3', [title]);
    await pool.query('delete from invalidations');
    await maintenance.refresh();
    const { rows } = await pool.query<{ tags: string[] }>('select tags from invalidations');
    return rows.flatMap(({ tags }) => tags).sort();
  };
  expect(await tagsOf('Celular zafiro')).toEqual(['lexicon', 'search']);
  expect(await tagsOf('Celular gama 3')).toEqual(['lexicon', 'search']);
  expect(await tagsOf('Celular gama 2')).toEqual(['search']);
});
