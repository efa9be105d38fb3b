import { wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { asAction, formOf, shop, signedIn } from '../../shared/session/test-session.server.ts';
import { openCheckout } from './open.server.ts';
import { readStep } from './read-checkout.server.ts';
import { chooseAddress, chooseDelivery, choosePayment } from './step-actions.server.ts';
import { document, more, request, run } from './testing/test-actions.server.ts';
import { compra, groupOf, home, order, pickUpOnly, quoteOf, viewOf } from './testing/test-checkout.ts';
import { paymentOf } from './to-page.server.ts';

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
    ['with a pick-up or nothing is shown', { groups: [groupOf(1), pickUpOnly()] }, 'envio', undefined],
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
    const thrown = await asAction(own.context, (context) =>
      openCheckout(context, new URL('http://shop/comprar')),
    ).catch((one) => one);
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

  test('PA-05 the summary says what the balance pays, and what is left to pay', async () => {
    const paidBy = async (balance: number) => (await step(viewOf({ quote: quoteOf({ balance }) }), 'revisar')).result;
    expect(await paidBy(0)).toMatchObject({ page: { totals: { total: 42_900, paidBy: [] } } });
    expect(await paidBy(30_000)).toMatchObject({
      page: {
        totals: {
          total: 42_900,
          paidBy: [
            { label: 'De tu saldo a favor', amount: '−$300' },
            { label: 'Te falta pagar', amount: '$129' },
          ],
        },
      },
    });
  });

  test('CO-04 before an address is known, the lines are estimated and the shipping is "desde"', async () => {
    const line = { id: 7, childrenSku: 'A-1', title: 'Taza', pieces: 2, wanted: 2, price: 20_000 };
    const estimate = { lines: [line], goods: 40_000, discount: 5_000, shipping_from: 7_900 };
    const { result, calls } = await step(
      viewOf({ step: 'direccion', address: null, quote: null, groups: [], estimate }),
      'direccion',
    );
    expect(result).toMatchObject({
      page: {
        lines: [{ key: '7 A-1', pieces: 2, amount: 40_000, picture: '/imagenes/a-320.webp' }],
        totals: { total: 35_000, isKnown: false, shippingFrom: 7_900 },
      },
    });
    expect(calls).toHaveLength(1);
  });
});

describe('opening a checkout', () => {
  const open = (fields: Record<string, string>) =>
    run(
      () => document(viewOf({ step: 'pago' })),
      (context) => openCheckout(context, new URL(`http://shop/comprar?${new URLSearchParams(fields)}`)),
    );

  test('CO-02 leads to the first incomplete step', async () => {
    const { result, sent } = await open({});
    expect(result).toBe(`/comprar/pago?compra=${compra}`);
    expect(sent).toEqual([{}]);
  });

  test('CO-02 an id that is none is no page, and the API is not asked', async () => {
    const { result, calls } = await open({ compra: 'x' });
    expect(result).toMatchObject({ init: { status: 404 } });
    expect(calls).toEqual([]);
  });
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

  test('CO-03 the option of each group is stored; a group that stays in the cart has none', async () => {
    const form = formOf({ 'entrega.3 a': 'pickup', 'entrega.4': 'express', 'entrega.3-shops': '', otro: 'x' });
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

describe('RT-29 the store credit', () => {
  const credit = { label: 'Crédito Tianguis', ending: '2615', available: 500_000, due: '2027-01-09' };

  test('stands beside the other ways with its ending, what is available, and the date of its one payment', () => {
    const { ways, way } = paymentOf(viewOf({ credit, way: 'credit' }));
    expect([way, ways.at(-1)]).toEqual([
      'credit',
      {
        ...{ way: 'credit', name: 'Crédito Tianguis •••• 2615', refused: undefined },
        until:
          'Tienes $5,000. Un solo pago a más tardar el 9 de enero, sin intereses ni comisiones. CAT 0.0 % sin IVA.',
      },
    ]);
  });

  test('that cannot pay the whole remainder is no way to pay', () =>
    expect(paymentOf(viewOf()).ways.map(({ way }) => way)).not.toContain('credit'));
});
