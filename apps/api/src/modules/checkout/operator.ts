/** Checkouts, for jobs. */
import type { UnitOfWork } from '@tianguis/database';
import { quoteRepository } from './repository.ts';

/** Days for which a quote is stored: a customer may return to an open page of a checkout within this time. */
const quoteDays = 30;

/** Deletes old quotes. @returns the number of deleted quotes */
export const pruneQuotes = ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> => quoteRepository(db).prune(quoteDays);
