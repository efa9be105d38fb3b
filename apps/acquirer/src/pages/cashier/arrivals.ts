/** Reads what the cashier's form says: which payment, and which amounts arrive. */
import { readMoney } from '@tianguis/domain';
import type { Bank } from '../../bank.ts';
import { isClabe, passesLuhn, withoutSeparators } from '../../digits.ts';
import { type PaymentRow, receivedFor } from '../../payments/payment.ts';
import type { cashierCopy } from '../copy.ts';
import { textOf } from '../form-values.ts';

export type CashierError = keyof typeof cashierCopy.errors;
export type Choice = keyof typeof cashierCopy.ways;

export interface TypedArrival {
  number: string;
  choice: Choice;
  other: string;
  late: boolean;
}

const choices: readonly string[] = ['exact', 'part', 'excess', 'twice', 'other'];
/** Centavos that are paid too much. */
const excess = 10_000;
const mostAmount = 1_000_000_000;

export function typedArrival(body: unknown): TypedArrival {
  const choice = textOf(body, 'cuanto');
  return {
    number: textOf(body, 'numero', 60),
    choice: choices.includes(choice) ? (choice as Choice) : 'exact',
    other: textOf(body, 'cantidad', 30),
    late: textOf(body, 'tarde') !== '',
  };
}

/** The payment with the typed reference or CLABE. Wrong check digits are found before the look-up. */
export function findPayment({ db }: Bank, typed: string): { payment: PaymentRow } | { error: CashierError } {
  const number = withoutSeparators(typed);
  if (number === '') return { error: 'missing' };
  if (!/^\d+$/.test(number)) return { error: 'not_digits' };
  if (number.length !== 14 && number.length !== 18) return { error: 'wrong_length' };
  if (!(number.length === 14 ? passesLuhn(number) : isClabe(number))) return { error: 'wrong_check_digit' };
  const payment = db.one<PaymentRow>('select * from payments where slip = :number or clabe = :number', { number });
  return payment ? { payment } : { error: 'unknown' };
}

/** The amounts that arrive, each a receipt of its own. */
export function amountsOf(bank: Bank, payment: PaymentRow, { choice, other }: TypedArrival): number[] | undefined {
  const missing = Math.max(payment.amount - receivedFor(bank, payment), 0);
  // A payment that is paid completely is paid a second time.
  const exact = missing || payment.amount;
  if (choice === 'exact') return [exact];
  if (choice === 'part') return [Math.ceil(exact / 2)];
  if (choice === 'excess') return [exact + excess];
  if (choice === 'twice') return [payment.amount, payment.amount];
  const amount = /-/.test(other) ? undefined : readMoney(other);
  return amount !== undefined && amount > 0 && amount <= mostAmount ? [amount] : undefined;
}
