/** The calls of the cart (AP-10, AP-11), and whose it is. */
import { beforeEach, describe, expect, test } from 'vitest';
import { path, withCarts } from './test-carts.ts';

const { call, clear, customer, database, price, product, shirt, shopper, stock, pass } = await withCarts();
const { pool } = database;
beforeEach(() => clear());

type Seller = { store: { id: number } };

describe('AP-11 the calls of the specification', () => {
  test('POST with owner and products is a 201, GET has data.products, PUT sets pieces', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const { hash } = await ana.cart();
    const products = [{ id: 7, sale_price: 100_000, cart_quantity: 2 }];
    const added = await ana.send('POST', '', { owner: hash, products });
    expect(added).toMatchObject({ status: 201, body: { status: 'success', data: { total_items: 2, notices: [] } } });
    expect(added.headers['cache-control']).toBe('private, no-store');
    const { body } = await ana.send('GET', '');
    expect(body.data).toMatchObject({
      ...{ hash, total_items: 2, total_price: 200_000, shipping: { is_free: true } },
      products: [{ id: 7, sale_price: 100_000, cart_quantity: 2, childrenSku: '0', state: 'ok' }],
    });
    const set = await ana.send('PUT', '', { owner: hash, products: [{ id: 7, sale_price: 1, cart_quantity: 3 }] });
    expect(set).toMatchObject({ status: 200, body: { data: { total_items: 3, total_price: 300_000 } } });
    expect(set.headers['cache-control']).toBe('private, no-store');
  });

  test('ST-07 lines of a shared cart are added as they are: csId, childrenSku, quantity 1 by default, tag', async () => {
    await customer();
    await product(7);
    await shirt(8, { M: 5 });
    const ana = await shopper();
    const line = { csId: 7, childrenSku: '0', tag: 'afiliados', indentifier: '', createdAt: 0 };
    const reply = await ana.send('POST', '', {
      products: [line, { ...line, csId: 8, childrenSku: '8-M', quantity: 3, tag: 'clarolive' }],
    });
    expect(reply.status).toBe(201);
    expect((await ana.lines()).toSorted()).toEqual(['7: 1', '8-M: 3']);
    const { rows } = await pool.query('select product_id, tag from cart_lines order by 1');
    expect(rows).toEqual([
      { product_id: 7, tag: 'afiliados' },
      { product_id: 8, tag: 'clarolive' },
    ]);
  });

  test('SC-06 empty lines are left out; nothing but empty lines is a 422', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    expect((await ana.send('POST', '', { products: [{ quantity: 2 }, { csId: 7 }] })).status).toBe(201);
    expect(await ana.lines()).toEqual(['7: 1']);
    expect(await ana.send('POST', '', { products: [{}, {}] })).toMatchObject({
      ...{ status: 422, body: { code: 'VALIDATION_FAILED', fields: [{ name: 'products.0.id', code: 'REQUIRED' }] } },
    });
  });

  test('SC-07 the price is that of the catalogue, whatever was sent, and a change is told', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const { body } = await ana.add([{ id: 7, sale_price: 1 } as never]);
    expect(body.data).toMatchObject({ total_price: 100_000, products: [{ sale_price: 100_000 }] });
    expect(body.data.notices).toMatchObject([
      { code: 'PRICE_CHANGED', id: 7, msg: expect.stringContaining('ahora cuesta $1,000 (antes, $0.01)') },
    ]);
  });

  test.each<[object, string]>([
    [{}, 'nothing'],
    [{ products: [] }, 'no product'],
    [{ products: [{ id: 'siete' }] }, 'a text'],
    [{ products: [{ id: 7, cart_quantity: 0 }] }, 'no piece'],
    [{ products: [{ id: 7, cart_quantity: -1 }] }, 'less than none'],
    [{ products: [{ id: 7, cart_quantity: 1.5 }] }, 'a part of a piece'],
    [{ products: [{ id: 7, cart_quantity: 1_000 }] }, 'too many'],
    [{ products: [{ id: 7, childrenSku: 'a\u0000b' }] }, 'a SKU that is none'],
    [{ products: Array(101).fill({ id: 7 }) }, 'more than a hundred lines'],
    [{ products: [{ id: 7, price: 1 }] }, 'an unknown field'],
  ])('%j is a 400: %s', async (payload) => {
    await customer();
    await product(7);
    const ana = await shopper();
    expect((await ana.send('POST', '', payload)).status).toBe(400);
    expect(await ana.lines()).toEqual([]);
  });
});

