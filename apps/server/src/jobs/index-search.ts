import { createSearchOffice } from '@tianguis/api';
import type { Job } from './job.ts';

/** Keeps the index of search (docs/decisions/0017-search.md): new and changed words are found within a minute or so. */
export const indexSearch: Job = {
  name: 'index-search',
  options: { schedule: '* * * * *', retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const office = createSearchOffice(database.pool);
    const missing = await office.missing();
    const building = missing.length === 0 ? 0 : office.build(missing);
    const [built] = await Promise.allSettled([building]);
    if (built.status === 'fulfilled' && missing.length > 0)
      log.info({ departments: missing.length, products: built.value }, 'words of whole departments read for search');
    // What changed elsewhere does not wait for a department that cannot be read.
    const products = await office.keepUp();
    if (products > 0) log.debug({ products }, 'words read for search');
    if (built.status === 'rejected') throw built.reason;
  },
};
