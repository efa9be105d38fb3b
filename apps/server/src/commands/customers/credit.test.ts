/** Tests the commands about store credit: their words, options and answers (RT-29, AF-04). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const ana = 'ana@correo.mx';
const request = '11111111-1111-4111-8111-111111111111';

beforeEach(async () => {
  await pool.query('truncate customers, customer_audit, credit_accounts, credit_entries cascade');
  await pool.query(`insert into customers (email, nombre) values ('${ana}', 'Ana')`);
});

/** A request that waits. */
const ask = () =>
  pool.query(
    `insert into credit_requests (id, customer_id, income, contract, state, proposed)
     select $1, id, 1500000, '2026-11-29', 'open', 450000 from customers`,
    [request],
  );

test('RT-29 a request is accepted, its debt is paid by a transfer once, and the statement says it', async () => {
  await ask();
  expect((await shop(['credit', 'requests'])).out).toMatch(
    /11111111-1111-.* 15000\.00 +4500\.00|\$15,000\.00 +\$4,500\.00/,
  );
  expect((await shop(['credit', 'accept', request, '--as', 'Carmen'])).out).toMatch(/The account \d{10} is open\./);
  expect((await shop(['credit', 'requests'])).out).toContain('No request waits.');
  const more = ['credit', 'correct', ana, '300', '--reason', 'Compra por teléfono'];
  expect((await shop(more)).out).toContain('The customer owes $300.00 now.');
  const paid = ['credit', 'paid', ana, '350', '--reference', 'SPEI 1'];
  expect((await shop(paid)).out).toContain('$350.00 arrived.');
  expect((await shop(paid)).out).toContain('was noted before. Nothing changed.');
  const { out } = await shop(['credit', 'statement', ana]);
  expect(out).toMatch(/Owed +\$0\.00\s+In favour +\$50\.00/);
  expect(out).toMatch(/payment +-\$350\.00 .* SPEI 1/);
  expect((await shop(['credit', 'paid-out', ana, '50', '--reference', 'SPEI 2'])).out).toContain('$50.00 went back.');
  expect((await shop(['credit', 'stop', ana])).out).toContain('Nothing is bought');
  expect((await shop(['credit', 'list'])).out).toMatch(/stopped/);
  expect((await shop(['credit', 'resume', ana])).out).toContain('can be used again');
  expect((await pool.query('select distinct action from customer_audit order by 1')).rows).toEqual([
    { action: 'credit-changed' },
    { action: 'credit-decided' },
  ]);
});

test('RT-29 wrong words are one sentence, and change nothing', async () => {
  await ask();
  for (const [words, sentence] of [
    [['accept'], 'Which request?'],
    [['accept', 'abc'], 'is no id of a request'],
    [['accept', '00000000-0000-4000-8000-000000000000'], 'No request'],
    [['refuse', request], 'Why? Write --reason'],
    [['statement'], 'Name the account'],
    [['statement', ana], 'No credit account'],
    [['paid', ana], 'Which amount?'],
    [['paid', ana, '10'], 'Which transfer?'],
    [['paid', ana, '10', 'x'], 'more than this command takes'],
    [['burn'], 'There is no "credit burn".'],
  ] as const) {
    const { code, err } = await shop(['credit', ...words]);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  }
  expect((await pool.query(`select from credit_requests where state = 'open'`)).rowCount).toBe(1);
  expect((await shop(['credit', 'refuse', request, '--reason', 'No'])).out).toContain('is refused');
});
