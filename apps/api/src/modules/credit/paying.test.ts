/** Tests of orders that the store credit pays (RT-29, AF-04, AF-01). */
import { randomUUID } from 'node:crypto';
import type { CancellationPreview, OrderView, QuoteView } from '@tianguis/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { captureCredit, holdCredit, refundCredit, releaseCredit } from './service.ts';
import { withCredits } from './test-credit.ts';

const shop = await withCredits();
const { bank, clear, entries, one, operator, orders, pool, product, stored, time, unit, withCredit, wrong } = shop;
beforeEach(async () => {
  await clear();
  await product(7, { stock: 50, price: 100_000, ships_free: true });
});

const tenders = async () => (await pool.query('select kind, amount from order_tenders order by position')).rows;
type Ana = Awaited<ReturnType<typeof withCredit>>;

async function cancel(ana: Ana, pedido: string, more: object = {}) {
  const path = `/app/v1/pedidos/${pedido}`;
  const shown: CancellationPreview = (await ana.get(`${path}/cancelaciones`)).body.data;
  const form = { cancelacion: randomUUID(), motivo: 'otra', importe: shown.amount, ...more };
  const reply = await ana.post(`${path}/cancelaciones`, form);
  return { shown, reply, again: () => ana.post(`${path}/cancelaciones`, form) };
}

