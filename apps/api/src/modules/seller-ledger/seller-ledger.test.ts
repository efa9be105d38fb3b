/** Tests of the ledger of sellers (AF-06) on orders whose amounts add up. */
import { createUnitOfWork } from '@tianguis/database';
import { earningKinds, type SellerRules } from '@tianguis/domain/order';
import { withDatabase } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addOrder, resetShop } from '../orders/test-orders.ts';
import { createSellerLedgerOperator } from './operator.ts';
import { sellerProofs } from './proofs.ts';
import { settleSellers } from './settle.ts';

const { pool, db } = await withDatabase();
const shop = createUnitOfWork(db);
const operator = createSellerLedgerOperator(shop, 'Carmen');
const rules: SellerRules = {
  commission: { default: 1_000, categories: { 'Categoría 1': 1_500 } },
  withholding: { withRfc: { isr: 250, iva: 5_000 }, withoutRfc: { isr: 2_000, iva: 10_000 } },
};
const settle = () => settleSellers(shop, rules);

beforeEach(async () => {
  await resetShop({ pool, db });
  await pool.query('truncate seller_entries, seller_settlements');
  await pool.query('update stores set is_own = false');
});

/** An order of two pieces for 100.00 each less a coupon of 10.00, plus 99.00 of shipping, delivered two days ago. */
async function delivered(number: string, more = ''): Promise<void> {
  await addOrder(pool, number, 'paid');
  await pool.query(`
    update order_parcels set state = 'delivered', delivered_at = now() - interval '2 days'
     where order_id = (select id from orders where number = '${number}');
    update order_lines set tax = '{"iva": 16}' where order_id = (select id from orders where number = '${number}');
    update order_sellers set tax = '{"rfc": "EKU9003173C9"}'
     where order_id = (select id from orders where number = '${number}');
    ${more}`);
}

/** Refunds pieces of the only line of an order. */
const refund = (number: string, pieces: number, withShipping = true) =>
  pool.query(
    `with line as (
       update order_lines set refunded = refunded + $2 where order_id = (select id from orders where number = $1)
       returning id, order_id, refunded)
     insert into refunded_pieces (order_id, line_id, cause, earlier, pieces, with_shipping, at)
     select order_id, id, 'return ' || refunded, refunded - $2, $2, $3, now() - interval '2 days' from line`,
    [number, pieces, withShipping],
  );

const entries = async () =>
  (await pool.query('select kind, amount, refunded from seller_entries order by refunded, id')).rows.map(
    ({ kind, amount, refunded }) => [kind, Number(amount), refunded],
  );
const owed = async () => (await operator.balances()).map((one) => one.owed);
const wrong = async () => {
  const found = [];
  for (const { name, query } of sellerProofs)
    for (const { id } of (await pool.query(query)).rows) found.push(`${name} ${id}`);
  return found;
};

test('AF-06 a delivered line earns its sale and shipping, less commission and withheld taxes; once, however often it is settled', async () => {
  await delivered('0000000001');
  expect(await wrong()).toEqual(['Settled lines of sellers 0000000001']);
  expect(
    await Promise.all([settle(), settle(), settle()]).then((all) => all.reduce((sum, { lines }) => sum + lines, 0)),
  ).toBe(1);
  // The shop pays the coupon, so the seller earns the whole price. The base of 299.00 is 257.76.
  expect(await entries()).toEqual([
    ['sale', 20_000, 0],
    ['shipping', 9_900, 0],
    ['commission', -3_000, 0],
    ['isr', -644, 0],
    ['iva', -2_062, 0],
  ]);
  expect([await owed(), await wrong()]).toEqual([[24_194], []]);
});

