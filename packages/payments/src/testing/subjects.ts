import { vi } from 'vitest';
import type { PaymentAsk, ProviderPayment } from '../port.ts';
import type { StartedProvider, TestCard } from './control.ts';

/** The amount of every payment of the suite, in centavos. */
export const amount = 134_905;

export function ask(more: Partial<PaymentAsk> = {}): PaymentAsk {
  return {
    ...{ reference: crypto.randomUUID(), way: 'spei', amount, description: '0482915037', customer: 'cliente-1' },
    ...{ payer: { email: 'ana@example.com', name: 'Ana Pérez' }, capture: true, expires: null },
    ...{ returnUrl: 'http://tianguis.example/comprar/regreso/1', ...more },
  };
}

/** Types a card. @returns an ask that pays by its token */
export async function cardAsk({ provider, control }: StartedProvider, card: TestCard, more: Partial<PaymentAsk> = {}) {
  const one = ask({ way: 'card', ...more });
  const session = await provider.startCard({ ...one, reference: `sesion-${one.reference}` });
  await control.typeCard(session, card);
  const token = (await provider.cardSession(session.id))?.card?.token ?? '';
  return { ...one, card: { token, months: null } } satisfies PaymentAsk;
}

/** A payment in a state, and the call that made the payment. */
export interface Subject {
  ask: PaymentAsk;
  payment: ProviderPayment;
}

type Make = (started: StartedProvider) => Promise<Subject>;

const paid =
  (askOf: (started: StartedProvider) => Promise<PaymentAsk>): Make =>
  async (started) => {
    const one = await askOf(started);
    return { ask: one, payment: await started.provider.pay(one) };
  };

const waiting = (way: 'oxxo' | 'spei') => paid(async () => ask({ way }));

/** The subject after something happened to its payment. */
const after =
  (make: Make, happen: (started: StartedProvider, payment: ProviderPayment) => Promise<unknown>): Make =>
  async (started) => {
    const subject = await make(started);
    await happen(started, subject.payment);
    return { ...subject, payment: await current(started, subject.payment) };
  };

export async function current({ provider }: StartedProvider, { id }: { id: string }): Promise<ProviderPayment> {
  const found = await provider.payment(id);
  if (!found) throw new Error(`the provider lost the payment ${id}`);
  return found;
}

/** How payments get into each state. */
export const subjects = {
  'pending transfer': waiting('spei'),
  'pending slip': waiting('oxxo'),
  challenge: paid((started) => cardAsk(started, 'challenge')),
  authorised: paid((started) => cardAsk(started, 'approved', { capture: false })),
  'paid by card': paid((started) => cardAsk(started, 'approved')),
  'paid in cash': after(waiting('oxxo'), ({ control }, payment) => control.receive(payment, amount)),
  declined: paid((started) => cardAsk(started, 'declined')),
  'cancelled transfer': after(waiting('spei'), ({ provider }, { id }) => provider.cancel(id)),
  'cancelled card': after(
    paid((started) => cardAsk(started, 'challenge')),
    ({ provider }, { id }) => provider.cancel(id),
  ),
  'expired slip': (started) => expired(started),
} satisfies Record<string, Make>;

/** Expired slips that no test has taken yet. */
const expiredSlips = new WeakMap<StartedProvider, Subject[]>();

/** Slips take a while to expire, so many expire at once. */
async function expired(started: StartedProvider): Promise<Subject> {
  const stock = expiredSlips.get(started) ?? [];
  expiredSlips.set(started, stock);
  if (stock.length === 0) {
    const make = paid(async () => ask({ way: 'oxxo', expires: new Date(Date.now() + 2_000) }));
    const made = await Promise.all(Array.from({ length: 30 }, () => make(started)));
    for (const subject of made) {
      const isExpired = async () => (await current(started, subject.payment)).state === 'expired';
      await vi.waitUntil(isExpired, { timeout: 60_000, interval: 100 });
      stock.push({ ...subject, payment: await current(started, subject.payment) });
    }
  }
  return stock.pop() as Subject;
}

export type SubjectName = keyof typeof subjects;