describe('RT-29 a purchase with credit', () => {
  test('is paid when it is placed: held, captured, and due on the date that the customer was shown', async () => {
    const ana = await withCredit(150_000);
    const offered = await ana.open({});
    expect(offered).toMatchObject({
      credit: { label: 'Crédito Tianguis', ending: '1234', available: 150_000, due: '2027-01-09' },
    });
    const checkout = await ana.open({ forma: 'credit' });
    expect(checkout).toMatchObject({ step: 'revisar', way: 'credit' });
    bank.calls.length = 0;
    const { status, body } = await ana.place(checkout.quote as QuoteView);
    expect([status, body.data.siguiente, bank.calls]).toEqual([201, null, []]);
    expect([await orders(), await tenders(), await stored(), await entries(), await wrong()]).toEqual([
      ...[['paid'], [{ kind: 'credit', amount: 100_000 }], [100_000, 0, 0]],
      [
        ['hold', 0, 100_000],
        ['capture', 100_000, -100_000],
      ],
      [],
    ]);
    expect(await ana.payment(body.data.pedido)).toMatchObject({ credit_ending: '1234', missing: 0 });
    expect(await ana.read()).toMatchObject({
      account: {
        ...{ ending: '1234', limit: 150_000, used: 100_000, available: 50_000, overdue: 0 },
        next: { due: '2027-01-09', amount: 100_000 },
        statements: [
          {
            ...{ cut: '2026-12-20', due: '2027-01-09', charges: 100_000, missing: 100_000 },
            movements: [{ kind: 'capture', amount: 100_000, pedido: body.data.pedido }],
          },
        ],
      },
    });
  });

  test('pays what the balance leaves, and neither ledger writes the other', async () => {
    const ana = await withCredit(150_000);
    await pool.query(
      `with entry as (
         insert into balance_entries (customer_id, kind, cause, amount, note, actor)
         values ($1, 'correction', 'premio', 30000, 'Premio', 'Carmen') returning customer_id, amount)
       insert into customer_balances (customer_id, amount) select customer_id, amount from entry`,
      [ana.id],
    );
    expect((await ana.spend({ saldo: true })).status).toBe(201);
    expect([await tenders(), await stored(), await wrong()]).toEqual([
      [
        { kind: 'balance', amount: 30_000 },
        { kind: 'credit', amount: 70_000 },
      ],
      [70_000, 0, 0],
      [],
    ]);
  });

  test('is not offered if the credit is too small, stopped or overdue, and a choice of it is refused', async () => {
    const ana = await withCredit(99_999);
    const small = await ana.open({ forma: 'credit' });
    expect(small).toMatchObject({ credit: null, way: null, step: 'pago' });
    expect((await ana.place(small.quote as QuoteView)).body).toMatchObject({
      fields: [{ name: 'forma', msg: expect.stringContaining('ya no alcanza') }],
    });
    await pool.query('update credit_accounts set credit_limit = 900000');
    expect((await ana.spend()).status).toBe(201);
    await operator.setState('ana@correo.mx', 'stopped');
    // The same request within a moment is a repetition, so this one has a key of its own.
    await ana.add([{ id: 7, cart_quantity: 1 }], randomUUID());
    expect(await ana.open({})).toMatchObject({ credit: null });
    expect((await ana.spend()).status).toBe(422);
    await operator.setState('ana@correo.mx', 'active');
    // Purchases until 20 October were due on 9 November.
    const boughtOn = (moment: string) => pool.query('update credit_entries set at = $1', [moment]);
    await boughtOn('2026-10-21T06:00:00Z');
    expect(await ana.open({})).toMatchObject({ credit: { available: 800_000 } });
    await boughtOn('2026-10-21T05:59:59Z');
    expect(await ana.open({})).toMatchObject({ credit: null });
    expect((await ana.spend()).status).toBe(422);
    expect((await ana.read()).account).toMatchObject({ overdue: 100_000, available: 0 });
    await operator.paid('ana@correo.mx', 100_000, 'SPEI 1', new Date(time.now));
    expect((await ana.spend()).status).toBe(201);
    expect([await stored(), await wrong()]).toEqual([[100_000, 0, 0], []]);
  });

  test('the statement of a hold has all conditions, so a late change of the account places nothing', async () => {
    const ana = await withCredit(500_000);
    await ana.spend();
    const order = await one('select id from orders');
    await pool.query('update credit_accounts set used = 0; delete from credit_entries');
    const hold = () =>
      unit.withTransaction((one) => holdCredit(one, order.id, new Date('2026-10-21T06:00:00Z'), new Date()));
    await pool.query(`update credit_accounts set state = 'stopped'`);
    expect(await hold()).toBe(false);
    await pool.query(`update credit_accounts set state = 'active', credit_limit = 99999`);
    expect(await hold()).toBe(false);
    await pool.query('update credit_accounts set credit_limit = 100000');
    await pool.query(
      `insert into credit_entries (account_id, kind, cause, owed, note, actor, at)
       select id, 'correction', 'a', 1, 'x', 'x', '2026-10-20T20:00:00Z' from credit_accounts`,
    );
    expect(await hold()).toBe(false);
    await pool.query(`delete from credit_entries`);
    expect(await hold()).toBe(true);
    expect(await stored()).toEqual([0, 100_000, 0]);
    // It is released once, and can be spent again.
    const end = (work: typeof releaseCredit) => unit.withTransaction((one) => work(one, order.id, new Date()));
    await end(releaseCredit);
    await end(releaseCredit);
    await end(captureCredit);
    expect([await stored(), await entries()]).toEqual([
      [0, 0, 0],
      [
        ['hold', 0, 100_000],
        ['release', 0, -100_000],
      ],
    ]);
  });

  test('of a stolen session goes to no new address', async () => {
    const ana = await withCredit(150_000);
    await pool.query(`update customer_sessions set confirmed_at = now() - interval '1 day'`);
    await ana.move({ numeroExterior: '99' });
    expect((await ana.spend()).body.code).toBe('CONFIRMATION_REQUIRED');
  });

  test('AF-04 from four tabs at once never spends more than there is', async () => {
    const ana = await withCredit(250_000, 0);
    for (let round = 0; round < 5; round++) {
      const quotes: QuoteView[] = [];
      for (let tab = 0; tab < 4; tab++) {
        const { body } = await ana.post('/app/v1/compras', { producto: { id: 7, childrenSku: '0', pieces: 1 } });
        const { compra } = body.data;
        const chosen = await ana.choose(compra, { direccion: ana.address, forma: 'credit' });
        quotes.push(chosen.body.data.quote);
      }
      const placed = await Promise.all(quotes.map((quote) => ana.place(quote)));
      expect(placed.filter(({ status }) => status === 201)).toHaveLength(2);
      expect([await stored(), await wrong()]).toEqual([[200_000, 0, 0], []]);
      await operator.paid('ana@correo.mx', 200_000, `SPEI ${round}`);
    }
  });
});