test.each([
  ['the coupon of the seller', `update orders set coupon_funder = 'seller'`, [19_000, 9_900, -2_850]],
  [
    'shipping that the shop bears',
    `update order_parcels set price = 15000, borne_by = 'shop'`,
    [20_000, 15_000, -3_000],
  ],
  [
    'shipping that the seller bears',
    `update order_parcels set price = 15000, borne_by = 'seller'`,
    [20_000, 9_900, -3_000],
  ],
  [
    'a parcel that leaves the shop’s warehouse',
    `insert into shipping_places (code, name, kind, postal_code, cutoff, work_days, handling_days)
       values ('cedis', 'Cedis', 'warehouse', '06700', 720, 62, 1) on conflict do nothing;
     update order_parcels set place_id = (select id from shipping_places where code = 'cedis')`,
    [20_000, undefined, -3_000],
  ],
  ['a product that is no more', 'delete from products', [20_000, 9_900, -2_000]],
])('AF-06 %s', async (_name, more, expected) => {
  await delivered('0000000001', more);
  await settle();
  const found = new Map((await entries()).map(([kind, amount]) => [kind, amount]));
  expect(['sale', 'shipping', 'commission'].map((kind) => found.get(kind))).toEqual(expected);
  expect(await wrong()).toEqual([]);
});

test('AF-06 a seller without an RFC has more withheld', async () => {
  await delivered('0000000001', `update order_sellers set tax = '{}'`);
  await settle();
  expect((await entries()).slice(3)).toEqual([
    ['isr', -5_155, 0],
    ['iva', -4_124, 0],
  ]);
});

test('AF-06 what is not delivered, the retailer’s own goods and test orders earn nothing', async () => {
  await addOrder(pool, '0000000001', 'paid');
  await delivered('0000000002', `update orders set is_test = true where number = '0000000002'`);
  expect([await settle(), await entries()]).toEqual([{ lines: 0, refunds: 0 }, []]);
  await pool.query('update orders set is_test = false; update stores set is_own = true');
  expect([await settle(), await entries(), await wrong()]).toEqual([{ lines: 0, refunds: 0 }, [], []]);
});

test('AF-06 refunds take back the share of their pieces, and all of them leave nothing', async () => {
  await delivered('0000000001');
  await settle();
  await refund('0000000001', 1);
  expect(await wrong()).toEqual(['Settled lines of sellers 0000000001']);
  expect((await Promise.all([settle(), settle()])).reduce((sum, { refunds }) => sum + refunds, 0)).toBe(1);
  expect((await entries()).slice(5)).toEqual([
    ['sale', -10_000, 1],
    ['shipping', -4_950, 1],
    ['commission', 1_500, 1],
    ['isr', 322, 1],
    ['iva', 1_031, 1],
  ]);
  await refund('0000000001', 1);
  await settle();
  expect([await owed(), await wrong()]).toEqual([[0], []]);
});

test('AF-06 a change of mind leaves the seller the shipping, with its taxes', async () => {
  await delivered('0000000001');
  await settle();
  await refund('0000000001', 1, false);
  await refund('0000000001', 1, false);
  await settle();
  const [balance] = await operator.balances();
  // The base of 99.00 is 85.34.
  expect(balance).toMatchObject({ sale: 0, shipping: 9_900, commission: 0, isr: -213, iva: -683 });
  expect(await wrong()).toEqual([]);
});

test.each([[[false, false]], [[true, false]], [[false, true]]])(
  'AF-06 a change of mind before the job runs leaves the seller the same as one after it (with shipping: %j)',
  async (refunds) => {
    const balance = async () => (await operator.balances()).map(({ sale, shipping, owed }) => [sale, shipping, owed]);
    await delivered('0000000001');
    await settle();
    for (const withShipping of refunds) await refund('0000000001', 1, withShipping);
    await settle();
    const later = await balance();
    await pool.query('truncate seller_entries, seller_settlements');
    expect(await wrong()).toEqual(['Settled lines of sellers 0000000001']);
    await settle();
    expect([await balance(), await wrong()]).toEqual([later, []]);
    expect(later[0]?.slice(0, 2)).toEqual([0, refunds.filter((one) => !one).length * 4_950]);
  },
);

