/** Tests of quotes, and of placing orders by the API (CO-01, CO-05 to CO-07, OD-01). */
import { beforeEach, describe, expect, test } from 'vitest';
import { pruneCheckouts } from './operator.ts';
import { withCheckout } from './test-checkout.ts';

const { buyer, call, clear, db, orders, pool, price, product, stock, time, wrong } = await withCheckout();
beforeEach(() => clear());

const rows = async (table: string) => (await pool.query(`select from ${table}`)).rows.length;
const coupon = (more = '') =>
  pool.query(`insert into coupons (code, description, amount, max_uses) values ('HOLA', '-', 10000, 1) ${more}`);

describe('CO-01 what is shown is what is charged', () => {
  test('a quote has lines, parcels with date and price, coupon and total; a reload makes no other one', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 800 });
    await product(8, { price: 15_000, store_id: 2 });
    await coupon();
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }, { id: 8 }]);
    await ana.send('PUT', '/cupon', { codigo: 'hola' });
    const quote = await ana.quote();
    expect(quote).toMatchObject({
      ...{ goods: 35_000, discount: 10_000, shipping: 13_800, total: 38_800, pedido: null, left_out: [] },
      coupon: { codigo: 'HOLA', discount: 10_000 },
    });
    expect(quote.lines.map(({ id, pieces, price }) => [id, pieces, price])).toEqual([
      [8, 1, 15_000],
      [7, 2, 10_000],
    ]);
    expect(quote.parcels).toEqual([
      {
        ...{ key: '2 estandar 1', seller: { id: 2, name: 'Otra tienda' }, service: 'estandar', shipping: 4_900 },
        ...{ arrives: { from: '2026-12-03', to: '2026-12-03' }, lines: [{ id: 8, childrenSku: '0', pieces: 1 }] },
      },
      {
        ...{ key: '1 estandar 1', seller: { id: 1, name: expect.any(String) }, service: 'estandar', shipping: 8_900 },
        ...{ arrives: { from: '2026-12-02', to: '2026-12-02' }, lines: [{ id: 7, childrenSku: '0', pieces: 2 }] },
      },
    ]);
    expect(await ana.quote(quote.compra)).toEqual(quote);
    expect((await pool.query('select total from quotes')).rows).toEqual([{ total: 38_800 }]);
  });

  test('the order has what the quote says, the address and the buyer of that day, and its lines leave the cart', async () => {
    await product(7, { price: 10_000, fulfillment_id: 1 });
    await pool.query(`insert into product_tax values (7, '{"claveProdServ": "55101509", "iva": 0}');
      insert into seller_tax values (1, 'EKU9003173C9', '601', 'ESCUELA KEMPER URGATE') on conflict do nothing`);
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    const quote = await ana.quote();
    const { status, body } = await ana.place(quote, { dedicatoria: ' Para mamá ' });
    expect([status, body]).toEqual([
      201,
      { status: 'success', data: { pedido: expect.stringMatching(/^\d{10}$/), repetido: false, siguiente: null } },
    ]);
    const { rows } = await pool.query(
      `select o.total, o.gift_note, o.address->>'calle' as street, o.buyer->>'correo' as mail, o.pays_until,
              p.service, p.promised_to::text as until, p.paid, l.pieces, l.tax->>'iva' as iva,
              (select tax->>'rfc' from order_sellers) as rfc, l.shown->>'title' as title, t.kind, t.amount
         from orders o join order_parcels p on p.order_id = o.id join order_lines l on l.order_id = o.id
         join order_tenders t on t.order_id = o.id`,
    );
    expect(rows).toEqual([
      {
        ...{ total: quote.total, gift_note: 'Para mamá', street: 'Orizaba', mail: 'ana@correo.mx', pieces: 2 },
        ...{ service: 'estandar', until: '2026-12-02', paid: quote.shipping, title: quote.lines[0]?.title },
        ...{ iva: '0', rfc: 'EKU9003173C9' },
        ...{ kind: 'card', amount: quote.total, pays_until: new Date('2026-12-01T16:30:00Z') },
      },
    ]);
    expect([await ana.lines(), await wrong()]).toEqual([[], []]);
  });

  test.each<[string, () => Promise<unknown>, object]>([
    ['a price', () => price(7, 12_000), { kind: 'price', line: '7 0', was: 10_000, is: 12_000 }],
    ['fewer pieces', () => stock(7, 1), { kind: 'pieces', line: '7 0', was: 2, is: 1 }],
    ['no pieces', () => stock(7, 0), { kind: 'pieces', line: '7 0', was: 2, is: 0 }],
    [
      'a later date',
      async () => (time.now = Date.parse('2026-12-02T16:00:00Z')),
      { kind: 'later', parcel: '1 estandar 1', was: '2026-12-02', is: '2026-12-03' },
    ],
    [
      'a coupon that ended',
      () => pool.query('update coupons set is_active = false'),
      { kind: 'coupon', code: 'HOLA', was: 10_000, is: 0 },
    ],
    [
      'the price of shipping',
      () => pool.query('update products set weight_grams = 1000'),
      { kind: 'shipping', parcel: '1 estandar 1', was: 4_900, is: 8_900 },
    ],
  ])(
    '%s that changed is told with both totals, nothing is ordered, and the new quote can be placed',
    async (_, change, difference) => {
      await product(7, { price: 10_000, fulfillment_id: 1, weight_grams: 100 });
      await product(8, { price: 15_000, fulfillment_id: 1, weight_grams: 100 });
      await coupon();
      const ana = await buyer();
      await ana.add([{ id: 7, cart_quantity: 2 }, { id: 8 }]);
      await ana.send('PUT', '/cupon', { codigo: 'HOLA' });
      const quote = await ana.quote();
      await change();
      const { status, body } = await ana.place(quote);
      expect([status, body.code, body.shown_total]).toEqual([409, 'QUOTE_CHANGED', quote.total]);
      expect(body.differences).toEqual([expect.objectContaining(difference)]);
      expect(body.quote.hash).not.toBe(quote.hash);
      expect([await orders(), await ana.lines(), await wrong()]).toEqual([[], ['8: 1', '7: 2'], []]);
      expect((await ana.place(body.quote)).status).toBe(201);
      expect((await pool.query('select total from orders')).rows).toEqual([{ total: body.quote.total }]);
      expect(await wrong()).toEqual([]);
    },
  );

  test('an earlier date and an old quote are no difference', async () => {
    await product(7, { fulfillment_id: 1 });
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    time.now = Date.parse('2026-12-02T16:00:00Z');
    const quote = await ana.quote();
    time.now = Date.parse('2026-12-01T16:00:00Z');
    await pool.query(`update quotes set created_at = now() - interval '29 days'`);
    expect(await pruneCheckouts({ db })).toBe(0);
    expect((await ana.place(quote)).status).toBe(201);
    await pool.query(`update quotes set created_at = now() - interval '31 days';
      update checkouts set updated_at = now() - interval '31 days'`);
    expect([await pruneCheckouts({ db }), await rows('quotes'), await rows('checkouts')]).toEqual([2, 0, 0]);
  });

  test('a corrected address, another line, and a total that was never shown are differences', async () => {
    await product(7, { price: 10_000, weight_grams: 100 });
    await product(8, { price: 10_000, weight_grams: 100 });
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    const quote = await ana.quote();
    expect((await ana.place({ ...quote, total: quote.total - 1 })).body).toMatchObject({
      ...{ code: 'QUOTE_CHANGED', shown_total: quote.total - 1 },
      differences: [{ kind: 'total', was: quote.total - 1, is: quote.total }],
    });
    await ana.move({ calle: 'Durango' });
    expect((await ana.place(quote)).body.differences).toEqual([{ kind: 'address' }]);
    await ana.move({});
    await ana.add([{ id: 8 }]);
    expect((await ana.place(quote)).body.differences).toMatchObject([{ kind: 'added', line: '8 0' }]);
    expect(await orders()).toEqual([]);
  });
});

