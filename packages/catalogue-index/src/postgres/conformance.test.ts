import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { brands, type Item } from '../conformance/catalogue.ts';
import { salePrice } from '../conformance/oracle.ts';
import { describeEngine } from '../conformance/suite.ts';
import { createPostgresIndex } from './index.ts';
import { createPostgresMaintenance } from './maintenance.ts';

const { db, pool } = await withDatabase();
const build = new CatalogueBuilder(db);
let written = 0;

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
    written = 0;
  },
  async write(items) {
    await db.deleteFrom('products').where('id', '>', items.length).execute();
    for (const [at, item] of items.entries()) {
      if (at >= written) await build.product([...item.path], rowOf(item, at));
      else {
        const [level1_id = 0, level2_id = null, level3_id = null] = item.path;
        const levels = { category_id: item.path.at(-1) ?? 0, level1_id, level2_id, level3_id };
        await db
          .updateTable('products')
          .set({ ...rowOf(item, at), ...levels })
          .where('id', '=', at + 1)
          .execute();
      }
    }
    written = items.length;
  },
});
