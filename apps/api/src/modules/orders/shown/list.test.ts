/** Tests of the list of a customer's orders (RL-02, BL-02, BL-13, RO-02). */
import type { OrderSummary, OrdersReply } from '@tianguis/contract';
import { addCustomerOrder, type TestOrder } from '@tianguis/testkit';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { withCarts } from '../../cart/test-carts.ts';

/** A Tuesday, 10:00 in Mexico City. */
const now = Date.parse('2026-12-01T16:00:00Z');
const { call, clear, customer, pool, session } = await withCarts({}, { clock: () => now });
beforeEach(async () => {
  await pool.query('truncate orders, stock_movements cascade');
  await clear();
});

async function buyer(email = 'ana@correo.mx') {
  const id = await customer({ email });
  const headers = { authorization: `Bearer ${(await session(email)).access_token}` };
  const get = (query = '') => call('GET', `/app/v1/pedidos${query}`, { headers });
  return {
    id,
    get,
    order: (order: Partial<TestOrder> = {}) =>
      addCustomerOrder(pool, { customer: id, parcels: [{ lines: [{ product: 7 }] }], ...order }),
    async list(query = ''): Promise<OrdersReply> {
      const { status, body } = await get(query);
      if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
      return body;
    },
    async numbers(query = ''): Promise<string[]> {
      return (await this.list(query)).data.orders.map(({ pedido }) => pedido);
    },
  };
}
const daysAgo = (days: number, hours = 0) => new Date(now - days * 86_400_000 - hours * 3_600_000).toISOString();

describe('RL-02 BL-02 the period', () => {
  test('is 30 days without `dias`; a day of Mexico City counts whole; `todos` has no start', async () => {
    const ana = await buyer();
    const today = await ana.order({ placedAt: daysAgo(0) });
    const edge = await ana.order({ placedAt: '2026-11-01T06:00:00Z' });
    const before = await ana.order({ placedAt: '2026-11-01T05:59:59Z' });
    const old = await ana.order({ placedAt: daysAgo(4_000) });
    expect(await ana.numbers()).toEqual([today, edge]);
    expect(await ana.numbers('?dias=30&pagina=1')).toEqual([today, edge]);
    expect(await ana.numbers('?dias=31')).toEqual([today, edge, before]);
    expect(await ana.numbers('?dias=9999')).toEqual([today, edge, before, old]);
    expect(await ana.numbers('?dias=todos')).toEqual([today, edge, before, old]);
    expect((await ana.list()).metadata).toEqual({
      ...{ total: 2, page: 1, page_size: 10, pages: 1, in_all: 4, today: '2026-12-01' },
    });
  });

  test.each(['0', '-1', '30.5', '1e3', '0x1e', '10000', '٣٠', 'todos%20', 'TODOS', '', '30&dias=60', "30'--", '%00'])(
    '`dias=%s` is refused',
    async (days) => {
      const { status, body } = await (await buyer()).get(`?dias=${days}`);
      expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
    },
  );
  test.each(['0', '-1', '1.5', '501', '9007199254740993', 'uno', ''])('`pagina=%s` is refused', async (page) => {
    const { status, body } = await (await buyer()).get(`?pagina=${page}`);
    expect([status, body.code]).toEqual([400, 'INVALID_REQUEST']);
  });
  test('an unknown parameter is refused', async () => {
    expect((await (await buyer()).get('?cliente=1')).status).toBe(400);
  });
});

describe('RL-02 pages', () => {
  test('are stable: each order is on one page, from new to old, also those of one moment', async () => {
    const ana = await buyer();
    const placed: { number: string; at: string }[] = [];
    for (let at = 0; at < 25; at++) {
      const placedAt = daysAgo(Math.floor(at / 12));
      placed.push({ number: await ana.order({ placedAt }), at: placedAt });
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await ana.numbers(`?pagina=${page}`));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(pages.flat().toSorted()).toEqual(placed.map(({ number }) => number).toSorted());
    const moments = pages.flat().map((number) => placed.find((one) => one.number === number)?.at ?? '');
    expect(moments).toEqual(moments.toSorted().toReversed());
    for (const page of [1, 2, 3]) expect(await ana.numbers(`?pagina=${page}`)).toEqual(pages[page - 1]);
    const past = await ana.list('?pagina=500');
    expect([past.data.orders, past.metadata.pages, past.metadata.total]).toEqual([[], 3, 25]);
  });
});

