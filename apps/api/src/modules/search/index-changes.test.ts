/** Tests searches while the index changes. */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openShop, searchIn } from './test-shop.ts';

// Each test changes the index of its own shop.
const [changing, broken] = [await openShop(), await openShop()];

test('a changed product is found by its new words after a refresh of the index, and no longer by its old ones', async () => {
  const { database, get } = changing;
  const search = (query: string, more?: string) => searchIn(changing, query, more);
  await database.db.updateTable('products').set({ title: 'Guitarra acústica' }).where('id', '=', 6).execute();
  const last = 'select coalesce(max(seq), 0)::integer as seq from invalidations';
  const { seq } = (await database.pool.query<{ seq: number }>(last)).rows[0] ?? { seq: 0 };
  await createPostgresMaintenance(database.pool).refresh();
  // The log contains the tag of cached results, so they are invalidated.
  const { rows } = await database.pool.query('select tags from invalidations where seq > $1', [seq]);
  expect(rows).toEqual([{ tags: ['search', 'lexicon'] }]);
  expect(String((await get('/search/v1/products?query=guitarra')).headers['cache-tag']).split(',')).toContain('search');
  expect((await search('guitarra')).ids).toEqual([6]);
  // A search without words does not find the products of the delta.
  for (const nothing of ['de la', '!!!', '≈']) expect((await search(nothing)).ids, nothing).toEqual([]);
  expect((await search('licuadora', '&literal=true')).ids).toEqual([]);
  await database.db.updateTable('products').set({ is_active: false }).where('id', '=', 6).execute();
  expect((await search('guitarra')).ids).toEqual([]);
});

test('AP-23 a missing index is a failure, never a search without results', async () => {
  const { database, get } = broken;
  await sql`select index_rebuild()`.execute(database.db);
  expect(await get('/search/v1/products?query=celular')).toMatchObject({
    status: 503,
    body: { code: 'DATABASE_UNAVAILABLE' },
  });
  await createPostgresMaintenance(database.pool).refresh();
  expect((await searchIn(broken, 'celular')).ids.length).toBeGreaterThan(1);
});
