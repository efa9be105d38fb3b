/** Tests that mails are written once, and those of sellers (OD-02, OD-06). */
import { beforeEach, describe, expect, test } from 'vitest';
import { addPaidOrder, resetFulfilment } from '../test-fulfilment.ts';
import { number, withOrderMails } from './test-order-mails.ts';

const { pool, db, shop, write, kinds, mail, move } = await withOrderMails();
beforeEach(() => resetFulfilment({ pool, db }));

describe('OD-06 the mail to a seller', () => {
  beforeEach(() => pool.query(`update stores set order_contact = 'pedidos@merced.mx'`));

  test('has its sub-order with what shipping needs, no e-mail and no price, and leaves no text', async () => {
    await addPaidOrder(pool, shop, number);
    await pool.query(`update orders set gift_note = 'Feliz día'; update order_parcels set promised_to = '2026-12-03'`);
    await write();
    const { to, subject, text } = await mail('seller-order');
    expect({ to, subject }).toEqual({ to: 'pedidos@merced.mx', subject: `Pedido ${number}: prepara 2 piezas` });
    for (const part of [
      '2 × Comal de barro, Rojo (SKU A)',
      'a más tardar el jueves 3 de diciembre',
      'Rosa Cárdenas\nReforma 222\nJuárez, C.P. 06600, Cuauhtémoc, Ciudad de México\nTel. 5587654321',
      '«Feliz día»',
    ])
      expect(text).toContain(part);
    for (const part of ['ana@', '$', 'verCorreoCompleto']) expect(text).not.toContain(part);
    const { rows } = await pool.query(`select is_secret from mails where kind = 'seller-order'`);
    expect(rows).toEqual([{ is_secret: true }]);
  });

  test('is written at most once, and says which parcel not to send', async () => {
    const ids = await addPaidOrder(pool, shop, number);
    await move(ids, 'collection_request');
    await write();
    await move(ids, 'cancellation');
    await move(ids, 'cancellation');
    await write();
    await write();
    expect((await kinds()).filter((kind) => kind.startsWith('seller'))).toEqual([
      'seller-order',
      'seller-cancelled-collection',
    ]);
    const { text } = await mail('seller-cancelled-collection');
    expect(text).toContain(`paquete ${ids.parcel.slice(0, 8)}`);
    expect(text).toContain('Cancela también la recolección');
  });

  test('is not written of a test order, nor without an address', async () => {
    await addPaidOrder(pool, shop, number);
    await pool.query('update orders set is_test = true');
    await addPaidOrder(pool, shop, '0000000002');
    await pool.query('update stores set order_contact = null');
    await write();
    expect(await kinds()).toEqual(['order-paid', 'order-paid']);
    expect((await pool.query('select from order_mails where done_at is null')).rowCount).toBe(0);
  });
});

describe('OD-02 the writing', () => {
  test('by three processes at once writes each mail once', async () => {
    for (const one of [1, 2, 3, 4, 5, 6]) await addPaidOrder(pool, shop, `000000000${one}`);
    await pool.query('update products set stock = stock');
    const written = await Promise.all([write(), write(), write()]);
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await kinds()).toEqual(Array(6).fill('order-paid'));
  });

  test('goes on after a mail that cannot be written, which waits', async () => {
    await addPaidOrder(pool, shop, number);
    await addPaidOrder(pool, shop, '0000000002');
    await pool.query(
      `update orders set buyer = '{"correo": "${'x'.repeat(260)}"}', customer_id = null where number = $1`,
      [number],
    );
    await expect(write()).rejects.toThrow('1 mails about orders could not be written');
    expect(await kinds()).toEqual(['order-paid']);
    expect((await pool.query(`select from order_mails where step = 'paid' and done_at is null`)).rowCount).toBe(1);
  });

  test('reaches the present e-mail of the account, and nobody after an erasure', async () => {
    await addPaidOrder(pool, shop, number);
    await pool.query(`update customers set email = 'nueva@correo.mx'`);
    await write();
    expect((await mail('order-paid')).to).toBe('nueva@correo.mx');
    await pool.query('delete from mails');
    await addPaidOrder(pool, shop, '0000000002');
    await pool.query(`update orders set customer_id = null, buyer = '{}', address = null, gift_note = null`);
    await write();
    expect(await kinds()).toEqual([]);
  });
});
