/** Tests that an account is not erased before its orders are settled (RL-05, AF-07). */
import { createUnitOfWork } from '@tianguis/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerOperator, eraseGoneAccounts } from '../../../customers.ts';
import { withAccounts } from '../../accounts/testing/test-accounts.ts';
import { addOrder, resetShop } from '../test-orders.ts';

const accounts = await withAccounts();
const { db, database, clear, customer, signIn, call, exchange, mailTo, post } = accounts;
const { pool } = database;
const shop = createUnitOfWork(db);

beforeEach(async () => {
  await resetShop({ pool, db }, 1_000);
  await pool.query('update coupons set max_uses = null');
  await clear();
});

const letters = { name: 'Tianguis', origin: 'http://localhost:3000' };
const operator = createCustomerOperator(shop, 'Carmen', letters);
const audit = async () => (await pool.query('select action, detail from customer_audit order by id')).rows;
const emails = async () =>
  (await pool.query('select email from customers order by email')).rows.map((row) => row.email);
const count = async (rows: string) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${rows}`)).rows[0]?.n;
const age = (days: number) =>
  pool.query('update customers set deletion_requested_at = now() - make_interval(days => $1)', [days]);

/** Adds an order of a customer, with the person's data. */
async function orderOf(id: string, number: string, payment: string, parcel?: string): Promise<void> {
  await addOrder(pool, number, payment);
  await pool.query(
    `update orders set customer_id = $1, buyer = '{"nombre": "Ana"}', address = '{"calle": "Reforma"}' where number = $2`,
    [id, number],
  );
  if (parcel !== undefined)
    await pool.query('update order_parcels set state = $1 where order_id = (select id from orders where number = $2)', [
      parcel,
      number,
    ]);
}

const owe = (number: string, state: string) =>
  pool.query(
    `insert into refunds (order_id, cause, amount, state) select id, $2, 100, $2 from orders where number = $1`,
    [number, state],
  );

/** Signs in, and confirms the identity. @returns a function that asks for the deletion of the account */
async function signedIn(email = 'ana@correo.mx') {
  const { body } = await signIn(email, undefined, {});
  const { access_token } = (await exchange(body.token, email)).body;
  await db.updateTable('customer_sessions').set({ confirmed_at: new Date() }).execute();
  const headers = { authorization: `Bearer ${access_token}` };
  return () => call('POST', '/app/v1/delete-account', { headers });
}

describe('RL-05 AF-07 the request', () => {
  test('is answered 409 with everything that is not settled, and changes nothing', async () => {
    const ana = await customer();
    await orderOf(ana, '0000000001', 'awaiting');
    await orderOf(ana, '0000000002', 'paid', 'on_the_way');
    await orderOf(ana, '0000000003', 'paid', 'delivered');
    await owe('0000000003', 'failed');
    await orderOf(ana, '0000000004', 'disputed', 'delivered');
    // Settled: delivered, ended, refunded, of nobody else, and a test order.
    await orderOf(ana, '0000000005', 'paid', 'delivered');
    await owe('0000000005', 'made');
    await orderOf(ana, '0000000006', 'expired');
    await orderOf(await customer({ email: 'luis@correo.mx' }), '0000000007', 'awaiting');
    await orderOf(ana, '0000000008', 'awaiting');
    await pool.query(`update orders set is_test = true where number = '0000000008'`);
    await pool.query(`update orders set placed_at = now() - (10 - right(number, 2)::integer) * interval '1 minute'`);

    const { status, body, headers } = await (await signedIn())();
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'ACCOUNT_NOT_SETTLED' });
    expect(headers['cache-control']).toContain('no-store');
    const { impedimentos } = body.data;
    const said = impedimentos.map(({ que, haz }: { que: string; haz: string }) => `${que} ${haz}`);
    expect(said).toEqual([
      expect.stringMatching(/0000000001.*pago.*cancel/),
      expect.stringMatching(/0000000002.*llegar.*cancélalo/),
      expect.stringMatching(/reembolso.*0000000003/),
      expect.stringMatching(/banco.*0000000004/),
    ]);
    for (const { enlace } of impedimentos) {
      expect(enlace.texto).not.toBe('');
      expect(enlace.href).toMatch(/^\/pedido\/\d{10}$/);
    }
    expect(await count('customers where deletion_requested_at is not null')).toBe(0);
    expect(await count('customer_sessions where ended_at is not null')).toBe(0);
    expect(await count(`mails where kind = 'deletion-requested'`)).toBe(0);
    expect(await audit()).toEqual([]);
  });

  test('is taken once everything is settled', async () => {
    const ana = await customer();
    await orderOf(ana, '0000000001', 'paid', 'on_the_way');
    const askDeletion = await signedIn();
    expect((await askDeletion()).status).toBe(409);
    await pool.query(`update order_parcels set state = 'delivered'`);
    expect((await askDeletion()).status).toBe(200);
  });
});

describe('AF-07 the erasure', () => {
  test('after 30 days looks again, waits for what is not settled, and notes each reason once', async () => {
    const ana = await customer();
    const luis = await customer({ email: 'luis@correo.mx' });
    await age(31);
    await orderOf(ana, '0000000001', 'paid', 'on_the_way');
    await pool.query(`insert into newsletter_subscribers (email, gender) values ('ana@correo.mx', 2)`);
    for (const erased of [1, 0]) expect(await eraseGoneAccounts(shop)).toBe(erased);
    expect(await emails()).toEqual(['Ana@correo.mx']);
    expect(await count('newsletter_subscribers')).toBe(1);
    expect((await pool.query('select buyer, customer_id from orders')).rows).toEqual([
      { buyer: { nombre: 'Ana' }, customer_id: ana },
    ]);
    const postponed = { action: 'erasure-postponed', detail: { reasons: ['order 0000000001 is not delivered'] } };
    expect(await audit()).toEqual(expect.arrayContaining([{ action: 'erased', detail: {} }, postponed]));
    expect(await audit()).toHaveLength(2);
    // Another reason is noted, too.
    await pool.query(`update order_parcels set state = 'delivered'`);
    await owe('0000000001', 'due');
    expect(await eraseGoneAccounts(shop)).toBe(0);
    expect((await audit()).at(-1)?.detail).toEqual({ reasons: ['a refund of order 0000000001 has not been paid'] });
    await pool.query(`update refunds set state = 'made'`);
    expect(await eraseGoneAccounts(shop)).toBe(1);
    expect(await emails()).toEqual([]);
    const { rows } = await pool.query('select buyer, address, customer_id, total from orders');
    expect(rows).toEqual([{ buyer: {}, address: null, customer_id: null, total: 28_900 }]);
    expect((await audit()).filter(({ action }) => action === 'erased')).toHaveLength(2);
    expect(luis).not.toBe(ana);
  });

  test('an operator cannot erase what is not settled, and reads why', async () => {
    const ana = await customer();
    await orderOf(ana, '0000000001', 'disputed', 'delivered');
    await expect(operator.erase('ana@correo.mx')).rejects.toThrow(
      'The account of Ana@correo.mx is not settled, so nothing was erased: the charge of order 0000000001 is disputed.',
    );
    expect((await operator.show(ana)).unsettled).toEqual(['the charge of order 0000000001 is disputed']);
    expect(await emails()).toEqual(['Ana@correo.mx']);
    await pool.query(`update orders set payment_state = 'paid'`);
    await operator.erase(ana);
    expect(await emails()).toEqual([]);
  });

  test('an e-mail whose account waits for its erasure is free for a registration and for another e-mail', async () => {
    const ana = await customer();
    await age(31);
    await orderOf(ana, '0000000001', 'paid', 'on_the_way');
    const form = {
      ...{ nombre: 'Ana', apellidoP: 'Ríos', correo: 'ana@correo.mx', contrasena: 'otra caballa con grapas' },
      aviso: (await import('@tianguis/config')).accountsOf((await import('../../../test-api.ts')).config).privacyNotice,
    };
    const { solicitud } = (await post('/app/ApiRest/Registro', form)).body;
    const codigo = (await mailTo('ana@correo.mx'))?.code;
    expect((await post('/app/ApiRest/Registro', { ...form, codigo, solicitud })).body.code).toBe(11);
    // Two accounts: the new one has the e-mail, and the old one still waits.
    expect(await emails()).toEqual([`${ana}@erased.invalid`, 'ana@correo.mx'].sort());
    expect((await audit()).map(({ action }) => action)).toEqual(['erasure-postponed']);
    const [fresh] = (await pool.query(`select id from customers where email = 'ana@correo.mx'`)).rows;
    expect((await pool.query('select customer_id from orders')).rows).toEqual([{ customer_id: ana }]);
    // The e-mail's data now belong to the new account, so the later erasure of the old one leaves them.
    await pool.query(`insert into newsletter_subscribers (email, gender) values ('ana@correo.mx', 2)`);
    await pool.query(`update order_parcels set state = 'delivered'`);
    expect(await eraseGoneAccounts(shop)).toBe(1);
    expect((await pool.query('select id from customers')).rows).toEqual([fresh]);
    expect(await count('newsletter_subscribers')).toBe(1);
  });
});
