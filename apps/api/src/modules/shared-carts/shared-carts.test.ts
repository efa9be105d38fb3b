/** Tests links that put products into a cart (SC-01 to SC-07, ST-08), with AP-17 and AP-18. */
import { beforeEach, describe, expect, test } from 'vitest';
import { withLinks } from './test-links.ts';

const { call, clear, customer, pool, price, product, shirt, shopper, stock, form, preview, shared } = await withLinks();
beforeEach(() => clear());

const gone = { status: 404, body: { code: 'SHARED_CART_NOT_FOUND' } };
const uses = async () => (await pool.query('select * from cart_link_uses order by used_at')).rows;

describe('SC-03 a link is used', () => {
  test('ST-07 ST-08 its lines come into the cart with their tag, and what it says of payment and partner is stored', async () => {
    await customer();
    await product(7);
    await shirt(8, { M: 5 });
    const ana = await shopper();
    const { hash } = await ana.cart();
    const payload = {
      products: [{ product_id: 7 }, { product_id: 8, childrenSku: '8-M', quantity: 2 }],
      ...{ paymentId: 'pago-1', redirectTo: 'https://aliado.example/gracias', webhook: 'https://aliado.example/aviso' },
    };
    for (const [tipo, tag] of [
      ['afiliados', 'afiliados'],
      ['livestream', 'clarolive'],
      ['referidos', hash],
      ['external_cart', hash],
    ] as const) {
      await pool.query('delete from cart_lines');
      const reply = await ana.send('POST', '/compartidos', form(payload, tipo));
      expect(reply).toMatchObject({
        status: 201,
        body: {
          data: {
            ...{ tipo, de: null, avisos: [], deshecho: false, total_items: 3 },
            agregados: [
              { id: 7, childrenSku: '0', piezas: 1 },
              { id: 8, childrenSku: '8-M', piezas: 2 },
            ],
          },
        },
      });
      expect(reply.headers['cache-control']).toBe('private, no-store');
      expect((await ana.lines()).toSorted()).toEqual(['7: 1', '8-M: 2']);
      const { rows } = await pool.query('select distinct tag from cart_lines');
      expect(rows).toEqual([{ tag }]);
      // Each kind of link is a separate use.
      await pool.query(`update cart_link_uses set used_at = now() - interval '61 seconds'`);
    }
    expect((await uses())[0]).toMatchObject({
      ...{ payment_id: 'pago-1', redirect_to: 'https://aliado.example/gracias', link_id: null },
      webhook: 'https://aliado.example/aviso',
    });
  });

  test('without a session it is a 401, and nothing is written', async () => {
    await product(7);
    const payload = form({ products: [{ product_id: 7 }] });
    expect(await call('POST', shared, { payload })).toMatchObject({ status: 401 });
    expect(await uses()).toEqual([]);
  });

  test('lines that cannot be added become notices; a link without any line to add is unavailable (ER-07)', async () => {
    await customer();
    await product(7, { stock: 3 });
    await product(9, { stock: 0 });
    const ana = await shopper();
    const reply = await ana.send(
      'POST',
      '/compartidos',
      form({ products: [{ product_id: 7, quantity: 5 }, { product_id: 9 }, { product_id: 99 }] }),
    );
    expect(reply.status).toBe(201);
    expect(reply.body.data.agregados).toMatchObject([{ id: 7, piezas: 3 }]);
    expect(reply.body.data.avisos).toHaveLength(3);
    expect(await ana.send('POST', '/compartidos', form({ products: [{ product_id: 9 }] }))).toMatchObject(gone);
    expect(await ana.lines()).toEqual(['7: 3']);
    expect(await uses()).toHaveLength(1);
  });

  test('a cart that already has all pieces gets a notice: the link is not unavailable', async () => {
    await customer();
    await product(7, { stock: 1 });
    const ana = await shopper();
    await ana.add([{ id: 7 }]);
    const reply = await ana.send('POST', '/compartidos', form({ products: [{ product_id: 7 }] }));
    expect(reply).toMatchObject({ status: 201, body: { data: { agregados: [], avisos: [expect.any(String)] } } });
  });

  test('the same link within a minute adds once, however its base64 is written; later it adds again', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const link = form({ products: [{ product_id: 7 }] });
    const padded = { ...link, enlace: `${link.enlace.replaceAll('-', '+').replaceAll('_', '/')}=` };
    const [one, two] = await Promise.all([
      ana.send('POST', '/compartidos', link),
      ana.send('POST', '/compartidos', padded),
    ]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.data.uso).toBe(two.body.data.uso);
    expect(await ana.lines()).toEqual(['7: 1']);
    await pool.query(`update cart_link_uses set used_at = now() - interval '61 seconds'`);
    await ana.send('POST', '/compartidos', link);
    expect(await ana.lines()).toEqual(['7: 2']);
  });

  test('SC-07 prices are those of the catalogue, and only configured partners are stored', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const cheap = { product_id: 7, sale_price: 1, price: 1 };
    for (const address of [
      'https://evil.example/x',
      'http://aliado.example/x',
      'https://ana:1@aliado.example/x',
      'https://aliado.example.evil.example/',
      'https://aliado.example:8443/',
      'javascript:alert(1)',
      '//aliado.example/x',
      'nada',
    ]) {
      await pool.query('delete from cart_link_uses');
      const reply = await ana.send(
        'POST',
        '/compartidos',
        form({ products: [cheap], redirectTo: address, webhook: address }),
      );
      expect(reply.status).toBe(201);
      expect(await uses(), address).toMatchObject([{ redirect_to: null, webhook: null }]);
    }
    expect((await ana.cart()).products).toMatchObject([{ id: 7, sale_price: 100_000 }]);
  });
});

