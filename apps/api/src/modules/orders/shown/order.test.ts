/** Tests of an order as its customer sees it (RL-07, OD-01, BL-13, RO-02, case 60). */
import type { OrderView } from '@tianguis/contract';
import { addCustomerOrder, type TestOrder } from '@tianguis/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { withCheckout } from '../../checkout/test-checkout.ts';

const { buyer, call, clear, pool, product, stock, session, customer } = await withCheckout();
beforeEach(() => clear());

/** A customer without a cart. */
async function shopper(email = 'ana@correo.mx') {
  const id = await customer({ email });
  const headers = { authorization: `Bearer ${(await session(email)).access_token}` };
  return {
    id,
    get: (number: string) => call('GET', `/app/v1/pedidos/${number}`, { headers }),
    again: (number: string, key?: string) =>
      call('POST', `/app/v1/pedidos/${number}/comprar-de-nuevo`, {
        headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      }),
    cart: async (): Promise<string[]> =>
      (await call('GET', '/cart/api/v1', { headers })).body.data.products.map(
        (line: { id: number; childrenSku: string; wanted: number }) => `${line.id} ${line.childrenSku} ${line.wanted}`,
      ),
    order: (order: Partial<TestOrder> = {}) =>
      addCustomerOrder(pool, { customer: id, parcels: [{ lines: [{ product: 7 }] }], ...order }),
    async shown(order: Partial<TestOrder>): Promise<OrderView> {
      const { status, body } = await this.get(await this.order(order));
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      return body.data;
    },
  };
}

test('OD-01 an order is as it was that day, whatever became of product, seller, coupon and address', async () => {
  await product(7, { price: 10_000, stock: 5, weight_grams: 100, title: 'Comal de barro' });
  await pool.query(`insert into coupons (code, description, amount) values ('HOLA', '-', 1000)`);
  const ana = await buyer();
  await ana.add([{ id: 7, cart_quantity: 2 }]);
  await ana.send('PUT', '/cupon', { codigo: 'HOLA' });
  const quote = await ana.quote();
  const { body } = await ana.place(quote, { dedicatoria: 'Para ti' });
  const path = `/app/v1/pedidos/${body.data.pedido}`;
  const read = async () => (await call('GET', path, { headers: ana.headers })).body.data;
  const before: OrderView = await read();
  const [parcel] = before.parcels;
  expect(before).toMatchObject({
    ...{ pedido: body.data.pedido, placed_at: '2026-12-01T16:00:00.000Z', ended_at: null, is_test: false },
    ...{ status: { word: 'esperando pago', track: 'payment' }, goods: 20_000, discount: 1_000, coupon: 'HOLA' },
    payment: {
      ...{ state: 'awaiting', pay_until: '2026-12-01T16:30:00.000Z' },
      tenders: [{ kind: 'card', amount: quote.total, card: null, months: 1 }],
    },
    ...{ total: quote.total, shipping: quote.shipping, gift_note: 'Para ti', refunds: [], today: '2026-12-01' },
    ...{ can_pay: true, can_change: true, can_cancel: true },
    address: { nombre: 'Ana Ríos', colonia: 'Roma Norte', codigoPostal: '06700', estado: 'Ciudad de México' },
  });
  expect(before.texts).toEqual(
    Object.entries(quote.texts)
      .filter(([name]) => name !== 'oferta')
      .map(([name, version]) => ({ name, version })),
  );
  expect(parcel).toMatchObject({
    ...{ delivery: 'carrier', seller: { id: 1, name: 'Tienda 1' }, place: null, shipping: quote.shipping },
    promised: quote.parcels[0]?.arrives,
  });
  expect(parcel?.lines).toEqual([
    {
      ...{ id: 7, childrenSku: '7-U', title: 'Comal de barro', brand: expect.any(String), options: [], picture: null },
      ...{ pieces: 2, list_price: 200_000, price: 10_000, discount: 1_000, slug: expect.any(String) },
      ...{ line: 1, cancelled: 0, cancellable: 2, returnable: 0, return_until: null },
    },
  ]);
  await pool.query(`update stores set name = 'Otro' where id = 1; delete from coupons`);
  await ana.move({ calle: 'Otra calle' });
  await pool.query('delete from products');
  const after: OrderView = await read();
  await pool.query(`update stores set name = 'Tienda 1' where id = 1`);
  const lines = parcel?.lines.map((line) => ({ ...line, slug: null }));
  expect(after).toEqual({ ...before, parcels: [{ ...parcel, lines }] });
});

