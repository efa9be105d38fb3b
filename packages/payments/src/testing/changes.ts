import type { DeclineReason, ProviderPayment, ProviderState } from '../port.ts';
import type { Happening } from './happenings.ts';
import { amount, type SubjectName } from './subjects.ts';

/** What a payment is after a happening. */
export interface Change {
  state?: ProviderState;
  decline?: DeclineReason;
  /** Centavos that have arrived. */
  received?: number;
  /** Centavos of refunds that have not failed. */
  refunded?: number;
  dispute?: NonNullable<ProviderPayment['dispute']>;
  /** The code with which the call is refused. */
  refused?: 'idempotency_conflict' | 'needs_account' | 'too_much' | 'disputed';
}

const part = Math.floor(amount * 0.4);
const most = amount - part;

type Changes = Partial<Record<Happening, Change>>;

/** The same reference with other values is refused in every state. */
const any: Changes = { 'is paid for again with another amount': { refused: 'idempotency_conflict' } };

/** Money that arrives is never lost: a payment that has ended has its receipts, too. `paid` by what is enough. */
function receipts({ before = 0, whenEnough }: { before?: number; whenEnough?: ProviderState }): Changes {
  const enough = whenEnough === undefined ? {} : { state: whenEnough };
  return {
    'receives a part': { received: before + part },
    'receives all': { ...enough, received: before + amount },
    'receives all in two parts': { ...enough, received: before + amount },
    'receives too much': { ...enough, received: before + amount + part },
    'receives all too late': { received: before + amount },
  };
}

const cancelled: Changes = {
  'is cancelled': { state: 'cancelled' },
  'is cancelled, and the answer is lost': { state: 'cancelled' },
};

/** Refunds of a payment whose money cannot go back to a card, or has not arrived. */
function noRefund(refused: 'needs_account' | 'too_much'): Changes {
  return {
    'is refunded': { refused },
    'is refunded in part': { refused },
    'is refunded in two parts': { refused },
    'is refunded too much': { refused },
    'is refunded too much in two parts': { refused },
    'is refunded twice by the same reference': { refused },
    'is refunded by the same reference with another amount': { refused },
    'is refunded, and the answer is lost': { refused },
    'is refunded while it is disputed': { refused },
  };
}

/**
 * What changes when something happens to a payment of a state. Whatever is not in the table changes nothing, and is not
 * refused.
 */
export const changes: Record<SubjectName, Changes> = {
  'pending transfer': {
    ...{ ...any, ...cancelled, ...noRefund('needs_account'), ...receipts({ whenEnough: 'paid' }) },
    'receives all too late': { state: 'expired', received: amount },
  },
  'pending slip': {
    ...{ ...any, ...cancelled, ...noRefund('needs_account'), ...receipts({ whenEnough: 'paid' }) },
    'receives all too late': { state: 'expired', received: amount },
  },
  challenge: {
    ...{ ...any, ...cancelled, ...noRefund('too_much') },
    'is confirmed by the cardholder': { state: 'paid', received: amount },
    'is refused by the cardholder': { state: 'declined', decline: 'challenge_failed' },
  },
  authorised: {
    ...{ ...any, ...cancelled, ...noRefund('too_much') },
    'is captured': { state: 'paid', received: amount },
    'is captured, and the answer is lost': { state: 'paid', received: amount },
  },
  'paid by card': {
    ...any,
    'is refunded': { refunded: amount },
    'is refunded in part': { refunded: part },
    'is refunded in two parts': { refunded: amount },
    'is refunded too much': { refused: 'too_much' },
    'is refunded too much in two parts': { refunded: most, refused: 'too_much' },
    'is refunded twice by the same reference': { refunded: part },
    'is refunded by the same reference with another amount': { refunded: part, refused: 'idempotency_conflict' },
    'is refunded, and the answer is lost': { refunded: amount },
    'is disputed': { dispute: 'open' },
    'is disputed, and the shop wins': { dispute: 'won' },
    'is disputed, and the shop loses': { dispute: 'lost' },
    'is refunded while it is disputed': { dispute: 'open', refused: 'disputed' },
  },
  'paid in cash': { ...any, ...noRefund('needs_account'), ...receipts({ before: amount }) },
  declined: { ...any, ...noRefund('too_much') },
  'cancelled transfer': { ...any, ...noRefund('needs_account'), ...receipts({}) },
  'cancelled card': { ...any, ...noRefund('too_much') },
  'expired slip': { ...any, ...noRefund('needs_account'), ...receipts({}) },
};
