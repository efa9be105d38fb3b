/**
 * Calls of the provider about one attempt. No call runs in a transaction: the attempt is stored before, and the answer
 * is applied in a transaction of its own. A process that ends in between loses nothing, since a sweep asks again.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { type PaymentProvider, ProviderAway, type ProviderPayment, ProviderRefusal } from '@tianguis/payments';
import { type EventTerms, lockOrder, sendPaymentEvent } from '../orders/service.ts';
import { applyPayment } from './apply-payment.ts';
import { type Attempt, attemptRepository } from './attempt-repository.ts';

export interface Asking {
  shop: UnitOfWork;
  provider: PaymentProvider;
  terms(): EventTerms;
  /** Authorises payments without capturing them (BL-12). */
  capture: boolean;
}

/** Asks the provider for the payment of an attempt. Can be repeated, also at once: the attempt's id is the key. */
export async function startPayment(asking: Asking, id: string): Promise<Attempt | undefined> {
  const { shop, provider, terms, capture } = asking;
  const attempt = await attemptRepository(shop).find(id);
  if (attempt === undefined || !isOpen(attempt)) return attempt;
  const after = await answered(
    asking,
    attempt,
    () => {
      const { way, amount, number, customer, payer, cardToken, months, details, expires } = attempt;
      if (way === 'card' && cardToken === null && provider.takesCards)
        throw new ProviderRefusal('no_card', 'The attempt has no card.');
      return provider.pay({
        ...{ reference: id, way, amount, description: number, customer: customer ?? '', payer, capture, expires },
        returnUrl: details.returnUrl ?? '',
        ...(cardToken === null ? {} : { card: { token: cardToken, months } }),
      });
    },
    terms(),
  );
  // Another try ended this attempt while the provider was asked.
  return after?.closeDue ? closePayment(asking, after) : after;
}

/**
 * Asks the provider what became of an attempt. An attempt that the provider does not know is started again while its
 * customer may pay; later, it has failed. A payment that is unanswered when the time to pay is over is closed at
 * the provider, since an order does not end while its customer may be charged.
 */
export async function refreshPayment(asking: Asking, attempt: Attempt): Promise<Attempt | undefined> {
  const { provider, terms } = asking;
  const { at } = terms();
  const known = async () =>
    attempt.providerId === null ? provider.paymentOf(attempt.id) : provider.payment(attempt.providerId);
  const isLate = attempt.paysUntil !== null && attempt.paysUntil < at;
  const after = await answered(
    asking,
    attempt,
    async () => {
      const payment = await known();
      // The time to pay is over, so the pieces do not wait longer for money or a confirmation.
      if (payment && isLate && isUnanswered(payment)) return provider.cancel(payment.id);
      if (payment) return payment;
      if (isLate || attempt.closeDue) throw new ProviderRefusal('unknown', 'The provider does not know the attempt.');
      return undefined;
    },
    terms(),
  );
  const isLost = after?.providerId === null && !isLate && isOpen(after);
  return isLost ? startPayment(asking, after.id) : after;
}

/** Closes the payment of an attempt at the provider. @returns the attempt, which may have been paid before */
export async function closePayment(asking: Asking, attempt: Attempt): Promise<Attempt | undefined> {
  const { provider, terms } = asking;
  return answered(
    asking,
    attempt,
    async () => {
      const id = attempt.providerId ?? (await provider.paymentOf(attempt.id))?.id;
      if (id === undefined) throw new ProviderRefusal('unknown', 'The provider does not know the attempt.');
      return provider.cancel(id);
    },
    terms(),
  );
}

/** Captures the authorised amount of an attempt. */
export const capturePayment = (asking: Asking, attempt: Attempt): Promise<Attempt | undefined> =>
  answered(
    asking,
    attempt,
    async () => (attempt.providerId === null ? undefined : asking.provider.capture(attempt.providerId)),
    asking.terms(),
  );

/** Whether the customer or the bank has not answered yet. */
const isUnanswered = ({ state }: ProviderPayment): boolean => state === 'challenge' || state === 'pending';

export const isOpen = ({ state }: Attempt): boolean => state === 'open' || state === 'unknown';

/**
 * Applies the answer of a call.
 * @throws ProviderAway if the provider did not answer
 */
async function answered(
  { shop }: Asking,
  attempt: Attempt,
  call: () => Promise<ProviderPayment | undefined>,
  terms: EventTerms,
): Promise<Attempt | undefined> {
  await attemptRepository(shop).noteAsked(attempt.id, terms.at);
  try {
    const payment = await call();
    if (payment === undefined) return attempt;
    return await shop.withTransaction((unit) => applyPayment(unit, attempt.id, payment, terms));
  } catch (error) {
    if (error instanceof ProviderAway) {
      await attemptRepository(shop).noteUnknown(attempt.id);
      throw error;
    }
    if (!(error instanceof ProviderRefusal)) throw error;
    return shop.withTransaction((unit) => refuse(unit, attempt, terms));
  }
}

/** The provider will never make a payment of this attempt, unless another call got a payment meanwhile. */
async function refuse(unit: Unit, { id, order, providerId }: Attempt, terms: EventTerms): Promise<Attempt | undefined> {
  const attempts = attemptRepository(unit);
  await lockOrder(unit, order);
  const attempt = await attempts.find(id);
  if (attempt === undefined || attempt.providerId !== providerId) return attempt;
  if (isOpen(attempt)) await sendPaymentEvent(unit, order, 'decline', attempt.provider, terms);
  const state = attempt.state === 'closed' ? 'closed' : 'declined';
  const details = { ...attempt.details, challenge: null, decline: 'declined' as const };
  await attempts.write(id, { providerId, state, closeDue: false, details });
  return attempts.find(id);
}