describe('RO-02 case 60 the order of another customer', () => {
  test('is not found, like an unknown one, and nobody without a session sees it', async () => {
    const [ana, beto] = [await shopper(), await shopper('beto@correo.mx')];
    const number = await ana.order();
    const other = String((Number(number) + 1) % 1e10).padStart(10, '0');
    const bodies = [];
    for (const send of [beto.get, beto.again])
      for (const one of [number, other]) {
        const { status, body } = await send(one);
        bodies.push([status, { ...body, request_id: '' }]);
      }
    expect(bodies).toEqual(bodies.map(() => [404, expect.objectContaining({ code: 'ORDER_NOT_FOUND' })]));
    expect(new Set(bodies.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await beto.cart()).toEqual([]);
    expect((await call('GET', `/app/v1/pedidos/${number}`)).status).toBe(401);
    expect((await call('POST', `/app/v1/pedidos/${number}/comprar-de-nuevo`)).status).toBe(401);
    // The order of an erased account is nobody's.
    await pool.query('update orders set customer_id = null');
    expect((await ana.get(number)).status).toBe(404);
  });

  test.each(['1', '123456789', '12345678901', 'abcdefghij', '%00', "1234567890'", '１２３４５６７８９０'])(
    'the number %s is refused',
    async (number) => {
      const { status } = await (await shopper()).get(encodeURIComponent(decodeURIComponent(number)));
      expect(status).toBe(400);
    },
  );
});

describe('RL-07 BL-13 the parcels', () => {
  const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

  test('each has its own steps with their moments, carrier and number', async () => {
    const ana = await shopper();
    const { parcels, status, can_cancel } = await ana.shown({
      parcels: [
        {
          ...{ state: 'delivered', carrier: 'Estafeta', tracking: 'MX-1', collectedAt: at(8), deliveredAt: at(12) },
          lines: [{ product: 7 }],
        },
        { state: 'preparing', store: { id: 2, name: 'Otra' }, lines: [{ product: 8, options: { Talla: 'M' } }] },
      ],
      events: [
        { at: at(1), kind: 'placed' },
        { at: at(2), kind: 'all_received', to: 'paid' },
        { at: at(3), kind: 'preparation', to: 'preparing', parcel: 0 },
        { at: at(4), kind: 'preparation', to: 'preparing', parcel: 1 },
        { at: at(5), kind: 'collection_request', to: 'collecting', parcel: 0 },
      ],
    });
    expect([status.word, can_cancel]).toEqual(['preparando tu producto', true]);
    expect(parcels.map(({ seller, carrier, tracking }) => [seller.name, carrier, tracking])).toEqual([
      ['Tianguis', 'Estafeta', 'MX-1'],
      ['Otra', null, null],
    ]);
    expect(parcels.map(({ steps }) => steps.map(({ state, at: moment }) => [state, moment]))).toEqual([
      [
        ['done', at(2)],
        ['done', at(3)],
        ['done', at(5)],
        ['done', at(8)],
        ['done', at(12)],
      ],
      [
        ['done', at(2)],
        ['current', at(4)],
        ['next', null],
        ['next', null],
        ['next', null],
      ],
    ]);
    expect(parcels.map(({ lines }) => lines.map(({ id, options }) => [id, options]))).toEqual([
      [[7, []]],
      [[8, [{ name: 'Talla', value: 'M' }]]],
    ]);
  });

  test('a step that was left out is done without a moment; the first payment authorises', async () => {
    const { parcels } = await (await shopper()).shown({
      parcels: [{ state: 'on_the_way', collectedAt: at(8), lines: [{ product: 7 }] }],
      events: [
        { at: at(2), kind: 'all_received', to: 'paid' },
        { at: at(6), kind: 'dispute', to: 'disputed' },
        { at: at(7), kind: 'dispute_won', to: 'paid' },
      ],
    });
    expect(parcels[0]?.steps.map((step) => step.at)).toEqual([at(2), null, null, at(8), null]);
  });

  test('a pick-up names its shop, and a cancelled parcel has no steps', async () => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into shipping_places (code, name, kind, postal_code, address, opening_hours, cutoff, work_days, handling_days)
       values ('roma', 'Tienda Roma', 'shop', '06700', 'Orizaba 101', 'De 10 a 20', 600, 127, 0) returning id`,
    );
    const { parcels } = await (await shopper()).shown({
      parcels: [
        { service: 'pickup', state: 'ready', place: rows[0]?.id ?? 0, lines: [{ product: 7 }] },
        { state: 'cancelled', lines: [{ product: 8 }] },
        { service: 'digital', state: 'delivered', lines: [{ product: 9 }] },
      ],
    });
    await pool.query(`delete from shipping_places where code = 'roma'`);
    expect(parcels.map(({ delivery, place, status }) => [delivery, place?.name, status.word])).toEqual([
      ['pickup', 'Tienda Roma', 'listo para recoger'],
      ['carrier', undefined, 'cancelado'],
      ['digital', undefined, 'entregado'],
    ]);
    expect(parcels[0]?.place).toEqual({ name: 'Tienda Roma', address: 'Orizaba 101', opening_hours: 'De 10 a 20' });
    expect(parcels.map(({ steps }) => steps.length)).toEqual([4, 0, 2]);
  });
});

test('RL-07 refunds are shown, also of money that no order took', async () => {
  const shown = await (await shopper()).shown({
    parcels: [{ state: 'cancelled', lines: [{ product: 7 }] }],
    refunds: [
      { amount: 9_000, state: 'made', at: '2026-12-01T10:00:00Z' },
      { amount: 1_000, state: 'due', at: '2026-12-01T11:00:00Z', cause: 'not applied' },
    ],
  });
  expect(shown.refunds).toMatchObject([
    { amount: 9_000, state: 'made', at: '2026-12-01T10:00:00.000Z' },
    { amount: 1_000, state: 'due', at: '2026-12-01T11:00:00.000Z' },
  ]);
  expect([shown.status, shown.can_cancel]).toEqual([{ word: 'reembolso realizado', track: 'refund' }, false]);
});

test('RL-07 an order names the card and the months of the try that paid, and of no try that failed', async () => {
  const ana = await shopper();
  const number = await ana.order({ payment: 'paid' });
  const attempt = (state: string, last4: string, months: number | null, minutes: number) =>
    pool.query(
      `insert into payment_attempts (tender_id, provider, provider_id, amount, state, months, details, created_at)
       select t.id, 'demo', $3, t.amount, $2, $4, jsonb_build_object('card', jsonb_build_object(
                'brand', 'visa', 'last4', $3::text, 'token', 'x')), now() + make_interval(mins => $5)
         from order_tenders t join orders o on o.id = t.order_id where number = $1`,
      [number, state, last4, months, minutes],
    );
  await attempt('declined', '0002', null, 0);
  await attempt('applied', '4242', 6, 1);
  await attempt('declined', '0127', null, 2);
  const { payment }: OrderView = (await ana.get(number)).body.data;
  expect(payment.tenders).toEqual([
    { kind: 'card', amount: expect.any(Number), card: { brand: 'visa', last4: '4242' }, months: 6 },
  ]);
});

test('CO-07 only an unpaid order that is paid here can be changed', async () => {
  const ana = await shopper();
  const canChange = async (order: Partial<TestOrder>) => (await ana.shown(order)).can_change;
  expect(await canChange({ payment: 'awaiting' })).toBe(true);
  for (const payment of ['charging', 'partial', 'authorised', 'paid', 'expired'])
    expect(await canChange({ payment }), payment).toBe(false);
  expect(await canChange({ payment: 'awaiting', isTest: true })).toBe(false);
  const number = await ana.order({ payment: 'awaiting', way: 'oxxo' });
  await pool.query(
    `insert into payment_attempts (tender_id, provider, provider_id, amount, expires_at)
     select t.id, 'demo', 'pay_1', t.amount, now() + interval '3 days' from order_tenders t join orders o on o.id = t.order_id where number = $1`,
    [number],
  );
  expect((await ana.get(number)).body.data.can_change).toBe(false);
});

describe('RL-07 "comprar de nuevo"', () => {
  const goods = [
    { product: 7, sku: '7-U', title: 'Comal de barro', pieces: 2 },
    { product: 8, sku: '8-U', title: 'Molcajete' },
    { product: 9, sku: '9-U', title: 'Metate' },
  ];

  test('adds the goods, names what is gone, sold out or short, and repeats nothing with the same key', async () => {
    await product(7, { stock: 5 });
    await product(8, { stock: 0 });
    const ana = await shopper();
    // The pieces of a line in two parcels are bought together.
    const number = await ana.order({ parcels: [{ lines: goods }, { lines: [{ product: 7, sku: '7-U', pieces: 9 }] }] });
    const { status, body } = await ana.again(number, 'clave-de-prueba');
    expect(status).toBe(200);
    expect(body.data.added).toBe(1);
    expect(body.data.notices.map(({ msg }: { msg: string }) => msg)).toEqual([
      'De “Producto 7” quedan 5 piezas.',
      '“Producto 8” está agotado por ahora.',
      '“Metate” ya no se vende.',
    ]);
    expect(await ana.cart()).toEqual(['7 0 5']);
    await stock(7, 20);
    expect((await ana.again(number, 'clave-de-prueba')).body).toEqual(body);
    expect(await ana.cart()).toEqual(['7 0 5']);
    expect((await ana.again(number, 'otra-clave')).body.data).toMatchObject({ added: 1 });
    expect(await ana.cart()).toEqual(['7 0 16']);
  });

  test('without a key, the same call a moment later adds nothing; both at once add once', async () => {
    await product(7, { stock: 50 });
    const ana = await shopper();
    const number = await ana.order({ parcels: [{ lines: goods.slice(0, 1) }] });
    await Promise.all([ana.again(number), ana.again(number), ana.again(number)]);
    expect(await ana.cart()).toEqual(['7 0 2']);
    const keyed = await Promise.all(['a', 'a', 'a'].map((key) => ana.again(number, `clave-${key}-larga`)));
    expect(new Set(keyed.map(({ body }) => JSON.stringify(body.data))).size).toBe(1);
    expect(await ana.cart()).toEqual(['7 0 4']);
    expect((await ana.again(number, 'corta')).status).toBe(400);
    expect((await ana.again(await ana.order(), 'clave-a-larga')).status).toBe(422);
  });
});
