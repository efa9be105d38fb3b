import { wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { asAction, type Call, formOf, shop, signedIn } from '../../shared/session/test-session.server.ts';
import { openCheckout } from './open.server.ts';
import { mendLine, placeOrder } from './place.server.ts';
import { readStep } from './read-checkout.server.ts';
import { chooseAddress, chooseDelivery, choosePayment } from './step-actions.server.ts';
import { compra, groupOf, home, order, quoteOf, viewOf } from './test-checkout.ts';

const config = { offer: wholeOffer } as ShopContext['config'];
const more = { config, publicOrigin: 'http://localhost:3000', acquirerPort: 3001 };
const request = new Request('http://localhost:3000/x', { headers: { host: 'localhost:3000' } });
const document = (view = viewOf()) => ({ status: 200, body: { status: 'success', data: view } });
const cart = { total_items: 0, metadata: { version: 9 }, products: [] };

/** Runs an action in a shop whose API answers as given. @returns its result or the redirect that it threw */
async function run<T>(
  reply: (call: Call) => { status: number; body?: unknown } | undefined,
  work: Parameters<typeof asAction<T>>[1],
) {
  const own = shop(
    signedIn(),
    (call) => (call.path.startsWith('/cart') ? { status: 200, body: { data: cart } } : reply(call)),
    more,
  );
  const result = await asAction(own.context, work).catch((thrown: unknown) => thrown);
  const to = result instanceof Response ? result.headers.get('location') : undefined;
  return {
    ...own,
    result,
    to,
    sent: own.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body && JSON.parse(body)),
  };
}
const step = (view: ReturnType<typeof viewOf>, name: Parameters<typeof readStep>[2], query = `?compra=${compra}`) =>
  run(
    () => document(view),
    (context) => readStep(context, new URL(`http://shop/comprar/${name}${query}`), name),
  );

describe('the step of a checkout', () => {
  test.each<[string, Partial<ReturnType<typeof viewOf>>, Parameters<typeof readStep>[2], string | undefined]>([
    ['that is complete is shown', {}, 'direccion', undefined],
    ['that is next is shown', {}, 'revisar', undefined],
    ['ahead leads to the first incomplete step', { step: 'pago' }, 'revisar', `/comprar/pago?compra=${compra}`],
    ['without a choice is left out', { step: 'pago' }, 'envio', `/comprar/pago?compra=${compra}`],
    ['with a choice is shown', { groups: [groupOf(2)] }, 'envio', undefined],
    [
      'of a checkout that has made its order leads to the order',
      { pedido: order },
      'revisar',
      `/comprar/gracias/${order}`,
    ],
    [
      'of an empty purchase leads to the cart',
      { quote: quoteOf({ lines: [], left_out: [] }) },
      'pago',
      '/carrito/detalle',
    ],
  ])('CO-02 a step %s', async (_name, view, name, to) => {
    expect((await step(viewOf(view), name)).to).toBe(to);
  });

  test('CO-02 without an id, a checkout is opened; another id is no page', async () => {
    expect((await step(viewOf(), 'pago', '')).to).toBe('/comprar');
    expect((await step(viewOf(), 'pago', '?compra=1')).result).toMatchObject({ init: { status: 404 } });
    const foreign = await run(
      () => ({ status: 404, body: { status: 404, code: 'CHECKOUT_NOT_FOUND', msg: 'No.' } }),
      (context) => readStep(context, new URL(`http://shop/comprar/pago?compra=${compra}`), 'pago'),
    );
    expect(foreign.result).toMatchObject({ init: { status: 404 } });
  });

  test('TR-01 a shop that offers no way to pay has no checkout', async () => {
    const closed = { offer: { ...wholeOffer, card: false, oxxo: false, spei: false, balance: false, credit: false } };
    const own = shop(signedIn(), () => document(), { ...more, config: closed as ShopContext['config'] });
    const thrown = await asAction(own.context, (context) => openCheckout(context, new URLSearchParams())).catch(
      (one) => one,
    );
    expect(thrown).toMatchObject({ init: { status: 404 } });
    expect(own.calls).toEqual([]);
  });

  test('CO-04 the page has every charge, and says which lines have fewer pieces or cannot be ordered', async () => {
    const { result } = await step(viewOf(), 'revisar');
    expect(result).toMatchObject({
      page: {
        steps: ['direccion', 'pago', 'revisar'],
        lines: [{ title: 'Taza', pieces: 2, wanted: 3, amount: 40_000, picture: '/imagenes/a-320.webp' }],
        leftOut: [{ key: '8 0', reason: 'sold-out' }],
        totals: { total: 42_900, discount: 5_000, coupon: 'BUENFIN', isKnown: true, shipping: [{ amount: 7_900 }] },
      },
    });
  });

  test('CO-04 before an address is known, the lines come from the cart and the shipping is "desde"', async () => {
    const line = { id: 7, childrenSku: 'A-1', title: 'Taza', cart_quantity: 2, pricing: { sales_price: 20_000 } };
    const products = [
      { ...line, pictures: [{ thumbnail: '/a.webp' }] },
      { ...line, cart_quantity: 0, pictures: [] },
    ];
    const own = shop(
      signedIn(),
      ({ path }) =>
        path.startsWith('/cart')
          ? { status: 200, body: { data: { ...cart, products } } }
          : document(viewOf({ step: 'direccion', address: null, quote: null, groups: [] })),
      more,
    );
    const found = await asAction(own.context, (context) =>
      readStep(context, new URL(`http://shop/comprar/direccion?compra=${compra}`), 'direccion'),
    );
    expect(found?.page).toMatchObject({
      lines: [{ key: '7 A-1', pieces: 2, amount: 40_000, picture: '/a.webp' }],
      totals: { total: 35_000, isKnown: false, shippingFrom: 7_900 },
    });
  });
});

