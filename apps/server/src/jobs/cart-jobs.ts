/** Jobs of carts. */
import { pruneCarts, pruneCheckouts, pruneSharedCarts } from '@tianguis/api';
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
