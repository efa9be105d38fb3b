import { eraseGoneAccounts } from '@tianguis/api';
import { createUnitOfWork } from '@tianguis/database';
import type { Job } from './job.ts';

/**
 * Erases accounts whose customers asked for it 30 days ago (AP-07). The log never contains whose accounts these were.
 */
export const eraseAccounts: Job = {
  name: 'erase-accounts',
  options: { schedule: '27 * * * *' },
  async handle(_data, { database, log, signal }) {
    const erased = await eraseGoneAccounts(createUnitOfWork(database.db), { signal });
    log.debug({ job: 'erase-accounts', rows: erased }, 'accounts erased');
  },
};
