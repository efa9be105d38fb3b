import type { SubscriptionForm, SubscriptionReply } from '@tianguis/contract';
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { visitorOf } from '../../visitor.ts';
import { newsletterRepository } from './repository.ts';

/** As much of an address as its shape can tell: one @, a host with a dot, no blanks or control characters. */
const mailShape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u;

/** Sign-ups in an hour, of one visitor and of all together; 0: as many as come. */
export interface NewsletterLimits {
  ofVisitor: number;
  inAll: number;
}

export interface NewsletterService {
  /**
   * @param address of whoever signs up
   * @throws Failure TOO_MANY_REQUESTS
   */
  subscribe(form: SubscriptionForm, address: string): Promise<SubscriptionReply>;
}

export function createNewsletterService(
  shop: UnitOfWork,
  { ofVisitor, inAll }: NewsletterLimits = { ofVisitor: 0, inAll: 0 },
): NewsletterService {
  async function count(unit: Unit, visitor: string, perHour: number): Promise<void> {
    const seconds = perHour === 0 ? 0 : await newsletterRepository(unit.db).take(visitor, perHour);
    if (seconds > 0)
      throw new Failure('TOO_MANY_REQUESTS', 'Too many sign-ups for the newsletter.', { retryAfter: seconds });
  }

  return {
    async subscribe({ correo, genero }, address) {
      const email = correo.trim();
      if (!mailShape.test(email)) return { data: { status: 'error' } };
      // Together, so that whoever is refused uses up nothing.
      await shop.withTransaction(async (unit) => {
        await count(unit, visitorOf(address), ofVisitor);
        await count(unit, '', inAll);
        await newsletterRepository(unit.db).save(email, genero);
      });
      return { data: { status: 'success' } };
    },
  };
}