describe('CO-06 a checkout makes one order', () => {
  test('sent ten times at once, later, and with other values, it leads to the same order', async () => {
    await product(7, { stock: 3 });
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    const quote = await ana.quote();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ana.place(quote)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    replies.push(await ana.place({ ...quote, total: 1 }, { forma: 'oxxo' }));
    expect(new Set(replies.map(({ body }) => body.data.pedido)).size).toBe(1);
    expect([await orders(), await wrong()]).toEqual([['awaiting'], []]);
    expect((await ana.quote(quote.compra)).pedido).toBe(replies[0]?.body.data.pedido);
  });

  test('its id leads nobody else to a purchase, even after the checkout was deleted', async () => {
    await product(7, { stock: 3 });
    const [ana, beto] = [await buyer(), await buyer('beto@correo.mx')];
    for (const one of [ana, beto]) await one.add([{ id: 7 }]);
    const quote = await ana.quote();
    const placed = (await ana.place(quote)).body.data.pedido;
    await pool.query('delete from checkouts');
    const { compra } = quote;
    expect((await beto.post('/app/v1/compras', { compra })).body.code).toBe('CHECKOUT_NOT_FOUND');
    expect((await ana.place(quote)).body.data.pedido).toBe(placed);
  });

  test('a quote of another customer, and an unknown one, are not found', async () => {
    await product(7);
    const [ana, beto] = [await buyer(), await buyer('beto@correo.mx')];
    for (const one of [ana, beto]) await one.add([{ id: 7 }]);
    const quote = await ana.quote();
    expect((await beto.place(quote)).body.code).toBe('CHECKOUT_NOT_FOUND');
    for (const [method, more] of [
      ['GET', {}],
      ['POST', { payload: {} }],
    ] as const)
      expect(
        (await call(method, `/app/v1/compras/${quote.compra}`, { headers: beto.headers, ...more })).body.code,
      ).toBe('CHECKOUT_NOT_FOUND');
    expect((await ana.place({ ...quote, hash: Buffer.alloc(32).toString('base64url') })).body.code).toBe(
      'QUOTE_NOT_FOUND',
    );
    expect((await ana.choose(quote.compra, { direccion: beto.address })).body.code).toBe('ADDRESS_NOT_FOUND');
    // The id of a checkout belongs to its first customer.
    expect((await beto.post('/app/v1/compras', { compra: quote.compra })).body.code).toBe('CHECKOUT_NOT_FOUND');
    expect((await ana.place(quote)).status).toBe(201);
    expect((await ana.send('GET', '')).status).toBe(200);
  });

  test('nobody without a session, or with one that ended, gets a quote or changes an order', async () => {
    await product(7);
    const ana = await buyer();
    await ana.add([{ id: 7 }]);
    const quote = await ana.quote();
    const order: string = (await ana.place(quote)).body.data.pedido;
    const { compra, hash, total } = quote;
    const forms = {
      '/app/v1/compras': {},
      [`/app/v1/compras/${compra}`]: { direccion: ana.address },
      [`/app/v1/compras/${compra}/tarjeta`]: { regreso: 'http://localhost/' },
      '/app/v1/comprar/pedido': { compra, hash, total },
      [`/app/v1/pedidos/${order}/pagar`]: { forma: 'card' },
      [`/app/v1/pedidos/${order}/tarjeta`]: { regreso: 'http://localhost/' },
      [`/app/v1/pedidos/${order}/cambiar`]: {},
    };
    await pool.query('update customer_sessions set ended_at = now()');
    for (const [path, payload] of Object.entries(forms)) {
      expect([path, (await call('POST', path, { payload })).status]).toEqual([path, 401]);
      expect([path, (await ana.post(path, payload)).status]).toEqual([path, 440]);
    }
    expect(await orders()).toEqual(['awaiting']);
  });
});

