import { expect } from 'vitest';
import { ProviderAway } from '../port.ts';
import type { StartedProvider } from './control.ts';
import { amount, type Subject } from './subjects.ts';

const part = Math.floor(amount * 0.4);
/** More than half, so that two of these refunds are too much. */
const most = amount - part;

type Happen = (started: StartedProvider, subject: Subject) => Promise<unknown>;

/** Calls, loses the answer, and calls again, as the shop does. */
const twice =
  (call: (provider: StartedProvider['provider'], subject: Subject) => Promise<unknown>): Happen =>
  async ({ control, provider }, subject) => {
    await expect(control.failDuring('after', (one) => call(one, subject))).rejects.toThrow(ProviderAway);
    await call(provider, subject);
  };

const refund = (reference: string, centavos: number): Happen => {
  return ({ provider }, { payment, ask }) =>
    provider.refund(payment.id, { reference: `${reference}-${ask.reference}`, amount: centavos });
};

const inTurn =
  (...all: Happen[]): Happen =>
  async (started, subject) => {
    for (const one of all) await one(started, subject);
  };

/** What can happen to a payment. */
export const happenings = {
  'is paid for again': async ({ provider }, { ask, payment }) => expect((await provider.pay(ask)).id).toBe(payment.id),
  'is paid for again with another amount': ({ provider }, { ask }) => provider.pay({ ...ask, amount: amount + 1 }),
  'is confirmed by the cardholder': ({ control }, { payment }) => control.answerChallenge(payment, true),
  'is refused by the cardholder': ({ control }, { payment }) => control.answerChallenge(payment, false),
  'receives a part': ({ control }, { payment }) => control.receive(payment, part),
  'receives all': ({ control }, { payment }) => control.receive(payment, amount),
  'receives all in two parts': async ({ control }, { payment }) => {
    await control.receive(payment, part);
    await control.receive(payment, most);
  },
  'receives too much': ({ control }, { payment }) => control.receive(payment, amount + part),
  'receives all too late': ({ control }, { payment }) => control.receive(payment, amount, { isLate: true }),
  'is cancelled': ({ provider }, { payment }) => provider.cancel(payment.id),
  'is cancelled, and the answer is lost': twice((provider, { payment }) => provider.cancel(payment.id)),
  'is captured': ({ provider }, { payment }) => provider.capture(payment.id),
  'is captured, and the answer is lost': twice((provider, { payment }) => provider.capture(payment.id)),
  'is refunded': refund('all', amount),
  'is refunded in part': refund('part', part),
  'is refunded in two parts': inTurn(refund('one', part), refund('two', most)),
  'is refunded too much': refund('too-much', amount + 1),
  'is refunded too much in two parts': inTurn(refund('one', most), refund('two', most)),
  'is refunded twice by the same reference': inTurn(refund('same', part), refund('same', part)),
  'is refunded by the same reference with another amount': inTurn(refund('same', part), refund('same', most)),
  'is refunded, and the answer is lost': async (started, subject) => {
    await expect(
      started.control.failDuring('after', (provider) => refund('all', amount)({ ...started, provider }, subject)),
    ).rejects.toThrow();
    await refund('all', amount)(started, subject);
  },
  'is disputed': ({ control }, { payment }) => control.dispute(payment, 'open'),
  'is disputed, and the shop wins': async ({ control }, { payment }) => {
    await control.dispute(payment, 'open');
    await control.dispute(payment, 'won');
  },
  'is disputed, and the shop loses': async ({ control }, { payment }) => {
    await control.dispute(payment, 'open');
    await control.dispute(payment, 'lost');
  },
  'is refunded while it is disputed': async (started, subject) => {
    await started.control.dispute(subject.payment, 'open');
    await refund('all', amount)(started, subject);
  },
} satisfies Record<string, Happen>;

export type Happening = keyof typeof happenings;
