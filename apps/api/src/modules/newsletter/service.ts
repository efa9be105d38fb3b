/**
 * The newsletter (AP-19; decision 54): an address is subscribed when its owner has confirmed it by a mailed link, and a
 * press of one button ends the subscription.
 */
import type { DoneReply, SubscriptionForm, SubscriptionReply } from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import { canonicalMailAddress } from '@tianguis/domain';
import type { LetterShop } from '@tianguis/mail';
import { Failure } from '../../failure.ts';
import { consumeAll, type RateLimit } from '../../plugins/rate-limits.ts';
import { openSignedToken } from '../../signed-token.ts';
import { visitorOf } from '../../visitor.ts';
import { createMailService } from '../mail/service.ts';
import { confirmSubscription, subscriptionConfirmed } from './letters.ts';
import { confirmAddress, offAddresses } from './links.ts';
import { newsletterRepository, waitingDays } from './repository.ts';

/** Limits of subscriptions: per visitor (by IP address), and for all visitors together. */
export interface NewsletterLimits {
  ofVisitor: RateLimit;
  inAll: RateLimit;
}

export interface NewsletterOptions extends NewsletterLimits {
  letters: LetterShop;
  /** Epoch milliseconds. */
  clock?: (() => number) | undefined;
}

export interface NewsletterService {
  /**
   * Mails a link that confirms. The reply is the same for every address.
   * @param address IP address of the visitor
   * @throws Failure TOO_MANY_REQUESTS
   */
  subscribe(form: SubscriptionForm, address: string): Promise<SubscriptionReply>;
  /**
   * Confirms by the token of the mailed link. A second call changes nothing.
   * @throws Failure MAIL_NOT_FOUND for a forged token, and after the subscription has ended; LINK_EXPIRED
   */
  confirm(token: string): Promise<DoneReply>;
  /**
   * Ends a subscription. A second call changes nothing. @throws Failure MAIL_NOT_FOUND for a forged token; LINK_EXPIRED
   */
  end(token: string): Promise<DoneReply>;
}

export function createNewsletterService(
  shop: UnitOfWork,
  { ofVisitor, inAll, letters, clock = Date.now }: NewsletterOptions,
): NewsletterService {
  const mail = createMailService(letters, clock);

  /** @returns the id in a token */
  async function open(token: string, kind: 'on' | 'off'): Promise<string> {
    const read = await openSignedToken(token, () => newsletterRepository(shop).findKey(kind), clock());
    if (read === undefined) throw new Failure('MAIL_NOT_FOUND');
    if (read.isExpired) throw new Failure('LINK_EXPIRED');
    return read.id;
  }

  return {
    async subscribe({ correo, genero }, address) {
      const email = canonicalMailAddress(correo.trim());
      if (email === undefined) return { data: { status: 'error' } };
      // Check the visitor's limit first, so that a refused visitor uses up nothing of the common limit.
      await consumeAll([ofVisitor, visitorOf(address)], [inAll, 'all']);
      await shop.withTransaction(async (unit) => {
        const newsletter = newsletterRepository(unit);
        await newsletter.add(email, genero);
        const confirmation = await newsletter.ask(email, genero, new Date(clock()));
        if (confirmation === undefined) return;
        const letter = confirmSubscription(genero, await confirmAddress(unit, letters.origin, confirmation, clock()));
        const validMinutes = waitingDays * 24 * 60;
        await mail.write(unit, { kind: 'newsletter-question', to: email, letter, validMinutes });
      });
      return { data: { status: 'success' } };
    },

    async confirm(token) {
      const confirmation = await open(token, 'on');
      return shop.withTransaction(async (unit) => {
        const newsletter = newsletterRepository(unit);
        const found = await newsletter.confirm(confirmation, new Date(clock()));
        if (found) {
          const off = (await offAddresses(unit, letters.origin, clock()))(found.id);
          const letter = subscriptionConfirmed(off);
          await mail.write(unit, {
            ...{ kind: 'newsletter-confirmed', to: found.email, letter, unsubscribe: off, isSecret: true },
          });
        } else if (!(await newsletter.isConfirmedBy(confirmation))) throw new Failure('MAIL_NOT_FOUND');
        return { msg: 'Listo: ya recibes nuestro boletín.' };
      });
    },

    async end(token) {
      await newsletterRepository(shop).end(await open(token, 'off'));
      return { msg: 'Listo: ya no recibes nuestro boletín.' };
    },
  };
}
