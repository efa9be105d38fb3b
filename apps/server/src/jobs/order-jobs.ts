import { endOverdueOrders } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/** Ends orders that nobody paid in time, so that their pieces can be sold again (CO-05). */
export const endOrders: Job = {
  name: 'end-orders',
  options: { schedule: '* * * * *' },
  async handle(_data, { database, log, signal }) {
    const ended = await endOverdueOrders(createUnitOfWork(database.db), { signal });
    log.debug({ job: 'end-orders', rows: ended }, 'orders ended');
  },
};
