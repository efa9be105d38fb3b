/** Tests of returns by customers (RL-10, AF-01, AF-02, BL-12, BL-13). */
import { randomUUID } from 'node:crypto';
import type { OrderView, ReturnPreview, ReturnView } from '@tianguis/contract';
import { returnDeadline } from '@tianguis/domain/order';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveParcel, refundPieces } from '../fulfilment/effects/service.ts';
import { lockOrderOf } from '../orders/service.ts';
import { withPayments } from '../payments/testing/test-payments.ts';
import { workOnReturns } from './due-returns.ts';
import { createReturnOperator } from './operator.ts';

const shop = await withPayments();
const { bank, buyer, clear, one, pool, product, stock, time, unit, work, wrong } = shop;
beforeEach(() => clear());
type Ana = Awaited<ReturnType<typeof buyer>>;
const carmen = createReturnOperator(unit, 'Carmen', () => time.now);
const dayMs = 86_400_000;

/** All parcels of an order are collected and delivered now. */
const deliver = (ana: { id: string }, number: string) =>
  unit.withTransaction(async (work) => {
    const at = new Date(time.now);
    for (const event of ['collection', 'delivery'] as const) {
      const order = await lockOrderOf(work, ana.id, number);
      for (const parcel of order?.parcels ?? [])
        await moveParcel(work, order as NonNullable<typeof order>, parcel, event, { actor: 'Carmen', at });
    }
  });

