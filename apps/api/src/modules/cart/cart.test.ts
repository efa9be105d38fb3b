/** Tests the calls of the cart (AP-10, AP-11), and that a customer reads only their own cart. */
import { beforeEach, describe, expect, test } from 'vitest';
import { path, withCarts } from './test-carts.ts';

const { call, clear, customer, database, product, shirt, shopper, stock, pass } = await withCarts();
const { pool } = database;
beforeEach(() => clear());

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

  test('SC-07 the price is that of the catalogue, whatever was sent, and a change is a notice', async () => {
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
    [{ products: [{ id: '7' }] }, 'a text of digits'],
    [{ products: [{ csId: '7' }] }, 'a text of digits, as ST-07 names the product'],
    [{ products: [{ id: 7, cart_quantity: '0x10' }] }, 'a text that is 16 elsewhere'],
    ...[null, true, false, '2', [2], {}].map((cart_quantity): [object, string] => [
      { products: [{ id: 7, cart_quantity }] },
      'pieces that are no number',
    ]),
    [{ products: [{ id: true }] }, 'true, which is 1 elsewhere'],
    [{ products: [{ id: 7, tag: 7 }] }, 'a number as a text'],
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

test('issue 37 A6 a line stays as it is, whatever other than a number its pieces are set to', async () => {
  await customer();
  await product(7);
  const ana = await shopper();
  await ana.add([{ id: 7, cart_quantity: 3 }]);
  for (const cart_quantity of [null, false, true, '', '0', '0x10', '5', [5], [], {}, 1.5, -1]) {
    const what = JSON.stringify(cart_quantity);
    const { status, body } = await ana.send('PUT', '', { products: [{ id: 7, cart_quantity }] });
    expect([status, body.code], what).toEqual([400, 'INVALID_REQUEST']);
    expect(body.fields, what).toMatchObject([{ name: 'products.0.cart_quantity' }]);
    expect(await ana.lines(), what).toEqual(['7: 3']);
  }
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
    // `owner` does not give access either.
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
    // The line counts again after the product is back in stock.
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
