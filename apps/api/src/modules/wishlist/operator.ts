/** Wishlists for the jobs of the shop. */
import type { UnitOfWork } from '@tianguis/database';
import { undoHours } from './list-repository.ts';
import { mailingRepository } from './mailing-repository.ts';

export { mailWishlistNews } from './mail-news.ts';

/** Deletes what can no longer be taken back. @returns how many rows */
export const pruneWishlists = ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> =>
  mailingRepository(db).prune(undoHours);