describe('opening a checkout', () => {
  const open = (fields: Record<string, string>) =>
    run(
      () => document(viewOf({ step: 'pago' })),
      (context) => openCheckout(context, new URLSearchParams(fields)),
    );

  test('CO-02 leads to the first incomplete step', async () => {
    const { result, sent } = await open({});
    expect(result).toBe(`/comprar/pago?compra=${compra}`);
    expect(sent).toEqual([{}]);
  });

  test('CO-03 "Comprar ahora" opens a checkout of one product', async () => {
    const { sent } = await open({ producto: '7', variante: 'A-1', cantidad: '3' });
    expect(sent).toEqual([{ producto: { id: 7, childrenSku: 'A-1', pieces: 3 } }]);
    expect((await open({ producto: '7', variante: '', cantidad: '' })).sent[0]).toMatchObject({
      producto: { pieces: 1 },
    });
  });

  test.each([{ producto: 'x' }, { producto: '7', cantidad: '0' }, { producto: '7', cantidad: '1e3' }])(
    'ER-09 %j is no form of ours',
    async (fields) => {
      const { result, calls } = await open(fields);
      expect(result).toMatchObject({ init: { status: 400 } });
      expect(calls).toEqual([]);
    },
  );
});

describe('the forms of the steps', () => {
  const sent = { request, isScript: false };

  test('CO-02 the address, who receives and the gift note are stored, and the next step is the first incomplete one', async () => {
    const form = formOf({ direccion: home.id, recibe: ' Luz ', dedicatoria: 'Feliz día\r\nmamá' });
    const done = await run(
      () => document(),
      (context) => chooseAddress(context, compra, form),
    );
    expect(done.result).toEqual({ to: `/comprar/revisar?compra=${compra}` });
    expect(done.sent).toEqual([{ direccion: home.id, recibe: 'Luz', dedicatoria: 'Feliz día\nmamá' }]);
    const choice = await run(
      () => document(viewOf({ groups: [groupOf(2)] })),
      (context) => chooseAddress(context, compra, form),
    );
    expect(choice.result).toEqual({ to: `/comprar/envio?compra=${compra}` });
  });

  test('ER-09 without an address, and with a note that is too long, the typed texts stay', async () => {
    const none = await run(
      () => document(),
      (context) => chooseAddress(context, compra, formOf({ dedicatoria: 'Hola' })),
    );
    expect(none.result).toMatchObject({
      result: {
        status: 'invalid',
        values: { dedicatoria: 'Hola' },
        fieldErrors: { direccion: 'Elige a dónde lo enviamos.' },
      },
    });
    const form = formOf({ direccion: home.id, dedicatoria: 'a'.repeat(501), recibe: 'b'.repeat(101) });
    const long = await run(
      () => document(),
      (context) => chooseAddress(context, compra, form),
    );
    expect(long.result).toMatchObject({
      result: {
        status: 'invalid',
        fieldErrors: { recibe: expect.stringMatching(/100/), dedicatoria: expect.stringMatching(/500/) },
      },
    });
    expect(long.calls).toEqual([]);
  });

  test('CO-03 the option of each group is stored', async () => {
    const form = formOf({ 'entrega.3 a': 'pickup', 'entrega.4': 'express', otro: 'x' });
    const done = await run(
      () => document(),
      (context) => chooseDelivery(context, compra, form),
    );
    expect(done.sent).toEqual([{ entrega: { '3 a': 'pickup', '4': 'express' } }]);
    expect(done.result).toEqual({ to: `/comprar/revisar?compra=${compra}` });
  });

  test.each<[Record<string, string>, object]>([
    [{ pago: 'oxxo' }, { forma: 'oxxo' }],
    [
      { pago: 'tarjeta:c1', antes: 'tarjeta:c1', meses: '12' },
      { forma: 'card', tarjeta: 'c1', meses: 12 },
    ],
    // Months that the page showed for another card do not count.
    [
      { pago: 'tarjeta:c2', antes: 'tarjeta:c1', meses: '12' },
      { forma: 'card', tarjeta: 'c2' },
    ],
    [
      { pago: 'tarjeta', antes: 'tarjeta', meses: '1' },
      { forma: 'card', meses: 1 },
    ],
  ])('PA-01 PA-02 the payment %j is stored as %j', async (fields, json) => {
    const done = await run(
      () => document(),
      (context) => choosePayment(context, compra, formOf(fields), sent),
    );
    expect(done.sent).toEqual([json]);
  });

  test('PA-02 a card that was just chosen and has plans leads to the plans first', async () => {
    const plans = [{ months: 3, first: 14_300, rest: 14_300 }];
    const choose = (fields: Record<string, string>) =>
      run(
        () => document(viewOf({ plans })),
        (context) => choosePayment(context, compra, formOf(fields), sent),
      );
    expect((await choose({ pago: 'tarjeta:c1' })).result).toEqual({
      to: `/comprar/pago?compra=${compra}&ver=meses#meses`,
    });
    const again = { pago: 'tarjeta:c1', antes: 'tarjeta:c1', meses: '3' };
    expect((await choose(again)).result).toEqual({ to: `/comprar/revisar?compra=${compra}` });
  });

  test('PA-01 another card is typed at the acquirer, whose origin follows the Host', async () => {
    const page = () => ({
      status: 200,
      body: { status: 'success', data: { page: '/tarjeta/cs_1', frame: '/marco/cs_1' } },
    });
    const plain = await run(page, (context) => choosePayment(context, compra, formOf({ pago: 'otra' }), sent));
    expect(plain.result).toEqual({ to: 'http://127.0.0.1:3001/tarjeta/cs_1' });
    expect(plain.sent).toEqual([{ regreso: `http://localhost:3000/comprar/pago?compra=${compra}` }]);
    const script = await run(page, (context) =>
      choosePayment(context, compra, formOf({ pago: 'otra' }), { ...sent, isScript: true }),
    );
    expect(script.result).toMatchObject({
      result: { status: 'next', values: { marco: 'http://127.0.0.1:3001/marco/cs_1' } },
    });
  });

  test('PA-06 an acquirer that is away is said, and another way can be chosen', async () => {
    const away = await run(
      () => ({ status: 503, body: { status: 503, code: 'PROVIDER_AWAY', msg: 'No.' } }),
      (context) => choosePayment(context, compra, formOf({ pago: 'otra' }), sent),
    );
    expect(away.result).toMatchObject({ status: 503, result: { status: 'failed', values: { pago: 'otra' } } });
  });
});