describe('AF-01 a refund of a purchase with credit', () => {
  test('reduces the debt once; it becomes neither balance nor a transfer, whatever the customer chooses', async () => {
    const ana = await withCredit(150_000);
    const { body } = await ana.spend();
    const { shown, reply, again } = await cancel(ana, body.data.pedido, { destino: 'saldo' });
    expect(shown.refunds).toMatchObject([{ way: 'credit', amount: 100_000, needs_account: false }]);
    expect([reply.status, (await again()).status]).toEqual([200, 200]);
    const order = (await one('select id from orders')).id;
    await unit.withTransaction((one) => refundCredit(one, order, new Date()));
    expect([await stored(), await wrong()]).toEqual([[0, 0, 0], []]);
    expect((await pool.query('select from balance_entries')).rowCount).toBe(0);
    const shownOrder: OrderView = (await ana.get(`/app/v1/pedidos/${body.data.pedido}`)).body.data;
    expect(shownOrder.refunds).toMatchObject([{ way: 'credit', state: 'arrived', needs_account: false }]);
  });

  test('of a debt that is paid is in favour of the customer, pays the next purchase first, or is paid out', async () => {
    const ana = await withCredit(150_000);
    const { body } = await ana.spend();
    await operator.paid('ana@correo.mx', 100_000, 'SPEI 1');
    await cancel(ana, body.data.pedido);
    expect([await stored(), await wrong()]).toEqual([[0, 0, 100_000], []]);
    expect((await ana.read()).account).toMatchObject({ used: 0, favor: 100_000, available: 250_000, next: null });
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    await ana.spend();
    expect([await stored(), await wrong()]).toEqual([[100_000, 0, 0], []]);
    await expect(operator.paidOut('ana@correo.mx', 1, 'SPEI 2')).rejects.toThrow('not so much in favour');
    await operator.paid('ana@correo.mx', 130_000, 'SPEI 3');
    expect(await operator.paidOut('ana@correo.mx', 30_000, 'SPEI 4')).toEqual({ isRepeated: false });
    expect(await operator.paidOut('ana@correo.mx', 30_000, 'SPEI 4')).toEqual({ isRepeated: true });
    expect([await stored(), await wrong()]).toEqual([[0, 0, 0], []]);
  });
});

test('RT-29 TR-01 a shop that gives no credit now takes no purchase with it, and debts stay visible and payable', async () => {
  const closed = await withCredits(false);
  await closed.product(7, { stock: 50, price: 100_000, ships_free: true });
  const ana = await closed.withCredit(500_000);
  await closed.operator.correct('ana@correo.mx', 40_000, 'Compra anterior');
  expect(await ana.open({})).toMatchObject({ credit: null });
  const { compra } = (await ana.post('/app/v1/compras', {})).body.data;
  expect((await ana.choose(compra, { direccion: ana.address, forma: 'credit' })).status).toBe(422);
  await closed.pool.query(`update checkouts set way = 'credit'`);
  const { quote } = (await ana.get(`/app/v1/compras/${compra}`)).body.data;
  expect((await ana.place(quote)).status).toBe(422);
  expect((await ana.ask()).body.code).toBe('CREDIT_CLOSED');
  expect(await ana.read()).toMatchObject({
    ...{ is_offered: false, can_ask: false, account: { used: 40_000 } },
    pay_to: { clabe: expect.stringMatching(/^\d{18}$/) },
  });
  await closed.operator.paid('ana@correo.mx', 40_000, 'SPEI 1');
  expect((await ana.read()).account).toMatchObject({ used: 0, next: null });
});
