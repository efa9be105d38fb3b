/** Jobs of carts. */
import { pruneCarts, pruneCheckouts, pruneSharedCarts, sendPartnerWebhooks } from '@tianguis/api';
import { loadShopConfig } from '@tianguis/config';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

export const pruneCartsJob: Job = {
  name: 'prune-carts',
  options: { schedule: '43 * * * *' },
  async handle(_data, { database, log }) {
    const shop = createUnitOfWork(database.db);
    const rows = (await pruneCarts(shop)) + (await pruneSharedCarts(shop)) + (await pruneCheckouts(shop));
    log.debug({ rows }, 'what is out of date of carts, their links and quotes deleted');
  },
};

/** Tells partners of orders that have products of their links (SC-07, ST-08). The log contains no order. */
export const sendWebhooks: Job = {
  name: 'send-webhooks',
  options: { schedule: '* * * * *', retries: 1, key: () => 'all' },
  async handle(_data, { database, settings, log, signal }) {
    const partners = loadShopConfig(settings.shopConfig).cartPartners ?? [];
    const sent = await sendPartnerWebhooks(createUnitOfWork(database.db), { partners, signal });
    log.debug({ sent }, 'messages to partners sent');
  },
};
