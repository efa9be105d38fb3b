/** Tests the commands for files of sellers: `orders export` and `import shipments` (OD-06). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const folder = mkdtempSync(join(tmpdir(), 'shipments-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (content: string) => {
  const path = join(folder, 'file.csv');
  writeFileSync(path, content);
  return path;
};

beforeEach(async () => {
  await pool.query('truncate orders, stock_movements cascade');
  await pool.query(
    `with placed as (
       insert into orders (number, checkout_id, payment_state, goods, total, buyer, address, placed_at)
       values ('0917346625', gen_random_uuid(), 'paid', 10000, 10000, '{"correo": "ana@correo.mx"}',
               '{"nombre": "Rosa", "direccion": "Reforma 222"}', '2026-12-01T05:59:59Z') returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
       select id, 1, 'La Merced', 10000, 0, 0 from placed returning order_id
     ), parcel as (
       insert into order_parcels (id, order_id, store_id, service, price, paid, state)
       select '1a2b3c4d-0000-4000-8000-000000000001', order_id, 1, 'estandar', 0, 0, 'authorised' from seller
       returning id, order_id
     )
     insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price, price)
     select order_id, id, 1, 7, (select id from product_variants where sku = 'OLLA-1'), 'OLLA-1', '{"title": "Olla"}', 1,
            10000, 10000 from parcel`,
  );
  await pool.query(
    `select reserve_stock(array(select id from order_lines), array['OLLA-1'], array[1], array[null]::integer[])`,
  );
});

test('OD-06 the export of a seller is CSV of the days in Mexico City, both included', async () => {
  const out = async (...words: string[]) =>
    (await shop(['orders', 'export', '--store', '1', ...words])).out.split('\n');
  const [header, line, ...rest] = await out('--from', '2026-11-30', '--to', '2026-11-30');
  expect(header).toMatch(/^order,placed,parcel,state,.*,sku,pieces,title,/);
  expect(line).toMatch(/^0917346625,2026-12-01T05:59:59Z,1a2b3c4d-.*,OLLA-1,1,Olla,,Rosa,Reforma 222,/);
  expect(rest).toEqual(['']);
  expect(await out('--from', '2026-12-01')).toEqual([header, '']);
  expect(await out('--to', '2026-11-29')).toEqual([header, '']);
  for (const [words, sentence] of [
    [['--from', '2026-11-30'], 'Which store?'],
    [['--store', '9'], 'There is no store 9.'],
    [['--store', '1', '--to', 'ayer'], '"ayer" is no date'],
  ] as const)
    expect((await shop(['orders', 'export', ...words])).err).toContain(sentence);
});

test('OD-06 shipments come from a file or the standard input, and faults are named by line', async () => {
  const path = file('order,state,tracking\n917346625,collected,E-77\n1,delivered,\n');
  expect((await shop(['import', 'shipments', path])).out).toBe(
    'Line 3: there is no order 0000000001.\n2 rows: 1 moved a parcel, 0 were known before, 1 held back.\n',
  );
  expect((await shop(['import', 'shipments', path, '--store', '1'])).out).toContain('0 moved a parcel, 1 were known');
  const { out } = await shop(['import', 'shipments', '-', '--as', 'Carmen'], 'order,state\n917346625,entregado\n');
  expect(out).toBe('1 rows: 1 moved a parcel, 0 were known before, 0 held back.\n');
  const { rows } = await pool.query('select kind, actor from order_events order by id desc limit 1');
  expect(rows).toEqual([{ kind: 'parcel_delivery', actor: 'Carmen' }]);
  expect((await shop(['import', 'shipments', file('order\n1\n')])).err).toContain('it has no state.');
  expect((await shop(['import', 'shipments', join(folder, 'none.csv')])).err).toContain('cannot be read');
  expect((await shop(['import', 'shipments'])).err).toContain('Which file?');
});