/** A delivered order of two products, 3 pieces of $500 and 2 of $99.99, less a coupon of $10.01. */
async function delivered(token = 'ok') {
  await pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 1001, 1)`);
  await product(7, { stock: 5, price: 50_000 });
  await product(8, { stock: 5, price: 9_999 });
  const ana = await buyer();
  await ana.add([{ id: 8, cart_quantity: 2 }]);
  await ana.add([{ id: 7, cart_quantity: 3 }]);
  await ana.send('PUT', '/cupon', { codigo: 'HOLA' });
  const { pedido } = (await ana.buy(token)).body.data as { pedido: string };
  if (token === 'oxxo' || token === 'spei') {
    const { id, amount } = bank.last();
    bank.receive(id, amount);
    await shop.event({ id: randomUUID(), kind: 'payment.updated', payment: id });
    await work();
  }
  await deliver(ana, pedido);
  return { ana, pedido, path: `/app/v1/pedidos/${pedido}/devoluciones` };
}

const preview = (ana: Ana, path: string, pieces: string, reason = 'llego-roto') =>
  ana.get(`${path}?piezas=${pieces}&motivo=${reason}`);
/** Asks for a return at the amount of today. */
async function ask(ana: Ana, path: string, pieces: string, more: Record<string, unknown> = {}) {
  const reason = (more.motivo as string | undefined) ?? 'llego-roto';
  const shown = (await preview(ana, path, pieces, reason)).body.data as ReturnPreview | undefined;
  const form = { devolucion: randomUUID(), piezas: pieces, motivo: reason, via: 'punto', importe: shown?.amount ?? 0 };
  return ana.post(path, { ...form, ...more });
}
const asked = async (...given: Parameters<typeof ask>): Promise<ReturnView> => (await ask(...given)).body.data;
const read = async (ana: Ana, path: string, id: string): Promise<ReturnView> =>
  (await ana.get(`${path}/${id}`)).body.data;
const order = async (ana: Ana, pedido: string): Promise<OrderView> =>
  (await ana.get(`/app/v1/pedidos/${pedido}`)).body.data;
const lineOf = async (ana: Ana, pedido: string, line: number) =>
  (await order(ana, pedido)).parcels.flatMap(({ lines }) => lines).find((each) => each.line === line);
const refunded = async (): Promise<number> =>
  (await one('select coalesce(sum(amount), 0)::int as sum from refunds')).sum;
const counts = () =>
  one('select pieces, shipped, returned, return_refunded, refunded from order_lines where position = 0');
const mails = async () =>
  (await pool.query(`select step from order_mails where step like 'return%' order by id`)).rows.map(({ step }) => step);

describe('RL-10 a delivered order', () => {
  test('AF-01 AF-02 comes back: label, way, inspection, refund with the shipping, stock and mails, each once', async () => {
    const { ana, pedido, path } = await delivered();
    const shown: ReturnPreview = (await preview(ana, path, '1x2')).body.data;
    expect(shown).toMatchObject({
      ...{ bearer: 'shop', ways: ['punto', 'recoleccion'], with_shipping: true, wants_photographs: true },
      ...{ until: '2026-12-31', law_until: '2026-12-08', post_by: '2026-12-11' },
      lines: [{ line: 1, pieces: 2 }],
      // 7, 3 and 10 business days.
      refunds: [{ amount: shown.amount, way: 'card', card: { last4: '4242' }, arrives_by: '2026-12-30' }],
    });
    const id = randomUUID();
    const form = { devolucion: id, via: 'recoleccion', relato: 'Llegó\u0000 rota' };
    const first = await ask(ana, path, '1x2', form);
    expect([first.status, first.body.data]).toMatchObject([
      200,
      {
        ...{ id, number: `${pedido}01`, state: 'started', word: 'devolución iniciada', due_on: '2026-12-11' },
        ...{ can_cancel: true, amount: shown.amount, way: 'recoleccion', refunds: [] },
      },
    ]);
    expect(await one('select story from order_returns')).toEqual({ story: 'Llegó rota' });
    expect(await counts()).toEqual({ pieces: 3, shipped: 3, returned: 2, return_refunded: 0, refunded: 0 });
    expect(await lineOf(ana, pedido, 1)).toMatchObject({ returnable: 1, return_until: '2026-12-31', cancellable: 0 });

    const number = `${pedido}01`;
    expect(await carmen.posted(number, 'Estafeta', 'E-1')).toMatchObject({ before: 'started', after: 'on_the_way' });
    expect((await read(ana, path, id)).can_cancel).toBe(false);
    expect(await carmen.arrived(number)).toMatchObject({ after: 'arrived' });
    expect(await carmen.posted(number)).toMatchObject({ before: 'arrived', after: 'arrived' });
    const before = await stock();
    await Promise.all([carmen.accept(number, true), carmen.accept(number, true)]);
    expect([await stock(), await refunded(), await wrong()]).toEqual([before + 2, shown.amount, []]);
    expect(await counts()).toEqual({ pieces: 3, shipped: 3, returned: 2, return_refunded: 2, refunded: 2 });
    await work();
    const view = await read(ana, path, id);
    expect(view).toMatchObject({ state: 'accepted', carrier: 'Estafeta', refunds: [{ state: 'asked' }] });
    expect(view.steps.map(({ state, at }) => [state, at !== null])).toEqual([
      ...[['done', true] as const, ['done', true] as const, ['done', true] as const],
      ...[['current', true] as const, ['next', false] as const],
    ]);
    await pool.query(`update refunds set state = 'made'`);
    expect(await workOnReturns(unit, { now: time.now })).toBe(1);
    expect(await workOnReturns(unit, { now: time.now })).toBe(0);
    expect((await read(ana, path, id)).word).toBe('reembolso realizado');
    expect([await mails(), await wrong()]).toEqual([
      ['return-started', 'return', 'return-on-the-way', 'return-arrived', 'return-accepted', 'return-refunded'],
      [],
    ]);
  });

  test('AF-01 a change of mind pays the shipping back neither way, and a form that is sent twice asks once', async () => {
    const { ana, path } = await delivered();
    await pool.query('update order_lines set shipping = 0');
    const broken: ReturnPreview = (await preview(ana, path, '1x3,2x2')).body.data;
    const mind: ReturnPreview = (await preview(ana, path, '1x3,2x2', 'me-arrepenti')).body.data;
    const { sum } = await one('select sum(shipping)::int as sum from order_shares');
    expect([mind.bearer, mind.ways, broken.amount - mind.amount]).toEqual(['customer', ['punto'], sum]);
    expect((await ask(ana, path, '1x1', { motivo: 'me-arrepenti', via: 'recoleccion' })).status).toBe(422);
    const form = { devolucion: randomUUID(), motivo: 'me-arrepenti' };
    const both = await Promise.all([ask(ana, path, '1x2', form), ask(ana, path, '1x2', form)]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect(await one('select count(*)::int as count from order_returns')).toEqual({ count: 1 });
    expect((await ask(ana, path, '1x1', form)).body.data.lines).toMatchObject([{ pieces: 2 }]);
  });

  test('RETURN_CHANGED: another amount than the one that was shown asks for nothing', async () => {
    const { ana, path } = await delivered();
    const { status, body } = await ask(ana, path, '1x1', { importe: 1 });
    expect([status, body.code, body.data.amount > 1]).toEqual([409, 'RETURN_CHANGED', true]);
    expect(await one('select count(*)::int as count from order_returns')).toEqual({ count: 0 });
  });

  test('AF-01 each piece returns once, and is refunded once between a return and a refund by an operator', async () => {
    const { ana, pedido, path } = await delivered();
    await ask(ana, path, '1x2');
    expect((await ask(ana, path, '1x2')).body.code).toBe('NOT_RETURNABLE');
    // An operator refunds two pieces without a return: only one of the line is free.
    const { order, line } = await one('select order_id as order, id as line from order_lines where position = 0');
    await unit.withTransaction((work) =>
      refundPieces(work, order, [{ line, pieces: 2 }], { cause: 'operator x', at: new Date(time.now) }),
    );
    expect(await counts()).toMatchObject({ returned: 2, refunded: 1 });
    expect((await ask(ana, path, '1x1')).body.code).toBe('NOT_RETURNABLE');
    await carmen.arrived(`${pedido}01`);
    await carmen.accept(`${pedido}01`, false);
    expect(await counts()).toMatchObject({ returned: 2, return_refunded: 2, refunded: 3 });
    expect([await stock(), await wrong()]).toEqual([2, []]);
    await expect(pool.query('update order_lines set returned = returned + 1 where position = 0')).rejects.toThrow(
      'violates check constraint',
    );
  });

  test('BL-12 is returned until the end of the thirtieth day, and not before it arrived', async () => {
    const { ana, path } = await delivered();
    for (const piezas of ['1x4', '3x1', '1x1,1x1', '1x1,2x3'])
      expect([piezas, (await preview(ana, path, piezas)).body.code]).toEqual([piezas, 'NOT_RETURNABLE']);
    await pool.query(`update order_parcels set delivered_at = '2026-11-01T18:00:00Z'`);
    expect((await preview(ana, path, '1x1')).status).toBe(200);
    await pool.query(`update order_parcels set delivered_at = '2026-11-01T05:00:00Z'`);
    expect((await preview(ana, path, '1x1')).body.code).toBe('NOT_RETURNABLE');
    await pool.query(`update order_parcels set delivered_at = '2026-12-01T05:00:00Z'`);
    expect((await preview(ana, path, '1x1')).status).toBe(200);
    await pool.query(`update order_parcels set state = 'on_the_way'`);
    expect((await preview(ana, path, '1x1')).body.code).toBe('NOT_RETURNABLE');
    await pool.query(`update order_parcels set state = 'delivered'; update orders set payment_state = 'disputed'`);
    expect((await preview(ana, path, '1x1')).body.code).toBe('NOT_RETURNABLE');
  });

  test('BL-13 shows the track of the refund once all of a parcel goes back', async () => {
    const { ana, pedido, path } = await delivered();
    await ask(ana, path, '1x1');
    expect((await order(ana, pedido)).status).toEqual({ word: 'entregado', track: 'shipping' });
    const all = await asked(ana, path, '1x2,2x2');
    const view = await order(ana, pedido);
    expect([view.status, view.can_cancel, view.returns.length]).toEqual([
      { word: 'devolución iniciada', track: 'refund' },
      ...[false, 2],
    ]);
    const { orders } = (await ana.get('/app/v1/pedidos?dias=todos')).body.data;
    expect(orders[0].status).toEqual(view.status);
    await ana.post(`${path}/${all.id}/cancelar`, {});
    expect((await order(ana, pedido)).status.track).toBe('shipping');
  });

  test('AF-02 is cancelled by its customer until it is sent, and what arrives later is still accepted', async () => {
    const { ana, pedido, path } = await delivered();
    const { id, number } = await asked(ana, path, '1x3');
    const cancel = () => ana.post(`${path}/${id}/cancelar`, {});
    expect((await cancel()).body.data).toMatchObject({ state: 'cancelled', due_on: null, steps: [] });
    expect((await cancel()).status).toBe(200);
    expect(await lineOf(ana, pedido, 1)).toMatchObject({ returnable: 3 });
    await carmen.arrived(number);
    expect((await cancel()).body.code).toBe('RETURN_SENT');
    expect(await lineOf(ana, pedido, 1)).toMatchObject({ returnable: 0 });
    expect(await wrong()).toEqual([]);
  });

  test('AF-02 is refused with a reason: nothing is refunded, and the pieces are not returned again', async () => {
    const { ana, pedido, path } = await delivered();
    const { id, number } = await asked(ana, path, '1x3');
    await expect(carmen.refuse(number, 'x')).rejects.toThrow(`Return ${number} is started, so that cannot happen`);
    await carmen.arrived(number);
    await carmen.refuse(number, 'Está usado.');
    expect(await read(ana, path, id)).toMatchObject({ word: 'no autorizado', refusal: 'Está usado.', refunds: [] });
    expect((await ask(ana, path, '1x1')).body.code).toBe('NOT_RETURNABLE');
    expect([await refunded(), await wrong(), (await counts()).returned]).toEqual([0, [], 0]);
    expect((await order(ana, pedido)).returns).toMatchObject([{ state: 'refused' }]);
  });

  test('AF-02 nothing waits for ever: each deadline of a return ends it, in favour of the customer of a slow shop', async () => {
    const { ana, path } = await delivered();
    await asked(ana, path, '1x1');
    const lost = await asked(ana, path, '1x1');
    const slow = await asked(ana, path, '1x1');
    const mine = await asked(ana, path, '2x1', { motivo: 'me-arrepenti' });
    for (const { number } of [lost, mine]) await carmen.posted(number);
    await carmen.arrived(slow.number);
    const at = time.now;
    expect(await workOnReturns(unit, { now: at })).toBe(0);
    expect((await pool.query('select due_on::text from order_returns order by number')).rows).toEqual(
      (['started', 'on_the_way', 'arrived', 'on_the_way'] as const).map((state) => ({
        due_on: returnDeadline(state, at),
      })),
    );
    await workOnReturns(unit, { now: at + 30 * dayMs });
    const states = (await pool.query('select state from order_returns order by number')).rows.map(({ state }) => state);
    expect(states).toEqual(['expired', 'accepted', 'accepted', 'expired']);
    expect([await stock(), await wrong()]).toEqual([2, []]);
  });

  test('of cash goes back to an account', async () => {
    const { ana, pedido, path } = await delivered('oxxo');
    const { id, number } = await asked(ana, path, '1x3,2x2');
    await carmen.arrived(number);
    await carmen.accept(number, true);
    const view = await read(ana, path, id);
    expect(view.refunds).toMatchObject([{ needs_account: true, amount: view.amount, arrives_by: null }]);
    expect(view.amount).toBe((await order(ana, pedido)).total);
  });

  test('of another customer is not found', async () => {
    const { ana, pedido, path } = await delivered();
    const { id } = await asked(ana, path, '1x1');
    const eva = await buyer('eva@correo.mx');
    for (const reply of [
      await preview(eva, path, '1x1'),
      await ask(eva, path, '1x1'),
      await eva.get(`${path}/${id}`),
      await eva.post(`${path}/${id}/cancelar`, {}),
    ])
      expect([reply.status, reply.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect((await ana.get(`/app/v1/pedidos/${pedido}/devoluciones/${randomUUID()}`)).body.code).toBe(
      'RETURN_NOT_FOUND',
    );
  });
});

test('AF-01 any sequence of returns adds up to what was paid', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom('1', '2'), fc.nat(2), fc.nat(3)), { maxLength: 6 }),
      async (steps) => {
        await clear();
        const { ana, pedido, path } = await delivered();
        for (const [line, count, end] of steps) {
          const { status, body } = await ask(ana, path, `${line}x${count + 1}`);
          if (status !== 200) continue;
          const { id, number } = body.data as ReturnView;
          if (end === 0) await ana.post(`${path}/${id}/cancelar`, {});
          else await carmen.arrived(number);
          if (end === 1) await carmen.accept(number, true);
          if (end === 2) await carmen.refuse(number, 'Está usado.');
          expect(await wrong()).toEqual([]);
        }
        for (const { number, state } of (await order(ana, pedido)).returns)
          if (state === 'arrived') await carmen.accept(number, false);
        expect(await wrong()).toEqual([]);
        const { total } = await order(ana, pedido);
        const isAll = (await one('select sum(pieces - refunded)::int as left from order_lines')).left === 0;
        expect(await refunded()).toBeLessThanOrEqual(total);
        if (isAll) expect(await refunded()).toBe(total);
      },
    ),
    { numRuns: 12, seed: 40 },
  );
});
