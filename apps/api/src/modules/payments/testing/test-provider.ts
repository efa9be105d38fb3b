/** For tests: a provider of payments in memory, whose answers and faults a test decides. */
import {
  type PaymentAsk,
  type PaymentProvider,
  ProviderAway,
  type ProviderPayment,
  type ProviderReceipt,
  type ProviderRefund,
  ProviderRefusal,
  type TokenCard,
} from '@tianguis/payments';

export type TestProvider = ReturnType<typeof testProvider>;

/** The token decides what a card does: `ok`, `no`, `bank`. */
export const testCard = (token: string): TokenCard => ({
  ...{ token, brand: 'visa', last4: '4242', expires: '12/30', kind: 'credit', months: [3, 6], isSaved: true },
});

export function testProvider() {
  const payments = new Map<string, ProviderPayment & { changed: Date }>();
  const cards = new Map<string, TokenCard[]>();
  const sessions = new Map<string, TokenCard | null>();
  /** `before`: calls have no effect. `after`: calls have their effect, and their answer is lost. */
  const faults: { away: 'before' | 'after' | undefined } = { away: undefined };
  const calls: string[] = [];

  const answered = async <Result>(name: string, work: () => Result): Promise<Result> => {
    calls.push(name);
    if (faults.away === 'before') throw new ProviderAway('away');
    const result = work();
    if (faults.away === 'after') throw new ProviderAway('away');
    return result;
  };
  const found = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new ProviderRefusal('not_found', `no ${id}`);
    return payment;
  };
  const change = (id: string, values: Partial<ProviderPayment>, at = Date.now()) => {
    const changed = { ...found(id), ...values, changed: new Date(at) };
    payments.set(id, changed);
    return changed;
  };
  let number = 0;

  function receive(id: string, amount: number, more: Partial<ProviderReceipt> = {}): void {
    const { receipts, amount: wanted, currency, state } = found(id);
    const receipt = { id: `r${++number}`, amount, currency, at: new Date(), ...more };
    const all = [...receipts, receipt];
    const isAll = all.reduce((sum, one) => sum + one.amount, 0) >= wanted;
    change(id, { receipts: all, state: isAll ? 'paid' : state });
  }

  const provider: PaymentProvider = {
    name: 'prueba',
    ways: new Set(['card', 'oxxo', 'spei']),
    takesCards: true,
    refundsTo: (way) => way === 'card',
    startCard: ({ reference }) =>
      answered('startCard', () => {
        sessions.set(`cs-${reference}`, null);
        return { id: `cs-${reference}`, page: `/tarjeta/cs-${reference}`, frame: `/marco/cs-${reference}`, card: null };
      }),
    cardSession: (id) =>
      answered('cardSession', () =>
        sessions.has(id) ? { id, page: '', frame: '', card: sessions.get(id) ?? null } : undefined,
      ),
    savedCards: (customer) => answered('savedCards', () => cards.get(customer) ?? []),
    deleteCard: (customer) => answered('deleteCard', () => void cards.delete(customer)),
    pay: (ask) =>
      answered('pay', () => {
        const before = [...payments.values()].find(({ reference }) => reference === ask.reference);
        if (before) return before;
        const payment = { ...toPayment(ask, `p${++number}`), changed: new Date() };
        payments.set(payment.id, payment);
        if (ask.card?.token === 'ok' && ask.capture) receive(payment.id, ask.amount);
        return found(payment.id);
      }),
    payment: (id) => answered('payment', () => payments.get(id)),
    paymentOf: (wanted) =>
      answered('paymentOf', () => [...payments.values()].find(({ reference }) => reference === wanted)),
    cancel: (id) =>
      answered('cancel', () => {
        const { state } = found(id);
        const isOpen = state === 'pending' || state === 'challenge' || state === 'authorised';
        return isOpen ? change(id, { state: 'cancelled', challenge: null }) : found(id);
      }),
    capture: (id) =>
      answered('capture', () => {
        if (found(id).state === 'authorised') receive(id, found(id).amount);
        return found(id);
      }),
    refund: (id, { reference, amount }) =>
      answered('refund', () => {
        const { refunds } = found(id);
        const before = refunds.find((one) => one.reference === reference);
        const refund: ProviderRefund = before ?? { id: `f${++number}`, reference, amount, state: 'pending' };
        if (!before) change(id, { refunds: [...refunds, refund] });
        return refund;
      }),
    readEvent: (headers, body) => (headers['x-signature'] === 'right' ? JSON.parse(body) : undefined),
    async *payments({ from, to }) {
      if (faults.away) throw new ProviderAway('away');
      for (const payment of payments.values()) if (payment.changed >= from && payment.changed < to) yield payment;
    },
  };

  return {
    ...{ provider, faults, calls, receive, change },
    all: () => [...payments.values()],
    /** The only payment, or the latest one. */
    last: () => [...payments.values()].at(-1) as ProviderPayment,
    save: (customer: string, ...tokens: string[]) => void cards.set(customer, tokens.map(testCard)),
    /** Types a card in the page of a checkout or an order. */
    type: (reference: string, token: string) => void sessions.set(`cs-${reference}`, testCard(token)),
    clear() {
      for (const one of [payments, cards, sessions]) one.clear();
      faults.away = undefined;
      calls.length = 0;
    },
  };
}

function toPayment({ reference, way, amount, card, capture, expires }: PaymentAsk, id: string): ProviderPayment {
  const until = expires ?? new Date(0);
  const bank = card?.token === 'bank';
  const state = way !== 'card' ? 'pending' : bank ? 'challenge' : card?.token === 'no' ? 'declined' : 'pending';
  return {
    ...{ id, reference, way, amount, currency: 'MXN', months: card?.months ?? null, created: new Date() },
    state: way === 'card' && !capture && state === 'pending' ? 'authorised' : state,
    decline: state === 'declined' ? 'insufficient_funds' : null,
    challenge: bank ? `/3ds/${id}` : null,
    slip: way === 'oxxo' ? { reference: '12345678901234', expires: until } : null,
    transfer:
      way === 'spei'
        ? { clabe: '032180000118359719', bank: 'Banco', beneficiary: 'Tianguis', concept: reference, expires: until }
        : null,
    card: card ? { brand: 'visa', last4: '4242' } : null,
    ...{ receipts: [], refunds: [], dispute: null },
  };
}
