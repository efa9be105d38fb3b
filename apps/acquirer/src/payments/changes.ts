/** Changes of a payment's state. A change that the state does not allow does nothing. */
import type { Bank } from '../bank.ts';
import { changePayment, type PaymentRow, paymentRow, type State } from './payment.ts';
import { approveCard } from './receipts.ts';

/** Changes a payment in a transaction, if its state is one of `from`. @returns the payment, changed or not */
function changeFrom(bank: Bank, id: string, from: readonly State[], change: (payment: PaymentRow) => void) {
  return bank.db.write(() => {
    const payment = paymentRow(bank, id);
    if (!payment || !from.includes(payment.state)) return payment;
    change(payment);
    return paymentRow(bank, id);
  });
}

export const cancel = (bank: Bank, id: string) =>
  changeFrom(bank, id, ['pending', 'challenge', 'authorised'], () => changePayment(bank, id, { state: 'cancelled' }));

export const capture = (bank: Bank, id: string) =>
  changeFrom(bank, id, ['authorised'], () => {
    changePayment(bank, id, { state: 'paid' });
    approveCard(bank, id);
  });

export const expire = (bank: Bank, id: string) =>
  changeFrom(bank, id, ['pending'], () => changePayment(bank, id, { state: 'expired' }));

/** The code that the page of 3-D Secure asks for, and shows. */
export const challengeCode = '123456';
export const mostWrongCodes = 3;

/** The cardholder typed a code. The third wrong code declines the payment. */
export const answerChallenge = (bank: Bank, id: string, code: string) =>
  changeFrom(bank, id, ['challenge'], ({ capture, wrong_codes }) => {
    if (code === challengeCode) {
      changePayment(bank, id, { state: capture ? 'paid' : 'authorised' });
      if (capture) approveCard(bank, id);
    } else if (wrong_codes + 1 < mostWrongCodes) {
      bank.db.run('update payments set wrong_codes = wrong_codes + 1 where id = :id', { id });
    } else {
      changePayment(bank, id, { state: 'declined', decline: 'challenge_failed', wrong_codes: mostWrongCodes });
    }
  });

export const refuseChallenge = (bank: Bank, id: string) =>
  changeFrom(bank, id, ['challenge'], () =>
    changePayment(bank, id, { state: 'declined', decline: 'challenge_failed' }),
  );

/** The cardholder disputes a paid payment by card, once. */
export const openDispute = (bank: Bank, id: string) =>
  changeFrom(bank, id, ['paid'], ({ way, dispute }) => {
    if (way === 'card' && dispute === null) changePayment(bank, id, { dispute: 'open' }, 'dispute.updated');
  });

export const endDispute = (bank: Bank, id: string, end: 'won' | 'lost') =>
  changeFrom(bank, id, ['paid'], ({ dispute }) => {
    if (dispute === 'open') changePayment(bank, id, { dispute: end }, 'dispute.updated');
  });
