/** Tests the commands about balances: their words, options and answers (PA-05, AF-04). */
import { beforeEach, expect, test } from 'vitest';
import { openTestShop } from '../test-operator.ts';

const { pool, shop } = await openTestShop();
const ana = 'ana@correo.mx';

beforeEach(async () => {
  await pool.query('truncate customers, customer_audit, balance_entries cascade');
  await pool.query(`insert into customers (email, nombre) values ('${ana}', 'Ana')`);
});

test('AF-04 a balance is corrected with a reason, and shown with its entries; the audit log names the operator', async () => {
  const correct = ['balance', 'correct', ana, '150', '--reason', 'Disculpa', '--as', 'Carmen'];
  expect((await shop(correct)).out).toContain('The balance was $0.00, and is $150.00.');
  expect((await shop([...correct, '--less'])).out).toContain('The balance was $150.00, and is $0.00.');
  const less = await shop([...correct, '--less']);
  expect([less.code, less.err]).toEqual([1, expect.stringContaining('less than this correction takes')]);
  const { out } = await shop(['balance', 'show', ana]);
  expect(out).toMatch(/correction +-\$150\.00 +\$0\.00 +- +Carmen +Disculpa/);
  expect((await pool.query('select operator, action from customer_audit')).rows).toEqual([
    { operator: 'Carmen', action: 'balance-corrected' },
    { operator: 'Carmen', action: 'balance-corrected' },
  ]);
});

test('PA-05 wrong words are one sentence, and change nothing', async () => {
  for (const [words, sentence] of [
    [['show'], 'Name the customer by e-mail or id.'],
    [['show', 'nadie@correo.mx'], 'No account has the e-mail or the id'],
    [['correct', ana], 'Which amount?'],
    [['correct', ana, '10'], 'Why? Write --reason'],
    [['correct', ana, 'mucho', '--reason', 'x'], 'is no price'],
    [['transferred', 'abc', '--reference', 'x'], 'is no id of a payout'],
    [['transferred'], 'Which payout?'],
    [['returned', '00000000-0000-4000-8000-000000000000'], 'No payout'],
    [['burn'], 'There is no "balance burn".'],
  ] as const) {
    const { code, err } = await shop(['balance', ...words]);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
  }
  expect((await shop(['balance', 'payouts'])).out).toContain('No payout waits for a transfer.');
  expect((await pool.query('select from balance_entries')).rowCount).toBe(0);
});