describe('AP-10 the cart by its hash', () => {
  test('has hash, products, shipping.is_free, total_price, total_items and metadata (ST-06)', async () => {
    await customer();
    await product(7, { price: 10_000 });
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const { hash, metadata } = await ana.cart();
    const { status, body } = await call('GET', `/app/v1/cart/${hash}`, { headers: ana.headers });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...{ hash, total_price: 20_000, total_items: 2, shipping: { is_free: false }, metadata },
      products: [{ id: 7, cart_quantity: 2 }],
    });
  });

  test('RL-06 the hash authorises nothing: 401 without a session, 404 for the cart of another', async () => {
    await customer();
    await customer({ email: 'beto@correo.mx' });
    await product(7);
    const ana = await shopper();
    const beto = await shopper('beto@correo.mx');
    await ana.add([{ id: 7 }]);
    const { hash } = await ana.cart();
    const other = (await beto.cart()).hash;
    expect(other).not.toBe(hash);
    expect((await call('GET', `/app/v1/cart/${hash}`)).body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await call('GET', `/app/v1/cart/${hash}`, { headers: beto.headers })).body).toMatchObject({
      ...{ status: 404, code: 'CART_NOT_FOUND' },
    });
    // Nor does `owner`.
    for (const [method, quantity] of [
      ['POST', 1],
      ['PUT', 0],
    ] as const) {
      const payload = { owner: hash, products: [{ id: 7, cart_quantity: quantity }] };
      expect((await beto.send(method, '', payload)).body).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' });
      expect((await call(method, '/cart/api/v1', { payload })).body).toMatchObject({ status: 401 });
    }
    expect(await beto.lines()).toEqual([]);
    expect(await ana.lines()).toEqual(['7: 1']);
  });

  test('AP-24 401 without a token and with none of ours, 440 once the session is over', async () => {
    const id = await customer();
    await product(7);
    const ana = await shopper();
    const calls = [
      ...([
        ['GET', ''],
        ['POST', ''],
        ['PUT', ''],
        ['POST', '/mover'],
        ['POST', '/restaurar'],
      ] as const),
      ...([
        ['POST', '/precios'],
        ['PUT', '/cupon'],
        ['DELETE', '/cupon'],
      ] as const),
    ];
    const bodies: Record<string, object> = {
      ...{ 'POST ': { products: [{ id: 7 }] }, 'PUT ': { products: [{ id: 7, cart_quantity: 1 }] } },
      ...{ 'POST /mover': { products: [{ id: 7 }], a: 'despues' }, 'POST /restaurar': { products: [{ id: 7 }] } },
      'PUT /cupon': { codigo: 'NADA' },
    };
    const answers = async (headers: Record<string, string>) =>
      Promise.all(
        calls.map(async ([method, url]) => {
          const payload = bodies[`${method} ${url}`];
          return (await call(method, path + url, { headers, ...(payload && { payload }) })).status;
        }),
      );
    expect(await answers({})).toEqual(calls.map(() => 401));
    expect(await answers({ authorization: 'Bearer nada' })).toEqual(calls.map(() => 401));
    await pass('400 days');
    expect(await answers(ana.headers)).toEqual(calls.map(() => 440));
    expect((await pool.query('select from carts where customer_id = $1', [id])).rowCount).toBe(0);
  });
});

