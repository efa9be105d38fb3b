/**
 * Payments, for jobs and commands (PA-06, PA-08). Jobs do what follows from events, ask about attempts whose answer is
 * missing, close payments that orders no longer want, and pay refunds back. Each can be repeated.
 */
import type { UnitOfWork } from '@tianguis/database';
import { type PaymentProvider, ProviderAway, ProviderRefusal } from '@tianguis/payments';
import { usualTerms } from '../orders/service.ts';
import { applyPayment } from './apply-payment.ts';
import { type Asking, capturePayment, closePayment, isOpen, refreshPayment } from './ask-provider.ts';
import { attemptRepository } from './attempt-repository.ts';
import { eventRepository } from './event-repository.ts';
import { type ListedRefund, refundRepository } from './refund-repository.ts';

export { type DayDifference, type DayProof, reconcileDay } from './reconcile.ts';
export type { ListedRefund } from './refund-repository.ts';

/** What a call of a job handles at most. The next call continues. */
const most = 200;
/** Days for which handled events are stored, longer than providers repeat them. */
const eventDays = 30;

export interface PaymentWorkOptions {
  signal?: AbortSignal;
  /** Epoch milliseconds. */
  now?: number;
  /** Called with the error of a payment or a refund that failed; the others are not hindered. */
  onError?(error: unknown, what: string): void;
}

export interface PaymentWork {
  events: number;
  attempts: number;
  closed: number;
  captured: number;
  refunds: number;
}

/** Does all open work with a provider. @returns how much was done */
export async function doPaymentWork(
  shop: UnitOfWork,
  provider: PaymentProvider,
  { signal, now, onError = () => undefined }: PaymentWorkOptions = {},
): Promise<PaymentWork> {
  const at = now === undefined ? new Date() : new Date(now);
  const asking: Asking = { shop, provider, terms: () => ({ ...usualTerms(), at }), capture: true };
  const done: PaymentWork = { events: 0, attempts: 0, closed: 0, captured: 0, refunds: 0 };
  /** A provider that is away ends the work: all further calls would wait for it, too. */
  const one = async (what: string, work: () => Promise<void>): Promise<boolean> => {
    if (signal?.aborted) return false;
    try {
      await work();
    } catch (error) {
      onError(error, what);
      if (error instanceof ProviderAway) return false;
    }
    return true;
  };

  const stored = eventRepository(shop);
  for (const { id, payment } of await stored.undone(provider.name, most)) {
    const isOn = await one(`event ${id}`, async () => {
      if (payment !== null) await applyKnown(asking, payment);
      await stored.setDone(provider.name, [id]);
      done.events++;
    });
    if (!isOn) return done;
  }
  const attempts = attemptRepository(shop);
  for (const id of await attempts.waiting(most, at)) {
    const isOn = await one(`attempt ${id}`, async () => {
      const attempt = await attempts.find(id);
      if (!attempt || attempt.provider !== provider.name) return;
      if (attempt.closeDue) {
        await closePayment(asking, attempt);
        done.closed++;
      } else if (isOpen(attempt)) {
        await refreshPayment(asking, attempt);
        done.attempts++;
      }
    });
    if (!isOn) return done;
  }
  for (const attempt of await attempts.toCapture(most)) {
    if (attempt.provider !== provider.name) continue;
    const isOn = await one(`attempt ${attempt.id}`, async () => {
      await capturePayment(asking, attempt);
      done.captured++;
    });
    if (!isOn) return done;
  }
  const refunds = refundRepository(shop);
  for (const refund of await refunds.open(most)) {
    if (refund.provider !== provider.name || !provider.refundsTo(refund.way)) continue;
    const isOn = await one(`refund ${refund.id}`, async () => {
      const { id: reference, amount } = refund;
      try {
        const made = await provider.refund(refund.payment, { reference, amount });
        await refunds.write(reference, made.id, made.state);
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await refunds.fail(reference);
      }
      done.refunds++;
    });
    if (!isOn) return done;
  }
  return done;
}

/**
 * Applies a payment of which an event tells. The provider is asked for the payment, since events arrive in any sequence.
 * A payment that names no attempt of this shop changes nothing: an event never makes an order.
 */
async function applyKnown({ shop, provider, terms }: Asking, id: string): Promise<void> {
  const payment = await provider.payment(id);
  if (payment === undefined || !isUuid(payment.reference)) return;
  await shop.withTransaction((unit) => applyPayment(unit, payment.reference, payment, terms()));
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Deletes old events. @returns the number of deleted events */
export const prunePaymentEvents = (shop: UnitOfWork): Promise<number> => eventRepository(shop).prune(eventDays);

/** Refunds that are not made, for `payments list`. */
export const owedRefunds = (shop: UnitOfWork): Promise<ListedRefund[]> => refundRepository(shop).owed();
