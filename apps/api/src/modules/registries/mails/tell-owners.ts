/** Mails owners of registries about gifts that were paid (RT-23). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { isSecret } from '@tianguis/domain/registry';
import type { LetterShop } from '@tianguis/mail';
import { createMailService } from '../../mail/service.ts';
import { giftArrived } from './letters.ts';
import { giftMailingRepository } from './mailing-repository.ts';

/** Gifts that a run tells at most. The next run continues. */
const mostTold = 500;

/**
 * Mails each paid gift once, in the transaction that notes the mail. The owner of a surprise is not mailed.
 * @returns the number of mails
 * @throws AggregateError with the errors of failed gifts, after the others were told
 */
export async function tellRegistryOwners(
  shop: UnitOfWork,
  letterShop: LetterShop,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const errors: unknown[] = [];
  let told = 0;
  for (const order of await giftMailingRepository(shop).untold(mostTold)) {
    if (signal?.aborted) break;
    try {
      if (await shop.withTransaction((unit) => tell(unit, letterShop, order, now))) told++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} gifts could not be told.`);
  return told;
}

async function tell(unit: Unit, letterShop: LetterShop, order: string, now: number): Promise<boolean> {
  const gift = await giftMailingRepository(unit).take(order, new Date(now));
  if (!gift || isSecret(gift, dateInMexico(now))) return false;
  await createMailService(letterShop, () => now).write(unit, {
    ...{ kind: 'gift-received', to: gift.owner.email, letter: giftArrived(gift, letterShop.origin) },
  });
  return true;
}