describe('CO-05 pieces', () => {
  test('two lines of one variant share its stock', async () => {
    await product(7, { stock: 3 });
    const ana = await buyer();
    await ana.add([{ id: 7, cart_quantity: 2 }]);
    // The customer had chosen the variant when the product still had choices.
    await pool.query(`insert into cart_lines (customer_id, product_id, sku, pieces, noted_price, version, is_later)
      select customer_id, product_id, '7-U', 2, noted_price, version, false from cart_lines`);
    const quote = await ana.quote();
    expect(quote.lines.map(({ pieces }) => pieces).toSorted()).toEqual([1, 2]);
    expect((await ana.place(quote)).status).toBe(201);
    expect(await wrong()).toEqual([]);
  });

  test('one piece and 12 buyers make one order; the others are told, and keep their carts', async () => {
    await product(7, { stock: 1 });
    const buyers: Awaited<ReturnType<typeof buyer>>[] = [];
    for (let at = 0; at < 12; at++) buyers.push(await buyer(`b${at}@correo.mx`));
    for (const one of buyers) await one.add([{ id: 7 }]);
    const quotes = await Promise.all(buyers.map((one) => one.quote()));
    const replies = await Promise.all(buyers.map((one, at) => one.place(quotes[at] as (typeof quotes)[0])));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, ...Array(11).fill(409)]);
    for (const { body, status } of replies)
      if (status === 409) expect(body.differences).toMatchObject([{ kind: 'pieces', was: 1, is: 0 }]);
    expect((await Promise.all(buyers.map((one) => one.lines()))).flat()).toHaveLength(11);
    expect([await orders(), await wrong()]).toEqual([['awaiting'], []]);
  });
});
