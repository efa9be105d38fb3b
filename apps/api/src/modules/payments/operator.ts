/**
 * Payments, for jobs and commands (PA-06, PA-08). Jobs do what follows from events, ask about attempts whose answer is
 * missing, close payments that orders no longer want, and pay refunds back. Each can be repeated.
 */
import type { UnitOfWork } from '@tianguis/database';
import { type PaymentProvider, ProviderAway, type ProviderPayment, ProviderRefusal } from '@tianguis/payments';
import { applyPayment } from './apply-payment.ts';
import { type Asking, capturePayment, closePayment, isOpen, refreshPayment } from './ask-provider.ts';
import { attemptRepository } from './attempt-repository.ts';
import { eventRepository } from './event-repository.ts';
import { type ListedRefund, refundRepository } from './refund-repository.ts';

export { type DayDifference, type DayProof, reconcileDay } from './reconciliation/reconcile.ts';
export type { ListedRefund } from './refund-repository.ts';

/** What a call of a job handles at most. The next call continues. */
const most = 200;
/** Time between two sweeps for lost events, and the first sweep's time. */
const sweeps = { everyMs: 3_600_000, firstMs: 30 * 86_400_000 };
/** A sweep asks again for the last minutes of the sweep before, since the clocks of shop and provider differ. */
const overlapMs = 600_000;
/** Days for which handled events are stored, longer than providers repeat them. */
const eventDays = 30;

export interface PaymentWorkOptions {
  /** Authorises payments without capturing them (BL-12). */
  authorisesOnly: boolean;
  /** Minutes in which a customer can pay by card, after an authorisation was lost. */
  cardMinutes: number;
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
  /** Payments that a sweep for lost events read. */
  swept: number;
}

/** Does all open work with a provider. @returns how much was done */
export async function doPaymentWork(
  shop: UnitOfWork,
  provider: PaymentProvider,
  { authorisesOnly, cardMinutes, signal, now, onError = () => undefined }: PaymentWorkOptions,
): Promise<PaymentWork> {
  const at = now === undefined ? new Date() : new Date(now);
  const asking: Asking = { shop, provider, terms: () => ({ cardMinutes, at }), capture: !authorisesOnly };
  const done: PaymentWork = { events: 0, attempts: 0, closed: 0, captured: 0, refunds: 0, swept: 0 };
  /**
   * A provider that is away ends the work of a kind: all further calls would wait for it, too. The next kind goes on,
   * since a single payment can be the cause.
   */
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
    if (!isOn) break;
  }
  const attempts = attemptRepository(shop);
  for (const id of await attempts.waiting(provider.name, most, at)) {
    const isOn = await one(`attempt ${id}`, async () => {
      const attempt = await attempts.find(id);
      if (attempt?.closeDue) {
        await closePayment(asking, attempt);
        done.closed++;
      } else if (attempt && isOpen(attempt)) {
        await refreshPayment(asking, attempt);
        done.attempts++;
      }
    });
    if (!isOn) break;
  }
  for (const attempt of await attempts.toCapture(provider.name, most)) {
    const isOn = await one(`attempt ${attempt.id}`, async () => {
      await capturePayment(asking, attempt);
      done.captured++;
    });
    if (!isOn) break;
  }
  const refunds = refundRepository(shop);
  const refunded = [...provider.ways].filter((way) => provider.refundsTo(way));
  for (const refund of await refunds.open(provider.name, refunded, most)) {
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
    if (!isOn) break;
  }
  await one('sweep', async () => {
    done.swept = await sweepChanges(asking, at);
  });
  return done;
}

/**
 * Applies all payments that changed since the last sweep. So the money, refunds and disputes of payments whose events
 * were lost are found. @returns the number of payments
 */
async function sweepChanges(asking: Asking, at: Date): Promise<number> {
  const { shop, provider } = asking;
  const stored = eventRepository(shop);
  const before = await stored.sweptTo(provider.name);
  if (before && at.getTime() - before.getTime() < sweeps.everyMs) return 0;
  const from = new Date(before ? before.getTime() - overlapMs : at.getTime() - sweeps.firstMs);
  let count = 0;
  for await (const payment of provider.payments({ from, to: at })) {
    await applyOwn(asking, payment);
    count++;
  }
  await stored.setSweptTo(provider.name, at);
  return count;
}

/** Applies the payment of an event. The provider is asked for the payment, since events arrive in any sequence. */
async function applyKnown(asking: Asking, id: string): Promise<void> {
  const payment = await asking.provider.payment(id);
  if (payment !== undefined) await applyOwn(asking, payment);
}

/** Applies a payment. A payment that names no attempt of this shop changes nothing: an event never makes an order. */
async function applyOwn({ shop, terms }: Asking, payment: ProviderPayment): Promise<void> {
  if (!isUuid(payment.reference)) return;
  await shop.withTransaction((unit) => applyPayment(unit, payment.reference, payment, terms()));
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Deletes old events. @returns the number of deleted events */
export const prunePaymentEvents = (shop: UnitOfWork): Promise<number> => eventRepository(shop).prune(eventDays);

/** Refunds that are not made, for `payments list`. */
export const owedRefunds = (shop: UnitOfWork): Promise<ListedRefund[]> => refundRepository(shop).owed();
