import type { SubscriptionForm, SubscriptionReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { isMailAddress } from '@tianguis/domain';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { visitorOf } from '../../visitor.ts';
import { newsletterRepository } from './repository.ts';

/** Limits of subscriptions: of one visitor, by address, and of all together. */
export interface NewsletterLimits {
  ofVisitor: RateLimit;
  inAll: RateLimit;
}

export interface NewsletterService {
  /**
   * @param address of the visitor
   * @throws Failure TOO_MANY_REQUESTS
   */
  subscribe(form: SubscriptionForm, address: string): Promise<SubscriptionReply>;
}

export function createNewsletterService(shop: UnitOfWork, { ofVisitor, inAll }: NewsletterLimits): NewsletterService {
  return {
    async subscribe({ correo, genero }, address) {
      const email = correo.trim();
      if (!isMailAddress(email)) return { data: { status: 'error' } };
      // The visitor's limit first: a refused visitor consumes nothing of the common limit, nor of the own one.
      const giveBack = await ofVisitor.consume(visitorOf(address));
      try {
        await inAll.consume('all');
      } catch (error) {
        await giveBack();
        throw error;
      }
      await shop.withTransaction((unit) => newsletterRepository(unit.db).save(email, genero));
      return { data: { status: 'success' } };
    },
  };
}
