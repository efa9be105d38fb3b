/** Tests the commands about gift registries: their words, options and answers (RT-23). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();

beforeEach(async () => {
  await pool.query('truncate customers cascade');
  await pool.query(
    `with customer as (insert into customers (email, nombre) values ('ana@correo.mx', 'Ana') returning id),
     registry as (
       insert into registries (customer_id, form_id, code, kind, names, folded, event_on)
       select id, gen_random_uuid(), 'ABCDEFGHJKLM', 'wedding', E'Ana\\u001b[31m y Luis', ' ana y luis', '2027-02-14'
         from customer returning id)
     insert into registry_items (registry_id, product_id, sku, wanted) select id, 7, '0', 3 from registry`,
  );
});

test('RT-23 a registry is listed, shown and closed', async () => {
  const list = await shop(['registries', 'list']);
  expect([list.code, list.out]).toEqual([0, expect.stringMatching(/ABCD-EFGH-JKLM +2027-02-14 +wedding +open +Ana/)]);
  expect(list.out).not.toContain('\u001b');
  const show = await shop(['registries', 'show', 'abcd-efgh-jklm', '--as', 'Carmen']);
  expect(show.out).toMatch(/Customer +ana@correo.mx\n.*7 +Olla de presión +3 +0 +0/s);
  expect((await shop(['registries', 'close', 'ABCDEFGHJKLM', '--as', 'Carmen'])).out).toContain('is closed');
  expect((await shop(['registries', 'list'])).out).toBe('There is no gift registry.\n');
  expect((await shop(['registries', 'list', '--all', '--json'])).out).toContain('"ABCDEFGHJKLM"');
});

test.each([
  [['show', 'nada'], 'There is no such registry'],
  [['close'], 'Which registry?'],
  [['erase', '1'], 'There is no "registries erase".'],
  [['list', '1'], 'more than this command takes'],
])('RT-23 registries %j is refused with one sentence', async (words, sentence) => {
  const { code, err } = await shop(['registries', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});
