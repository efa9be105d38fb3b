import type { Order } from 'mercadopago';
import {
  type CardSession,
  type PaymentAsk,
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type Way,
} from '../port.ts';
import { decimalOf } from './amounts.ts';
import { cardOrder, cashOrder } from './ask.ts';
import { callOrders, isStatus } from './client.ts';
import { readMercadoPagoEvent } from './event.ts';
import { paymentOf, refundOf, type WireOrder } from './wire.ts';

export interface MercadoPagoAccess {
  /** The access token of the application (APP_USR-…). */
  accessToken: string;
  /** The secret key of the application's webhooks. */
  webhookSecret: string;
  /** Milliseconds until an answer is no longer awaited; 10 seconds by default. */
  patience?: number;
  /** The present moment in milliseconds. */
  now?: () => number;
}

const day = 24 * 60 * 60_000;

/** The longest life of an order that waits for cash, in days, and one day for differences of clocks. */
const longest = 31;

/** The only session and card of this adapter. The card itself is typed on the page of Checkout Pro. */
const checkoutPro = 'checkout_pro';

/**
 * The adapter of Mercado Pago by its official SDK and its API of orders. This adapter was NEVER run against the real
 * Mercado Pago. Its tests run against a local server that answers as the documentation of Mercado Pago says.
 *
 * Cash (OXXO) and transfers (SPEI) are orders with one payment, whose answer has the slip or the CLABE. Mercado Pago's
 * card field works only with a script of Mercado Pago, and a checkout works without scripts. So a card is typed on the
 * page of Checkout Pro: a payment by card is a challenge, and its page is that of Checkout Pro, with 3-D Secure. Cards
 * that a customer saved at Mercado Pago are offered on that page, and not by the shop.
 */
