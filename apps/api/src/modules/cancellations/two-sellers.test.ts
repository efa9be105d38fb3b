/** Tests of cancellations that take pieces out of several parcels at once (AF-01). */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { withPayments } from '../payments/testing/test-payments.ts';

const { buyer, clear, one, product, wrong } = await withPayments();
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
