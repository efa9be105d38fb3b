import { describe, expect, test, vi } from 'vitest';
import type { SentEvent, StartedProvider } from './control.ts';
import { amount, current, type SubjectName, subjects } from './subjects.ts';

const minute = 60_000;

/** Cases of events (webhooks): verified, forged, old, replayed. */
export function describeEvents(get: () => StartedProvider): void {
  const read = ({ headers, body }: SentEvent) => get().provider.readEvent(headers, body);

  describe('PA-06 events', () => {
    test.each(Object.keys(subjects) as SubjectName[])('an event about a payment is sent: %s', async (name) => {
      const { payment } = await subjects[name](get());
      const sent = await vi.waitUntil(
        () =>
          get()
            .control.sent()
            .find((event) => read(event)?.payment === payment.id),
        { timeout: minute, interval: 20 },
      );
      const event = read(sent);
      expect(event?.id).toBeTruthy();
      // A replayed event is the same event.
      expect(read(sent)).toEqual(event);
    });

    test('an event arrives for money that arrives, and the payment has the money', async () => {
      const { provider, control } = get();
      const { payment } = await subjects['pending transfer'](get());
      const about = () => control.sent().filter((event) => read(event)?.payment === payment.id).length;
      await vi.waitUntil(() => about() === 1, { timeout: minute, interval: 20 });
      await control.receive(payment, amount);
      await vi.waitUntil(() => about() === 2, { timeout: minute, interval: 20 });
      expect((await provider.payment(payment.id))?.receipts).toMatchObject([{ amount }]);
    });

    test('a signature counts for 5 minutes, before and after', async () => {
      const { payment } = await subjects['pending slip'](get());
      const at = (milliseconds: number) => read(get().control.signed(payment, new Date(Date.now() + milliseconds)));
      expect(at(0)?.payment).toBe(payment.id);
      expect(at(-4 * minute)?.payment).toBe(payment.id);
      expect(at(4 * minute)?.payment).toBe(payment.id);
      expect(at(-6 * minute)).toBeUndefined();
      expect(at(6 * minute)).toBeUndefined();
    });

    test('a forged event is none: another body, header or signature, or a missing one', async () => {
      const { payment } = await subjects['pending slip'](get());
      const other = await subjects['pending slip'](get());
      const { headers, body } = get().control.signed(payment, new Date());
      expect(read({ headers, body })?.payment).toBe(payment.id);
      expect(read({ headers, body: body.replace(payment.id, other.payment.id) })).toBeUndefined();
      expect(read({ headers, body: '' })).toBeUndefined();
      expect(read({ headers: {}, body })).toBeUndefined();
      for (const [name, value] of Object.entries(headers)) {
        const { [name]: _, ...without } = headers;
        expect(read({ headers: without, body }), name).toBeUndefined();
        const changed = /\d$/.test(value) ? `${value.slice(0, -1)}${(Number(value.at(-1)) + 1) % 10}` : `${value}A`;
        expect(read({ headers: { ...headers, [name]: changed }, body }), name).toBeUndefined();
        expect(read({ headers: { ...headers, [name]: '' }, body }), name).toBeUndefined();
      }
      const foreign = get().control.signed(other.payment, new Date());
      expect(read({ headers: foreign.headers, body })).toBeUndefined();
    });

    test('the body is verified as it arrived: no space more', async () => {
      const { payment } = await subjects['pending slip'](get());
      const { headers, body } = get().control.signed(payment, new Date());
      expect(read({ headers, body: `${body} ` })).toBeUndefined();
      expect(read({ headers, body: JSON.stringify(JSON.parse(body), null, 1) })).toBeUndefined();
    });

    test('an event does not change a payment', async () => {
      const { payment } = await subjects['pending slip'](get());
      read(get().control.signed(payment, new Date()));
      expect(await current(get(), payment)).toEqual(payment);
    });
  });
}
