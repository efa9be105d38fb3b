/** Tests which mails about orders customers get, and what the mails say (OD-02, RT-18). */
import { beforeEach, describe, expect, test } from 'vitest';
import { sendPaymentEvent } from '../../orders/service.ts';
import { addPaidOrder, addWaitingOrder, resetFulfilment } from '../test-fulfilment.ts';
import { number, withOrderMails } from './test-order-mails.ts';

const { pool, db, shop, write, kinds, mail, note, receive, move, pushes } = await withOrderMails();
beforeEach(() => resetFulfilment({ pool, db }));

/** Makes the order wait for another way to pay, with what its provider said. */
async function payAt(order: string, kind: string, details: object): Promise<void> {
  await pool.query(`update order_tenders set kind = $2 where order_id = $1`, [order, kind]);
  await pool.query(
    `insert into payment_attempts (tender_id, provider, amount, details)
     select id, 'demo', amount, $2 from order_tenders where order_id = $1`,
    [order, JSON.stringify(details)],
  );
  await pool.query(`update orders set pays_until = '2026-12-02T05:59:00Z'`);
}
const clabe = { clabe: '646180111812345678', bank: 'STP', beneficiary: 'Tianguis', concept: number };

describe('OD-02 a placed order', () => {
  test('for OXXO is mailed at once with reference, amount and end, and the link of RT-18', async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await note(order, 'placed');
    await payAt(order, 'oxxo', { slip: { reference: '12345678901234' } });
    expect(await write()).toBe(1);
    const { to, subject, text, html } = await mail('order-placed');
    expect(to).toBe('ana@correo.mx');
    expect(subject).toBe(`Recibimos tu pedido ${number}: falta pagarlo`);
    for (const part of [
      'Hola, Ana',
      'Referencia: 1234 5678 9012 34',
      'Monto exacto: $289',
      'Tienes hasta el martes 1 de diciembre a las 23:58.',
      '2 × Comal de barro, Rojo: $200',
      'Descuento: −$10',
      'Envío: $99',
      'Total: $289',
      `https://shop.example/comprar/gracias/${number}`,
      'https://shop.example/verCorreoCompleto?token=',
    ])
      expect(text).toContain(part);
    expect(html).toContain('Ábrelo en tu navegador');
  });

  test('by SPEI is mailed with its CLABE, and not before the CLABE is known', async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await note(order, 'placed');
    expect(await write()).toBe(0);
    await payAt(order, 'spei', { transfer: clabe });
    expect(await write()).toBe(1);
    expect((await mail('order-placed')).text).toContain('CLABE: 646180111812345678');
  });

  test('by card is mailed after five minutes without a payment, and never once it is paid', async () => {
    const one = await addWaitingOrder(pool, shop, number);
    await note(one.order, 'placed');
    await pool.query(`update orders set payment_state = 'charging'`);
    // The answer of the provider is not known yet, so the mail waits.
    expect(await write(60)).toBe(0);
    await pool.query(`update orders set payment_state = 'awaiting'`);
    expect(await write(4)).toBe(0);
    expect(await write(6)).toBe(1);
    const other = await addWaitingOrder(pool, shop, '0000000002');
    await note(other.order, 'placed');
    await receive(other.order, 28_900);
    await write(60);
    expect(await kinds()).toEqual(['order-placed', 'order-paid']);
    expect((await mail('order-paid')).text).not.toContain('/pagar');
  });
});

describe('OD-02 money and ends', () => {
  test('each part of a transfer is mailed with what is missing, and then that all is paid', async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await payAt(order, 'spei', { transfer: clabe });
    await receive(order, 10_000, 'a');
    await receive(order, 10_000, 'a');
    expect(await write()).toBe(1);
    expect((await mail('order-partial')).text).toContain('Recibimos $100 de $289. Falta $189.');
    await pool.query('delete from mails');
    await receive(order, 5_000, 'b');
    expect(await write()).toBe(1);
    expect((await mail('order-partial')).text).toMatch(/Falta \$139\.[\s\S]*Monto exacto: \$139/);
    await receive(order, 14_000, 'c');
    await write();
    expect(await kinds()).toEqual(['order-partial', 'order-paid', 'order-refund']);
    expect((await mail('order-paid')).text).toContain('Pagaste por transferencia.');
    // A receipt that is not applied as a whole is refunded in part.
    expect((await mail('order-refund')).text).toContain('Te devolvemos $1');
  });

  test('an end is mailed if the order was, and a change of mind within minutes is not', async () => {
    const quiet = await addWaitingOrder(pool, shop, number);
    await note(quiet.order, 'placed');
    await shop.withTransaction((unit) => sendPaymentEvent(unit, quiet.order, 'cancellation', 'customer'));
    expect(await write(60)).toBe(0);
    const told = await addWaitingOrder(pool, shop, '0000000002');
    await note(told.order, 'placed');
    await write(60);
    for (const _ of [1, 2]) await shop.withTransaction((unit) => sendPaymentEvent(unit, told.order, 'deadline', 'job'));
    await write();
    expect(await kinds()).toEqual(['order-placed', 'order-expired']);
    // The money comes after the end, and the pieces are there: the order is paid at its price.
    await receive(told.order, 28_900);
    await write();
    expect((await mail('order-revived')).text).toContain('reactivamos tu pedido con el mismo precio');
    expect(await kinds()).not.toContain('order-refund');
  });

  test('late money that no order takes is mailed as a refund', async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'cancellation', 'customer'));
    await receive(order, 5_000);
    expect(await write()).toBe(1);
    expect((await mail('order-refund')).text).toContain('que ya estaba cancelado.');
  });

  test('an authorised order, its denial and its lost authorisation have their own words', async () => {
    const send = (event: 'authorisation' | 'denial' | 'decline', order: string) =>
      shop.withTransaction((unit) => sendPaymentEvent(unit, order, event, 'test'));
    const denied = await addWaitingOrder(pool, shop, number);
    await send('authorisation', denied.order);
    await write();
    expect((await mail('order-authorised')).text).toContain('todavía no te cobramos nada');
    await send('denial', denied.order);
    const lost = await addWaitingOrder(pool, shop, '0000000002');
    await send('authorisation', lost.order);
    await send('decline', lost.order);
    await write();
    // The second order was not authorised any more when its first mail would have been written.
    expect((await kinds()).sort()).toEqual(['order-authorisation-lost', 'order-authorised', 'order-denied']);
  });
});

