/** Checkouts, for jobs. */
import type { UnitOfWork } from '@tianguis/database';
import { checkoutRepository } from './checkout-repository.ts';
import { quoteRepository } from './repository.ts';

/** Days for which checkouts and quotes are stored: a customer may return to an open page within this time. */
const storedDays = 30;

/** Deletes old checkouts and quotes. @returns the number of deleted rows */
export const pruneCheckouts = async ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> =>
  (await quoteRepository(db).prune(storedDays)) + (await checkoutRepository(db).prune(storedDays));
