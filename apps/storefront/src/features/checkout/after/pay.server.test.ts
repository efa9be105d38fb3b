/** Tests of the page for another try: its choices, and the choice that it proposes (PA-07). */
import type { PaymentView } from '@tianguis/contract';
import { wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../../../shared/api/shop-context.ts';
import { asAction, shop, signedIn } from '../../../shared/session/test-session.server.ts';
import { monthsField } from '../checkout-data.ts';
import { attemptOf, order, paymentViewOf } from '../testing/test-checkout.ts';
import { readPay } from './read-payment.server.ts';

const card = (id: string, last4: string, months: number[] = []) => ({
  ...{ id, brand: 'visa', last4, expires: '12/30', kind: 'credit' },
  plans: months.map((count) => ({ months: count, first: 100, rest: 100 })),
});

/** The data of the page for a payment, and the path of the call. */
async function read(view: PaymentView, query = '') {
  const config = { offer: wholeOffer } as ShopContext['config'];
  const own = shop(signedIn(), () => ({ status: 200, body: { status: 'success', data: view } }), { config });
  const page = await asAction(own.context, (context) =>
    readPay(context, order, new URL(`http://shop/pedido/${order}/pagar${query}`)),
  );
  if (!page) throw new Error('the page was read');
  return { page, path: own.calls[0]?.path };
}

const declined = (decline: string, more: object = {}) =>
  attemptOf({ state: 'declined', decline, card: { brand: 'visa', last4: '4242' }, ...more });

describe('PA-07 the page for another try', () => {
  test('says why the last try failed, and offers the ways and cards of the order', async () => {
    const cards = [card('c1', '4242', [3]), card('c2', '0005')];
    const { page, path } = await read(
      paymentViewOf({ cards, attempt: declined('insufficient_funds'), missing: 42_900 }),
    );
    expect(path).toBe(`/app/v1/pedidos/${order}/pago`);
    expect(page).toMatchObject({ order, missing: 42_900, canPay: true, cards, card: undefined, takesCards: true });
    expect(page.why).toContain('no autorizó');
    expect(page.ways).toEqual([
      { way: 'card', refused: undefined, until: undefined },
      { way: 'oxxo', refused: expect.stringContaining('$10,000'), until: 'el lunes 18 de enero a las 23:59' },
    ]);
  });

  test.each<[string, Partial<PaymentView>, { first: string; months: number }]>([
    [
      'the bank’s confirmation was not done: the same card and months',
      { attempt: declined('challenge_failed', { months: 3 }) },
      { first: 'tarjeta:c1', months: 3 },
    ],
    [
      'the plan is gone: the same card in one payment',
      { attempt: declined('challenge_failed', { months: 6 }) },
      { first: 'tarjeta:c1', months: 1 },
    ],
    [
      'the bank refused the months: the same card in one payment',
      { attempt: declined('months_refused', { months: 3 }) },
      { first: 'tarjeta:c1', months: 1 },
    ],
    [
      'the card has no money: the customer chooses',
      { attempt: declined('insufficient_funds') },
      { first: '', months: 1 },
    ],
    ['the card has expired: the customer chooses', { attempt: declined('expired_card') }, { first: '', months: 1 }],
    ['the data are wrong: the customer chooses', { attempt: declined('wrong_data') }, { first: '', months: 1 }],
    ['the slip was not paid: the customer chooses', { attempt: attemptOf({ way: 'oxxo' }) }, { first: '', months: 1 }],
    [
      'another card was declined: the customer chooses',
      { attempt: declined('challenge_failed', { card: { brand: 'visa', last4: '9999' } }) },
      { first: '', months: 1 },
    ],
    [
      'two cards look the same: the customer chooses',
      { attempt: declined('challenge_failed'), cards: [card('c1', '4242'), card('c2', '4242')] },
      { first: '', months: 1 },
    ],
    [
      'there is no saved card: the form for a card is open',
      { attempt: declined('declined'), cards: [] },
      { first: 'otra', months: 1 },
    ],
    [
      'the provider takes no cards: the customer chooses',
      { attempt: declined('declined'), cards: [], takes_cards: false },
      { first: '', months: 1 },
    ],
  ])('if %s', async (_name, view, chosen) => {
    const { page } = await read(paymentViewOf({ cards: [card('c1', '4242', [3]), card('c2', '0005')], ...view }));
    expect(page).toMatchObject(chosen);
  });

  test('chooses the card that was just typed; a card that the acquirer does not know can be typed again', async () => {
    const typed = card('', '3063', [3]);
    const cards = [card('c1', '4242')];
    const { page, path } = await read(paymentViewOf({ typed, cards }), '?sesion=cs_1');
    expect(path).toBe(`/app/v1/pedidos/${order}/pago?sesion=cs_1`);
    expect(page).toMatchObject({ session: 'cs_1', card: typed, first: 'tarjeta', months: 1 });
    const saved = await read(paymentViewOf({ typed: cards[0] ?? null, cards }), '?sesion=cs_1');
    expect(saved.page.first).toBe('tarjeta:c1');
    expect((await read(paymentViewOf({ cards: [] }), '?sesion=cs_1')).page).toMatchObject({
      session: undefined,
      first: 'otra',
    });
    expect((await read(paymentViewOf(), '?sesion=%3Cx%3E')).path).toBe(`/app/v1/pedidos/${order}/pago`);
  });

  test('has a field of months for each card', () => {
    expect(['tarjeta', 'tarjeta:c1', 'tarjeta:c2'].map(monthsField)).toEqual(['meses', 'meses.c1', 'meses.c2']);
  });
});
