/** Bodies of orders for Mercado Pago. */
import type { Order } from 'mercadopago';
import type { PaymentAsk } from '../port.ts';
import { decimalOf, durationUntil } from './amounts.ts';

type Body = Parameters<Order['create']>[0]['body'];

const methods = { oxxo: { id: 'oxxo', type: 'ticket' }, spei: { id: 'clabe', type: 'bank_transfer' } } as const;

const common = ({ reference, amount, description, payer }: PaymentAsk): Body => ({
  ...{ type: 'online', external_reference: reference, description, total_amount: decimalOf(amount) },
  payer: { email: payer.email, first_name: payer.name },
});

/** An order with one payment in cash or by transfer, which Mercado Pago makes at once. */
export function cashOrder(ask: PaymentAsk & { way: 'oxxo' | 'spei' }, now: Date): Body {
  const expiry = ask.expires ? { expiration_time: durationUntil(ask.expires, now) } : {};
  const payment = { amount: decimalOf(ask.amount), payment_method: methods[ask.way], ...expiry };
  return { ...common(ask), processing_mode: 'automatic', transactions: { payments: [payment] } };
}

/**
 * An order that is paid on the page of Checkout Pro. Cash and transfers are ways of their own, so that page has only
 * cards. A card that is declined ends the order: the shop says the reason, and another try is another order.
 */
export function cardOrder(ask: PaymentAsk): Body {
  const months = ask.card?.months ?? 1;
  return {
    ...common(ask),
    processing_mode: 'manual',
    capture_mode: ask.capture ? 'automatic' : 'manual',
    items: [{ title: ask.description, unit_price: decimalOf(ask.amount), quantity: 1 }],
    config: {
      payment_method: {
        not_allowed_types: ['ticket', 'atm', 'bank_transfer'],
        max_installments: months,
        installments: { interest_free: months > 1 ? { type: 'list', values: [months] } : { type: 'none' } },
      },
      online: {
        ...{ success_url: ask.returnUrl, failure_url: ask.returnUrl, pending_url: ask.returnUrl, auto_return: 'all' },
        retries: { allowed: false },
        transaction_security: { validation: 'on_fraud_risk', liability_shift: 'required' },
      },
    },
  };
}
