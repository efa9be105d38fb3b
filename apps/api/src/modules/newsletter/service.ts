import type { SubscriptionForm, SubscriptionReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { canonicalMailAddress } from '@tianguis/domain';
import { consumeAll, type RateLimit } from '../../plugins/rate-limits.ts';
import { visitorOf } from '../../visitor.ts';
import { newsletterRepository } from './repository.ts';

/** Limits of subscriptions: per visitor (by IP address), and for all visitors together. */
export interface NewsletterLimits {
  ofVisitor: RateLimit;
  inAll: RateLimit;
}

export interface NewsletterService {
  /**
   * @param address IP address of the visitor
   * @throws Failure TOO_MANY_REQUESTS
   */
  subscribe(form: SubscriptionForm, address: string): Promise<SubscriptionReply>;
}

export function createNewsletterService(shop: UnitOfWork, { ofVisitor, inAll }: NewsletterLimits): NewsletterService {
  return {
    async subscribe({ correo, genero }, address) {
      const email = canonicalMailAddress(correo.trim());
      if (email === undefined) return { data: { status: 'error' } };
      // Check the visitor's limit first, so that a refused visitor uses up nothing of the common limit.
      await consumeAll([ofVisitor, visitorOf(address)], [inAll, 'all']);
      await shop.withTransaction((unit) => newsletterRepository(unit.db).save(email, genero));
      return { data: { status: 'success' } };
    },
  };
}
