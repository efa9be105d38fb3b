/** Commands of operators on the newsletter: confirmed addresses only, each with the link that ends its subscription. */
import type { UnitOfWork } from '@tianguis/database';
import { offAddresses } from './links.ts';
import { newsletterRepository, type SubscriberRow } from './repository.ts';

export type Subscriber = SubscriberRow & {
  /** For the mail's link and its header `List-Unsubscribe`; a POST there needs no cookie (RFC 8058). */
  unsubscribe: string;
};

export type NewsletterOperator = ReturnType<typeof createNewsletterOperator>;

/** Addresses that are read at once. */
const batch = 1_000;

/** @param publicOrigin origin of the shop, for the links */
export function createNewsletterOperator(shop: UnitOfWork, publicOrigin: string, clock: () => number = Date.now) {
  return {
    counts: () => newsletterRepository(shop).counts(),

    /** Confirmed addresses in alphabetical order, at most `most`. */
    async *confirmed(most = Number.POSITIVE_INFINITY): AsyncGenerator<Subscriber> {
      const linkOf = await offAddresses(shop, publicOrigin, clock());
      let left = most;
      for (let after = ''; left > 0; ) {
        const rows = await newsletterRepository(shop).confirmed({ after, most: Math.min(batch, left) });
        for (const row of rows) yield { ...row, unsubscribe: linkOf(row.id) };
        left -= rows.length;
        if (rows.length < batch) return;
        after = rows.at(-1)?.email ?? '';
      }
    },
  };
}

/** Erases addresses that were not confirmed in time. @returns their number */
export const pruneNewsletter = (shop: UnitOfWork, now = Date.now()): Promise<number> =>
  newsletterRepository(shop).prune(new Date(now));
