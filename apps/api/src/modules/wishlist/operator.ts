/** Wishlists for jobs of the shop. */
import type { UnitOfWork } from '@tianguis/database';
import { undoHours } from './list-repository.ts';
import { mailingRepository } from './mailing-repository.ts';

export { mailWishlistNews } from './mail-news.ts';

/** Deletes rows that can no longer be restored. @returns the number of deleted rows */
export const pruneWishlists = ({ db }: Pick<UnitOfWork, 'db'>): Promise<number> =>
  mailingRepository(db).prune(undoHours);
