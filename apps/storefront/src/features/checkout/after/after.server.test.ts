import { wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { asAction, type Call, formOf, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { sessionOf } from '../card/card-frame.tsx';
import { attemptOf, compra, order, paymentViewOf } from '../testing/test-checkout.ts';
import { pathOfAttempt, payAgain } from './read-payment.server.ts';
import { toAfter } from './to-after.server.ts';

const known = {
  now: Date.parse('2027-01-15T08:00:00Z'),
  resolve: (address: string) => `http://banco${address}`,
  offersInvoices: true,
};
const kindOf = (more: Parameters<typeof paymentViewOf>[0]) => toAfter(paymentViewOf(more), known).state;

describe('the page after an order', () => {
  test.each<[string, Parameters<typeof paymentViewOf>[0], string]>([
    ['paid', { state: 'paid', attempt: attemptOf({ state: 'applied' }) }, 'paid'],
    ['disputed', { state: 'disputed' }, 'paid'],
    ['authorised', { state: 'authorised' }, 'review'],
    ['charging', { state: 'charging', attempt: attemptOf() }, 'unknown'],
    ['charging, and the answer is lost', { state: 'charging', attempt: attemptOf({ state: 'unknown' }) }, 'unknown'],
    ['charging, and the bank asks', { state: 'charging', attempt: attemptOf({ challenge: '/3ds/1' }) }, 'challenge'],
    ['awaiting, and declined', { attempt: attemptOf({ state: 'declined', decline: 'declined' }) }, 'declined'],
    ['awaiting without a try', {}, 'unpaid'],
    ['awaiting a slip without an answer', { attempt: attemptOf({ way: 'oxxo' }) }, 'unknown'],
    ['expired', { state: 'expired', attempt: attemptOf({ state: 'closed' }) }, 'ended'],
    ['cancelled', { state: 'cancelled' }, 'ended'],
  ])('RL-08 an order that is %s', (_name, more, kind) => expect(kindOf(more).kind).toBe(kind));

  test('PA-02 PA-03 PA-04 says card and plan, slip, or transfer', () => {
    const card = { brand: 'visa', last4: '4242' };
    expect(kindOf({ state: 'paid', attempt: attemptOf({ state: 'applied', card, months: 12 }) })).toEqual({
      ...{ kind: 'paid', by: 'Visa •••• 4242' },
      // 12 payments add up to $1,349.00.
      plan: '12 meses sin intereses: 1 × $112.49 y 11 × $112.41 ($1,349)',
    });
    const expires_at = '2027-01-19T06:00:00Z';
    expect(
      kindOf({ attempt: attemptOf({ way: 'oxxo', expires_at, slip: { reference: '93000012345678' } }) }),
    ).toMatchObject({
      ...{ kind: 'slip', groups: '9300 0012 3456 78', bars: { width: 132 } },
      until: 'el lunes 18 de enero a las 23:59',
    });
    const transfer = { clabe: '646180157000000004', bank: 'STP', beneficiary: 'Tianguis', concept: order };
    expect(
      kindOf({ state: 'partial', received: 100, attempt: attemptOf({ way: 'spei', expires_at, transfer }) }),
    ).toMatchObject({
      ...{ kind: 'transfer', clabe: '646180157000000004', groups: '646 180 15700000000 4', concept: order },
    });
    expect(kindOf({ attempt: attemptOf({ challenge: '/3ds/1' }) })).toEqual({
      kind: 'challenge',
      to: 'http://banco/3ds/1',
    });
  });

  test('PA-04 PA-07 says what of a transfer is safe and what to do, if another way was chosen meanwhile', () => {
    const part = { state: 'partial', received: 50_000, missing: 150_000 } as const;
    const expires_at = '2027-01-19T06:00:00Z';
    const slip = { way: 'oxxo', amount: 200_000, expires_at, slip: { reference: '93000012345678' } } as const;
    const shown = (attempt: Parameters<typeof attemptOf>[0]) =>
      toAfter(paymentViewOf({ ...part, attempt: attemptOf(attempt) }), known);
    // The slip is paid as a whole, whatever arrived.
    expect(shown(slip)).toMatchObject({
      state: { kind: 'slip', amount: 200_000 },
      held:
        'Ya recibimos $500 de tu transferencia y están seguros. Tu ficha es por $2,000: si la pagas, los $500 quedan ' +
        'en tu saldo a favor. También puedes transferir solo los $1,500 que faltan.',
    });
    for (const state of ['declined', 'closed'] as const)
      expect(shown({ state }).held).toBe(
        'Ya recibimos $500 de tu transferencia y están seguros. Transfiere los $1,500 que faltan. Si no llegan a ' +
          'tiempo, te regresamos lo que recibimos.',
      );
    const transfer = { clabe: '646180157000000004', bank: 'STP', beneficiary: 'Tianguis', concept: order };
    expect(shown({ way: 'spei', expires_at, transfer })).toMatchObject({
      ...{ state: { kind: 'transfer', plainAmount: '1500.00' }, held: undefined },
    });
    expect(toAfter(paymentViewOf(), known).held).toBeUndefined();
  });

  test('RT-29 names the credit that paid, with its ending', () => {
    expect(
      toAfter(paymentViewOf({ state: 'paid', credit_ending: '2615', tenders: [{ kind: 'credit', amount: 134_900 }] }), {
        ...{ ...known, creditLabel: 'Crédito Tianguis' },
      }).state,
    ).toMatchObject({ by: 'Crédito Tianguis •••• 2615' });
  });

  test('AF-03 offers the invoice of an order that is paid, unless it cost nothing', () => {
    const hrefOf = (more: Parameters<typeof paymentViewOf>[0]) => toAfter(paymentViewOf(more), known).invoiceHref;
    expect(hrefOf({ state: 'paid' })).toBe(`/mi-cuenta/mis-pedidos/${order}/factura`);
    for (const more of [{ state: 'paid', total: 0 }, { state: 'authorised' }, { state: 'disputed' }, {}] as const)
      expect(hrefOf(more)).toBeUndefined();
    expect(toAfter(paymentViewOf({ state: 'paid' }), { ...known, offersInvoices: false }).invoiceHref).toBeUndefined();
  });

  test('PA-06 is read again soon while the bank has not answered, and not at all once it is paid', () => {
    const seconds = (more: Parameters<typeof paymentViewOf>[0]) => toAfter(paymentViewOf(more), known).refreshSeconds;
    expect(seconds({ state: 'charging' })).toBe(5);
    expect(seconds({ state: 'paid' })).toBeUndefined();
    expect(toAfter(paymentViewOf(), known).checked).toBe('02:00:00');
  });
});

const config = { offer: wholeOffer } as ShopContext['config'];
const request = new Request('http://localhost:3000/x', { headers: { host: 'localhost:3000' } });

async function run<T>(
  reply: (call: Call) => { status: number; body?: unknown },
  work: Parameters<typeof asAction<T>>[1],
) {
  const own = shop(signedIn(), reply, { config, publicOrigin: 'http://localhost:3000', acquirerPort: 3001 });
  const result = await asAction(own.context, work).catch((thrown: unknown) => thrown);
  const sent = own.calls.filter(({ method }) => method !== 'GET');
  return { result, calls: own.calls, sent: sent.map(({ path, body }) => [path, body && JSON.parse(body)]) };
}
const success = (data: unknown): { status: number; body: unknown } => ({
  status: 200,
  body: { status: 'success', data },
});

describe('PA-07 another try', () => {
  const pay = (fields: Record<string, string>, reply = success({ pedido: order, repetido: false, siguiente: null })) =>
    run(
      () => reply,
      (context) => payAgain(context, request, order, formOf(fields), false),
    );
  const regreso = 'http://localhost:3000/comprar/regreso';

  test.each<[Record<string, string>, object]>([
    [{ pago: 'oxxo' }, { regreso, forma: 'oxxo' }],
    [
      { pago: 'tarjeta', sesion: 'cs_1' },
      { regreso, forma: 'card', sesion: 'cs_1' },
    ],
    [{ pago: 'tarjeta:c1' }, { regreso, forma: 'card', tarjeta: 'c1' }],
    [
      { pago: 'tarjeta:c1', 'meses.c1': '3', 'meses.c2': '6', meses: '9' },
      { regreso, forma: 'card', tarjeta: 'c1', meses: 3 },
    ],
    [
      { pago: 'tarjeta:c1', 'meses.c1': '1', 'meses.c2': '6' },
      { regreso, forma: 'card', tarjeta: 'c1' },
    ],
    [
      { pago: 'tarjeta', sesion: 'cs_1', meses: '12', 'meses.c1': '3' },
      { regreso, forma: 'card', sesion: 'cs_1', meses: 12 },
    ],
    [
      { pago: 'spei', 'meses.c1': '3', meses: '3' },
      { regreso, forma: 'spei' },
    ],
  ])('by %j', async (fields, json) => {
    const { result, sent } = await pay(fields);
    expect(sent).toEqual([[`/app/v1/pedidos/${order}/pagar`, json]]);
    expect(result).toEqual({ to: `/comprar/gracias/${order}` });
  });

  test('by a card that is typed first, or nothing', async () => {
    const typed = await pay({ pago: 'otra' }, success({ page: '/tarjeta/cs_1', frame: '/marco/cs_1' }));
    expect(typed.sent).toEqual([
      [`/app/v1/pedidos/${order}/tarjeta`, { regreso: `http://localhost:3000/pedido/${order}/pagar` }],
    ]);
    expect(typed.result).toEqual({ to: 'http://127.0.0.1:3001/tarjeta/cs_1' });
    expect((await pay({})).result).toMatchObject({
      result: { status: 'invalid', fieldErrors: { pago: 'Elige cómo quieres pagar.' } },
    });
  });

  test.each(['CHARGE_UNKNOWN', 'ORDER_NOT_UNPAID', 'PART_RECEIVED'])(
    '%s leads to the order, so that nobody pays twice',
    async (code) => {
      const { result } = await pay({ pago: 'spei' }, { status: 409, body: { status: 409, code, msg: 'No.' } });
      expect(result).toEqual({ to: `/comprar/gracias/${order}` });
    },
  );

  test('that is declined leads to the next try, with the same page', async () => {
    const view = paymentViewOf({ attempt: attemptOf({ state: 'declined', decline: 'declined' }) });
    const { result } = await run(
      ({ method }) => success(method === 'GET' ? view : { pedido: order, repetido: false, siguiente: null }),
      (context) => payAgain(context, request, order, formOf({ pago: 'tarjeta:c1' }), false),
    );
    expect(result).toEqual({ to: `/pedido/${order}/pagar` });
  });

  test('in months that do not apply any more is said, and the choice stays', async () => {
    const msg = 'Ese plan de meses no aplica. Elige otra vez en cuántos pagos.';
    const { result } = await pay(
      { pago: 'tarjeta:c1', 'meses.c1': '6' },
      {
        status: 422,
        body: { status: 422, code: 'VALIDATION_FAILED', msg: 'No.', fields: [{ name: 'meses', code: 'WRONG', msg }] },
      },
    );
    expect(result).toMatchObject({
      result: { status: 'failed', message: msg, values: { pago: 'tarjeta:c1', 'meses.c1': '6' } },
    });
  });

  test.each<[string, boolean, string]>([
    ['declined', true, `/pedido/${order}/pagar`],
    ['declined', false, `/comprar/gracias/${order}`],
    ['applied', false, `/comprar/gracias/${order}`],
  ])('PA-01 after the bank, a try that is %s leads on', async (state, can_pay, to) => {
    const view = paymentViewOf({ can_pay, attempt: attemptOf({ state: state as 'declined' }) });
    const { result } = await run(
      ({ path }) => success(path.endsWith('/pago') ? view : { pedido: order }),
      (context) => pathOfAttempt(context, compra),
    );
    expect(result).toBe(to);
  });
});

test('PA-01 only a message of the acquirer’s frame and origin names a typed card', () => {
  const contentWindow = {} as Window;
  const frame = { src: 'http://127.0.0.1:3001/marco/cs_1', contentWindow };
  const message = { origin: 'http://127.0.0.1:3001', source: contentWindow, data: { type: 'tarjeta', sesion: 'cs_1' } };
  expect(sessionOf(message, frame)).toBe('cs_1');
  for (const wrong of [
    { origin: 'http://localhost:3001' },
    { source: {} as Window },
    { data: { type: 'otra', sesion: 'cs_1' } },
    { data: { type: 'tarjeta', sesion: '<x>' } },
    { data: 'tarjeta' },
    { data: null },
  ])
    expect(sessionOf({ ...message, ...wrong }, frame), JSON.stringify(wrong)).toBeUndefined();
  expect(sessionOf(message, null)).toBeUndefined();
});
