/** Tests the commands about payments: their words and answers (PA-06, PA-08). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
beforeEach(() => pool.query('truncate orders, stock_movements cascade'));

test('PA-06 list names each refund that is not made, and what it waits for', async () => {
  expect(await shop(['payments', 'list'])).toMatchObject({ code: 0, out: 'No refund is open.\n' });
  await pool.query(`
    with placed as (
      insert into orders (number, checkout_id, payment_state, goods, total, buyer)
      values ('4820175533', gen_random_uuid(), 'paid', 10000, 10000, '{}') returning id
    ), tender as (
      insert into order_tenders (order_id, position, kind, amount) select id, 1, 'spei', 10000 from placed returning id
    ), attempt as (
      insert into payment_attempts (tender_id, provider, provider_id, state, amount)
      select id, 'demo', 'pay_1', 'applied', 10000 from tender returning id
    ), receipt as (
      insert into payment_receipts (provider, provider_id, order_id, attempt_id, amount, currency)
      select 'demo', 'rec_1', placed.id, attempt.id, 3000, 'MXN' from placed, attempt returning id, order_id
    )
    insert into refunds (order_id, receipt_id, cause, amount) select order_id, id, 'not applied', 3000 from receipt`);
  const { out } = await shop(['payments', 'list']);
  expect(out).toMatch(/^Order +Amount MXN +State +Way +Cause +Since +Waits for$/m);
  expect(out).toMatch(/^4820175533 +\$30\.00 +due +spei +not applied +\S+Z +an account of the customer$/m);
  expect(JSON.parse((await shop(['payments', 'list', '--json'])).out)).toMatchObject([
    { number: '4820175533', amount: 3_000, state: 'due', way: 'spei' },
  ]);
});

test('PA-08 reconcile needs a provider and a day, and says so', async () => {
  expect(await shop(['payments', 'reconcile', '2026-11-28'])).toMatchObject({
    ...{ code: 1, err: 'The shop has no provider of payments: see PAYMENT_PROVIDER in .env.example.\n' },
  });
  for (const day of ['28-11-2026', '2026-13-40', 'ayer'])
    expect((await shop(['payments', 'reconcile', day])).err).toContain(`"${day}" is no day`);
  expect((await shop(['payments', 'pay'])).err).toContain('There is no "payments pay".');
});