test('AF-06 pieces that were refunded before the delivery earn nothing', async () => {
  await delivered('0000000001');
  await refund('0000000001', 1);
  await settle();
  const found = new Map((await entries()).map(([kind, amount]) => [kind, amount]));
  expect([found.get('sale'), found.get('shipping'), await wrong()]).toEqual([10_000, 4_950, []]);
  await refund('0000000001', 1);
  await settle();
  expect([await owed(), await wrong()]).toEqual([[0], []]);
});

test('AF-06 a payout is at most what is owed, and each transfer counts once', async () => {
  await delivered('0000000001');
  await settle();
  await expect(operator.paid(1, 24_195, 'SPEI 1')).rejects.toThrow('is owed $241.94, which is less');
  await expect(operator.paid(9, 100, 'SPEI 1')).rejects.toThrow('Store 9 has earned nothing yet.');
  expect(await operator.paid(1, 20_000, 'SPEI 1')).toEqual({ before: 24_194, after: 4_194 });
  await expect(operator.paid(1, 100, 'SPEI 1')).rejects.toThrow('has a payout with the reference "SPEI 1"');
  // Nothing can be added until both wait, so each has read what is owed, or waits for its turn to read it.
  const other = await pool.connect();
  await other.query('begin; lock table seller_entries in share row exclusive mode');
  const transfers = Promise.allSettled(['SPEI 2', 'SPEI 3'].map((text) => operator.paid(1, 4_000, text)));
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(2);
  await other.query('commit');
  other.release();
  expect((await transfers).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await owed()).toEqual([194]);
  const { before, rows } = await operator.statement(1, new Date(0), new Date('2999-01-01'));
  expect([before, rows.map(({ order, pieces, sale, payout }) => [order, pieces, sale, payout])]).toEqual([
    0,
    [
      ['0000000001', 2, 20_000, 0],
      [null, null, 0, -20_000],
      [null, null, 0, -4_000],
    ],
  ]);
});

test('AF-06 doctor finds an entry that was changed', async () => {
  await delivered('0000000001');
  await settle();
  await pool.query(`update seller_entries set amount = amount + 1 where kind = 'sale'`);
  expect(await wrong()).toEqual(['Ledger of sellers 0000000001']);
  await pool.query(`update seller_entries set amount = amount - 1 where kind = 'sale'`);
  await refund('0000000001', 1);
  await settle();
  await pool.query(`delete from seller_entries where kind = 'isr' and refunded = 1`);
  expect(await wrong()).toEqual(['Ledger of sellers 0000000001']);
});

test('AF-06 PA-05 any sequence of deliveries, refunds and settlements adds up, whatever paid the orders', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('deliver', 'refund', 'settle'), { minLength: 4, maxLength: 12 }),
      async (steps) => {
        await pool.query('truncate orders, stock_movements, seller_entries, seller_settlements cascade');
        const numbers: string[] = [];
        for (const step of steps) {
          if (step === 'deliver') {
            numbers.push(String(numbers.length + 1).padStart(10, '0'));
            const byBalance = `update order_tenders set kind = 'balance'
              where order_id = (select id from orders where number = '${numbers.at(-1)}')`;
            await delivered(numbers.at(-1) ?? '', numbers.length % 2 === 0 ? byBalance : '');
          } else if (step === 'settle') await settle();
          else {
            const { rows } = await pool.query(
              'select o.number from orders o join order_lines l on l.order_id = o.id where l.refunded < l.pieces limit 1',
            );
            if (rows[0]) await refund(rows[0].number, 1);
          }
        }
        await settle();
        expect(await wrong()).toEqual([]);
        const { rows } = await pool.query(`
        select coalesce(sum(l.pieces - l.refunded), 0)::int as left from order_lines l`);
        const [balance] = await operator.balances();
        const kept = rows[0].left;
        expect(balance?.sale ?? 0).toBe(kept * 10_000);
        expect(earningKinds.reduce((sum, kind) => sum + (balance?.[kind] ?? 0), 0)).toBe(balance?.owed ?? 0);
      },
    ),
    { numRuns: 15, seed: 17 },
  );
});
