/** Tests of placing an order (CO-05 to CO-07, OD-01, OD-04). */
import { createUnitOfWork, type Unit } from '@tianguis/database';
import { withDatabase } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewOrder, NewOrderLine } from './new-order.ts';
import { OrderRefused, placeOrder } from './placing.ts';
import { contradictions, resetShop } from './test-orders.ts';

const { pool, db } = await withDatabase({ max: 12 });
const shop = createUnitOfWork(db);

beforeEach(async () => {
  await resetShop({ pool, db });
  await pool.query('update product_variants set list_price = 12000, sale_price = 10000');
});

/** Adds a customer with a line in the cart, and with a line that is saved for later. */
async function addCustomer(email = 'ana@correo.mx'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into customers (email, nombre) values ($1, 'Ana') returning id`,
    [email],
  );
  const id = rows[0]?.id ?? '';
  await pool.query('insert into carts (customer_id, version, coupon_id) values ($1, 3, 1)', [id]);
  await pool.query(
    `insert into cart_lines (customer_id, product_id, sku, pieces, noted_price, version, is_later)
     values ($1, 1, '0', 2, 10000, 3, false), ($1, 2, '0', 1, 5000, 3, true)`,
    [id],
  );
  await pool.query(`insert into coupon_uses values (1, $1, now() + interval '1 hour') on conflict do nothing`, [id]);
  return id;
}

const line = (more: Partial<NewOrderLine> = {}): NewOrderLine => ({
  ...{ productId: 1, variantId: 1, sku: 'A', cartSku: '0', pieces: 2, listPrice: 12_000, price: 10_000 },
  ...{ discount: 1_000, shown: { title: 'Comal', options: {}, picture: null, brand: 'Oaxaca' }, tax: { iva: 16 } },
  ...more,
});
const newOrder = (customer: string, more: Partial<NewOrder> = {}): NewOrder => ({
  ...{
    checkout: crypto.randomUUID(),
    customer,
    cartVersion: 3,
    isTest: false,
    placedAt: new Date('2026-12-01T16:00:00Z'),
    giftNote: null,
    accepted: { terminos: '3' },
  },
  ...{ buyer: { nombre: 'Ana' }, address: { calle: 'Reforma' }, paysUntil: new Date('2999-01-01T00:00:00Z') },
  ...{ coupon: { id: 1, code: 'HOLA', funder: 'shop' as const }, sellers: [{ id: 1, name: 'Tianguis', tax: {} }] },
  parcels: [
    {
      ...{ seller: 1, place: null, service: 'estandar', zone: 'local', price: 9_900, paid: 9_900, borneBy: null },
      ...{ promisedFrom: '2026-12-01', promisedTo: '2026-12-03', lines: [line()] },
    },
  ],
  tenders: [{ kind: 'card', amount: 28_900 }],
  ...more,
});
const place = (order: NewOrder) => shop.withTransaction((unit) => placeOrder(unit, order));

/** Everything that placing may change, as texts, so that a failed placing can be compared with nothing at all. */
async function everything(): Promise<unknown> {
  const tables = [
    'orders',
    'order_lines',
    'order_parcels',
    'stock_movements',
    'taken_stock',
    'cart_lines',
    'coupon_uses',
    'order_mails',
  ];
  const found: Record<string, unknown> = {};
  for (const table of [...tables, 'order_tenders', 'order_events', 'product_variants', 'products', 'carts'])
    found[table] = (await pool.query(`select t::text as row from ${table} t order by 1`)).rows;
  return found;
}
const wrong = () => contradictions(pool);
const count = async (table: string) =>
  (await pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]?.n;

describe('CO-06 a checkout makes one order', () => {
  test('its pieces are reserved, its coupon is used, and its lines leave the cart', async () => {
    const ana = await addCustomer();
    const placed = await place(newOrder(ana));
    expect(placed).toEqual({ id: expect.any(String), number: expect.stringMatching(/^\d{10}$/), isRepeated: false });
    expect(await wrong()).toEqual([]);
    const { rows } = await pool.query(
      `select o.total, o.coupon_state, l.shown->>'title' as title, l.shipping, s.goods, s.discount, t.amount,
              (select stock from product_variants where sku = 'A') as stock,
              (select array_agg(product_id) from cart_lines) as "inCart",
              (select held_until from coupon_uses) as held, (select coupon_id from carts) as coupon
         from orders o join order_lines l on l.order_id = o.id join order_sellers s on s.order_id = o.id
         join order_tenders t on t.order_id = o.id`,
    );
    expect(rows).toEqual([
      {
        ...{ total: 28_900, coupon_state: 'reserved', title: 'Comal', shipping: 9_900, goods: 20_000, discount: 1_000 },
        ...{ amount: 28_900, stock: 3, inCart: [2], held: null, coupon: null },
      },
    ]);
    // OD-02: the mail is noted in the same transaction.
    const noted = await pool.query('select order_id, step, done_at from order_mails');
    expect(noted.rows).toEqual([{ order_id: placed.id, step: 'placed', done_at: null }]);
  });

  test('a coupon that is not part of the order stays in the cart', async () => {
    const ana = await addCustomer();
    const order = newOrder(ana, { coupon: null, tenders: [{ kind: 'card', amount: 29_900 }] });
    const parcels = order.parcels.map((parcel) => ({ ...parcel, lines: [line({ discount: 0 })] }));
    await place({ ...order, parcels });
    expect((await pool.query('select coupon_id, version from carts')).rows).toEqual([{ coupon_id: 1, version: 4 }]);
    expect(await wrong()).toEqual([]);
  });

  test('sent twenty times at once, and once more later, it leads to the same order', async () => {
    const order = newOrder(await addCustomer());
    const placed = await Promise.all(Array.from({ length: 20 }, () => place(order)));
    placed.push(await place({ ...order, tenders: [{ kind: 'oxxo', amount: 28_900 }] }));
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(placed.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect([await count('orders'), await wrong()]).toEqual([1, []]);
  });

  test('the checkout of another customer is no key to the order', async () => {
    const order = newOrder(await addCustomer());
    await place(order);
    const beto = await addCustomer('beto@correo.mx');
    await expect(place({ ...order, customer: beto, coupon: null })).rejects.toThrow();
    expect(await count('orders')).toBe(1);
  });

  test('an order that costs nothing is paid at once', async () => {
    const lines = [line({ discount: 20_000 })];
    const [parcel] = newOrder('').parcels;
    if (!parcel) throw new Error('the order has a parcel');
    const free = { ...parcel, paid: 0, borneBy: 'shop' as const, lines };
    await place(newOrder(await addCustomer(), { parcels: [free], tenders: [] }));
    expect((await pool.query('select payment_state, total from orders')).rows).toEqual([
      { payment_state: 'paid', total: 0 },
    ]);
    expect(await wrong()).toEqual([]);
  });

  test('tenders that do not add up are refused, and change nothing', async () => {
    const order = newOrder(await addCustomer(), { tenders: [{ kind: 'card', amount: 28_899 }] });
    const before = await everything();
    await expect(place(order)).rejects.toThrow('the tenders are 28899 centavos');
    expect(await everything()).toEqual(before);
  });
});

describe('CO-05 CO-07 what is not available any more', () => {
  test('one piece and 30 buyers make one order, and the others keep their carts', async () => {
    await pool.query(`update product_variants set stock = 2 where sku = 'A'`);
    const buyers: string[] = [];
    for (let at = 0; at < 30; at++) buyers.push(await addCustomer(`b${at}@correo.mx`));
    const tenders = [{ kind: 'card' as const, amount: 29_900 }];
    const [parcel] = newOrder('').parcels;
    if (!parcel) throw new Error('the order has a parcel');
    const parcels = [{ ...parcel, lines: [line({ discount: 0 })] }];
    const results = await Promise.allSettled(
      buyers.map((buyer) => place(newOrder(buyer, { coupon: null, tenders, parcels }))),
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(29);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(OrderRefused);
      expect(reason.short).toEqual([{ sku: 'A', available: 0 }]);
    }
    expect([await count('orders'), await count('cart_lines'), await wrong()]).toEqual([1, 30 + 29, []]);
  });

  test('a coupon whose last use another order took refuses the order, and changes nothing', async () => {
    const [ana, beto] = [await addCustomer(), await addCustomer('beto@correo.mx')];
    await pool.query('delete from coupon_uses where customer_id = $1', [beto]);
    await place(newOrder(ana));
    const before = await everything();
    await expect(place(newOrder(beto))).rejects.toMatchObject({ reason: 'coupon' });
    expect(await everything()).toEqual(before);
    // The customer who used the coupon has no second use either.
    await expect(place(newOrder(ana, { cartVersion: 4 }))).rejects.toMatchObject({ reason: 'coupon' });
  });

  test('a price that changed since the draft refuses the order, and changes nothing', async () => {
    const order = newOrder(await addCustomer());
    for (const change of ['sale_price = 9999', 'sale_price = 10000, list_price = 12001']) {
      await pool.query(`update product_variants set ${change} where sku = 'A'`);
      const before = await everything();
      await expect(place(order)).rejects.toMatchObject({ reason: 'price' });
      expect(await everything()).toEqual(before);
    }
  });

  test('a cart that changed since the draft refuses the order, and stays as it is', async () => {
    const order = newOrder(await addCustomer());
    await pool.query('update cart_lines set pieces = 3; update carts set version = 4');
    const before = await everything();
    await expect(place(order)).rejects.toMatchObject({ reason: 'cart' });
    expect(await everything()).toEqual(before);
  });

  test('a fault at any statement of placing leaves cart, coupon and stock as they were', async () => {
    const order = newOrder(await addCustomer());
    const before = await everything();
    let statements = 0;
    for (let failing = 1; ; failing++) {
      let count = 0;
      const step = () => {
        statements = Math.max(statements, ++count);
        if (count === failing) throw new Error('a planted fault');
      };
      const placing = shop.withTransaction((unit) => placeOrder(failingAt(unit, step), order));
      const result = await placing.then(
        () => 'placed',
        (error: Error) => error.message,
      );
      if (result === 'placed') break;
      expect(result).toBe('a planted fault');
      expect(await everything()).toEqual(before);
    }
    expect(statements).toBeGreaterThan(8);
    // "Measured": placing makes at most 15 round trips. Begin and commit are two of them.
    expect(statements + 2).toBeLessThanOrEqual(15);
    expect([await count('orders'), await wrong()]).toEqual([1, []]);
  });
});

/** A unit that calls `step` before each statement, prepared ones too. */
const failingAt = (unit: Unit, step: () => void): Unit => ({
  ...unit,
  db: new Proxy(
    unit.db.withPlugin({
      transformQuery({ node }) {
        step();
        return node;
      },
      transformResult: async ({ result }) => result,
    }) as Unit['db'],
    {
      get(db, name) {
        if (name === 'executeQuery') step();
        const value = Reflect.get(db, name);
        return typeof value === 'function' ? value.bind(db) : value;
      },
    },
  ),
  query: ((...args: Parameters<Unit['query']>) => {
    step();
    return unit.query(...args);
  }) as Unit['query'],
});