describe('OD-02 steps of a parcel', () => {
  test('are mailed once each, with carrier, number and promise, though they are reported twice', async () => {
    const ids = await addPaidOrder(pool, shop, number);
    await pool.query(`update order_parcels set promised_from = '2026-12-01', promised_to = '2026-12-03'`);
    await pool.query(`update orders set gift_note = 'Feliz día, mamá'`);
    await write();
    for (const _ of [1, 2]) {
      await move(ids, 'collection', { carrier: 'Estafeta', tracking: 'E-77' });
      await write();
    }
    for (const _ of [1, 2]) {
      await move(ids, 'delivery');
      await write();
    }
    expect(await kinds()).toEqual(['order-paid', 'order-on-the-way', 'order-delivered']);
    const { text } = await mail('order-on-the-way');
    for (const part of [
      'Llega entre el martes 1 y el jueves 3 de diciembre.',
      'Paquetería: Estafeta',
      'Número de guía: E-77',
      'sin precios: «Feliz día, mamá»',
    ])
      expect(text).toContain(part);
    expect((await mail('order-paid')).text).toContain(
      'De Tianguis: llega entre el martes 1 y el jueves 3 de diciembre.',
    );
  });

  test('that another step has overtaken are not mailed', async () => {
    const ids = await addPaidOrder(pool, shop, number);
    await move(ids, 'preparation');
    await move(ids, 'collection_request');
    await move(ids, 'collection');
    await move(ids, 'delivery');
    await write();
    expect(await kinds()).toEqual(['order-paid', 'order-delivered']);
  });

  test('the preparation is mailed if the promised day is far away', async () => {
    const ids = await addPaidOrder(pool, shop, number);
    await pool.query(`update order_parcels set promised_from = current_date + 9, promised_to = current_date + 10`);
    await move(ids, 'preparation');
    await write();
    expect(await kinds()).toEqual(['order-paid', 'order-preparing']);
  });

  test('a pick-up names the shop; a parcel that came back names the refund', async () => {
    const ids = await addPaidOrder(pool, shop, number);
    await pool.query(`insert into shipping_places (id, code, name, kind, postal_code, address, opening_hours, cutoff, work_days, handling_days)
      overriding system value values (9, 'roma', 'Tienda Roma', 'shop', '06700', 'Orizaba 1', 'L-D 10 a 20', 900, 127, 0)`);
    await pool.query(`update order_parcels set service = 'pickup', place_id = 9`);
    await move(ids, 'arrival_in_shop');
    const back = await addPaidOrder(pool, shop, '0000000002');
    await move(back, 'collection');
    await move(back, 'failed_delivery');
    await write();
    await move(back, 'arrival_at_sender');
    await write();
    expect((await mail('order-ready')).text).toMatch(/Te esperamos en Tienda Roma[\s\S]*- Orizaba 1\n- L-D 10 a 20/);
    expect((await mail('order-returned')).text).toContain('Te devolvemos $289 a la tarjeta con la que pagaste.');
    expect((await kinds()).filter((kind) => kind !== 'order-paid')).toEqual([
      'order-ready',
      'order-returning',
      'order-returned',
    ]);
    await pool.query('delete from shipping_places where id = 9');
  });
});

describe('issue 41 notifications on devices', () => {
  test('each mail to the customer causes one push notification on devices for orders, without amounts', async () => {
    const { order } = await addWaitingOrder(pool, shop, number);
    await pool.query(
      `insert into customer_sessions (customer_id, token_hash, method, address, ends_at)
       select customer_id, 'x', 'password', '10.0.0.1', now() + interval '1 hour' from orders where id = $1`,
      [order],
    );
    for (const kind of ['pedidos', 'precios'])
      await pool.query(
        `insert into push_subscriptions (endpoint, p256dh, auth, customer_id, session_id, kinds)
         select 'https://fcm.googleapis.com/' || $1::text, 'k', 'a', customer_id, id, array[$1] from customer_sessions`,
        [kind],
      );
    await payAt(order, 'spei', { transfer: clabe });
    await receive(order, 10_000, 'a');
    await write();
    await receive(order, 18_900, 'b');
    await write();
    await write();
    const notes = pushes().map(({ note }) => note);
    expect(notes.map(({ title, path, topic }) => [title, path, topic])).toEqual([
      [`Hay novedades de tu pedido ${number}`, `/pedido/${number}`, `pedido-${number}`],
      [`¡Gracias! Tu pedido ${number} está pagado`, `/pedido/${number}`, `pedido-${number}`],
    ]);
    expect(JSON.stringify(notes)).not.toContain('$');
  });
});
