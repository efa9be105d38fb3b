/** PA-06: payments at the acquirer, one test for each rule of its API. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { hours, minutes } from '../clock.ts';
import { isClabe, passesLuhn } from '../digits.ts';
import { startTestAcquirer, type TestAcquirer } from '../testing/test-acquirer.ts';

describe('card payments', () => {
  let shared: TestAcquirer;
  beforeAll(async () => {
    shared = await startTestAcquirer({ finish: afterAll });
  });

  test.each([
    ['4242424242424242', 'paid', null],
    ['5555555555554444', 'paid', null],
    ['4000056655665556', 'paid', null],
    ['378282246310005', 'paid', null],
    ['4000000000001976', 'paid', null],
    ['4000000000000002', 'declined', 'declined'],
    ['4000000000009995', 'declined', 'insufficient_funds'],
    ['4000000000000069', 'declined', 'expired_card'],
    ['4000000000000127', 'declined', 'wrong_data'],
    ['4000000000003220', 'challenge', null],
    ['4000000000003063', 'challenge', null],
    ['4000000000003055', 'challenge', null],
    // A number of no list.
    ['4111111111111111', 'declined', 'declined'],
  ])('PA-06 %s is %s (%s)', async (number, state, decline) => {
    const { payByCard, read } = shared;
    const payment = await payByCard(number);
    expect(payment).toMatchObject({ state, decline, amount: 134_900, currency: 'MXN', way: 'card', dispute: null });
    expect(payment.card?.last4).toBe(number.slice(-4));
    expect(payment.challenge).toBe(state === 'challenge' ? `/3ds/${payment.id}` : null);
    const amounts = payment.receipts.map(({ amount, currency }) => [amount, currency]);
    expect(amounts).toEqual(state === 'paid' ? [[134_900, 'MXN']] : []);
    expect(await read(payment.id)).toEqual(payment);
  });

  test.each([
    ['4242424242424242', 18, 'paid', null],
    ['378282246310005', 12, 'paid', null],
    ['378282246310005', 18, 'declined', 'months_refused'],
    ['4000056655665556', 3, 'declined', 'months_refused'],
    ['4242424242424242', 5, 'declined', 'months_refused'],
    ['4000000000001976', 3, 'declined', 'months_refused'],
    ['4000000000003220', 24, 'declined', 'months_refused'],
    ['4000000000009995', 24, 'declined', 'insufficient_funds'],
  ])('PA-07 %s in %i months is %s (%s)', async (number, months, state, decline) => {
    expect(await shared.payByCard(number, { months })).toMatchObject({ state, decline, months });
  });

  test('a card that has expired since it was saved is declined', async () => {
    const { typeCard, pay, advance } = await startTestAcquirer();
    const { token } = await typeCard('4242424242424242', { guardar: 'si', vence: '12/26' });
    await advance(hours(24 * 31));
    // The last day of December in Mexico City.
    expect((await pay({ way: 'card', card: token })).body.state).toBe('paid');
    await advance(hours(24));
    expect((await pay({ way: 'card', card: token })).body).toMatchObject({
      state: 'declined',
      decline: 'expired_card',
    });
  });

  test('an authorised payment has no receipt until it is captured, and is captured once', async () => {
    const { payByCard, call, read } = await startTestAcquirer();
    const { id, state, receipts } = await payByCard('4242424242424242', { capture: false });
    expect([state, receipts]).toEqual(['authorised', []]);
    await Promise.all([1, 2, 3].map(() => call('POST', `/payments/${id}/capture`)));
    const { state: after, receipts: got } = await read(id);
    expect([after, got.map(({ amount }) => amount)]).toEqual(['paid', [134_900]]);
  });

  test('an authorised payment that was cancelled is never captured', async () => {
    const { payByCard, call } = await startTestAcquirer();
    const { id } = await payByCard('4242424242424242', { capture: false });
    expect((await call('POST', `/payments/${id}/cancel`)).body.state).toBe('cancelled');
    expect((await call('POST', `/payments/${id}/capture`)).body).toMatchObject({ state: 'cancelled', receipts: [] });
  });

  test.each(['4242424242424242', '4000000000000002'])(
    'cancelling a payment that has ended does nothing (%s)',
    async (number) => {
      const { payByCard, call } = shared;
      const payment = await payByCard(number);
      const { status, body } = await call('POST', `/payments/${payment.id}/cancel`);
      expect([status, body]).toEqual([200, payment]);
    },
  );

  test('PA-09 a token pays only for the customer who typed the card', async () => {
    const { typeCard, pay, call, payment } = await startTestAcquirer();
    const { token } = await typeCard('4242424242424242');
    const { status, body } = await pay({ way: 'card', card: token, customer: 'berta' });
    expect([status, body.code]).toEqual([422, 'unknown_card']);
    const unknown = await pay({ way: 'card', card: 'card_unknown' });
    expect(unknown.body).toEqual(body);
    expect((await pay({ ...payment(), way: 'card' })).body.code).toBe('unknown_card');
    expect((await call('GET', '/payments')).body.payments).toEqual([]);
    expect((await pay({ way: 'card', card: token })).status).toBe(201);
  });

  test('a token that was not saved pays for an hour, a saved token longer', async () => {
    const { typeCard, pay, advance } = await startTestAcquirer();
    const once = await typeCard('4242424242424242');
    const saved = await typeCard('5555555555554444', { guardar: 'si' });
    await advance(minutes(60) - 1);
    expect((await pay({ way: 'card', card: once.token })).status).toBe(201);
    await advance(1);
    expect((await pay({ way: 'card', card: once.token })).body.code).toBe('unknown_card');
    expect((await pay({ way: 'card', card: saved.token })).status).toBe(201);
  });
});

describe('slips and transfers', () => {
  it('PA-06 an OXXO payment has a slip of 14 digits with a check digit, and its end', async () => {
    const { pay } = await startTestAcquirer();
    const { body } = await pay({ way: 'oxxo', expires_at: '2026-12-03T05:59:59.000Z' });
    expect(body).toMatchObject({ state: 'pending', transfer: null, card: null, receipts: [] });
    expect(body.slip?.expires_at).toBe('2026-12-03T05:59:59.000Z');
    expect(body.slip?.reference).toMatch(/^\d{14}$/);
    expect(passesLuhn(body.slip?.reference ?? '')).toBe(true);
  });

  it('PA-06 a SPEI payment has a CLABE of its own, with a bank that says that it is none', async () => {
    const { pay } = await startTestAcquirer();
    const payments = await Promise.all(
      Array.from({ length: 20 }, () =>
        pay({ way: 'spei', description: 'Pedido 1000123 de la tienda Tianguis en línea' }),
      ),
    );
    const transfers = payments.map(({ body }) => body.transfer);
    for (const transfer of transfers) {
      expect(isClabe(transfer?.clabe ?? '')).toBe(true);
      expect(transfer?.bank).toContain('no es un banco');
      expect(transfer?.concept).toBe('Pedido 1000123 de la tienda Tianguis en');
      expect(transfer?.beneficiary).not.toBe('');
    }
    expect(new Set(transfers.map((transfer) => transfer?.clabe)).size).toBe(20);
  });

  it('PA-06 expires at its end and not before, and a shop that sets no end gets three days', async () => {
    const { pay, read, advance } = await startTestAcquirer();
    const { body: slip } = await pay({ way: 'oxxo', expires_at: '2026-11-30T18:10:00Z' });
    const { body: transfer } = await pay({ way: 'spei' });
    await advance(minutes(10) - 1);
    expect((await read(slip.id)).state).toBe('pending');
    await advance(1);
    expect((await read(slip.id)).state).toBe('expired');
    await advance(hours(72) - minutes(10) - 1);
    expect((await read(transfer.id)).state).toBe('pending');
    await advance(1);
    expect((await read(transfer.id)).state).toBe('expired');
  });

  it('PA-06 a payment is pending until its receipts reach its amount, and later receipts are stored, too', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 150_000 }), { minLength: 1, maxLength: 6 });
    const { pay, call, read } = await startTestAcquirer();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('oxxo' as const, 'spei' as const), amounts, async (way, arriving) => {
        const { body: payment } = await pay({ way });
        let sum = 0;
        for (const amount of arriving) {
          sum += amount;
          const { body } = await call('POST', `/payments/${payment.id}/receipts`, { amount });
          expect(body.state).toBe(sum >= 134_900 ? 'paid' : 'pending');
        }
        const { receipts } = await read(payment.id);
        expect(receipts.map(({ amount }) => amount)).toEqual(arriving);
        expect(new Set(receipts.map(({ id }) => id)).size).toBe(arriving.length);
      }),
      { numRuns: 30 },
    );
  });

  test.each([['cancelled'], ['expired']])(
    'money for a %s payment is stored, and the payment stays %s',
    async (state) => {
      const { pay, call, read, advance } = await startTestAcquirer();
      const { body } = await pay({ way: 'oxxo' });
      if (state === 'cancelled') await call('POST', `/payments/${body.id}/cancel`);
      else await advance(hours(72));
      await call('POST', `/payments/${body.id}/receipts`, { amount: 134_900 });
      expect(await read(body.id)).toMatchObject({ state, receipts: [{ amount: 134_900, currency: 'MXN' }] });
    },
  );

  it('a payment by card takes no cash', async () => {
    const { payByCard, call, read } = await startTestAcquirer();
    const payment = await payByCard('4242424242424242');
    expect((await call('POST', `/payments/${payment.id}/receipts`, { amount: 1 })).body.code).toBe('bad_way');
    expect(await read(payment.id)).toEqual(payment);
  });
});

describe('idempotency', () => {
  it('PA-08 the same call makes one payment, however often and however parallel', async () => {
    const { pay, payment, call, typeCard } = await startTestAcquirer();
    const { token } = await typeCard('4242424242424242');
    const ask = payment({ way: 'card', card: token });
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(ask)));
    expect(replies.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    const { payments } = (await call('GET', '/payments')).body;
    expect(payments).toHaveLength(1);
    expect(payments[0].receipts).toHaveLength(1);
  });

  test.each([
    { amount: 134_901 },
    { way: 'spei' as const },
    { description: 'Pedido 2' },
    { customer: 'berta' },
    { payer: { email: 'otra@correo.example', name: 'Ana' } },
    { return_url: 'http://localhost:3000/otra' },
    { expires_at: '2026-12-03T05:59:59Z' },
  ])('PA-08 other values under the same reference are refused: %j', async (other) => {
    const { pay, payment, call } = await startTestAcquirer();
    const ask = payment();
    const { body: first } = await pay(ask);
    const { status, body } = await pay({ ...ask, ...other });
    expect([status, body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await call('GET', `/payments?reference=${ask.reference}`)).body.payments).toEqual([first]);
  });

  it('a repeated call is answered after the token and the end have passed', async () => {
    const { pay, payment, typeCard, advance } = await startTestAcquirer();
    const { token } = await typeCard('4242424242424242');
    const card = payment({ way: 'card', card: token });
    const slip = payment({ expires_at: '2026-11-30T18:10:00Z' });
    await pay(card);
    await pay(slip);
    await advance(hours(24));
    expect([(await pay(card)).status, (await pay(slip)).status]).toEqual([200, 200]);
  });

  it('a call needs its reference as the idempotency key', async () => {
    const { call, payment } = await startTestAcquirer();
    const ask = { ...payment() };
    expect((await call('POST', '/payments', ask)).body.code).toBe('idempotency_key');
    const wrong = await call('POST', '/payments', ask, { 'idempotency-key': 'other' });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'idempotency_key']);
    expect((await call('GET', '/payments')).body.payments).toEqual([]);
  });
});