describe('placing', () => {
  const form = formOf({ hash: 'h'.repeat(43), total: '42900' });
  const place = (reply: { status: number; body?: unknown } | undefined, own = form) =>
    run(
      () => reply,
      (context) => placeOrder(context, request, compra, own),
    );
  const placed = (siguiente: string | null) => ({
    status: 201,
    body: { status: 'success', data: { pedido: order, repetido: false, siguiente } },
  });

  test('CO-01 sends what the customer was shown, and leads to the order or to the bank', async () => {
    const done = await place(placed(null));
    expect(done.result).toEqual({ to: `/comprar/gracias/${order}` });
    expect(done.sent).toEqual([
      { compra, hash: 'h'.repeat(43), total: 42_900, regreso: 'http://localhost:3000/comprar/regreso' },
    ]);
    expect(done.scope.cookies.get('total_items')).toBe('0');
    expect((await place(placed('/3ds/pay_1'))).result).toEqual({ to: 'http://127.0.0.1:3001/3ds/pay_1' });
    // A form may lead to no other site, so the page after the order has the link.
    expect((await place(placed('https://banco.example/3ds'))).result).toEqual({ to: `/comprar/gracias/${order}` });
  });

  test('CO-01 a quote that changed has both totals and each difference, and orders nothing', async () => {
    const differences = [{ kind: 'price', line: '7 A-1', title: 'Taza', was: 20_000, is: 21_000 }];
    const body = {
      status: 409,
      code: 'QUOTE_CHANGED',
      msg: 'Cambió.',
      request_id: '1',
      shown_total: 42_900,
      differences,
    };
    const { result } = await place({
      status: 409,
      body: { ...body, quote: quoteOf({ hash: 'n'.repeat(43), total: 44_900 }) },
    });
    expect(result).toEqual({
      changed: {
        ...{ hash: 'n'.repeat(43), shownTotal: 42_900, total: 44_900, pieces: 2 },
        differences: [{ key: '7 A-1', text: 'Subió el precio de “Taza”: costaba $200 y ahora cuesta $210.' }],
        leftOut: [expect.objectContaining({ key: '8 0', reason: 'sold-out' })],
      },
    });
  });

  test.each<[string, { status: number; body?: unknown } | undefined, number | undefined, RegExp]>([
    [
      'a refusal',
      { status: 409, body: { status: 409, code: 'TOO_MANY_UNPAID', msg: 'Tienes tres.' } },
      409,
      /Tienes tres/,
    ],
    ['a lost answer', undefined, 503, /no se cobra dos veces/],
    ['a crash', { status: 500 }, 503, /no se cobra dos veces/],
    ['too many tries', { status: 429, body: { status: 429, code: 'TOO_MANY_REQUESTS', msg: 'No.' } }, 429, /Espera/],
  ])('CO-07 after %s the page says what is safe', async (_name, reply, status, message) => {
    const { result } = await place(reply);
    expect(result).toMatchObject({ status, result: { status: 'failed', message: expect.stringMatching(message) } });
  });

  test('PA-09 a purchase that needs a confirmation leads there, and back', async () => {
    const { result } = await place({ status: 403, body: { status: 403, code: 'CONFIRMATION_REQUIRED', msg: 'No.' } });
    expect(result).toEqual({
      to: `/mi-cuenta/confirmar?redirect=${encodeURIComponent(`/comprar/revisar?compra=${compra}`)}`,
    });
  });

  test.each([{ hash: 'x', total: '1' }, { hash: 'h'.repeat(43), total: '-1' }, { hash: 'h'.repeat(43) }])(
    'ER-09 %j orders nothing',
    async (fields) => {
      const { result, calls } = await place(placed(null), formOf(fields as Record<string, string>));
      expect(result).toMatchObject({ status: 400 });
      expect(calls).toEqual([]);
    },
  );

  test('CO-01 one press saves a line for later, or removes it', async () => {
    const mend = (accion: string, linea = '8 0') =>
      run(
        () => undefined,
        (context) => mendLine(context, compra, formOf({ accion, linea })),
      );
    const later = await mend('despues');
    expect(later.result).toEqual({ to: `/comprar/revisar?compra=${compra}` });
    expect(later.sent).toEqual([{ products: [{ id: 8, childrenSku: '0' }], a: 'despues' }]);
    expect((await mend('quitar')).sent).toEqual([{ products: [{ id: 8, childrenSku: '0', cart_quantity: 0 }] }]);
    expect((await mend('pagar')).result).toBeUndefined();
    expect((await mend('quitar', 'x')).result).toMatchObject({ status: 400 });
  });
});
