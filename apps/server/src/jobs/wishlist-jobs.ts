/** Jobs of wishlists (RL-03). */
import { mailWishlistNews, pruneWishlists } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/**
 * Mails news four times an hour, from 8:00 to 22:00 in Mexico City (UTC-6 without summer time). The log never contains
 * recipients or products.
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
