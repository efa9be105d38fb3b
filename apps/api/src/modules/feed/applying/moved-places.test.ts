/** Tests that stock by place follows the variants that an import moves (decision 33, rule 9). */
import { Readable } from 'node:stream';
import { createUnitOfWork } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, expect, test } from 'vitest';
import { importInventory } from '../../inventory/service.ts';
import { columns, emptyShop, importFeed, row, select, table } from '../testing/test-feed.ts';

const { pool, db } = await withDatabase({ max: 6 });
beforeEach(async () => {
  await emptyShop(pool);
  await pool.query(`
    truncate shipping_places, dispatch_sets restart identity cascade;
    insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days)
    values ('centro', '', 'warehouse', '06700', 900, 62, 0), ('norte', '', 'warehouse', '64000', 900, 62, 0)`);
});

const of = (product: string, id: string) => row(id, { item_group_id: product });
const load = (...rows: readonly string[]) =>
  importInventory(
    createUnitOfWork(db),
    Readable.from([Buffer.from(`store_code,id,quantity\n${rows.map((one) => `${one}\n`).join('')}`)]),
    { replace: false, onFault: (_line, reason) => expect.fail(reason) },
  );
/** Codes of the warehouses of each product, by the product's SKU; null if stock by place is not known. */
async function sets() {
  const rows = await select<{ sku: string; places: string[] | null }>(
    pool,
    `select p.sku, case when d.id is not null then array(select code from shipping_places l
       where l.id = any (d.places) order by l.id) end as places
      from products p left join dispatch_sets d on d.id = p.dispatch_set where p.is_active`,
  );
  return Object.fromEntries(rows.map(({ sku, places }) => [sku, places]));
}

test('issue 17, item 7: a variant that moves takes its places along, also to a product that is new', async () => {
  await importFeed(pool, table(columns, of('A', 'A-1'), of('A', 'A-2'), of('A', 'A-3'), row('B')));
  await load('centro,A-1,1', 'norte,A-2,1', 'norte,A-3,1');
  expect(await sets()).toEqual({ A: ['centro', 'norte'], B: null });
  await importFeed(pool, table(columns, of('A', 'A-1'), of('B', 'A-2'), of('NEW', 'A-3')));
  expect(await sets()).toEqual({ A: ['centro'], B: ['norte'], NEW: ['norte'] });
});

test('issue 17, item 7: what was known of a variant goes with it', async () => {
  await importFeed(pool, table(columns, of('A', 'A-1'), of('A', 'A-2')));
  await load('centro,A-1,1', 'norte,A-2,1');
  await importFeed(pool, table(columns, of('A', 'A-1')), { replace: true });
  expect(await sets()).toEqual({ A: ['centro'] });
});