describe('RL-02 the search', () => {
  async function withTitles() {
    const ana = await buyer();
    const order = (title: string, number: string) =>
      ana.order({
        number,
        parcels: [
          {
            lines: [
              { product: 7, title },
              { product: 8, title: 'Comal de barro' },
            ],
          },
        ],
      });
    await order('Audífonos inalámbricos Ñandú 100% algodón_x', '0000012345');
    await order('Cámara "réflex" 50mm', '0000067890');
    return ana;
  }
  test.each([
    ['audifonos', ['0000012345']],
    ['AUDÍFONOS INALAMBRICOS', ['0000012345']],
    ['inalámbricos   audi', ['0000012345']],
    ['ñandu', ['0000012345']],
    ['100%', ['0000012345']],
    ['algodón_', ['0000012345']],
    ['“réflex”', ['0000067890']],
    ['camara audifonos', []],
    ['audifonos comal', []],
    ['comal', ['0000067890', '0000012345']],
    ['12345', ['0000012345']],
    ['#00000-67890', ['0000067890']],
    ['0000012345', ['0000012345']],
    ['50', ['0000067890']],
    ["'; drop table orders; --", []],
    ['%', ['0000067890', '0000012345']],
    ['_', ['0000067890', '0000012345']],
    ['   ', ['0000067890', '0000012345']],
    ['', ['0000067890', '0000012345']],
  ])('`%s` finds %j', async (text, found) => {
    const ana = await withTitles();
    expect((await ana.numbers(`?q=${encodeURIComponent(text)}`)).toSorted().toReversed()).toEqual(found);
  });

  test('finds only orders of the period, and only those of the customer', async () => {
    const ana = await withTitles();
    const old = await ana.order({
      ...{ number: '1111111111', placedAt: daysAgo(400) },
      parcels: [{ lines: [{ product: 7, title: 'Comal viejo' }] }],
    });
    expect(await ana.numbers('?q=viejo')).toEqual([]);
    expect(await ana.numbers('?q=viejo&dias=todos')).toEqual([old]);
    const beto = await buyer('beto@correo.mx');
    for (const query of ['?q=comal&dias=todos', '?q=0000012345', '?dias=todos'])
      expect(await beto.list(query)).toMatchObject({ data: { orders: [] }, metadata: { total: 0, in_all: 0 } });
  });

  test('refuses a zero byte and a text of more than 100 characters, and answers every other text', async () => {
    const ana = await withTitles();
    expect((await ana.get('?q=%00')).status).toBe(400);
    expect((await ana.get(`?q=${'a'.repeat(101)}`)).status).toBe(400);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (text) => {
        const { status } = await ana.get(`?q=${encodeURIComponent(text.toWellFormed())}`);
        expect(status).toBe(text.includes('\0') || [...text].length > 100 ? 400 : 200);
      }),
      { numRuns: 60, seed: 39 },
    );
  });
});

describe('RO-02 the customer', () => {
  test('sees own orders only; a call without a session is refused', async () => {
    const [ana, beto] = [await buyer(), await buyer('beto@correo.mx')];
    const [hers, his] = [await ana.order(), await beto.order()];
    expect([await ana.numbers(), await beto.numbers()]).toEqual([[hers], [his]]);
    expect((await call('GET', '/app/v1/pedidos')).status).toBe(401);
    const { headers } = await ana.get();
    expect(headers['cache-control']).toContain('no-store');
  });
});

