/**
 * Notifies customers by mail and on their devices when a saved product is cheaper, or back in stock. The job compares
 * saved products with today's catalogue. So writing prices needs no additional work, and a drop that was undone before
 * the job is not mailed.
 */
import type { UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { isMailOnByDefault, wantsMail } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { hasPush, writePush } from '../push/service.ts';
import { wishlistNews } from './letters.ts';
import { mailingRepository, newsKinds } from './mailing-repository.ts';
import { mailsOffAddress, mailsOffToken } from './mails-off.ts';
import { newsNotes } from './news-notes.ts';

const kind = 'favoritos';

/**
 * Notifies all customers with news. One transaction per customer writes mail and push notifications, and marks the news
 * as mailed. So a customer gets no second mail if a run is repeated, or if two workers do the same run at once. A
 * failure for one customer does not stop the mails to other customers.
 * @returns the number of written mails
 * @throws AggregateError with the errors of failed customers, after the other customers were mailed
 */
export async function mailWishlistNews(
  shop: UnitOfWork,
  letterShop: LetterShop,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const isDefault = isMailOnByDefault(kind);
  const mailings = mailingRepository(shop.db);
  const changed = await mailings.changed();
  if (changed.lists.length === 0) return 0;
  await mailings.observe(changed);
  await mailings.forgetUnwanted(changed, isDefault);
  const errors: unknown[] = [];
  let written = 0;
  for (const customer of await mailings.customers(changed, isDefault)) {
    if (signal?.aborted) break;
    try {
      if (await mailOne(shop, letterShop, customer)) written++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} customers could not be mailed.`);
  return written;
}

/** Notifies one customer by mail and on devices. @returns whether a mail was written */
function mailOne(shop: UnitOfWork, letterShop: LetterShop, customer: string): Promise<boolean> {
  return shop.withTransaction(async (unit) => {
    const mailings = mailingRepository(unit.db);
    const to = await mailings.lock(customer);
    if (to === undefined) return false;
    const isMailed = await wantsMail(unit.db, customer, kind);
    const news = isMailed || (await hasPush(unit, customer, newsKinds)) ? await mailings.takeNews(customer) : [];
    if (news.length === 0) return false;
    for (const [pushKind, note] of newsNotes(news)) await writePush(unit, customer, pushKind, note);
    if (!isMailed) return false;
    const off = mailsOffAddress(letterShop.origin, await mailsOffToken(unit.db, customer));
    const letter = wishlistNews({ nombre: to.nombre, news }, { origin: letterShop.origin, off });
    const mail = createMailService(letterShop);
    await mail.write(unit, { kind: 'wishlist-news', to: to.email, letter, unsubscribe: off });
    return true;
  });
}
