/** Jobs of analytics. */
import { pruneAnalytics, relateProducts } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

export const pruneAnalyticsJob: Job = {
  name: 'prune-analytics',
  options: { schedule: '17 * * * *' },
  async handle(_data, { database, log }) {
    const rows = await pruneAnalytics(createUnitOfWork(database.db));
    log.debug({ rows }, 'events out of date deleted');
  },
};

/** Computes every night in Mexico City which products visitors added or viewed together. */
export const relateProductsJob: Job = {
  name: 'relate-products',
  options: { schedule: '23 9 * * *', timeLimit: 900, key: () => 'all' },
  async handle(_data, { database, log }) {
    const pairs = await relateProducts(database.pool);
    log.debug({ pairs }, 'companions of products worked out');
  },
};
