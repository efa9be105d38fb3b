/** Tests of cancellations by customers (RL-09, AF-01, BL-13). */
import { randomUUID } from 'node:crypto';
import type { CancellationPreview, CancellationView, OrderView } from '@tianguis/contract';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { moveParcel } from '../fulfilment/effects/service.ts';
import { lockOrderOf } from '../orders/service.ts';
import { withPayments } from '../payments/testing/test-payments.ts';

const shop = await withPayments();
const { bank, buyer, clear, one, orders, pool, product, stock, time, unit, work, wrong } = shop;
beforeEach(() => clear());

/** Events of the carrier for all parcels of an order. @returns whether the parcels moved */
const report = (ana: { id: string }, number: string, event: 'collection' | 'failed_delivery' | 'arrival_at_sender') =>
  unit.withTransaction(async (work) => {
    const order = await lockOrderOf(work, ana.id, number);
    const outcomes = [];
    for (const parcel of order?.parcels ?? [])
      outcomes.push(
        (await moveParcel(work, order as NonNullable<typeof order>, parcel, event, { actor: 'Carmen', at: new Date() }))
          .outcome,
      );
    return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'changed');
  });
type Ana = Awaited<ReturnType<typeof buyer>>;

/** A paid order of two products, 3 pieces of $500 and 2 of $99.99, less a coupon of $10.01. */
async function bought(token = 'ok') {
  await pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 1001, 1)`);
  await product(7, { stock: 5, price: 50_000 });
  await product(8, { stock: 5, price: 9_999 });
  const ana = await buyer();
  // The line that was added last is the first one.
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
  return { ana, pedido, path: `/app/v1/pedidos/${pedido}/cancelaciones` };
}

/** The customers have just confirmed who they are. */
const confirm = () => pool.query('update customer_sessions set confirmed_at = now()');
const preview = async (ana: Ana, path: string, pieces?: string) =>
  ana.get(`${path}${pieces === undefined ? '' : `?piezas=${pieces}`}`);
/** Cancels at the amount of today. */
async function cancel(ana: Ana, path: string, pieces?: string, more: object = {}) {
  const shown = (await preview(ana, path, pieces)).body.data as CancellationPreview | undefined;
  const form = { cancelacion: randomUUID(), motivo: 'me-equivoque', importe: shown?.amount ?? 0, ...more };
  return ana.post(path, { ...form, ...(pieces === undefined ? {} : { piezas: pieces }) });
}
const refunded = async (): Promise<number> =>
  (await one('select coalesce(sum(amount), 0)::int as sum from refunds')).sum;
const coupon = () =>
  one(`select coupon_state as state, (select count(*)::int from coupon_uses) as uses from orders
        where coupon_code = 'HOLA'`);
const order = async (ana: Ana, pedido: string): Promise<OrderView> =>
  (await ana.get(`/app/v1/pedidos/${pedido}`)).body.data;

describe('RL-09 a paid order', () => {
  test('AF-01 is cancelled as a whole: pieces, parcels and all the money with the shipping, and one mail', async () => {
    const { ana, pedido, path } = await bought();
    const total = (await order(ana, pedido)).total;
    const shown: CancellationPreview = (await preview(ana, path)).body.data;
    expect(shown).toMatchObject({
      ...{ pedido, is_paid: true, is_whole: true, amount: total },
      refunds: [
        {
          ...{ amount: total, way: 'card', card: { brand: 'visa', last4: '4242' }, needs_account: false },
          // Ten business days after Tuesday, 1 December.
          arrives_by: '2026-12-15',
        },
      ],
    });
    const id = randomUUID();
    const { status, body } = await cancel(ana, path, undefined, { cancelacion: id, comentario: 'Ya\u0000 no' });
    expect([status, body.data]).toMatchObject([200, { id, is_whole: true, reason: 'me-equivoque' }]);
    expect((body.data as CancellationView).refunds).toMatchObject([{ amount: total, state: 'due' }]);
    const view = await order(ana, pedido);
    expect([view.status, view.can_cancel]).toEqual([{ word: 'reembolso autorizado', track: 'refund' }, false]);
    expect([await stock(), await refunded(), await wrong()]).toEqual([5, total, []]);
    expect(await coupon()).toEqual({ state: 'returned', uses: 0 });
    expect(await one('select reason, comment, actor from order_cancellations')).toEqual({
      ...{ reason: 'me-equivoque', comment: 'Ya no', actor: 'customer' },
    });
    const steps = (await pool.query(`select step, cause from order_mails where step like '%cancelled%'`)).rows;
    expect(steps.filter(({ step }) => step === 'paid-cancelled')).toEqual([{ step: 'paid-cancelled', cause: id }]);
    // The money goes back to the card by itself.
    await work();
    expect((await one('select state from refunds')).state).toBe('asked');
    expect((await order(ana, pedido)).status.word).toBe('en proceso de reembolso');
  });

  test('AF-01 loses some pieces: the others go on, and each part has its share of coupon and shipping', async () => {
    const { ana, pedido, path } = await bought();
    const { total } = await order(ana, pedido);
    const first = await cancel(ana, path, '1x1');
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ is_whole: false, lines: [{ line: 1, pieces: 1 }] });
    const view = await order(ana, pedido);
    expect(view).toMatchObject({ status: { track: 'shipping' }, can_cancel: true });
    expect(view.parcels[0]?.lines[0]).toMatchObject({ pieces: 3, cancelled: 1, cancellable: 2 });
    expect([await stock(), await wrong(), await coupon()]).toEqual([3, [], { state: 'used', uses: 1 }]);
    // The rest, of two pieces and a whole line, adds up to the total.
    await cancel(ana, path, '2x2,1x2');
    expect([await refunded(), await stock(), await wrong()]).toEqual([total, 5, []]);
    expect((await order(ana, pedido)).status.track).toBe('refund');
    // The customer can use the coupon again.
    expect(await coupon()).toEqual({ state: 'returned', uses: 0 });
  });

  test('the rest of a parcel is collected and comes back: only its own pieces are refunded', async () => {
    const { ana, pedido, path } = await bought();
    const { total } = await order(ana, pedido);
    await cancel(ana, path, '1x2');
    await report(ana, pedido, 'collection');
    // One of three pieces left the shelf.
    expect([await stock(), await wrong()]).toEqual([4, []]);
    await report(ana, pedido, 'failed_delivery');
    await report(ana, pedido, 'arrival_at_sender');
    expect([await refunded(), await wrong()]).toEqual([total, []]);
    expect((await pool.query('select stock from product_variants order by id')).rows).toEqual([
      { stock: 5 },
      { stock: 5 },
    ]);
  });

  test('BL-13 that was collected cannot be cancelled, and the preview says so', async () => {
    const { ana, pedido, path } = await bought();
    await report(ana, pedido, 'collection');
    expect((await preview(ana, path)).body).toMatchObject({ status: 409, code: 'NOT_CANCELLABLE' });
    expect((await cancel(ana, path)).body).toMatchObject({ status: 409, code: 'NOT_CANCELLABLE' });
    expect(await refunded()).toBe(0);
  });

  test.each(['1x4', '3x1', '1x1,1x1', '2x2,1x4'])('cannot lose %s', async (pieces) => {
    const { ana, path } = await bought();
    expect((await preview(ana, path, pieces)).body).toMatchObject({ status: 409, code: 'NOT_CANCELLABLE' });
  });

  test.each(['', '0x1', '1x0', '1', '1x1,', '-1x1', '1x1000', 'x'])('ER-09 %j names no pieces', async (pieces) => {
    const { ana, path } = await bought();
    expect((await preview(ana, path, pieces)).status).toBe(400);
  });

  test('CO-06 the same cancellation five times at once cancels once, with one reply', async () => {
    const { ana, path } = await bought();
    const { amount } = (await preview(ana, path, '1x1')).body.data;
    const form = { cancelacion: randomUUID(), motivo: 'otra', importe: amount, piezas: '1x1' };
    const replies = await Promise.all(Array.from({ length: 5 }, () => ana.post(path, form)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([await refunded(), await stock(), await wrong()]).toEqual([amount, 3, []]);
  });

  test('two cancellations of the same pieces at once: one wins, 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      await clear();
      const { ana, path } = await bought();
      const { amount } = (await preview(ana, path)).body.data;
      const forms = [1, 2].map(() => ({ cancelacion: randomUUID(), motivo: 'otra', importe: amount }));
      const replies = await Promise.all(forms.map((form) => ana.post(path, form)));
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect([await refunded(), await wrong()]).toEqual([amount, []]);
    }
  });

  test('BL-13 a cancellation and the collection at once: one of the two wins, 20 rounds', async () => {
    const won = new Set<string>();
    for (let round = 0; round < 20; round++) {
      await clear();
      const { ana, pedido, path } = await bought();
      const { amount } = (await preview(ana, path)).body.data;
      const form = { cancelacion: randomUUID(), motivo: 'otra', importe: amount };
      const [reply, collected] = await Promise.all([ana.post(path, form), report(ana, pedido, 'collection')]);
      expect([reply.status, collected]).toEqual(collected ? [409, true] : [200, false]);
      expect([await refunded(), await wrong()]).toEqual([collected ? 0 : amount, []]);
      won.add(String(collected));
    }
    expect(won.size).toBeGreaterThan(0);
  });

  test('REFUND_CHANGED: another amount than the one that was shown cancels nothing, and the reply has the new one', async () => {
    const { ana, path } = await bought();
    const { amount } = (await preview(ana, path)).body.data;
    const reply = await cancel(ana, path, undefined, { importe: amount - 1 });
    expect(reply.body).toMatchObject({ status: 409, code: 'REFUND_CHANGED', data: { amount } });
    expect([await refunded(), (await pool.query('select from order_cancellations')).rowCount]).toEqual([0, 0]);
  });

  test('the same id for another order is a conflict, and nothing is cancelled', async () => {
    const { ana, path } = await bought();
    const id = randomUUID();
    await cancel(ana, path, '1x1', { cancelacion: id });
    await ana.add([{ id: 8 }]);
    const { pedido } = (await ana.buy('ok')).body.data;
    const other = `/app/v1/pedidos/${pedido}/cancelaciones`;
    const before = await refunded();
    expect((await cancel(ana, other, undefined, { cancelacion: id })).body).toMatchObject({ code: 'CONFLICT' });
    expect([await refunded(), await wrong()]).toEqual([before, []]);
  });

  test('PA-09 a disputed order cannot be cancelled, since its bank decides about the money', async () => {
    const { ana, path } = await bought();
    await pool.query(`update orders set payment_state = 'disputed'`);
    expect((await preview(ana, path)).body).toMatchObject({ code: 'NOT_CANCELLABLE' });
  });

  test('AF-01 any sequence of cancellations refunds each piece once, to the centavo', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ line: fc.integer({ min: 1, max: 2 }), pieces: fc.integer({ min: 1, max: 3 }) }), {
          ...{ minLength: 1, maxLength: 6 },
        }),
        async (steps) => {
          await clear();
          const { ana, pedido, path } = await bought();
          const { total } = await order(ana, pedido);
          const left = [3, 2];
          for (const { line, pieces } of steps) {
            const before = await refunded();
            const { status } = await cancel(ana, path, `${line}x${pieces}`);
            const isPossible = pieces <= (left[line - 1] ?? 0);
            expect(status).toBe(isPossible ? 200 : 409);
            if (isPossible) left[line - 1] = (left[line - 1] ?? 0) - pieces;
            else expect(await refunded()).toBe(before);
          }
          const sum = await refunded();
          expect(left[0] === 0 && left[1] === 0 ? sum === total : sum < total).toBe(true);
          expect(await wrong()).toEqual([]);
        },
      ),
      { numRuns: 8, seed: 40 },
    );
  });
});

describe('RL-09 an order that is not paid', () => {
  test('ends as a whole, its slip is closed at the provider first, and nothing is refunded', async () => {
    await product(7, { stock: 5, price: 50_000 });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 3 }]);
    const { pedido } = (await ana.buy('oxxo')).body.data;
    const path = `/app/v1/pedidos/${pedido}/cancelaciones`;
    expect((await preview(ana, path, '1x1')).body.data).toMatchObject({
      ...{ is_paid: false, is_whole: true, amount: 0, refunds: [], lines: [{ pieces: 3 }] },
    });
    expect((await cancel(ana, path)).body.data).toMatchObject({ is_paid: false, is_whole: true, refunds: [] });
    expect([await orders(), bank.last().state, await stock(), await wrong()]).toEqual([
      ...[['cancelled'], 'cancelled', 5, []],
    ]);
    expect((await cancel(ana, path)).body).toMatchObject({ code: 'NOT_CANCELLABLE' });
  });

  test('CO-05 is not cancelled while the provider may have charged: the customer reads that nothing is known yet', async () => {
    await product(7, { stock: 5, price: 50_000 });
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    const { pedido } = (await ana.buy('bank')).body.data;
    const path = `/app/v1/pedidos/${pedido}/cancelaciones`;
    bank.faults.away = 'before';
    expect((await cancel(ana, path)).body).toMatchObject({ status: 409, code: 'CHARGE_UNKNOWN' });
    expect(await orders()).not.toEqual(['cancelled']);
    bank.faults.away = undefined;
  });
});

test('RO-02 the order of another customer is not found, by any call; without a session the reply is 401', async () => {
  const { ana, path, pedido } = await bought();
  const { id } = (await cancel(ana, path, '1x1')).body.data;
  const eva = await buyer('eva@correo.mx');
  const form = { cancelacion: randomUUID(), motivo: 'otra', importe: 0 };
  await confirm();
  const account = { clabe: '032180000118359719', titular: 'Eva Ríos' };
  for (const reply of [
    await eva.get(path),
    await eva.post(path, form),
    await eva.get(`${path}/${id}`),
    await eva.post(`/app/v1/pedidos/${pedido}/cuenta-de-reembolso`, account),
  ])
    expect(reply.body).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
  expect((await ana.get(`${path}/${randomUUID()}`)).body).toMatchObject({ code: 'CANCELLATION_NOT_FOUND' });
  expect((await ana.get(`${path}/${id}`)).body.data).toMatchObject({ id, lines: [{ line: 1, pieces: 1 }] });
  expect((await shop.call('GET', path, {})).status).toBe(401);
});

test('BL-12 the days of a refund are business days of Mexico: a holiday makes the date later', async () => {
  time.now = Date.parse('2026-12-21T16:00:00Z');
  const { ana, path } = await bought();
  // 25 December and 1 January are no business days.
  expect((await preview(ana, path)).body.data.refunds[0].arrives_by).toBe('2027-01-06');
});
