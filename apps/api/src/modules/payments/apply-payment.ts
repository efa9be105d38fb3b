/**
 * Applies what a provider says of a payment to the order. The answer to the first call, the customer's return, an event
 * and a sweep all come here, in any sequence and any number of times (PA-06, PA-07).
 */
import type { Unit } from '@tianguis/database';
import type { ProviderPayment } from '@tianguis/payments';
import { type EventTerms, lockOrder, receiveMoney, sendPaymentEvent } from '../orders/service.ts';
import { type Attempt, type AttemptDetails, type AttemptState, attemptRepository } from './attempt-repository.ts';
import { refundRepository } from './refund-repository.ts';

/** @returns the attempt as it is afterwards; undefined if the attempt does not exist */
export async function applyPayment(
  unit: Unit,
  id: string,
  payment: ProviderPayment,
  terms: EventTerms,
): Promise<Attempt | undefined> {
  const attempts = attemptRepository(unit);
  const named = await attempts.find(id);
  if (named === undefined) return undefined;
  const { order, provider } = named;
  await lockOrder(unit, order);
  // The attempt may have changed before the order was locked.
  const attempt = (await attempts.find(id)) ?? named;
  const wasOpen = attempt.state === 'open' || attempt.state === 'unknown';

  for (const { id: providerId, amount, currency, at: arrived } of payment.receipts)
    await receiveMoney(unit, { provider, providerId, order, attempt: id, amount, currency, arrived }, terms);
  if (payment.state === 'authorised' && wasOpen) await sendPaymentEvent(unit, order, 'authorisation', provider, terms);
  if (hasFailed(payment) && wasOpen) await sendPaymentEvent(unit, order, 'decline', provider, terms);
  await applyDispute(unit, attempt, payment, terms);
  await refundRepository(unit).note(payment.refunds);

  const state = stateOf(attempt.state, payment, await attempts.isApplied(id));
  await attempts.write(id, {
    ...{ providerId: payment.id, state, details: detailsOf(attempt, payment) },
    // A payment that can still be paid is closed at the provider, if the order no longer wants its money.
    closeDue: state !== 'open' && state !== 'applied' && !isOver(payment),
    ...expiryOf(payment),
  });
  return attempts.find(id);
}

/** Applies a dispute that is new. A provider repeats a dispute that has ended with each later change. */
async function applyDispute(
  unit: Unit,
  { order, provider, details }: Attempt,
  { dispute }: ProviderPayment,
  terms: EventTerms,
): Promise<void> {
  if (dispute === null || dispute === details.dispute) return;
  await sendPaymentEvent(unit, order, 'dispute', provider, terms);
  if (dispute !== 'open')
    await sendPaymentEvent(unit, order, dispute === 'won' ? 'dispute_won' : 'dispute_lost', provider, terms);
}

const hasFailed = ({ state }: ProviderPayment): boolean =>
  state === 'declined' || state === 'cancelled' || state === 'expired';

/** Whether the payment cannot be paid any more, or is paid. */
const isOver = (payment: ProviderPayment): boolean => payment.state === 'paid' || hasFailed(payment);

function stateOf(before: AttemptState, payment: ProviderPayment, isApplied: boolean): AttemptState {
  if (isApplied) return 'applied';
  // The order has ended, or another attempt paid it. A payment that arrives now becomes a refund.
  if (before === 'closed' || payment.state === 'paid') return 'closed';
  if (payment.state === 'declined') return 'declined';
  if (hasFailed(payment)) return before === 'declined' ? before : 'closed';
  return before === 'declined' ? before : 'open';
}

const detailsOf = ({ details }: Attempt, payment: ProviderPayment): AttemptDetails => ({
  ...details,
  card: payment.card ?? details.card ?? null,
  slip: payment.slip && { reference: payment.slip.reference },
  transfer: payment.transfer && withoutExpiry(payment.transfer),
  challenge: payment.state === 'challenge' ? payment.challenge : null,
  decline: payment.decline,
  dispute: payment.dispute,
});

const withoutExpiry = ({ clabe, bank, beneficiary, concept }: NonNullable<ProviderPayment['transfer']>) => ({
  ...{ clabe, bank, beneficiary, concept },
});

function expiryOf({ slip, transfer }: ProviderPayment): { expires?: Date } {
  const expires = slip?.expires ?? transfer?.expires;
  return expires ? { expires } : {};
}