describe('VA-07 totals count only what can be bought', () => {
  test('neither what is sold out nor what is sold no more, which stay in the cart and say so', async () => {
    await customer();
    for (const id of [7, 8, 9]) await product(id);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }, { id: 8 }, { id: 9 }]);
    await stock(8, 0);
    await pool.query('update products set is_active = false where id = 9');
    const cart = await ana.cart();
    expect(cart).toMatchObject({ total_items: 2, total_price: 200_000 });
    const states = cart.products.map(({ id, state, cart_quantity, wanted }: never) => [
      id,
      state,
      cart_quantity,
      wanted,
    ]);
    expect(states).toEqual(
      expect.arrayContaining([
        [7, 'ok', 2, 2],
        [8, 'sold-out', 0, 1],
        [9, 'gone', 0, 1],
      ]),
    );
    // It counts again when it is back.
    await stock(8, 3);
    expect(await ana.cart()).toMatchObject({ total_items: 3 });
  });

  test('of what there is too little, as many as there are; what is wanted stays', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 6 }]);
    await stock(7, 4);
    expect((await ana.cart()).products).toMatchObject([{ state: 'less', cart_quantity: 4, wanted: 6, most: 4 }]);
    await stock(7, 10);
    expect((await ana.cart()).products).toMatchObject([{ state: 'ok', cart_quantity: 6, wanted: 6, most: 10 }]);
  });
});

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
    expect(again.body.data.notices).toMatchObject([{ code: 'FEWER', msg: expect.stringContaining('Ya tienes') }]);
    expect((await ana.lines()).toSorted()).toEqual(['7: 3', '8: 50']);
  });

  test('what cannot be added is told, and the rest is added', async () => {
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
    const told = body.data.notices.map(({ code, id, msg }: never) => `${code} ${id}: ${msg}`);
    expect(told).toEqual([
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

  test('at most 200 lines: the rest is told, and what is there takes more pieces', async () => {
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
  test('are told line by line with what it was before, until the customer has seen it', async () => {
    await customer();
    await product(7);
    await product(8);
    const ana = await shopper();
    await ana.add([{ id: 7 }, { id: 8 }]);
    await price(7, 120_000);
    const before = async () =>
      Object.fromEntries((await ana.cart()).products.map(({ id, price_before }: never) => [id, price_before]));
    expect(await before()).toEqual({ 7: 100_000, 8: null });
    // More pieces do not hide it.
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
    // What was never there is no fault.
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
    // What cannot be saved stays in the cart.
    await product(8);
    await ana.add([{ id: 8 }]);
    await pool.query('update products set is_active = false where id = 8');
    expect((await ana.move([{ id: 8 }], 'favoritos')).status).toBe(422);
    expect(await ana.lines()).toEqual(['8: 1']);
  });
});

describe('arrival and shipping', () => {
  test('with a postal code each line has its date, and each seller a cost and what is missing until it is free', async () => {
    await customer();
    await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 800 });
    await product(8, { price: 20_000, store_id: 2 });
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: 2 }, { id: 8 }]);
    const cart = await ana.cart('06600');
    expect(cart.products.map(({ arrival }: never) => (arrival as { status: string }).status)).toEqual([
      'arrives',
      'arrives',
    ]);
    // 1.6 kg are one parcel, which is cheaper than two.
    expect(cart.sellers.toSorted((one: Seller, other: Seller) => one.store.id - other.store.id)).toMatchObject([
      { store: { id: 1 }, goods: 20_000, shipping: { is_free: false, cost: 8_900, missing: 19_900 } },
      { store: { id: 2 }, goods: 20_000, shipping: { is_free: false, cost: 4_900 } },
    ]);
    expect(cart.totals).toMatchObject({ goods: 40_000, shipping: 13_800, is_shipping_known: true, total: 53_800 });
    const without = await ana.cart();
    expect(without.products[0].arrival).toBeNull();
    expect(without.totals).toMatchObject({ is_shipping_known: false, total: 40_000 });
    expect((await ana.send('GET', '?codigoPostal=00000')).body).toMatchObject({ code: 'POSTAL_CODE_NOT_FOUND' });
  });
});

describe('BL-03 free shipping', () => {
  test.each<[string, object, number, boolean]>([
    ['a product that ships free', { price: 10_000, ships_free: true }, 1, true],
    ['the threshold is reached', { price: 13_300 }, 3, true],
    ['a centavo below it', { price: 39_899 }, 1, false],
  ])('%s', async (_what, more, pieces, isFree) => {
    await customer();
    await product(7, more as Record<string, unknown>);
    const ana = await shopper();
    await ana.add([{ id: 7, cart_quantity: pieces }]);
    expect((await ana.cart()).shipping).toEqual({ is_free: isFree });
    // What cannot be bought frees nothing.
    await stock(7, 0);
    expect((await ana.cart()).shipping).toEqual({ is_free: false });
  });
});
