/** Tests of cancellations that take pieces out of several parcels at once (AF-01). */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createOrderChanges, writeOrderMails } from '../fulfilment/operator.ts';
import { withPayments } from '../payments/testing/test-payments.ts';

const { buyer, clear, one, pool, product, unit, wrong } = await withPayments();
beforeEach(() => clear());

test.each([
  ['as a whole', ''],
  ['in part', '1x1,2x1'],
])('AF-01 an order of two sellers is cancelled %s: the pieces of both parcels are refunded', async (_, piezas) => {
  await product(7, { stock: 5, price: 50_000 });
  await product(8, { stock: 5, price: 9_999, store_id: 2 });
  const ana = await buyer();
  await ana.add([{ id: 8, cart_quantity: 2 }]);
  await ana.add([{ id: 7, cart_quantity: 3 }]);
  const { pedido } = (await ana.buy('ok')).body.data;
  const path = `/app/v1/pedidos/${pedido}/cancelaciones`;
  const { amount } = (await ana.get(piezas === '' ? path : `${path}?piezas=${piezas}`)).body.data;
  const form = { cancelacion: randomUUID(), motivo: 'otra', importe: amount, ...(piezas !== '' && { piezas }) };
  const { status, body } = await ana.post(path, form);
  expect([status, body.data.refunds]).toMatchObject([200, [{ amount }]]);
  expect(await one('select sum(amount)::int as refunded from refunds')).toEqual({ refunded: amount });
  expect(await wrong()).toEqual([]);
});

test('RL-09 pieces that an operator refunded before are cancelled, too: customer and seller read of all of them', async () => {
  await product(7, { stock: 5, price: 50_000 });
  await pool.query(`update stores set order_contact = 'ventas@correo.mx'`);
  const ana = await buyer();
  await ana.add([{ id: 7, cart_quantity: 3 }]);
  const { pedido } = (await ana.buy('ok')).body.data;
  const operator = createOrderChanges(unit, 'Carmen');
  await operator.refund(pedido, { line: 1, pieces: 2 });
  const path = `/app/v1/pedidos/${pedido}/cancelaciones`;
  const { amount } = (await ana.get(`${path}?piezas=1x2`)).body.data;
  const form = { cancelacion: randomUUID(), motivo: 'otra', importe: amount, piezas: '1x2' };
  const { status, body } = await ana.post(path, form);
  expect([status, body.data.lines]).toMatchObject([200, [{ line: 1, pieces: 2 }]]);
  await writeOrderMails(unit, { name: 'Tianguis', origin: 'https://tianguis.mx' });
  const { rows } = await pool.query(`select subject from mails where subject like 'Quita %'`);
  expect(rows).toEqual([{ subject: expect.stringContaining('Quita 2 piezas') }]);
  expect(await wrong()).toEqual([]);
});
