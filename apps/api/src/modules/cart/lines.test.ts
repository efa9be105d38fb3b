/** Tests lines of a cart: adding and removing, and prices that change. `shipping.test.ts` tests their shipping. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withCarts } from './test-carts.ts';

const { call, clear, customer, database, price, product, shirt, shopper, stock } = await withCarts();
const { pool } = database;
beforeEach(() => clear());

describe('what is added', () => {
  test('is bounded by stock and by the limit of the shop, and says so', async () => {
    await customer();
    await product(7, { stock: 3 });
    await product(8, { stock: 900 });
    const ana = await shopper();
    const { body } = await ana.add([
      { id: 7, cart_quantity: 5 },
      { id: 8, cart_quantity: 60 },
    ]);
    expect(body.data.notices).toMatchObject([
      { code: 'FEWER', id: 7, msg: expect.stringContaining('quedan 3 piezas') },
      { code: 'FEWER', id: 8, msg: expect.stringContaining('hasta 50 piezas por compra') },
    ]);
    expect((await ana.lines()).toSorted()).toEqual(['7: 3', '8: 50']);
    const again = await ana.add([{ id: 7 }]);
    expect(again.body.data.notices).toMatchObject([{ code: 'ALL_IN_CART', msg: expect.stringContaining('Ya tienes') }]);
    expect((await ana.lines()).toSorted()).toEqual(['7: 3', '8: 50']);
  });

  test('pieces that cannot be added become notices, and the rest is added', async () => {
    await customer();
    for (const id of [7, 8, 9, 10]) await product(id);
    await shirt(11, { M: 2, L: 0 });
    await stock(8, 0);
    await pool.query('update products set is_active = false where id = 9');
    await pool.query('update products set is_store_only = true where id = 10');
    const ana = await shopper();
    const sku = (childrenSku: string) => ({ id: 11, childrenSku });
    const { status, body } = await ana.add([
      ...[{ id: 7 }, { id: 8 }, { id: 9 }, { id: 10 }, { id: 999 }],
      ...[{ id: 11 }, sku('11-L'), sku('11-XL'), sku('7-U'), sku('11-M')],
    ]);
    expect(status).toBe(201);
    expect(await ana.lines()).toEqual(['11-M: 1', '7: 1']);
    const notices = body.data.notices.map(({ code, id, msg }: never) => `${code} ${id}: ${msg}`);
    expect(notices).toEqual([
      'NOT_ADDED 8: “Producto 8” está agotado por ahora.',
      'NOT_ADDED 9: “Producto 9” ya no se vende.',
      'NOT_ADDED 10: “Producto 10” solo se vende en tiendas físicas.',
      'NOT_ADDED 999: Ese producto ya no se vende.',
      'NOT_ADDED 11: Elige una opción de “Producto 11” para agregarlo.',
      'NOT_ADDED 11: “Producto 11” está agotado por ahora.',
      'NOT_ADDED 11: “Producto 11” ya no se vende.',
      'NOT_ADDED 11: “Producto 11” ya no se vende.',
    ]);
  });

  test('issue 37 D a line that is named twice in one body is summed before stock is looked at', async () => {
    await customer();
    await product(7, { stock: 5 });
    await product(8, { stock: 0 });
    await shirt(9, { M: 9, L: 9 });
    const ana = await shopper();
    // Product 7 has no choices, so its SKU and '0' are the same line.
    const twice = [
      { id: 7, cart_quantity: 3, sale_price: 90_000 },
      { id: 9, childrenSku: '9-M', cart_quantity: 2 },
      { id: 7, childrenSku: '7-U', cart_quantity: 4, sale_price: 90_000 },
      { id: 9, childrenSku: '9-M', cart_quantity: 2 },
      { id: 9, childrenSku: '9-L' },
    ];
    const added = await ana.add(twice);
    expect(added.status).toBe(201);
    expect((await ana.lines()).toSorted()).toEqual(['7: 5', '9-L: 1', '9-M: 4']);
    expect(added.body.data.notices.map(({ code, id }: never) => `${code} ${id}`)).toEqual([
      'FEWER 7',
      'PRICE_CHANGED 7',
    ]);
    // Two parts that fit one by one, and not together.
    const { version } = added.body.data.metadata;
    const set = await ana.set(
      [
        { id: 7, cart_quantity: 3 },
        { id: 7, childrenSku: '0', cart_quantity: 1 },
        { id: 9, childrenSku: '9-M', cart_quantity: 5 },
        { id: 9, childrenSku: '9-M', cart_quantity: 5 },
      ],
      version,
    );
    expect((await ana.lines()).toSorted()).toEqual(['7: 4', '9-L: 1', '9-M: 9']);
    expect(set.body.data.notices.map(({ code, id }: never) => `${code} ${id}`)).toEqual(['FEWER 9']);
    // Nothing can be added: each line has its reason once, at its first part.
    expect((await ana.add([{ id: 8 }, { id: 8, childrenSku: '8-U' }, { id: 999 }])).body).toMatchObject({
      status: 422,
      fields: [{ name: 'products.0' }, { name: 'products.2' }],
    });
  });

  test('issue 37 D whatever one of several lines is, the cart is as the answer says', async () => {
    await customer();
    for (const id of [7, 8]) await product(id);
    await product(9, { stock: 0 });
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const others: object[] = [
      ...[{ id: 9 }, { id: 999 }, { id: 8, childrenSku: 'nada' }, { id: 8, cart_quantity: 999 }],
      ...[{ id: 8, cart_quantity: null }, { id: 8, cart_quantity: true }, { id: 0 }, { id: 8, precio: 1 }, {}],
    ];
    for (const [at, other] of others.entries())
      for (const method of ['POST', 'PUT'] as const) {
        const before = await ana.cart();
        const pieces = 3 + at;
        const products = [{ id: 7, cart_quantity: pieces }, other, { id: 7, cart_quantity: 1 }];
        const { status, body } = await ana.send(method, '', { products });
        const after = await ana.cart();
        const what = `${method} ${JSON.stringify(other)}`;
        if (status >= 400) expect(after, what).toEqual(before);
        else expect(after, what).toEqual({ ...body.data, notices: [] });
        expect([200, 201, 400], what).toContain(status);
      }
    // With a key, a body that was refused took no effect, so the corrected body may have the same key.
    const key = crypto.randomUUID();
    const { version } = (await ana.cart()).metadata;
    expect((await ana.add([{ id: 8 }, { id: 0 }], key)).status).toBe(400);
    expect((await ana.cart()).metadata.version).toBe(version);
    expect((await ana.add([{ id: 8 }], key)).status).toBe(201);
  });

  test('ER-02 where nothing can be added: 404 for what nobody knows, else 422 with the reason', async () => {
    await customer();
    await product(7, { stock: 0 });
    const ana = await shopper();
    expect((await ana.add([{ id: 999 }])).body).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
    expect((await ana.add([{ id: 7 }])).body).toMatchObject({
      ...{ status: 422, code: 'VALIDATION_FAILED' },
      fields: [{ name: 'products.0', msg: '“Producto 7” está agotado por ahora.' }],
    });
  });

  test('a size is never chosen for the shopper, also when the product gets sizes later', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7, childrenSku: '7-U' }]);
    expect(await ana.lines()).toEqual(['7: 1']);
    await pool.query(`update product_variants set options = '{"Talla": "M"}' where product_id = 7`);
    expect((await ana.cart()).products).toMatchObject([{ state: 'choose', cart_quantity: 0, wanted: 1 }]);
    expect(await ana.cart()).toMatchObject({ total_items: 0, total_price: 0 });
  });

  test('at most 200 lines: further lines become notices, and existing lines take more pieces', async () => {
    await customer();
    const ids = Array.from({ length: 203 }, (_, at) => at + 1);
    for (const id of ids) await product(id);
    const ana = await shopper();
    for (let from = 0; from < 200; from += 100) await ana.add(ids.slice(from, from + 100).map((id) => ({ id })));
    expect(await ana.lines()).toHaveLength(200);
    const { status, body } = await ana.add([{ id: 201 }, { id: 5 }, { id: 202 }]);
    expect(status).toBe(201);
    expect(body.data.products).toHaveLength(200);
    expect(body.data.notices.map(({ code, id }: never) => [code, id])).toEqual([
      ['NOT_ADDED', 201],
      ['NOT_ADDED', 202],
    ]);
    expect(body.data.total_items).toBe(201);
  });
});

describe('prices that change', () => {
  test('become notices line by line with the earlier value, until the customer has seen them', async () => {
    await customer();
    await product(7);
    await product(8);
    const ana = await shopper();
    await ana.add([{ id: 7 }, { id: 8 }]);
    await price(7, 120_000);
    const before = async () =>
      Object.fromEntries((await ana.cart()).products.map(({ id, price_before }: never) => [id, price_before]));
    expect(await before()).toEqual({ 7: 100_000, 8: null });
    // Adding more pieces does not hide the old price.
    await ana.add([{ id: 7 }]);
    expect(await before()).toEqual({ 7: 100_000, 8: null });
    expect((await ana.send('POST', '/precios')).status).toBe(200);
    expect(await before()).toEqual({ 7: null, 8: null });
    expect(await ana.cart()).toMatchObject({ total_price: 340_000 });
  });
});

describe('removing, for later, and back', () => {
  test('0 pieces remove a line, for a day it can be taken back as it was', async () => {
    await customer();
    await product(7);
    await product(8);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 4 }]);
    await ana.add([{ id: 8 }]);
    expect((await ana.set([{ id: 7, cart_quantity: 0 }])).body.data.total_items).toBe(1);
    await price(7, 90_000);
    expect((await ana.send('POST', '/restaurar', { products: [{ id: 7 }] })).status).toBe(200);
    expect((await ana.cart()).products).toMatchObject([{ id: 8 }, { id: 7, wanted: 4, price_before: 100_000 }]);
    // Removing or restoring a line that never existed is no error.
    expect((await ana.send('POST', '/restaurar', { products: [{ id: 99 }] })).status).toBe(200);
    expect((await ana.set([{ id: 99, cart_quantity: 0 }])).status).toBe(200);
  });

  test('saved for later costs nothing, and comes back with its pieces; added anew it is in the cart', async () => {
    await customer();
    await product(7);
    await product(8);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 3 }, { id: 8 }]);
    const { body } = await ana.move([{ id: 7 }, { id: 8 }], 'despues');
    expect(body.data).toMatchObject({ products: [], total_items: 0, later: [{ wanted: 1 }, { wanted: 3 }] });
    await ana.move([{ id: 7 }], 'carrito');
    expect(await ana.lines()).toEqual(['7: 3']);
    const added = await ana.add([{ id: 8, cart_quantity: 2 }]);
    expect(added.body.data.notices).toMatchObject([{ code: 'WAS_LATER', id: 8 }]);
    expect(added.body.data).toMatchObject({ later: [], total_items: 5 });
  });

  test('onto the wishlist, and out of the cart, in one', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    expect((await ana.move([{ id: 7 }, { id: 99 }], 'favoritos')).body.data.products).toEqual([]);
    const { body } = await call('GET', '/app/v1/wish-list', { headers: ana.headers });
    expect(body.data.products).toMatchObject([{ id: 7 }]);
    // A line whose product cannot be saved stays in the cart.
    await product(8);
    await ana.add([{ id: 8 }]);
    await pool.query('update products set is_active = false where id = 8');
    expect((await ana.move([{ id: 8 }], 'favoritos')).status).toBe(422);
    expect(await ana.lines()).toEqual(['8: 1']);
  });
});
