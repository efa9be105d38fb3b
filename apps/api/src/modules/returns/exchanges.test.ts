/** Tests of exchanges (AF-02, RL-10): the difference only, the pieces, the order, and what becomes of a return that ends. */
import { randomUUID } from 'node:crypto';
import type { OrderView, PaymentView, ReturnPreview, ReturnView } from '@tianguis/contract';
import { wholeOffer } from '@tianguis/testkit/offers';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveParcel, refundPieces } from '../fulfilment/effects/service.ts';
import { lockOrderOf } from '../orders/service.ts';
import { withPayments } from '../payments/testing/test-payments.ts';
import { workOnReturns } from './due-returns.ts';
import { createReturnOperator } from './operator.ts';

const shop = await withPayments({ offer: wholeOffer });
const { bank, buyer, clear, one, pool, product, time, unit, work, wrong } = shop;
beforeEach(() => clear());
type Ana = Awaited<ReturnType<typeof buyer>>;
const carmen = createReturnOperator(unit, 'Carmen', () => time.now);
const dayMs = 86_400_000;

/** Sizes of product 7 at a price each, with 5 pieces. The first is the one that is bought. */
async function sizes(prices: Record<string, number>) {
  const [first = 0] = Object.values(prices);
  await product(7, { stock: 5, price: first });
  await pool.query('delete from product_variants where product_id = 7');
  for (const [position, [size, price]] of Object.entries(prices).entries())
    await pool.query(
      `insert into product_variants (product_id, sku, position, options, stock, list_price, sale_price)
       values (7, $1, $2, $3, 5, $4, $4)`,
      [`7-${size}`, position, JSON.stringify({ Talla: size }), price],
    );
}

/** All parcels of an order are collected and delivered now. */
const deliver = (ana: Ana, pedido: string) =>
  unit.withTransaction(async (transaction) => {
    const report = { actor: 'Carmen', at: new Date(time.now) };
    for (const event of ['collection', 'delivery'] as const) {
      const order = await lockOrderOf(transaction, ana.id, pedido);
      for (const parcel of order?.parcels ?? [])
        await moveParcel(transaction, order as NonNullable<typeof order>, parcel, event, report);
    }
  });

/** A delivered order of pieces of size M. */
async function delivered(pieces = 1, coupon?: string) {
  const ana = await buyer();
  await ana.add([{ id: 7, childrenSku: '7-M', cart_quantity: pieces }]);
  if (coupon !== undefined) await ana.send('PUT', '/cupon', { codigo: coupon });
  const { pedido } = (await ana.buy('ok')).body.data as { pedido: string };
  await deliver(ana, pedido);
  return { ana, pedido, path: `/app/v1/pedidos/${pedido}/devoluciones` };
}

const preview = async (ana: Ana, path: string, pieces = '1x1', reason = 'no-me-queda'): Promise<ReturnPreview> =>
  (await ana.get(`${path}?piezas=${pieces}&motivo=${reason}`)).body.data;
async function ask(ana: Ana, path: string, sku: string, more: Record<string, unknown> = {}, pieces = '1x1') {
  const motivo = (more.motivo as string | undefined) ?? 'no-me-queda';
  const { amount, exchanges } = await preview(ana, path, pieces, motivo);
  const diferencia = exchanges.find(({ childrenSku }) => childrenSku === sku)?.difference ?? 0;
  return ana.post(path, {
    ...{ devolucion: randomUUID(), piezas: pieces, motivo, via: 'punto', importe: amount },
    ...{ cambio: { childrenSku: sku, diferencia }, ...more },
  });
}
const read = async (ana: Ana, path: string, id: string): Promise<ReturnView> =>
  (await ana.get(`${path}/${id}`)).body.data;
const orderOf = async (ana: Ana, pedido: string | null | undefined): Promise<OrderView> =>
  (await ana.get(`/app/v1/pedidos/${pedido}`)).body.data;
const stockOf = async (sku: string) => (await one(`select stock from product_variants where sku = '${sku}'`)).stock;
const balance = async (): Promise<number> =>
  (await one('select coalesce(sum(amount), 0)::int as sum from customer_balances')).sum;
const refundedElsewhere = async (): Promise<number> =>
  (await one('select coalesce(sum(amount), 0)::int as sum from refunds where not to_balance')).sum;
async function accept(number: string) {
  await carmen.posted(number);
  await carmen.arrived(number);
  await carmen.accept(number, true);
}
const proved = async () => expect(await wrong()).toEqual([]);

