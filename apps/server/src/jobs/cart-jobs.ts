/** What happens to carts outside of requests. */
import { pruneCarts } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

export const pruneCartsJob: Job = {
  name: 'prune-carts',
  options: { schedule: '43 * * * *' },
  async handle(_data, { database, log }) {
    const rows = await pruneCarts(createUnitOfWork(database.db));
    log.debug({ rows }, 'removed lines of carts deleted');
  },
};
