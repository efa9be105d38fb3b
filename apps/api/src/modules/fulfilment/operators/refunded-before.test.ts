/** A test of a cancellation after a refund by an operator (RL-09, OD-03). */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withPayments } from '../../payments/testing/test-payments.ts';
import { writeOrderMails } from '../mails/write-mails.ts';
import { createOrderChanges } from './order-changes.ts';

const { buyer, pool, product, unit, wrong } = await withPayments();

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
