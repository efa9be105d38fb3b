/**
 * Mails customers when something that they saved is cheaper, or back. It compares what is saved with today's products,
 * so writing prices costs nothing for it, and a drop that is undone until then is told to nobody.
 */
import type { UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { isMailOnByDefault, wantsMail } from '../accounts/service.ts';
import { createMailService } from '../mail/service.ts';
import { wishlistNews } from './letters.ts';
import { mailingRepository } from './mailing-repository.ts';
import { mailsOffAddress, mailsOffToken } from './mails-off.ts';

const kind = 'favoritos';

/**
 * Each customer is mailed in a transaction with the note that it is told: done again, also half-way or by two workers
 * at once, it mails nobody twice. One that fails stands in nobody's way.
 * @returns how many mails were written
 * @throws AggregateError of those that failed, after the others
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

function mailOne(shop: UnitOfWork, letterShop: LetterShop, customer: string): Promise<boolean> {
  return shop.withTransaction(async (unit) => {
    const mailings = mailingRepository(unit.db);
    const to = await mailings.hold(customer);
    if (to === undefined || !(await wantsMail(unit.db, customer, kind))) return false;
    const news = await mailings.takeNews(customer);
    if (news.length === 0) return false;
    const off = mailsOffAddress(letterShop.origin, await mailsOffToken(unit.db, customer));
    const letter = wishlistNews({ nombre: to.nombre, news }, { origin: letterShop.origin, off });
    const mail = createMailService(letterShop);
    await mail.write(unit, { kind: 'wishlist-news', to: to.email, letter, unsubscribe: off });
    return true;
  });
}
