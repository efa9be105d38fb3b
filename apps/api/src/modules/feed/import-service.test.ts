import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from './import-service.ts';
import {
  columns,
  contents,
  emptyShop,
  importFeed,
  openRules,
  origin,
  row,
  select,
  table,
} from './testing/test-feed.ts';

const { pool } = await withDatabase({ max: 6 });
beforeEach(() => emptyShop(pool));

describe('issue 4.1 an import as a whole', () => {
  test('a rehearsal reports what would happen and changes nothing', async () => {
    await importFeed(pool, table(columns, row('A'), row('B'), row('C')));
    const before = await contents(pool);
    const file = table(
      columns,
      row('A', { title: 'Otro' }),
      row('B'),
      row('D', { product_type: 'Nueva', external_seller_id: 'n', brand: 'Nueva' }),
      row('E', { price: '' }),
    );
    expect(await importFeed(pool, file, { dryRun: true, replace: true })).toMatchObject({
      created: 1,
      updated: 1,
      removed: 1,
      faults: 1,
      products: 3,
    });
    expect(await contents(pool)).toEqual(before);
    expect(await select(pool, 'select count(*)::int as count from imports')).toEqual([{ count: 1 }]);
  });

  test('two at once: the second one is refused in one sentence', async () => {
    const [first, second] = [await pool.connect(), await pool.connect()];
    try {
      await first.query('select pg_advisory_lock(7426008)');
      await expect(
        importCatalogue(
          [second],
          { path: 'x', name: 'x', hash: 'x', replace: false, force: false, dryRun: false },
          { origin, shopName: 'x', rules: openRules, lockTimeoutSeconds: 0.05 },
        ),
      ).rejects.toThrow('Another import is at work');
    } finally {
      await first.query('select pg_advisory_unlock(7426008)');
      first.release();
      second.release();
    }
  });

  test('a failed batch is repeated by the next import, also when a later batch was already done', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'feed-')), 'feed');
    writeFileSync(path, table(columns, ...Array.from({ length: 40 }, (_, i) => row(`P${i}`))));
    const options = { path, name: 'x', hash: 'x', replace: false, force: false, dryRun: false };
    const settings = { origin, shopName: 'x', rules: openRules, batch: 10 };
    const [main, second] = [await pool.connect(), await pool.connect()];
    const others = Promise.withResolvers<void>();
    // On this connection, the first batch fails after the other connection has committed a batch.
    const failing = new Proxy(main, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name);
        return (text: unknown, ...rest: unknown[]) =>
          /^\s*insert into products/.test(String(text))
            ? others.promise.then(() => Promise.reject(new Error('power cut')))
            : Reflect.apply(target.query, target, [text, ...rest]);
      },
    });
    const watched = new Proxy(second, {
      get(target, name) {
        if (name !== 'query') return Reflect.get(target, name);
        return async (text: string, ...rest: unknown[]) => {
          const result = await Reflect.apply(target.query, target, [text, ...rest]);
          if (text === 'commit') others.resolve();
          return result;
        };
      },
    });
    try {
      await expect(importCatalogue([failing, watched], options, settings)).rejects.toThrow('power cut');
      expect(await importCatalogue([main, second], options, settings)).toMatchObject({ resumed: true, created: 40 });
      expect(await select(pool, 'select count(*)::int as count from products')).toEqual([{ count: 40 }]);
    } finally {
      main.release();
      second.release();
      rmSync(dirname(path), { recursive: true });
    }
  });

  test('maps categories by the operator’s rules; holds back rows without a rule, with the nearest name', async () => {
    const rules = {
      create: false,
      product_type: { Kitchen: 'Casa > Cocina' },
      google_product_category: { '412': 'Súper' },
    };
    const file = table(
      `${columns} google_product_category`,
      `${row('A', { product_type: 'Kitchen > Pots' })}|`,
      `${row('B', { product_type: '' })}|412`,
      `${row('C', { product_type: 'Cocinas' })}|`,
      `${row('D', { product_type: '' })}|999`,
    );
    const { heldBack } = await importFeed(pool, file, { rules });
    expect(heldBack.map(({ reason }) => reason)).toEqual([
      'product_type "Cocinas" is no category and not in the rules for categories; the nearest is "Casa > Cocina"',
      'google_product_category "999" is not in the rules for categories',
    ]);
    expect(await select(pool, 'select name from categories order by id')).toEqual([
      { name: 'Casa' },
      { name: 'Cocina' },
      { name: 'Súper' },
    ]);
  });

  test('invalidates few changes one by one, many as everything, and nothing without changes', async () => {
    const tags = async () =>
      (await select<{ tags: string[] }>(pool, 'select tags from invalidations order by seq')).flatMap(
        ({ tags: some }) => some,
      );
    const rows = Array.from({ length: 1_400 }, (_, i) => row(`P${i}`));
    await importFeed(pool, table(columns, ...rows), { batch: 700 });
    expect(await tags()).toContain('*');
    await pool.query('truncate invalidations');
    await importFeed(pool, table(columns, ...rows), { batch: 700 });
    expect(await tags()).toEqual([]);
    await importFeed(pool, 'id,price\nP7,150 MXN\n');
    const id = (await select<{ id: number }>(pool, `select id from products where sku = 'P7'`))[0]?.id;
    expect(await tags()).toContain(`product:${id}`);
    expect(await tags()).not.toContain('*');
  });

  test('does not assign ids that others have written', async () => {
    await importFeed(pool, table(columns, row('A')));
    await pool.query(`
      insert into products (
        id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price, sale_price)
      select 5000, 'other', title, slug, brand_id, store_id, category_id, level1_id, description, list_price, sale_price
        from products`);
    await importFeed(pool, table(columns, row('A'), row('B')));
    expect(await select(pool, `select id > 5000 as above from products where sku = 'B'`)).toEqual([{ above: true }]);
  });
});
