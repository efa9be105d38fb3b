/** Money that arrives. */
import { schedule } from '../agenda/tasks.ts';
import type { Bank } from '../bank.ts';
import { seconds } from '../clock.ts';
import { newId } from '../random.ts';
import { Refusal } from '../refusal.ts';
import { changePayment, type PaymentRow, paymentRow, receivedFor } from './payment.ts';

const timeToDispute = seconds(5);

function addReceipt({ db, clock }: Bank, payment: string, amount: number, currency: string): void {
  db.insert('receipts', { id: newId('rec'), payment, amount, currency, at: clock.now() });
}

/** A payment by card was paid: inserts its receipt, and the dispute of the card that is made for one. */
export function approveCard(bank: Bank, id: string): void {
  const { amount, currency, behaviour } = paymentRow(bank, id) as PaymentRow;
  addReceipt(bank, id, amount, currency);
  if (behaviour === 'disputed') schedule(bank, 'dispute', id, bank.clock.now() + timeToDispute);
}

/**
 * Stores cash or transfers for a payment, in a transaction of the caller. A pending payment becomes paid once its
 * receipts reach its amount. A payment that has ended stays as it is, and has the receipts nevertheless.
 */
export function receive(bank: Bank, payment: PaymentRow, amounts: readonly number[]): void {
  if (payment.way === 'card') throw new Refusal(422, 'bad_way', 'A payment by card takes neither cash nor transfers.');
  for (const amount of amounts) addReceipt(bank, payment.id, amount, payment.currency);
  const isPaid = payment.state === 'pending' && receivedFor(bank, payment) >= payment.amount;
  changePayment(bank, payment.id, isPaid ? { state: 'paid' } : {});
}