describe('BL-13 an order of the list', () => {
  const first = async (order: Partial<TestOrder>): Promise<OrderSummary | undefined> => {
    const ana = await buyer();
    await ana.order(order);
    return (await ana.list()).data.orders[0];
  };
  test('has number, moment, total, word, promised and real arrival, pictures and titles', async () => {
    const lines = [
      { product: 7, sku: '7-M', title: 'Playera', options: { Talla: 'M' }, picture: '/imagenes/a-320.webp', pieces: 2 },
    ];
    const shown = await first({
      ...{ number: '0123456789', placedAt: '2026-11-30T18:00:00Z', way: 'oxxo' },
      parcels: [
        { state: 'delivered', promised: ['2026-12-02', '2026-12-04'], deliveredAt: '2026-12-01T15:00:00Z', lines },
        { state: 'on_the_way', shipping: 9_900, lines: [{ product: 7, sku: '7-M', pieces: 1 }, { product: 9 }] },
      ],
    });
    expect(shown).toEqual({
      ...{ pedido: '0123456789', placed_at: '2026-11-30T18:00:00.000Z', total: 49_900, is_test: false, way: 'oxxo' },
      ...{
        status: { word: 'en camino', track: 'shipping' },
        payment: 'paid',
        pay_until: null,
        can_pay: false,
        can_cancel: false,
        has_slip: false,
      },
      parcels: [
        {
          ...{ id: expect.any(String), delivery: 'carrier', status: { word: 'entregado', track: 'shipping' } },
          ...{ promised: { from: '2026-12-02', to: '2026-12-04' }, delivered_at: '2026-12-01T15:00:00.000Z' },
        },
        {
          ...{ id: expect.any(String), delivery: 'carrier', status: { word: 'en camino', track: 'shipping' } },
          ...{ promised: null, delivered_at: null },
        },
      ],
      lines: [
        {
          ...{ id: 7, childrenSku: '7-M', title: 'Playera', options: ['M'], picture: '/imagenes/a-320.webp' },
          pieces: 3,
        },
        { id: 9, childrenSku: '9', title: 'Producto 9', options: [], picture: null, pieces: 1 },
      ],
    });
  });

  const soon = '2026-12-01T17:00:00Z';
  test.each([
    ['awaiting', { paysUntil: soon }, 'esperando pago', true, true],
    ['awaiting', { paysUntil: daysAgo(0) }, 'esperando pago', false, true],
    ['charging', { paysUntil: soon }, 'esperando pago', false, false],
    ['partial', { paysUntil: soon }, 'esperando pago', false, true],
    ['authorised', {}, 'por autorizar', false, true],
    ['paid', {}, 'pedido autorizado', false, true],
    ['disputed', {}, 'pedido autorizado', false, false],
    ['expired', {}, 'venció', false, false],
    ['cancelled', {}, 'cancelado', false, false],
    ['awaiting', { paysUntil: soon, isTest: true }, 'pedido de prueba', false, false],
    ['paid', { isTest: true }, 'pedido de prueba', false, false],
  ] as const)('%s %j: %s, can be paid: %s, can be cancelled: %s', async (payment, more, word, pay, cancel) => {
    const parcels = [{ lines: [{ product: 7 }], ...(payment === 'disputed' && { state: 'authorised' }) }];
    const shown = await first({ payment, parcels, ...more });
    expect([shown?.status.word, shown?.can_pay, shown?.can_cancel, shown?.is_test]).toEqual([
      ...[word, pay, cancel, 'isTest' in more],
    ]);
  });

  test('the refund of a cancelled order replaces the shipping, and nothing can be cancelled', async () => {
    const shown = await first({
      parcels: [{ state: 'cancelled', lines: [{ product: 7 }] }],
      refunds: [{ amount: 10_000, state: 'asked' }],
    });
    expect(shown).toMatchObject({ status: { word: 'en proceso de reembolso', track: 'refund' }, can_cancel: false });
    await clear();
    const tooMuch = await first({ refunds: [{ amount: 100, state: 'asked', cause: 'not applied' }] });
    expect(tooMuch).toMatchObject({ status: { word: 'pedido autorizado', track: 'shipping' }, can_cancel: true });
  });
});
