import { type PaymentProvider, type ProviderPayment, ProviderRefusal, type Way } from '../port.ts';
import { type Call, callAcquirer } from './call.ts';
import { readDemoEvent } from './event.ts';
import { cardOf, paymentOf, refundOf, sessionOf, type WireCard, type WirePayment, type WireSession } from './wire.ts';

export interface DemoAccess {
  /** Where the shop reaches the acquirer, such as `http://127.0.0.1:3001`. Browsers may need another address. */
  origin: string;
  /** Of the acquirer's secrets. */
  key: string;
  webhookSecret: string;
  /** Milliseconds until an answer is no longer awaited; 10 seconds by default. */
  patience?: number;
}

/** How many payments one call of the reconciliation reads. */
const pageSize = 100;

/** The adapter of the demo acquirer, which is a process of its own (apps/acquirer). */
export function demoProvider({ origin, key, webhookSecret, patience = 10_000 }: DemoAccess): PaymentProvider {
  const call = (one: Call) => callAcquirer({ origin, key, patience }, one);

  const paymentAt = async (one: Call): Promise<ProviderPayment> => {
    const answer = await call(one);
    if (answer === undefined) throw new ProviderRefusal('not_found', `the acquirer does not know ${one.path}`);
    return paymentOf(answer as WirePayment);
  };

  return {
    name: 'demo',
    ways: new Set<Way>(['card', 'oxxo', 'spei']),
    takesCards: true,
    refundsTo: (way) => way === 'card',

    async startCard({ reference, customer, amount, returnUrl }) {
      const body = { reference, customer, amount, return_url: returnUrl };
      const answer = await call({ method: 'POST', path: '/v1/card-sessions', body, idempotencyKey: reference });
      if (answer === undefined) throw new ProviderRefusal('not_found', 'the acquirer has no card sessions');
      return sessionOf(answer as WireSession);
    },

    async cardSession(id) {
      if (!isId(id)) return undefined;
      const answer = await call({ path: `/v1/card-sessions/${id}` });
      return answer === undefined ? undefined : sessionOf(answer as WireSession);
    },

    async savedCards(customer) {
      const answer = await call({ path: `/v1/customers/${encodeURIComponent(customer)}/cards` });
      return ((answer as { cards: WireCard[] } | undefined)?.cards ?? []).map(cardOf);
    },

    async deleteCard(customer, token) {
      if (!isId(token)) return;
      await call({ method: 'DELETE', path: `/v1/customers/${encodeURIComponent(customer)}/cards/${token}` });
    },

    pay(ask) {
      const { reference, way, amount, description, customer, payer, card, capture, returnUrl, expires } = ask;
      const body = {
        ...{ reference, way, amount, currency: 'MXN', description, customer, capture, return_url: returnUrl },
        // A customer may have no name, and the acquirer wants one.
        payer: { ...payer, name: payer.name.trim() || payer.email },
        ...(card ? { card: card.token, months: card.months } : {}),
        expires_at: expires?.toISOString() ?? null,
      };
      return paymentAt({ method: 'POST', path: '/v1/payments', body, idempotencyKey: reference });
    },

    async payment(id) {
      if (!isId(id)) return undefined;
      const answer = await call({ path: `/v1/payments/${id}` });
      return answer === undefined ? undefined : paymentOf(answer as WirePayment);
    },

    async paymentOf(reference) {
      const answer = await call({ path: `/v1/payments?${new URLSearchParams({ reference })}` });
      const [found] = (answer as { payments: WirePayment[] } | undefined)?.payments ?? [];
      return found && paymentOf(found);
    },

    cancel: async (id) => paymentAt({ method: 'POST', path: `/v1/payments/${checked(id)}/cancel` }),

    capture: async (id) => paymentAt({ method: 'POST', path: `/v1/payments/${checked(id)}/capture` }),

    async refund(id, { reference, amount }) {
      const path = `/v1/payments/${checked(id)}/refunds`;
      const answer = await call({ method: 'POST', path, body: { reference, amount }, idempotencyKey: reference });
      if (answer === undefined) throw new ProviderRefusal('not_found', `the acquirer does not know ${path}`);
      return refundOf(answer as Parameters<typeof refundOf>[0]);
    },

    readEvent: (headers, body) => readDemoEvent(webhookSecret, headers, body),

    async *payments({ from, to }) {
      const time = { changed_from: from.toISOString(), changed_to: to.toISOString(), limit: String(pageSize) };
      for (let after: string | undefined, isMore = true; isMore; ) {
        const query = new URLSearchParams({ ...time, ...(after === undefined ? {} : { after }) });
        const { payments, more } = (await call({ path: `/v1/payments?${query}` })) as {
          payments: WirePayment[];
          more: boolean;
        };
        yield* payments.map(paymentOf);
        after = payments.at(-1)?.id;
        isMore = more && after !== undefined;
      }
    },
  };
}

/** An id arrives in the query of a return page, too. Only an id may become a part of a path: `..` would lead elsewhere. */
const isId = (text: string): boolean => /^[\w-]{1,100}$/.test(text);

function checked(id: string): string {
  if (!isId(id)) throw new ProviderRefusal('not_found', `${JSON.stringify(id)} is no id of a payment`);
  return id;
}
