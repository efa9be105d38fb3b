import { describe, expect, test, vi } from 'vitest';
import { ProviderAway, type ProviderPayment, ProviderRefusal, type Way } from '../port.ts';
import type { StartedProvider } from './control.ts';
import { amount, ask, cardAsk, current, subjects } from './subjects.ts';

const ways = ['card', 'oxxo', 'spei'] as const satisfies Way[];

/** Cases of calls: lost answers, refunds that end, lists. */
export function describeCalls(get: () => StartedProvider): void {
  const askOf = (way: Way) => (way === 'card' ? cardAsk(get(), 'approved') : Promise.resolve(ask({ way })));

  describe('PA-06 lost answers', () => {
    test.each(ways.flatMap((way) => (['before', 'after', 'silence'] as const).map((when) => [way, when] as const)))(
      'the answer to a payment by %s is lost (%s): the same call makes one payment',
      async (way, when) => {
        const { provider, control } = get();
        const one = await askOf(way);
        await expect(control.failDuring(when, (failing) => failing.pay(one))).rejects.toThrow(ProviderAway);
        const found = await provider.paymentOf(one.reference);
        if (when !== 'silence') expect(found === undefined).toBe(when === 'before');
        const payment = await provider.pay(one);
        expect(payment).toMatchObject({
          reference: one.reference,
          way,
          amount,
          state: way === 'card' ? 'paid' : 'pending',
        });
        expect(await provider.paymentOf(one.reference)).toEqual(payment);
        expect(await provider.pay(one)).toEqual(payment);
        if (found) expect(found.id).toBe(payment.id);
      },
    );

    test.each(ways)('ten equal calls for a payment by %s at once make one payment', async (way) => {
      const one = await askOf(way);
      const made = await Promise.all(Array.from({ length: 10 }, () => get().provider.pay(one)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      expect((await current(get(), made[0] as ProviderPayment)).receipts).toHaveLength(way === 'card' ? 1 : 0);
    });

    test('a reading call that is not answered is no answer', async () => {
      const { control } = get();
      for (const when of ['before', 'silence'] as const)
        await expect(control.failDuring(when, (failing) => failing.payment('pay_1'))).rejects.toThrow(ProviderAway);
    });
  });

  describe('PA-07 refunds', () => {
    const end = (payment: ProviderPayment) =>
      vi.waitUntil(async () => (await current(get(), payment)).refunds.find(({ state }) => state !== 'pending'), {
        timeout: 60_000,
        interval: 100,
      });

    test.concurrent('a refund is made after a while, with our reference', async () => {
      const { payment } = await subjects['paid by card'](get());
      const asked = await get().provider.refund(payment.id, { reference: `r-${payment.id}`, amount });
      expect(asked).toMatchObject({ reference: `r-${payment.id}`, amount, state: 'pending' });
      expect(await end(payment)).toEqual({ ...asked, state: 'made' });
    });

    test.concurrent('a refund that fails leaves the money, which can be refunded again', async () => {
      const { provider } = get();
      const payment = await provider.pay(await cardAsk(get(), 'refunds_fail'));
      await provider.refund(payment.id, { reference: `f-${payment.id}`, amount });
      expect(await end(payment)).toMatchObject({ state: 'failed' });
      const again = await provider.refund(payment.id, { reference: `g-${payment.id}`, amount });
      expect(again.state).toBe('pending');
    });

    test('of two refunds of everything at once, one is refused', async () => {
      const { payment } = await subjects['paid by card'](get());
      const asked = await Promise.allSettled(
        ['a', 'b'].map((one) => get().provider.refund(payment.id, { reference: `${one}-${payment.id}`, amount })),
      );
      expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect((await current(get(), payment)).refunds).toHaveLength(1);
    });

    test('only refunds to cards go back to where the money came from', () => {
      expect(ways.map((way) => get().provider.refundsTo(way))).toEqual([true, false, false]);
    });
  });

  describe('PA-08 lists', () => {
    test.each(['pay_none', '..', 'a/b', ''])('%j is no payment', async (id) => {
      const { provider } = get();
      expect(await provider.payment(id)).toBeUndefined();
      for (const call of [provider.cancel(id), provider.capture(id), provider.refund(id, { reference: 'r', amount })])
        await expect(call).rejects.toThrow(ProviderRefusal);
    });

    test('a payment is known by its reference only', async () => {
      const { payment } = await subjects['pending slip'](get());
      expect((await get().provider.paymentOf(payment.reference))?.id).toBe(payment.id);
      expect(await get().provider.paymentOf(payment.id)).toBeUndefined();
      expect(await get().provider.paymentOf(`${payment.reference}x`)).toBeUndefined();
    });

    test('the list of a time has each payment that changed, once, on any number of pages', async () => {
      const { provider, control } = get();
      const made: string[] = [];
      const from = new Date();
      for (let count = 0; count < 120; count += 1) made.push((await provider.pay(ask({ way: 'spei' }))).id);
      const [first = ''] = made;
      await control.receive(await current(get(), { id: first }), amount);
      const to = new Date(Date.now() + 1);
      const listed: ProviderPayment[] = [];
      for await (const payment of provider.payments({ from, to })) listed.push(payment);
      // Refunds of other tests may end meanwhile, so the list may have more payments.
      const ids = listed.map(({ id }) => id).filter((id) => made.includes(id));
      expect(ids.toSorted()).toEqual(made.toSorted());
      expect(listed.find(({ id }) => id === first)).toMatchObject({ state: 'paid', receipts: [{ amount }] });
      const none: string[] = [];
      for await (const { id } of provider.payments({ from: new Date(0), to: new Date(1) })) none.push(id);
      expect(none).toEqual([]);
    });
  });
}
