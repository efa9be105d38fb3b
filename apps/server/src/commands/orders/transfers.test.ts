/** Tests the commands about transfers of refunds: their words and answers (AF-01). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const refund = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
beforeEach(() => pool.query('truncate orders, stock_movements cascade'));

test('AF-01 without accounts, no refund waits for a transfer', async () => {
  expect(await shop(['payments', 'transfers'])).toMatchObject({ code: 0, out: 'No refund waits for a transfer.\n' });
  expect((await shop(['payments', 'transfers', '--json'])).out).toBe('[]\n');
});

test.each([
  [['transferred', refund, '--reference', 'SPEI 881'], `No transfer of a refund ${refund} waits.`],
  [['returned', refund], `No transfer of a refund ${refund} is known.`],
  [['transferred', '12', '--reference', 'x'], '"12" is no id of a refund: "payments transfers" prints the ids.'],
  [['transferred', refund], 'Which transfer? Write --reference'],
  [['returned'], 'Which refund?'],
  [['transfers', 'all'], 'That is more than this command takes.'],
])('%j changes nothing, and says why', async (words, sentence) => {
  const { code, err } = await shop(['payments', ...words]);
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
});

test('AF-01 a transfer is noted once: its CLABE is erased, the money has arrived, and a mail is noted', async () => {
  await pool.query(
    `with placed as (
       insert into orders (number, checkout_id, payment_state, goods, total, buyer, ended_at)
       values ('4820175533', gen_random_uuid(), 'expired', 10000, 10000, '{}', now()) returning id
     ), due as (
       insert into refunds (id, order_id, cause, amount) select $1, id, 'not applied', 3000 from placed returning id
     )
     insert into refund_accounts (refund_id, holder, bank, last4, clabe)
     select id, 'Ana Ríos', 'IXE Banco', '9719', '\\x00' from due`,
    [refund],
  );
  const words = ['payments', 'transferred', refund, '--reference', 'SPEI 881'];
  expect((await shop(words)).out).toContain(`Refund ${refund} is transferred.`);
  expect((await pool.query('select clabe, reference from refund_accounts')).rows).toEqual([
    { clabe: null, reference: 'SPEI 881' },
  ]);
  expect((await pool.query('select state from refunds')).rows).toEqual([{ state: 'arrived' }]);
  expect((await pool.query('select step, cause from order_mails')).rows).toEqual([
    { step: 'transferred', cause: refund },
  ]);
  expect((await shop(words)).code).toBe(1);
  expect((await shop(['payments', 'returned', refund])).out).toContain('waits for another account');
  expect((await pool.query('select state from refunds')).rows).toEqual([{ state: 'failed' }]);
});
