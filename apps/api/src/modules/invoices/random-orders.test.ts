/** Random orders through the API: invoices and credit notes add up, and the stamping service accepts all (AF-03). */
import { randomUUID } from 'node:crypto';
import type { OrderView } from '@tianguis/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { refundPieces } from '../fulfilment/effects/service.ts';
import { lockOrder } from '../orders/service.ts';
import { withInvoices } from './test-invoices.ts';

const shop = await withInvoices();
const { buyer, clear, contradicted, invoicesOf, one, pool, product, service, tax, time, unit, work, wrong } = shop;
beforeEach(() => clear());

const keys = { claveProdServ: '52151800', claveUnidad: 'H87' };
const taxes = fc.constantFrom(
  ...[
    { iva: 16 },
    { iva: 8 },
    { iva: 0 },
    { iva: 'exempt' },
    { iva: 16, iepsRate: 80_000 },
    { iva: 0, iepsRate: 80_000 },
  ],
);
const goods = fc.record({
  tax: taxes,
  price: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1_000, max: 200_000 })),
  pieces: fc.integer({ min: 1, max: 7 }),
  seller: fc.constantFrom(1, 2),
});
const orders = fc.record({
  lines: fc.array(goods, { minLength: 1, maxLength: 4 }),
  coupon: fc.option(fc.integer({ min: 1, max: 40_000 }), { nil: undefined }),
  /** What the customer has in the shop, which pays before the card (PA-05). */
  balance: fc.option(fc.integer({ min: 1, max: 300_000 }), { nil: undefined }),
  /** Pieces of lines that are cancelled, and how many of these cancellations come before the request. */
  cancelled: fc.array(fc.record({ line: fc.nat(3), pieces: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 }),
  before: fc.nat(2),
  /** Whether pieces are refunded without their shipping instead of cancelled, as after a change of mind. */
  leavesShipping: fc.boolean(),
});
type Order = typeof orders extends fc.Arbitrary<infer Of> ? Of : never;

async function place({ lines, coupon, balance }: Order) {
  for (const [at, { price, seller }] of lines.entries()) await product(at + 1, { stock: 50, price, store_id: seller });
  for (const [at, line] of lines.entries())
    await pool.query('insert into product_tax values ($1, $2)', [at + 1, JSON.stringify({ ...keys, ...line.tax })]);
  await tax();
  const ana = await buyer();
  // The line that was added last is the first one.
  for (const [at, { pieces }] of [...lines.entries()].reverse()) await ana.add([{ id: at + 1, cart_quantity: pieces }]);
  if (coupon !== undefined) {
    await pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', $1, 9)`, [coupon]);
    await ana.send('PUT', '/cupon', { codigo: 'HOLA' });
  }
  if (balance !== undefined)
    await pool.query(
      `with entry as (
         insert into balance_entries (customer_id, kind, cause, amount, note, actor)
         values ($1, 'correction', gen_random_uuid(), $2, 'Premio', 'Carmen') returning customer_id, amount)
       insert into customer_balances (customer_id, amount) select customer_id, amount from entry`,
      [ana.id, balance],
    );
  const { body } = await ana.buy('ok', { saldo: true });
  if (!body.data) throw new Error(JSON.stringify(body));
  return invoicesOf(ana, body.data.pedido);
}

test('AF-03 each centavo that was charged and not refunded before is invoiced, and each later refund is credited', async () => {
  let [notes, byBalance] = [0, 0];
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      await clear();
      const { ana, ask, read, cancel, pedido } = await place(order);
      /** Cancels pieces of a line that has some left. @returns what is refunded */
      const cancelSome = async ({ line, pieces }: Order['cancelled'][number]): Promise<number> => {
        const { parcels }: OrderView = (await ana.get(`/app/v1/pedidos/${pedido}`)).body.data;
        const open = parcels.flatMap(({ lines }) => lines).filter(({ cancellable }) => cancellable > 0);
        const chosen = open[line % Math.max(open.length, 1)];
        return chosen ? cancel(`${chosen.line}x${Math.min(pieces, chosen.cancellable)}`) : 0;
      };
      /** Refunds pieces of a line that has some left, without their shipping. @returns what is refunded */
      const refundGoods = ({ line, pieces }: Order['cancelled'][number]): Promise<number> =>
        unit.withTransaction(async (on) => {
          const { rows: open } = await pool.query<{ id: string; order: string; left: number }>(
            `select id, order_id as "order", pieces - refunded as left from order_lines where refunded < pieces
              order by position`,
          );
          const chosen = open[line % Math.max(open.length, 1)];
          if (!chosen) return 0;
          await lockOrder(on, chosen.order);
          const cause = `refund ${randomUUID()}`;
          const some = [{ line: chosen.id, pieces: Math.min(pieces, chosen.left) }];
          await refundPieces(on, chosen.order, some, { cause, at: new Date(time.now), withShipping: false });
          const { rows } = await sql<{ sum: number }>`
            select coalesce(sum(amount), 0)::integer as sum from refunds where cause = ${cause}`.execute(on.db);
          return rows[0]?.sum ?? 0;
        });
      const refundSome = order.leavesShipping ? refundGoods : cancelSome;
      const refunded = { before: 0, after: 0 };
      const steps = [...order.cancelled.slice(0, order.before), 'ask', ...order.cancelled.slice(order.before)] as const;
      let when: keyof typeof refunded = 'before';
      for (const step of steps)
        if (step === 'ask') {
          when = 'after';
          if ((await read()).can_ask) expect((await ask()).status).toBe(200);
          await work();
        } else refunded[when] += await refundSome(step);
      expect([await work(), await work()]).toEqual([[], []]);
      const { total } = await one('select total from orders');
      const documents = (await read()).parts.flatMap((part) => part.documents);
      expect(
        documents.every(({ state }) => state === 'ready'),
        JSON.stringify(service.faults),
      ).toBe(true);
      const sum = (kind: string) =>
        documents.filter((one) => one.kind === kind).reduce((all, { total: amount }) => all + amount, 0);
      expect([sum('invoice'), sum('credit-note')]).toEqual([total - refunded.before, refunded.after]);
      expect([await contradicted(), await wrong()]).toEqual([[], []]);
      const { rows: paidBy } = await pool.query('select kind from order_tenders');
      if (paidBy.some(({ kind }) => kind === 'balance')) byBalance++;
      notes += documents.filter(({ kind }) => kind === 'credit-note').length;
    }),
    { numRuns: 30, seed: 44 },
  );
  // The orders of this seed have credit notes.
  expect(notes).toBeGreaterThan(20);
  expect(byBalance).toBeGreaterThan(5);
}, 240_000);
