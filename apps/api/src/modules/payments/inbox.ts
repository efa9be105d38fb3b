/** Takes events of providers: an event is stored before its provider gets an answer, and a job handles it (PA-06). */
import type { JobKind, UnitOfWork } from '@tianguis/database';
import type { PaymentProvider } from '@tianguis/payments';
import { Failure } from '../../failure.ts';
import { eventRepository } from './event-repository.ts';

/** The job that does all open work with the provider. */
export const paymentWork: JobKind = { name: 'payment-work' };

export interface EventInbox {
  /**
   * @param body exactly as it arrived
   * @returns false if the signature is wrong or old
   * @throws Failure FILE_NOT_FOUND for a provider that the shop does not use
   */
  take(provider: string, headers: Readonly<Record<string, string | undefined>>, body: string): Promise<boolean>;
}

export const createEventInbox = (shop: UnitOfWork, provider: PaymentProvider | undefined): EventInbox => ({
  async take(name, headers, body) {
    if (provider?.name !== name) throw new Failure('FILE_NOT_FOUND');
    const event = provider.readEvent(headers, body);
    if (event === undefined) return false;
    await shop.withTransaction(async (unit) => {
      if (await eventRepository(unit).add(name, event)) unit.enqueue(paymentWork, {});
    });
    return true;
  },
});
