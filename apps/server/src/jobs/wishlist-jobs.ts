/** Jobs of wishlists (RL-03). */
import { mailWishlistNews, pruneWishlists } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/**
 * Four times an hour, from eight in the morning to ten at night in Mexico City, which has no summer time: UTC-6. Whom
 * it mails, and about what, is never logged.
 */
export const mailWishlists: Job = {
  name: 'mail-wishlists',
  options: { schedule: '8-59/15 0-3,14-23 * * *', retries: 2, timeLimit: 900, key: () => 'all' },
  async handle(_data, { database, settings, log, outbox, signal }) {
    const letterShop = { name: loadShopConfig(settings.shopConfig).name, origin: settings.publicOrigin };
    const mails = await mailWishlistNews(createUnitOfWork(database.db, outbox), letterShop, { signal });
    if (mails > 0) log.info({ mails }, 'news of saved products are mailed');
  },
};

export const pruneWishlistsJob: Job = {
  name: 'prune-wishlists',
  options: { schedule: '41 * * * *' },
  async handle(_data, { database, log }) {
    const rows = await pruneWishlists(createUnitOfWork(database.db));
    log.debug({ rows }, 'removed wishes deleted');
  },
};