describe('SC-04 VA-06 links that are none', () => {
  test.each<[string, object]>([
    ['no base64', form('%%%')],
    ['no JSON', form(Buffer.from('nada').toString('base64'))],
    ['without products', form(Buffer.from('{}').toString('base64'))],
    ['SC-06 nothing but empty lines', form({ products: [{} as never, {} as never] })],
    ['that say they are ours', form({ id: 'a'.repeat(22), products: [{ product_id: 7 }] })],
    ['with null bytes', form(Buffer.from('{"products":[{"product_id":"7\\u0000"}]}').toString('base64'))],
  ])('%s', async (_, payload) => {
    await customer();
    await product(7);
    const ana = await shopper();
    expect(await preview(payload)).toMatchObject(gone);
    expect(await ana.send('POST', '/compartidos', payload)).toMatchObject(gone);
    expect(await ana.lines()).toEqual([]);
  });

  test('texts that no database takes are left out', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const nul = '\u0000';
    const payload = { id: nul, paymentId: nul, products: [{ product_id: 7, childrenSku: nul }] };
    expect((await ana.send('POST', '/compartidos', form(payload))).status).toBe(201);
    expect(await uses()).toMatchObject([{ payment_id: null, link_id: null }]);
  });

  test('of no kind, or too long: a 400', async () => {
    expect((await preview({ tipo: 'otros', enlace: 'abc' })).status).toBe(400);
    expect((await preview({ tipo: 'afiliados', enlace: 'a'.repeat(8_197) })).status).toBe(400);
  });
});

describe('what a link has is shown before it is used', () => {
  test('with prices and stock of today; it writes nothing', async () => {
    await product(7, { stock: 3 });
    await shirt(8, { M: 5 });
    await product(9, { stock: 0 });
    await price(7, 90_000);
    const lines = [
      { product_id: 7, quantity: 9 },
      { product_id: 8, childrenSku: '8-M' },
      { product_id: 9 },
      {} as never,
    ];
    expect(await preview(form({ products: lines }))).toMatchObject({
      status: 200,
      body: {
        data: {
          ...{ de: null, total_items: 4, total_price: 3 * 90_000 + 40_000, faltan: 2, tienda_id: 1 },
          products: [
            { id: 7, cart_quantity: 3, state: 'less', sale_price: 90_000 },
            { id: 8, cart_quantity: 1, state: 'ok', options: { Talla: 'M' } },
            { id: 9, cart_quantity: 0, state: 'sold-out' },
          ],
        },
      },
    });
    expect(await uses()).toEqual([]);
    const twice = await preview(
      form({
        products: [
          { product_id: 7, quantity: 2 },
          { product_id: 7, childrenSku: '7-U', quantity: 2 },
        ],
      }),
    );
    expect(twice.body.data).toMatchObject({
      ...{ total_items: 3, faltan: 0 },
      products: [{ id: 7, childrenSku: '0', cart_quantity: 3 }],
    });
    await stock(7, 0);
    expect(await preview(form({ products: [{ product_id: 7 }] }))).toMatchObject(gone);
  });
});

describe('AP-17 AP-18 whose link it was', () => {
  test('AP-17 an affiliate’s link is noted for who calls, by their own e-mail', async () => {
    await customer();
    await product(7);
    const ana = await shopper();
    const { enlace } = form({ products: [{ product_id: 7 }] });
    const tag = (user_email: string, vendor_hash_cart = enlace) =>
      call('POST', '/vendedores-afiliados/v1/tag', {
        ...{ headers: ana.headers, payload: { vendor_hash_cart, user_email } },
      });
    expect(await tag('ANA@correo.mx')).toMatchObject({ status: 200, body: { status: 'success' } });
    expect((await tag('ana@correo.mx')).status).toBe(200);
    expect(await tag('beto@correo.mx')).toMatchObject({ status: 422, body: { fields: [{ name: 'user_email' }] } });
    expect(await tag('ana@correo.mx', 'nada')).toMatchObject(gone);
    expect((await pool.query('select from affiliate_tags')).rowCount).toBe(1);
    const payload = { vendor_hash_cart: enlace, user_email: 'ana@correo.mx' };
    expect((await call('POST', '/vendedores-afiliados/v1/tag', { payload })).status).toBe(401);
  });

  test('AP-18 a press on a livestream is stored with store, products and source, for who calls', async () => {
    const id = String(await customer());
    await product(7);
    const ana = await shopper();
    const click = (more: object) =>
      call('POST', '/live/v1/carrito', {
        headers: ana.headers,
        payload: {
          ...{ user_id: id, email: 'ana@correo.mx', tienda_id: 1, products: [7], source: 'clarolive' },
          ...more,
        },
      });
    expect(await click({})).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await click({ tienda_id: 99 })).toMatchObject({ status: 200 });
    expect((await click({ user_id: 'otro' })).status).toBe(422);
    expect((await click({ email: 'beto@correo.mx' })).status).toBe(422);
    expect((await pool.query('select * from live_clicks order by id')).rows).toMatchObject([
      { customer_id: id, store_id: 1, products: [7], source: 'clarolive' },
      { store_id: null },
    ]);
  });
});
