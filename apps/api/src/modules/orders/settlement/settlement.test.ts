/** Tests that an account is not erased before its orders are settled (RL-05, AF-07). */
import { createUnitOfWork, type Unit } from '@tianguis/database';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCustomerOperator, eraseGoneAccounts } from '../../../customers.ts';
import { withAccounts } from '../../accounts/testing/test-accounts.ts';
import type { NewOrder } from '../new-order.ts';
import { receiveMoney, sendPaymentEvent } from '../payments.ts';
import { placeOrder } from '../placing.ts';
import { addOrder, contradictions, resetShop } from '../test-orders.ts';

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
      expect.stringMatching(/0000000002.*llegar.*cancelar/),
      expect.stringMatching(/reembolso.*0000000003/),
      expect.stringMatching(/banco.*0000000004/),
    ]);
    for (const { enlace } of impedimentos) {
      expect(enlace.texto).not.toBe('');
      expect(enlace.href).toMatch(/^\/[a-z]/);
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

const newOrder = (of: string, number: number): NewOrder => ({
  ...{ checkout: crypto.randomUUID(), customer: of, isTest: false, giftNote: null, accepted: {} },
  ...{ buyer: { nombre: 'Ana' }, address: { calle: 'Reforma' }, paysUntil: new Date('2999-01-01T00:00:00Z') },
  ...{ coupon: { id: 1, code: 'HOLA', funder: 'shop' as const }, sellers: [{ id: 1, name: 'Tianguis', tax: {} }] },
  parcels: [
    {
      ...{ seller: 1, place: null, service: 'estandar', zone: 'local', price: 0, paid: 0, borneBy: null },
      ...{ promisedFrom: '2026-12-01', promisedTo: '2026-12-03' },
      lines: [
        {
          ...{ productId: 1, variantId: 1, sku: 'A', cartSku: '0', pieces: 1, listPrice: 10_000, price: 10_000 },
          ...{ discount: 1_000, shown: { title: `Comal ${number}`, options: {}, picture: null, brand: '' }, tax: {} },
        },
      ],
    },
  ],
  tenders: [{ kind: 'card', amount: 9_000 }],
});

const place = (of: string, number: number) =>
  shop
    .withTransaction((unit) => placeOrder(unit, newOrder(of, number)))
    .then(
      ({ id }) => id,
      (error) => error,
    );
/** A cart with the line and the coupon of `newOrder`. */
async function fillCart(id: string): Promise<void> {
  await pool.query('insert into carts (customer_id, version, coupon_id) values ($1, 3, 1)', [id]);
  await pool.query(
    `insert into cart_lines (customer_id, product_id, sku, pieces, noted_price, version, is_later)
     values ($1, 1, '0', 1, 10000, 3, false)`,
    [id],
  );
  await pool.query(`insert into coupon_uses values (1, $1, now() + interval '1 hour')`, [id]);
}

describe('AF-07 at the same time', () => {
  test('an order is placed and its account is erased: one of the two is refused', async () => {
    for (let n = 0; n < 20; n++) {
      const id = await customer({ email: `c${n}@correo.mx` });
      await fillCart(id);
      const erase = () => operator.erase(id).then(() => 'erased', String);
      const order = () => place(id, n);
      const [placed, erased] =
        n % 2 === 0
          ? await Promise.all([order(), erase()])
          : await Promise.all([erase(), order()]).then(([one, other]) => [other, one]);
      const owner = (await pool.query('select id from customers where id = $1', [id])).rowCount;
      if (typeof placed === 'string') {
        expect(erased).toMatch(/not settled/);
        expect(owner).toBe(1);
        const { rows } = await pool.query('select customer_id, buyer from orders where id = $1', [placed]);
        expect(rows).toEqual([{ customer_id: id, buyer: { nombre: 'Ana' } }]);
      } else {
        expect(placed).toMatchObject({ code: 'UNAUTHENTICATED' });
        expect([erased, owner]).toEqual(['erased', 0]);
      }
    }
    expect(await contradictions(pool)).toEqual([]);
  });

  test('an erasure waits for an order that is being placed, and is then refused', async () => {
    const id = await customer();
    await fillCart(id);
    let erasing = Promise.resolve('');
    await shop.withTransaction(async (unit) => {
      await placeOrder(unit, newOrder(id, 1));
      erasing = operator.erase(id).then(() => 'erased', String);
      await untilBlocked(unit, erasing);
    });
    expect(await erasing).toMatch(/order \d{10} is not paid/);
    expect(await emails()).toEqual(['Ana@correo.mx']);
  });

  test('an order waits for an erasure that runs, and is then refused', async () => {
    const id = await customer();
    await fillCart(id);
    let placing: Promise<unknown> = Promise.resolve();
    await shop.withTransaction(async (unit) => {
      await unit.query('select from customers where id = $1 for update', [id]);
      placing = place(id, 1);
      await untilBlocked(unit, placing);
      await unit.query('delete from customers where id = $1', [id]);
    });
    expect(await placing).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await count('orders')).toBe(0);
  });

  test('an account that is marked for deletion, even without the job, places no order', async () => {
    const id = await customer();
    await fillCart(id);
    for (const days of [0, 31]) {
      await age(days);
      expect(await place(id, days)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect([await count('orders'), await count('cart_lines'), await count('taken_stock')]).toEqual([0, 1, 0]);
    expect(await place('00000000-0000-4000-8000-000000000000', 1)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('the locks of erasures, receipts and ends of orders are taken in one sequence', async () => {
    const before = await deadlocks();
    for (let n = 0; n < 10; n++) {
      const id = await customer({ email: `d${n}@correo.mx` });
      await fillCart(id);
      const order = await place(id, n);
      await shop.withTransaction((unit) => sendPaymentEvent(unit, order, 'cancellation', 'customer'));
      // The order has ended, so the account may be erased. Money that arrives late revives the order at the same time.
      const late = { provider: 'demo', providerId: `late-${n}`, order, amount: 9_000, currency: 'MXN' };
      const [state] = await Promise.all([
        shop.withTransaction((unit) => receiveMoney(unit, late)),
        operator.erase(id).catch(String),
        shop.withTransaction((unit) => receiveMoney(unit, { ...late, providerId: `later-${n}` })),
      ]);
      expect(state).toBe('paid');
    }
    expect(await contradictions(pool)).toEqual([]);
    expect(await deadlocks()).toBe(before);
  });
});

/** Waits until another transaction waits for this one. @throws Error if the other work ends instead */
async function untilBlocked(unit: Unit, work: Promise<unknown>): Promise<void> {
  let isSettled = false;
  void work.finally(() => {
    isSettled = true;
  });
  for (;;) {
    const { rows } = await unit.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    if (rows.length > 0) return;
    if (isSettled) throw new Error('The other work did not wait.');
  }
}

/** Deadlocks of this database that PostgreSQL resolved so far. */
async function deadlocks(): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
