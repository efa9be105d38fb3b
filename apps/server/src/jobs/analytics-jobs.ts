/** What happens to analytics outside of requests. */
import { pruneAnalytics } from '@tianguis/api';
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
