/** Refunds to cards. A refund is pending until a task makes it, or lets it fail. */
import { schedule } from '../agenda/tasks.ts';
import type { Bank } from '../bank.ts';
import { seconds } from '../clock.ts';
import { newId } from '../random.ts';
import { notFound, Refusal } from '../refusal.ts';
import { changePayment, type PaymentRow, paymentRow, type RefundRow, receivedFor, refundsOf } from './payment.ts';

const timeToRefund = seconds(3);

export interface RefundAsk {
  reference: string;
  amount: number;
}

/**
 * Refunds a part of a payment or the whole. The sum of refunds never exceeds the receipts.
 * @throws Refusal if the money cannot go back to a card, or if it is more than is left
 */
export function refund(bank: Bank, paymentId: string, ask: RefundAsk): { refund: RefundRow; isNew: boolean } {
  return bank.db.write(() => {
    const payment = paymentRow(bank, paymentId);
    if (!payment) throw notFound('payment');
    const existing = refundBy(bank, 'reference', ask.reference);
    if (existing) {
      if (existing.payment === payment.id && existing.amount === ask.amount) return { refund: existing, isNew: false };
      throw new Refusal(409, 'idempotency_conflict', 'The reference already has a refund with other values.');
    }
    checkRefund(bank, payment, ask.amount);
    const id = newId('ref');
    const now = bank.clock.now();
    bank.db.insert('refunds', { id, ...ask, payment: payment.id, state: 'pending', created_at: now });
    changePayment(bank, payment.id, {}, 'refund.updated');
    schedule(bank, 'refund', id, now + timeToRefund);
    return { refund: refundBy(bank, 'id', id) as RefundRow, isNew: true };
  });
}

function checkRefund(bank: Bank, payment: PaymentRow, amount: number): void {
  if (payment.way !== 'card')
    throw new Refusal(422, 'needs_account', 'Cash and transfers go back only to an account of the payer.');
  if (payment.dispute === 'open' || payment.dispute === 'lost')
    throw new Refusal(422, 'disputed', 'The cardholder gets the money by the dispute.');
  const refunded = refundsOf(bank, payment.id)
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, one) => sum + one.amount, 0);
  if (refunded + amount > receivedFor(bank, payment))
    throw new Refusal(422, 'too_much', 'The refunds would exceed what was received.');
}

/** Ends a pending refund. */
export function settleRefund(bank: Bank, id: string): void {
  bank.db.write(() => {
    const refund = refundBy(bank, 'id', id);
    const payment = refund && paymentRow(bank, refund.payment);
    if (!payment || refund.state !== 'pending') return;
    const state = payment.behaviour === 'refunds_fail' ? 'failed' : 'made';
    bank.db.run('update refunds set state = :state where id = :id', { id, state });
    changePayment(bank, payment.id, {}, 'refund.updated');
  });
}

function refundBy({ db }: Bank, column: 'id' | 'reference', value: string): RefundRow | undefined {
  return db.one<RefundRow>(`select * from refunds where ${column} = :value`, { value });
}
