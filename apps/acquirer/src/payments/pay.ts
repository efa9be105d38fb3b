/** New payments. */
import { createHash } from 'node:crypto';
import { schedule } from '../agenda/tasks.ts';
import type { Bank } from '../bank.ts';
import type { Behaviour } from '../cards/behaviour.ts';
import { hasExpired } from '../cards/card-form.ts';
import { type CardRow, cardOf } from '../cards/cards.ts';
import { hours } from '../clock.ts';
import { newId } from '../random.ts';
import { NoAnswer, Refusal } from '../refusal.ts';
import { readReturnUrl } from '../return-url.ts';
import {
  type Decline,
  noteChange,
  type PaymentRow,
  paymentByReference,
  paymentRow,
  type State,
  type Way,
} from './payment.ts';
import { approveCard } from './receipts.ts';
import { newClabe, newSlip } from './references.ts';

export interface PaymentAsk {
  reference: string;
  way: Way;
  amount: number;
  currency: string;
  description: string;
  customer: string;
  payer: { email: string; name: string };
  card?: string | null;
  months?: number | null;
  capture: boolean;
  return_url: string;
  expires_at?: string | null;
}

/** OXXO takes at most $10,000 for a slip. */
const mostCash = 1_000_000;
/** A slip or a transfer for which the shop sets no end. */
const defaultLife = hours(72);

/**
 * Makes the payment of a reference, unless there is one.
 * @throws Refusal for values that are not accepted, and for other values than those of the existing payment
 * @throws NoAnswer for a card that never gets an answer
 */
export function pay(bank: Bank, ask: PaymentAsk): { payment: PaymentRow; isNew: boolean } {
  const fingerprint = fingerprintOf(ask);
  const existing = paymentByReference(bank, ask.reference);
  if (existing) {
    if (existing.fingerprint === fingerprint) return { payment: existing, isNew: false };
    throw new Refusal(409, 'idempotency_conflict', 'The reference already has a payment with other values.');
  }
  const card = checkAsk(bank, ask);
  if (card?.behaviour === 'timeout_before') throw new NoAnswer();
  const id = newId('pay');
  bank.db.write(() => insertPayment(bank, id, ask, fingerprint, card));
  if (card?.behaviour === 'timeout_after') throw new NoAnswer();
  return { payment: paymentRow(bank, id) as PaymentRow, isNew: true };
}

/** A hash of all values of a call, in a fixed sequence. Personal data are part of the hash, and are not stored. */
function fingerprintOf(ask: PaymentAsk): string {
  const { payer, ...values } = ask;
  const entries = { card: null, months: null, expires_at: null, ...values, email: payer.email, name: payer.name };
  const sorted = Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/** @returns the card of a payment by card */
function checkAsk(bank: Bank, ask: PaymentAsk): CardRow | undefined {
  readReturnUrl(ask.return_url);
  if (ask.way === 'card') {
    // A token of another customer is refused like a token that does not exist.
    const card = ask.card ? cardOf(bank, ask.card) : undefined;
    if (card?.customer !== ask.customer) throw new Refusal(422, 'unknown_card', 'There is no such card, or no more.');
    return card;
  }
  if (ask.card || ask.months) throw new Refusal(422, 'bad_card', 'Only payments by card have a card and months.');
  if (!ask.capture) throw new Refusal(422, 'bad_capture', 'Only payments by card can be authorised.');
  if (ask.way === 'oxxo' && ask.amount > mostCash)
    throw new Refusal(422, 'bad_amount', 'OXXO takes at most 1000000 centavos.');
  if (ask.expires_at && !(Date.parse(ask.expires_at) > bank.clock.now()))
    throw new Refusal(422, 'bad_expires_at', 'expires_at must be a time in the future.');
  return undefined;
}

function insertPayment(bank: Bank, id: string, ask: PaymentAsk, fingerprint: string, card: CardRow | undefined): void {
  const { db, clock } = bank;
  const now = clock.now();
  const { state, decline } = card ? answerOf(card, ask, now) : { state: 'pending' as const, decline: null };
  const expires_at = card ? null : ask.expires_at ? Date.parse(ask.expires_at) : now + defaultLife;
  db.insert('payments', {
    ...{ id, reference: ask.reference, fingerprint, way: ask.way, state, amount: ask.amount, currency: ask.currency },
    ...{ months: ask.months ?? null, decline, description: ask.description, return_url: ask.return_url },
    ...{ capture: ask.capture ? 1 : 0, card_brand: card?.brand ?? null, card_last4: card?.last4 ?? null },
    behaviour: card?.behaviour ?? null,
    slip: ask.way === 'oxxo' ? newSlip(bank) : null,
    clabe: ask.way === 'spei' ? newClabe(bank) : null,
    ...{ expires_at, created_at: now, updated_at: now },
  });
  noteChange(bank, id, 'payment.updated');
  if (expires_at !== null) schedule(bank, 'expire', id, expires_at);
  if (state === 'paid') approveCard(bank, id);
}

const declines: Partial<Record<Behaviour, Decline>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  wrong_data: 'wrong_data',
};

function answerOf(card: CardRow, ask: PaymentAsk, now: number): { state: State; decline: Decline | null } {
  const decline = hasExpired(card.expires, now) ? 'expired_card' : declines[card.behaviour];
  if (decline) return { state: 'declined', decline };
  if (
    ask.months &&
    (card.behaviour === 'months_refused' || !(JSON.parse(card.months) as number[]).includes(ask.months))
  )
    return { state: 'declined', decline: 'months_refused' };
  if (card.behaviour === 'challenge' || card.behaviour === 'challenge_post')
    return { state: 'challenge', decline: null };
  return { state: ask.capture ? 'paid' : 'authorised', decline: null };
}
