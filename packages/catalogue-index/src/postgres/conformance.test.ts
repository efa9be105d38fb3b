import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { brands, type Item } from '../conformance/catalogue.ts';
import { salePrice } from '../conformance/oracle.ts';
import { describeEngine } from '../conformance/suite.ts';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);

const rowOf = (item: Item, at: number) => ({
  id: at + 1,
  sku: `S${at}`,
  title: item.title.join(' ') || 'Cosa',
  description: `Con ${item.text.join(' y ')}.`,
  brand_id: item.brand,
  store_id: item.store,
  list_price: item.list * 100,
  sale_price: salePrice(item),
  rating_average: item.rating,
  rating_count: item.popularity,
  ships_free: item.free,
  fulfillment_id: item.ours ? 1 : 0,
  is_big_ticket: item.big,
  condition: item.condition,
  is_active: item.active,
  stock: item.stock,
  popularity: item.popularity,
  created_at: new Date(Date.UTC(2026, 0, 1 + item.popularity)),
});

/** PostgreSQL accepts 65,535 parameters in a statement. */
const rowsAtOnce = 1_000;

describeEngine('PostgreSQL', {
  index: createPostgresIndex(db, {}),
  maintenance: createPostgresMaintenance(pool),
  async prepare() {
    await build.categories([
      { id: 1, children: [{ id: 11, children: [{ id: 111 }, { id: 112 }] }, { id: 12 }] },
      { id: 2, children: [{ id: 21, children: [{ id: 211 }] }] },
    ]);
    for (const _ of brands) await build.brand();
    for (let store = 0; store < 2; store++) await build.store();
  },
  async clear() {
    await db.deleteFrom('products').execute();
  },
  async write(items) {
    await db.deleteFrom('products').where('id', '>', items.length).execute();
    const rows = items.map((item, at) => build.productRow([...item.path], rowOf(item, at)));
    for (let at = 0; at < rows.length; at += rowsAtOnce)
      await db
        .insertInto('products')
        .values(rows.slice(at, at + rowsAtOnce))
        .onConflict((on) =>
          // All columns of a row that exists already become those of the new row.
          on
            .column('id')
            .doUpdateSet((is) =>
              Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, is.ref(`excluded.${name as 'id'}`)])),
            ),
        )
        .execute();
  },
});
