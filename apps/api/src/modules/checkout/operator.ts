/** Checkouts, for jobs. */
import type { UnitOfWork } from '@tianguis/database';
import { pruneCardPages } from '../payments/service.ts';
import { checkoutRepository } from './checkout-repository.ts';
import { quoteRepository } from './repository.ts';

/** Days for which checkouts and quotes are stored: a customer may return to an open page within this time. */
const storedDays = 30;

/** Deletes old checkouts, quotes and pages of cards. @returns the number of deleted rows */
export async function pruneCheckouts({ db }: Pick<UnitOfWork, 'db'>): Promise<number> {
  const rows = (await quoteRepository(db).prune(storedDays)) + (await checkoutRepository(db).prune(storedDays));
  return rows + (await pruneCardPages({ db }, new Date(Date.now() - storedDays * 86_400_000)));
}