describe('AF-02 an exchange', () => {
  test('of the same price costs nothing: the pieces are reserved, and leave when the return is accepted', async () => {
    await sizes({ M: 50_000, L: 50_000 });
    const { ana, pedido, path } = await delivered(2);
    expect((await preview(ana, path, '1x2')).exchanges).toEqual([
      { childrenSku: '7-M', options: ['M'], is_same: true, difference: 0 },
      { childrenSku: '7-L', options: ['L'], is_same: false, difference: 0 },
    ]);
    const asked = (await ask(ana, path, '7-L', {}, '1x2')).body.data as ReturnView;
    expect(asked.exchange).toMatchObject({ childrenSku: '7-L', pieces: 2, state: 'reserved', pedido: null });
    expect(await stockOf('7-L')).toBe(3);
    await proved();

    await accept(asked.number);
    const { exchange, amount, word, steps } = await read(ana, path, asked.id);
    expect(exchange).toMatchObject({ state: 'ordered', to_pay: false, difference: 0 });
    expect({ word, steps }).toMatchObject({ word: 'cambio autorizado', steps: { length: 4, 3: { state: 'done' } } });
    expect(amount).toBe(100_000);
    const order = await orderOf(ana, exchange?.pedido);
    expect(order).toMatchObject({ total: 100_000, shipping: 0, exchange_of: { pedido, devolucion: asked.id } });
    expect(order.payment).toMatchObject({ state: 'paid', tenders: [{ kind: 'balance', amount: 100_000 }] });
    expect(order.parcels[0]?.lines).toMatchObject([{ childrenSku: '7-L', pieces: 2, price: 50_000 }]);
    expect(order.address).toEqual((await orderOf(ana, pedido)).address);
    expect(order.parcels[0]?.promised).not.toBeNull();
    expect([await stockOf('7-L'), await stockOf('7-M')]).toEqual([3, 5]);
    expect([await balance(), await refundedElsewhere()]).toEqual([0, 0]);
    await proved();
  });

  test('of a dearer piece waits for the difference only, and leaves when it is paid', async () => {
    await sizes({ M: 50_000, L: 62_000 });
    const { ana, path } = await delivered();
    const asked = (await ask(ana, path, '7-L')).body.data as ReturnView;
    expect(asked.exchange?.difference).toBe(12_000);
    await accept(asked.number);
    const { exchange } = await read(ana, path, asked.id);
    expect(exchange).toMatchObject({ state: 'ordered', to_pay: true });
    const pedido = exchange?.pedido as string;
    expect((await orderOf(ana, pedido)).payment).toMatchObject({
      ...{ state: 'awaiting', pay_until: new Date(time.now + 3 * dayMs).toISOString() },
      tenders: [{ amount: 50_000, kind: 'balance' }, { amount: 12_000 }],
    });
    await proved();
    const payment: PaymentView = await ana.payment(pedido);
    expect(payment).toMatchObject({ can_pay: true });
    const [card] = payment.cards;
    expect((await ana.payAgain(pedido, { forma: 'card', tarjeta: card?.id })).status).toBe(200);
    expect(bank.last().amount).toBe(12_000);
    await work();
    expect((await orderOf(ana, pedido)).payment.state).toBe('paid');
    expect(await balance()).toBe(0);
    await proved();
  });

  test('whose difference is not paid gives the money as balance, and frees the pieces', async () => {
    await sizes({ M: 50_000, L: 62_000 });
    const { ana, path } = await delivered();
    const asked = (await ask(ana, path, '7-L')).body.data as ReturnView;
    await accept(asked.number);
    time.now += 4 * dayMs;
    await work();
    expect([await balance(), await stockOf('7-L'), await stockOf('7-M')]).toEqual([50_000, 5, 5]);
    await proved();
  });

  test('of a cheaper piece leaves the difference in the balance', async () => {
    await sizes({ M: 50_000, S: 38_000 });
    const { ana, path } = await delivered();
    const asked = (await ask(ana, path, '7-S')).body.data as ReturnView;
    expect(asked.exchange?.difference).toBe(-12_000);
    await accept(asked.number);
    const { exchange } = await read(ana, path, asked.id);
    expect(await orderOf(ana, exchange?.pedido)).toMatchObject({ total: 38_000, payment: { state: 'paid' } });
    expect([await balance(), await refundedElsewhere()]).toEqual([12_000, 0]);
    await proved();
  });

  test('keeps the price that was paid, also after an offer and with a coupon', async () => {
    await sizes({ M: 30_001, L: 30_001 });
    await pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 1000, 1)`);
    const { ana, path } = await delivered(3, 'HOLA');
    await pool.query('update product_variants set sale_price = 50000, list_price = 50000 where product_id = 7');
    const asked = (await ask(ana, path, '7-L', { motivo: 'llego-roto' }, '1x2')).body.data as ReturnView;
    expect(asked.exchange?.difference).toBe(0);
    await accept(asked.number);
    const { exchange } = await read(ana, path, asked.id);
    const order = await orderOf(ana, exchange?.pedido);
    expect(order).toMatchObject({ goods: 60_002, total: asked.amount, payment: { state: 'paid' } });
    expect(await balance()).toBe(0);
    await proved();
  });

  test('keeps the agreed difference when another refund has taken a centavo of rounding', async () => {
    await sizes({ M: 30_001, L: 30_001 });
    await pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 1000, 1)`);
    const { ana, pedido, path } = await delivered(3, 'HOLA');
    const asked = (await ask(ana, path, '7-L')).body.data as ReturnView;
    expect(asked.amount).toBe(29_667);
    await unit.withTransaction(async (transaction) => {
      const order = await lockOrderOf(transaction, ana.id, pedido);
      const [line] = order?.lines ?? [];
      const at = new Date(time.now);
      await refundPieces(transaction, order?.id ?? '', [{ line: line?.line ?? '', pieces: 1 }], {
        ...{ cause: 'operator', at, withShipping: false, isReturn: false },
      });
    });
    await accept(asked.number);
    const { exchange } = await read(ana, path, asked.id);
    expect(await orderOf(ana, exchange?.pedido)).toMatchObject({ total: 29_668, payment: { state: 'paid' } });
    expect(await balance()).toBe(0);
    await proved();
  });

  test('of an order whose payment is disputed ends: its pieces are free, and no money becomes balance', async () => {
    await sizes({ M: 50_000, L: 50_000 });
    const { ana, path } = await delivered();
    const asked = (await ask(ana, path, '7-L')).body.data as ReturnView;
    await pool.query(`update orders set payment_state = 'disputed'`);
    await accept(asked.number);
    expect((await read(ana, path, asked.id)).exchange).toMatchObject({ state: 'ended', pedido: null });
    expect([await stockOf('7-L'), await balance()]).toEqual([5, 0]);
    expect((await one('select to_balance from refunds')).to_balance).toBe(false);
    await proved();
  });

  test.each(['refused', 'withdrawn', 'never sent'])('of a return that is %s frees its pieces', async (end) => {
    await sizes({ M: 50_000, L: 50_000 });
    const { ana, path } = await delivered();
    const { number, id } = (await ask(ana, path, '7-L')).body.data as ReturnView;
    if (end === 'withdrawn') await ana.post(`${path}/${id}/cancelar`, {});
    else if (end === 'refused') {
      await carmen.arrived(number);
      await carmen.refuse(number, 'Está usado.');
    } else {
      time.now += 20 * dayMs;
      await workOnReturns(unit, { now: time.now });
    }
    expect((await read(ana, path, id)).exchange).toMatchObject({ state: 'ended', pedido: null });
    expect([await stockOf('7-L'), await balance()]).toEqual([5, 0]);
    await proved();
  });

  test('whose pieces arrive late goes on if the wanted pieces are still there, and otherwise gives the money', async () => {
    for (const isLeft of [true, false]) {
      await clear();
      await sizes({ M: 50_000, L: 50_000 });
      const { ana, path } = await delivered();
      const { number, id } = (await ask(ana, path, '7-L')).body.data as ReturnView;
      time.now += 20 * dayMs;
      await workOnReturns(unit, { now: time.now });
      if (!isLeft) await pool.query(`update product_variants set stock = 0 where sku = '7-L'`);
      await carmen.arrived(number);
      await carmen.accept(number, true);
      expect((await read(ana, path, id)).exchange?.state).toBe(isLeft ? 'ordered' : 'ended');
      expect(await refundedElsewhere()).toBe(isLeft ? 0 : 50_000);
    }
  });

  test('is asked for once, at the shown difference, and for pieces that are there', async () => {
    await sizes({ M: 50_000, L: 62_000 });
    const { ana, path } = await delivered();
    const form = {
      ...{ devolucion: randomUUID(), piezas: '1x1', motivo: 'no-me-queda', via: 'punto', importe: 50_000 },
    };
    const changed = await ana.post(path, { ...form, cambio: { childrenSku: '7-L', diferencia: 0 } });
    expect(changed).toMatchObject({ status: 409, body: { code: 'RETURN_CHANGED' } });
    const gone = await ana.post(path, { ...form, cambio: { childrenSku: '8', diferencia: 0 } });
    expect(gone.status).toBe(422);
    expect(JSON.stringify(gone.body)).toContain('Esa pieza ya no se puede apartar.');
    const wanted = { ...form, cambio: { childrenSku: '7-L', diferencia: 12_000 } };
    const both = await Promise.all([ana.post(path, wanted), ana.post(path, wanted)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stockOf('7-L')).toBe(4);
    await proved();
  });

  test('is not offered for several products, nor without a stock of the wanted pieces', async () => {
    await sizes({ M: 50_000, L: 50_000 });
    const { ana, path } = await delivered(2);
    await pool.query(`update product_variants set stock = 1 where sku = '7-L'`);
    expect((await preview(ana, path, '1x2')).exchanges.map(({ childrenSku }) => childrenSku)).toEqual(['7-M']);
    await pool.query('update products set is_active = false where id = 7');
    expect((await preview(ana, path)).exchanges).toEqual([]);
  });
});
