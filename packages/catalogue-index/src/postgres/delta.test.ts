import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

const { db } = await withDatabase();
const build = new CatalogueBuilder(db);

beforeAll(async () => {
  await build.categories([{ id: 1, children: [{ id: 11, children: [{ id: 111 }, { id: 112 }] }] }, { id: 2 }]);
  for (let n = 0; n < 3; n++) {
    await build.brand();
    await build.store();
  }
});

const paths = [[1], [1, 11], [1, 11, 111], [1, 11, 112], [2]] as const;

/** One thing that happens to one of ten products, by plain SQL as anybody may write it. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), path: fc.constantFrom(...paths), n: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('set' as const),
    id: fc.integer({ min: 1, max: 6 }),
    set: fc.constantFrom(
      'sale_price = 1',
      'sale_price = list_price',
      'list_price = 2147483647',
      'stock = 0',
      'stock = stock + 1',
      'popularity = popularity + 7',
      'rating_average = 4.99, rating_count = 3',
      'rating_average = 5',
      'is_active = not is_active',
      'brand_id = brand_id % 3 + 1',
      'store_id = store_id % 3 + 1',
      'ships_free = not ships_free',
      'fulfillment_id = 1 - fulfillment_id',
      "condition = 'used'",
      'category_id = 2, level1_id = 2, level2_id = null, level3_id = null',
      'category_id = 112, level1_id = 1, level2_id = 11, level3_id = 112',
      "title = 'Otro'",
    ),
  }),
  fc.record({ kind: fc.constant('everything' as const) }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.integer({ min: 1, max: 10 }) }),
  fc.record({
    kind: fc.constant('refresh' as const),
    waiting: fc.integer({ min: 1, max: 3 }),
    total: fc.integer({ min: 1, max: 9 }),
  }),
);

async function happen(what: typeof happening extends fc.Arbitrary<infer T> ? T : never): Promise<void> {
  switch (what.kind) {
    case 'add': {
      const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) + 1 as id from products`.execute(db);
      const id = rows[0]?.id ?? 1;
      await build.product(what.path, {
        id,
        sku: `S${id}`,
        brand_id: what.n,
        store_id: what.n,
        list_price: what.n * 100,
      });
      return;
    }
    case 'set':
      await sql`update products set ${sql.raw(what.set)} where id = ${what.id}`.execute(db);
      return;
    case 'everything':
      await sql`update products set sale_price = greatest(1, sale_price - 1), updated_at = updated_at + interval '1 second'`.execute(
        db,
      );
      return;
    case 'remove':
      await sql`delete from products where id = ${what.id}`.execute(db);
      return;
    case 'refresh':
      await sql`select index_merge_delta(${what.waiting}, ${what.total})`.execute(db);
  }
}

const rowsOf = async (query: string) => (await sql<{ row: string }>`${sql.raw(query)}`.execute(db)).rows;

/** What the index has beside what it is computed of. */
async function expectInStep(): Promise<void> {
  expect(await rowsOf('select index_documents::text as row from index_documents order by 1')).toEqual(
    await rowsOf('select index_document(products)::text as row from products where is_active order by 1'),
  );
  expect(await rowsOf(`select category_id || ' ' || products as row from index_category_counts order by 1`)).toEqual(
    await rowsOf(
      `select category_id || ' ' || count(*) as row from products where is_active group by category_id order by 1`,
    ),
  );
  expect(
    await rowsOf(`select store_id || ' ' || level1_id || ' ' || products as row from index_store_counts order by 1`),
  ).toEqual(
    await rowsOf(
      `select store_id || ' ' || level1_id || ' ' || count(*) as row from products where is_active
        group by store_id, level1_id order by 1`,
    ),
  );
}

test('issue 4, point 2: whatever happens to products, what listings store of them never drifts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 30 }), async (happenings) => {
      await db.deleteFrom('products').execute();
      for (const path of paths) await happen({ kind: 'add', path, n: 1 });
      await happen({ kind: 'refresh', waiting: 1, total: 1 });
      for (const what of happenings) {
        await happen(what);
        await expectInStep();
      }
      await sql`select index_rebuild()`.execute(db);
      await expectInStep();
    }),
    { numRuns: 30 },
  );
});

/** Waits until somebody waits for a lock in this database. */
async function untilHeld(): Promise<void> {
  const rows = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await rows.execute(db)).rows[0]?.count, { interval: 5 }).toBe(1);
}

test.each([
  // Noted already when the rows are read: in the new bitmaps, and still waiting.
  ['between taking the changes and reading the rows', 'select from index_runs where level1_id = 1 for update'],
  // The rows were read without it: were changes taken only now, this one would be lost.
  [
    'between reading the rows and the end',
    'insert into index_store_bitmaps select s.id, 1, 0, b.present from index_blocks b, stores s where b.level1_id = 1',
  ],
])(
  'issue 4, point 2: what is written while bitmaps are being built is counted once: %s',
  async (_when, meetBuilder) => {
    await db.deleteFrom('products').execute();
    for (const id of [1, 2]) await build.product([1, 11, 111], { id, sku: `S${id}` });
    await sql`select index_merge_delta()`.execute(db);
    await sql`delete from index_store_bitmaps`.execute(db);
    await build.product([1, 11], { id: 3, sku: 'S3' });
    const free = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = db.transaction().execute(async (trx) => {
      await sql.raw(meetBuilder).execute(trx);
      locked.resolve();
      await free.promise;
      await sql`delete from index_store_bitmaps`.execute(trx);
    });
    await locked.promise;
    const building = sql`select index_merge_delta()`.execute(db);
    await untilHeld();
    await db.transaction().execute(async (trx) => {
      await sql`update products set category_id = 112, level3_id = 112 where id = 1`.execute(trx);
      await sql`delete from products where id = 2`.execute(trx);
      await build.product([1, 11, 111], { id: 4, sku: 'S4' });
    });
    free.resolve();
    await Promise.all([holding, building]);
    await expectInStep();
    await sql`select index_merge_delta()`.execute(db);
    await expectInStep();
  },
);

test('issue 4, point 2: selling a piece writes nothing for listings, a price a row of them', async () => {
  await db.deleteFrom('products').execute();
  await build.product([1, 11, 111], { id: 1, sku: 'S1', stock: 5 });
  await sql`select index_merge_delta()`.execute(db);
  const version = async () =>
    (await sql<{ row: string }>`select ctid::text as row from index_documents`.execute(db)).rows;
  const before = await version();
  await sql`update products set stock = stock - 1 where id = 1`.execute(db);
  expect(await version()).toEqual(before);
  await sql`update products set sale_price = 9900 where id = 1`.execute(db);
  expect(await version()).not.toEqual(before);
  expect((await sql`select * from index_delta`.execute(db)).rows).toHaveLength(1);
});

test('issue 4, point 2: bulk work need not care: its products are in listings with its commit', async () => {
  await db.deleteFrom('products').execute();
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('tianguis.bulk', 'on', true)`.execute(trx);
    await sql`
      insert into products (id, sku, title, slug, brand_id, store_id, category_id, level1_id, description, list_price, sale_price)
      select n, 'S' || n, 'Producto', 'producto', 1, 1, 2, 2, '', 100, 100 from generate_series(1, 500) as n`.execute(
      trx,
    );
  });
  await expectInStep();
});
