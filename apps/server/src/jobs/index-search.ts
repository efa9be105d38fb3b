import { createSearchOffice, healListings } from '@tianguis/api';
import type { Job } from './job.ts';

/** Keeps the index of search (docs/decisions/0017-search.md): new and changed words are found within a minute or so. */
export const indexSearch: Job = {
  name: 'index-search',
  options: { schedule: '* * * * *', atStart: true, retries: 0, timeLimit: 1800, key: () => 'all' },
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

/** Of 1,024 products each, whose words are read anew at each visit: of a million products all in two days. */
const parts = 4;

/**
 * Compares listings with products and the index of search with listings, by all that is stored, and builds anew what differs: rows that were lost,
 * or written past the triggers that keep them. Reads whole tables, with a million products some seconds.
 */
export const checkIndex: Job = {
  name: 'check-index',
  options: { schedule: '4-59/10 * * * *', retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const healed = await healListings(database.pool);
    if (healed > 0) log.warn({ products: healed }, 'listings were not what products are, and are put right');
    const office = createSearchOffice(database.pool);
    const departments = [...new Set([...(await office.damaged()), ...(await office.misread(parts))])];
    if (departments.length === 0) return;
    const products = await office.build(departments);
    log.warn({ departments, products }, 'the index of search was damaged, and is built anew');
  },
};
