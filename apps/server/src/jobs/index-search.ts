import { createSearchOffice } from '@tianguis/api';
import type { Job } from './job.ts';

/** Keeps the index of search (docs/decisions/0017-search.md): new and changed words are found within a minute or so. */
export const indexSearch: Job = {
  name: 'index-search',
  options: { schedule: '* * * * *', retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const office = createSearchOffice(database.pool);
    const missing = await office.missing();
    if (missing.length > 0) {
      const products = await office.build(missing);
      log.info({ departments: missing.length, products }, 'words of whole departments read for search');
    }
    const products = await office.keepUp();
    if (products > 0) log.debug({ products }, 'words read for search');
  },
};
