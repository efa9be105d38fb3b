import { describe, expect, test } from 'vitest';
import { type ProviderPayment, ProviderRefusal } from '../port.ts';
import type { StartedProvider, TestCard } from './control.ts';
import { amount, ask, cardAsk, current, subjects } from './subjects.ts';

/** Cases of each way to pay: cards, months, slips, transfers. */
export function describeWays(get: () => StartedProvider): void {
  describe('PA-01 cards', () => {
    test('a session has no card until one is typed; the card pays without its number', async () => {
      const { provider, control } = get();
      const start = { reference: crypto.randomUUID(), customer: 'cliente-2', amount, returnUrl: ask().returnUrl };
      const session = await provider.startCard(start);
      expect(session.card).toBeNull();
      expect((await provider.startCard({ ...start, amount: 1 })).id).toBe(session.id);
      await control.typeCard(session, 'approved');
      const card = (await provider.cardSession(session.id))?.card;
      expect(card).toMatchObject({ brand: 'visa', last4: '4242', kind: 'credit', isSaved: false });
      expect(card?.expires).toMatch(/^\d\d\/\d\d$/);
      const one = ask({ way: 'card', customer: 'cliente-2', card: { token: card?.token ?? '', months: null } });
      expect(await provider.pay(one)).toMatchObject({ state: 'paid', card: { brand: 'visa', last4: '4242' } });
    });

    test('a saved card pays again, is that of its customer only, and is gone when it is deleted', async () => {
      const { provider, control } = get();
      const customer = crypto.randomUUID();
      const session = await provider.startCard({ reference: customer, customer, amount, returnUrl: ask().returnUrl });
      await control.typeCard(session, 'approved', { isSaved: true });
      const [saved] = await provider.savedCards(customer);
      expect(saved).toMatchObject({ last4: '4242', isSaved: true });
      const card = { token: saved?.token ?? '', months: null };
      expect((await provider.pay(ask({ way: 'card', customer, card }))).state).toBe('paid');
      await expect(provider.pay(ask({ way: 'card', customer: 'otro', card }))).rejects.toThrow(ProviderRefusal);
      await provider.deleteCard('otro', card.token);
      expect(await provider.savedCards(customer)).toHaveLength(1);
      await provider.deleteCard(customer, card.token);
      await provider.deleteCard(customer, card.token);
      expect(await provider.savedCards(customer)).toEqual([]);
      await expect(provider.pay(ask({ way: 'card', customer, card }))).rejects.toThrow(ProviderRefusal);
    });

    test.each(['cs_none', '..', '../payments', 'a/b', '', '%2e%2e'])('%j is no session', async (id) => {
      expect(await get().provider.cardSession(id)).toBeUndefined();
    });

    test.each<[TestCard, ProviderPayment['decline']]>([
      ['declined', 'declined'],
      ['insufficient_funds', 'insufficient_funds'],
      ['expired_card', 'expired_card'],
      ['wrong_data', 'wrong_data'],
    ])('the card "%s" is declined by %s, and receives nothing', async (card, decline) => {
      const payment = await get().provider.pay(await cardAsk(get(), card));
      expect(payment).toMatchObject({ state: 'declined', decline, receipts: [], challenge: null });
    });

    test('only a challenge has a page on which the cardholder confirms the payment', async () => {
      const { payment } = await subjects.challenge(get());
      expect(payment.challenge).toBeTruthy();
      expect((await subjects['paid by card'](get())).payment.challenge).toBeNull();
    });
  });

  describe('PA-02 months', () => {
    test('a plan that the card allows pays the whole amount at once', async () => {
      const one = await cardAsk(get(), 'approved');
      const payment = await get().provider.pay({ ...one, card: { ...one.card, months: 12 } });
      expect(payment).toMatchObject({ state: 'paid', months: 12, receipts: [{ amount, currency: 'MXN' }] });
    });

    test.each<TestCard>(['debit', 'months_refused'])('the card "%s" pays at once, and not in months', async (card) => {
      const one = await cardAsk(get(), card);
      const refused = await get().provider.pay({ ...one, card: { ...one.card, months: 12 } });
      expect(refused).toMatchObject({ state: 'declined', decline: 'months_refused', receipts: [] });
      const again = await get().provider.pay({ ...one, reference: crypto.randomUUID() });
      expect(again).toMatchObject({ state: 'paid', months: null });
    });

    test('a card names the plans that it allows', async () => {
      const session = async (card: TestCard) => {
        const { provider, control } = get();
        const { id } = await provider.startCard({ ...ask(), reference: crypto.randomUUID() });
        await control.typeCard({ id, page: `/tarjeta/${id}`, frame: '', card: null }, card);
        return (await provider.cardSession(id))?.card?.months;
      };
      expect(await session('approved')).toEqual([3, 6, 9, 12, 18]);
      expect(await session('debit')).toEqual([]);
    });
  });

  describe('PA-03 PA-04 slips and transfers', () => {
    test('a slip has a reference of digits, and the end that the shop wants', async () => {
      const expires = new Date(Date.now() + 3 * 86_400_000);
      const { slip, transfer } = await get().provider.pay(ask({ way: 'oxxo', expires }));
      expect(slip?.reference).toMatch(/^\d{14,46}$/);
      expect([slip?.expires, transfer]).toEqual([expires, null]);
    });

    test('each transfer has a CLABE of its own, with a right check digit', async () => {
      const expires = new Date(Date.now() + 86_400_000);
      const clabes = new Set<string>();
      for (let count = 0; count < 5; count += 1) {
        const { transfer, slip } = await get().provider.pay(ask({ way: 'spei', expires }));
        expect([transfer?.expires, slip]).toEqual([expires, null]);
        expect(transfer?.concept.length).toBeLessThanOrEqual(40);
        expect(checkDigit(transfer?.clabe ?? '')).toBe(transfer?.clabe.at(-1));
        clabes.add(transfer?.clabe ?? '');
      }
      expect(clabes.size).toBe(5);
    });

    test('OXXO takes at most 10,000 pesos', async () => {
      const { provider } = get();
      expect((await provider.pay(ask({ way: 'oxxo', amount: 1_000_000 }))).state).toBe('pending');
      await expect(provider.pay(ask({ way: 'oxxo', amount: 1_000_001 }))).rejects.toThrow(ProviderRefusal);
    });

    test('receipts have ids of their own, and the amounts that arrived', async () => {
      const { control } = get();
      const { payment } = await subjects['pending transfer'](get());
      await control.receive(payment, 10_000);
      await control.receive(payment, 10_000);
      const { receipts } = await current(get(), payment);
      expect(receipts.map((one) => [one.amount, one.currency])).toEqual(new Array(2).fill([10_000, 'MXN']));
      expect(new Set(receipts.map(({ id }) => id)).size).toBe(2);
    });
  });
}

/** The check digit of a CLABE: weights 3, 7 and 1, each product modulo 10. */
function checkDigit(clabe: string): string {
  const sum = [...clabe.slice(0, 17)].reduce(
    (total, digit, at) => total + ((Number(digit) * ([3, 7, 1][at % 3] ?? 0)) % 10),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
