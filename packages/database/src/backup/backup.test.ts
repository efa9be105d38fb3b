/**
 * Tests that a restored shop equals the original: every table in PostgreSQL's system catalogue, every row, every
 * sequence.
 *
 * @module-tag process
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { withDatabase } from '@tianguis/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { derivedTables } from '../migration/schema-scripts.ts';
import { unpack, verifyBackup } from './index.ts';
import { transientTables } from './inspect.ts';
import { fill, put, stateOf, take } from './test-shops.ts';

const source = await withDatabase();
const target = await withDatabase();
const empty = await withDatabase();
let whole: Buffer;

beforeAll(async () => {
  await fill(source);
  whole = await take(source);
  await put(target, whole);
});

describe('issue 4, point 4: a whole backup', () => {
  test('is restored into an empty shop, every table the same', { tags: ['smoke'] }, async () => {
    const { rows } = await source.pool.query(
      `select count(*) as n from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
          and not relname = any ($1)`,
      [[...transientTables, ...(await derivedTables(source.pool))]],
    );
    const summary = await put(empty, whole);
    expect(summary).toMatchObject({ tables: rows[0].n, migrated: [] });
    expect(await stateOf(empty)).toEqual(await stateOf(source));
  });

  test('replaces a shop only by force, and then wholly', async () => {
    await target.pool.query(
      `update products set title = 'changed' where id = 1; delete from reviews where id = 2;
       create table leftover (n integer)`,
    );
    await expect(put(target, whole)).rejects.toThrow(
      /^The shop is not empty \(there are rows in brands\): restore with --force/,
    );
    expect((await target.pool.query('select title from products where id = 1')).rows).toEqual([{ title: 'changed' }]);
    await put(target, whole, { force: true });
    expect(await stateOf(target)).toEqual(await stateOf(source));
  });

  test('makes readers of the invalidation log drop everything, by a number that none has seen', async () => {
    await target.pool.query(`select invalidate(array['x'])`);
    const { rows: before } = await target.pool.query('select max(seq) as seq from invalidations');
    await put(target, whole, { force: true });
    const { rows } = await target.pool.query('select seq, tags from invalidations');
    expect(rows).toEqual([{ seq: expect.any(Number), tags: ['*'] }]);
    expect(rows[0].seq).toBeGreaterThan(before[0].seq);
  });

  test('restores sequences, constraints and triggers of the tables', async () => {
    await expect(target.pool.query('update products set sale_price = list_price + 1')).rejects.toThrow(
      /check constraint/,
    );
    await expect(target.pool.query('update products set brand_id = 99')).rejects.toThrow(/foreign key/);
    await target.pool.query(`update products set sale_price = 1 where id = 7`);
    const { rows } = await target.pool.query('select tags from invalidations order by seq desc limit 1');
    expect(rows[0].tags).toContain('product:7');
  });

  test('rebuilds the indexes of listings and their counts, which later writes then update', async () => {
    const counts = async ({ pool }: typeof source) =>
      (
        await pool.query(`
          select (select json_agg(c order by category_id) from index_category_counts c) as categories,
                 (select json_agg(s order by store_id, level1_id) from index_store_counts s) as stores,
                 (select count(*) from index_delta) as waiting,
                 (select sum(bit_count(present)) from index_blocks) as bits,
                 (select json_agg(p.id) from products p full join index_documents l on l.product_id = p.id
                   where (case when p.is_active then index_document(p) end) is distinct from l) as apart`)
      ).rows[0];
    const before = await counts(source);
    expect(before).toMatchObject({
      categories: [{ category_id: 3, products: 40 }],
      bits: '40',
      waiting: 3,
      apart: null,
    });
    await put(target, whole, { force: true });
    // A restore builds the bitmaps from all products, so the delta is empty.
    const rebuilt = { ...before, waiting: 0 };
    expect(await counts(target)).toEqual(rebuilt);
    await target.pool.query('update products set is_active = false where id in (3, 4)');
    const after = {
      ...rebuilt,
      categories: [{ category_id: 3, products: 38 }],
      stores: [{ ...rebuilt.stores[0], products: 38 }],
    };
    expect(await counts(target)).toEqual({ ...after, waiting: 2 });
    await target.pool.query('select index_merge_delta()');
    expect(await counts(target)).toEqual({ ...after, bits: '38', waiting: 0 });
  });

  test('review 27: refuses to leave out a table of the shop, and says why', async () => {
    const before = await stateOf(target);
    await expect(put(target, whole, { force: true, without: ['products'] })).rejects.toThrow(
      /^The shop needs its table "products": --without is only for a table that this release does not know/,
    );
    expect(await stateOf(target)).toEqual(before);
  });

  test('restores files, and refuses those that do not belong in a shop', { tags: ['smoke'] }, async () => {
    const files = async function* () {
      yield { path: 'pictures/ab/abcd.webp', read: () => Readable.from([Buffer.from('bytes of a picture')]) };
    };
    const bytes = await take(source, { files });
    const got: Record<string, string> = {};
    await put(target, bytes, {
      force: true,
      async putFile(path, content) {
        got[path] = (await buffer(content)).toString();
      },
    });
    expect(got).toEqual({ 'pictures/ab/abcd.webp': 'bytes of a picture' });
    for (const path of [
      '../../etc/passwd',
      'pictures/../postgres.password',
      '/etc/passwd',
      'pictures/.hidden',
      'postgres/PG_VERSION',
    ]) {
      const hostile = async function* () {
        yield { path, read: () => Readable.from([Buffer.from('x')]) };
      };
      const bytes = await take(source, { files: hostile });
      await expect(verifyBackup(unpack(Readable.from([bytes])))).rejects.toThrow(
        /a file that does not belong in a shop/,
      );
    }
  });
});
