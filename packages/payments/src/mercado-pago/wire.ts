/** Orders of Mercado Pago, and their form in the shop. */
import type { Order } from 'mercadopago';
import type { DeclineReason, ProviderPayment, ProviderRefund, ProviderState, RefundState, Way } from '../port.ts';
import { centavosOf } from './amounts.ts';

export type WireOrder = Awaited<ReturnType<Order['get']>>;
type WirePayment = NonNullable<NonNullable<WireOrder['transactions']>['payments']>[number];
type WireRefund = NonNullable<NonNullable<WireOrder['transactions']>['refunds']>[number];

const wayOf = (payment: WirePayment | undefined): Way => {
  if (payment?.payment_method?.id === 'oxxo') return 'oxxo';
  return payment?.payment_method?.id === 'clabe' ? 'spei' : 'card';
};

/**
 * The state of an order. A status that is not documented is `pending`: it neither pays nor ends a payment, and the next
 * answer decides.
 */
function stateOf({ status, status_detail, checkout_url }: WireOrder): ProviderState {
  switch (status) {
    case 'processed':
    case 'refunded':
    case 'charged_back':
      return 'paid';
    case 'created':
      return checkout_url ? 'challenge' : 'pending';
    case 'action_required':
      if (status_detail === 'waiting_capture') return 'authorised';
      return status_detail === 'pending_challenge' ? 'challenge' : 'pending';
    case 'failed':
      return 'declined';
    case 'canceled':
    case 'cancelled':
      return 'cancelled';
    case 'expired':
      return 'expired';
    default:
      return 'pending';
  }
}

const declines: Readonly<Record<string, DeclineReason>> = {
  insufficient_amount: 'insufficient_funds',
  card_insufficient_amount: 'insufficient_funds',
  amount_limit_exceeded: 'insufficient_funds',
  bad_filled_card_data: 'wrong_data',
  invalid_card_token: 'wrong_data',
  invalid_installments: 'months_refused',
  pending_challenge: 'challenge_failed',
  '3ds_challenge_expired': 'challenge_failed',
};

/** Of orders that were charged back. `settled`: the seller has the money; `reimbursed`: the buyer has it. */
const disputes: Readonly<Record<string, NonNullable<ProviderPayment['dispute']>>> = {
  settled: 'won',
  reimbursed: 'lost',
};

/** Statuses of a payment within an order, whose money arrived. */
const received = new Set(['processed', 'refunded', 'charged_back']);

const refundStates: Readonly<Record<string, RefundState>> = {
  processed: 'made',
  approved: 'made',
  refunded: 'made',
  failed: 'failed',
  rejected: 'failed',
};

/** An answer about a refund does not contain our reference; callers know the refund by its id. */
export const refundOf = (refund: WireRefund, reference = ''): ProviderRefund => ({
  ...{ id: refund.id ?? '', reference, amount: centavosOf(refund.amount) },
  state: refundStates[refund.status ?? ''] ?? 'pending',
});

/** An order is in pesos if its answer says so: by its currency, or else by its country. */
const currencyOf = ({ currency, country_code }: WireOrder): string =>
  currency ?? (country_code === 'MEX' || country_code === 'MX' ? 'MXN' : '');

/** The payment of the shop that an order of Mercado Pago is. An order of this adapter has at most one payment. */
export function paymentOf(order: WireOrder): ProviderPayment {
  const payment = order.transactions?.payments?.at(-1);
  const way = wayOf(payment);
  const [state, created, currency] = [stateOf(order), new Date(order.created_date ?? 0), currencyOf(order)];
  const method = payment?.payment_method;
  const months = method?.installments ?? 1;
  return {
    ...{ id: order.id ?? '', reference: order.external_reference ?? '', way, state, currency, created },
    amount: centavosOf(order.total_amount),
    months: way === 'card' && months > 1 ? months : null,
    decline:
      state === 'declined' ? (declines[payment?.status_detail ?? order.status_detail ?? ''] ?? 'declined') : null,
    challenge: state === 'challenge' ? (method?.transaction_security?.url ?? order.checkout_url ?? null) : null,
    slip: way === 'oxxo' ? slipOf(order, payment) : null,
    transfer: way === 'spei' ? transferOf(order, payment) : null,
    // Answers about orders do not contain the digits of a card.
    card: way === 'card' && method?.id ? { brand: method.id, last4: '' } : null,
    receipts: (order.transactions?.payments ?? [])
      .filter(({ status }) => received.has(status ?? ''))
      .map(({ id, amount, paid_amount }) => ({
        ...{ id: id ?? '', currency, at: new Date(order.last_updated_date ?? order.created_date ?? 0) },
        // The amount that was paid by card contains the interest of a buyer's own plan, which the shop does not receive.
        amount: centavosOf(way === 'card' ? amount : (paid_amount ?? amount)),
      })),
    refunds: (order.transactions?.refunds ?? []).map((refund) => refundOf(refund)),
    dispute: order.status === 'charged_back' ? (disputes[order.status_detail ?? ''] ?? 'open') : null,
  };
}

/** A slip that is not made yet has no reference. A scanner reads the content of the bar code. */
function slipOf(order: WireOrder, payment: WirePayment | undefined): ProviderPayment['slip'] {
  const reference = payment?.payment_method?.barcode_content || payment?.payment_method?.reference;
  return reference ? { reference, expires: expiryOf(order, payment) } : null;
}

/** The CLABE is the reference of the payment. A reference that is no CLABE is not shown as one. */
function transferOf(order: WireOrder, payment: WirePayment | undefined): ProviderPayment['transfer'] {
  const clabe = payment?.payment_method?.reference ?? '';
  if (!/^\d{18}$/.test(clabe)) return null;
  return {
    ...{ clabe, bank: banks[clabe.slice(0, 3)] ?? '', beneficiary: 'Mercado Pago' },
    concept: (order.description ?? order.external_reference ?? '').slice(0, 40),
    expires: expiryOf(order, payment),
  };
}

/** Banks whose accounts Mercado Pago gives out, by the first digits of a CLABE. */
const banks: Readonly<Record<string, string>> = { '646': 'STP', '722': 'Mercado Pago W' };

/** The longest time that Mercado Pago gives, if an answer does not say when the payment expires. */
const longest = 30 * 24 * 60 * 60_000;

const expiryOf = (order: WireOrder, payment: WirePayment | undefined): Date =>
  payment?.date_of_expiration
    ? new Date(payment.date_of_expiration)
    : new Date(new Date(order.created_date ?? 0).getTime() + longest);