export function mercadoPagoProvider(access: MercadoPagoAccess): PaymentProvider {
  const { accessToken, webhookSecret, patience = 10_000, now = Date.now } = access;
  const call = <Answer>(one: (orders: Order) => Promise<Answer>, idempotencyKey?: string) =>
    callOrders({ accessToken, patience }, one, idempotencyKey);

  const find = async (id: string): Promise<WireOrder | undefined> => {
    try {
      return await call((orders) => orders.get({ id }));
    } catch (cause) {
      if (isStatus(cause, 404)) return undefined;
      throw cause;
    }
  };

  const get = async (id: string): Promise<WireOrder> => {
    const order = await find(id);
    if (!order) throw new ProviderRefusal('not_found', `Mercado Pago does not know the order ${id}`);
    return order;
  };

  /** Orders that were created in a time. The API lists orders by the moment of their creation. */
  async function* created(time: { from: number; to: number }, reference?: string): AsyncGenerator<WireOrder> {
    const dates = { begin_date: new Date(time.from).toISOString(), end_date: new Date(time.to).toISOString() };
    const filter = reference === undefined ? {} : { external_reference: reference };
    for (let page = 1, isMore = true; isMore; page += 1) {
      const options = { ...dates, ...filter, page, page_size: 50, sort_by: 'created_date', sort_order: 'asc' };
      const { data = [], paging } = await call((orders) => orders.search({ options }));
      yield* data as WireOrder[];
      isMore = data.length > 0 && page < Number(paging?.total_pages ?? 1);
    }
  }

  const byReference = async (reference: string): Promise<ProviderPayment | undefined> => {
    let newest: WireOrder | undefined;
    // Mercado Pago has orders of three months.
    for await (const order of created({ from: now() - 90 * day, to: now() + day }, reference))
      if (order.external_reference === reference) newest = order;
    return newest?.id ? paymentOf(await get(newest.id)) : undefined;
  };

  /** Changes an order. If Mercado Pago refuses the change, the answer is the order as it is. */
  const change = async (
    id: string,
    one: (orders: Order) => Promise<unknown>,
    key: string,
  ): Promise<ProviderPayment> => {
    try {
      await call(one, key);
    } catch (cause) {
      if (!isStatus(cause, 400, 404, 409, 422)) throw cause;
    }
    // The answer of a change does not contain the whole order.
    return paymentOf(await get(id));
  };

  return {
    name: 'mercado-pago',
    ways: new Set<Way>(['card', 'oxxo', 'spei']),
    // Cash and transfers would go back to the payer's account at Mercado Pago, which many payers do not have.
    takesCards: false,
    refundsTo: (way) => way === 'card',

    async startCard({ returnUrl }) {
      const page = new URL(returnUrl);
      page.searchParams.set('sesion', checkoutPro);
      return { ...session, page: page.href };
    },

    cardSession: async (id) => (id === checkoutPro ? session : undefined),
    savedCards: async () => [],
    deleteCard: async () => {},

    async pay(ask) {
      if (ask.card && ask.card.token !== checkoutPro)
        throw new ProviderRefusal('unknown_token', 'Mercado Pago gets cards by Checkout Pro only');
      const body = isCash(ask) ? cashOrder(ask, new Date(now())) : cardOrder(ask);
      try {
        return paymentOf(await call((orders) => orders.create({ body }), ask.reference));
      } catch (cause) {
        // 402: the order exists, and its payment failed. The SDK's error does not contain the order.
        const failed = isStatus(cause, 402) ? await byReference(ask.reference) : undefined;
        if (failed) return failed;
        throw isStatus(cause, 409) ? new ProviderRefusal('idempotency_conflict', String(cause)) : cause;
      }
    },

    async payment(id) {
      const order = await find(id);
      return order && paymentOf(order);
    },

    paymentOf: byReference,

    cancel: (id) => change(id, (orders) => orders.cancel({ id }), `cancel-${id}`),
    capture: (id) => change(id, (orders) => orders.capture({ id }), `capture-${id}`),

    async refund(id, { reference, amount }) {
      const order = await get(id);
      const { way, receipts, refunds } = paymentOf(order);
      if (way !== 'card') throw new ProviderRefusal('needs_account', `money of ${way} goes back to an account`);
      const [receipt] = receipts;
      if (!receipt) throw new ProviderRefusal('not_paid', `the order ${id} is not paid`);
      // A refund of the whole order has no body, as the documentation wants. The body depends on nothing that a first
      // call changes, so that a repeated call is the same call.
      const isWhole = amount === receipt.amount;
      const body = isWhole ? {} : { body: { transactions: [{ id: receipt.id, amount: decimalOf(amount) }] } };
      try {
        const answer = await call((orders) => orders.refund({ id, ...body }), reference);
        const made = answer.transactions?.refunds?.at(-1);
        // The answer of a refund of the whole order may have no amount.
        return refundOf({ ...made, amount: made?.amount ?? decimalOf(amount) }, reference);
      } catch (cause) {
        const gone = refunds.reduce((sum, refund) => sum + (refund.state === 'failed' ? 0 : refund.amount), 0);
        const isTooMuch = isStatus(cause, 400, 409, 422) && gone + amount > receipt.amount;
        throw isTooMuch ? new ProviderRefusal('too_much', String(cause)) : cause;
      }
    },

    readEvent: (headers, body) => readMercadoPagoEvent(webhookSecret, headers, body, now()),

    async *payments({ from, to }) {
      for await (const order of created({ from: from.getTime() - longest * day, to: to.getTime() })) {
        const changed = new Date(order.last_updated_date ?? order.created_date ?? 0);
        if (changed < from || changed >= to) continue;
        yield paymentOf(order.transactions || !order.id ? order : await get(order.id));
      }
    },
  };
}

const session: CardSession = {
  ...{ id: checkoutPro, page: '', frame: '' },
  card: {
    ...{ token: checkoutPro, brand: 'mercado-pago', last4: '', expires: '', kind: 'credit', isSaved: false },
    months: [3, 6, 9, 12, 18],
  },
};

const isCash = (ask: PaymentAsk): ask is PaymentAsk & { way: 'oxxo' | 'spei' } => ask.way !== 'card';
