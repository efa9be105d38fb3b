/** Jobs that maintain the catalogue index (packages/catalogue-index/README.md). */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { Job } from '../job.ts';

/** Merges the delta into the bitmaps. Without this job, counts are exact but slower. */
export const mergeIndexDelta: Job = {
  name: 'merge-index-delta',
  options: { schedule: '* * * * *', retries: 0, key: () => 'all' },
  async handle(_data, { database, log }) {
    const departments = await createPostgresMaintenance(database.pool).mergeDelta();
    if (departments > 0) log.debug({ departments }, 'bitmaps of departments built');
  },
};

/** More products than usually change in a minute. */
const many = 200;

/**
 * Indexes new and changed words for search, within about a minute. Also learns the names of things again in departments
 * with new, changed or removed products.
 */
export const indexSearch: Job = {
  name: 'index-search',
  options: { schedule: '* * * * *', atStart: true, retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const index = createPostgresMaintenance(database.pool);
    const [refreshed] = await Promise.allSettled([index.refresh()]);
    // If refreshing one department fails, still learn from the other departments, and throw the error afterwards.
    const learned = await index.learn();
    if (refreshed.status === 'rejected') throw refreshed.reason;
    const products = refreshed.value + learned;
    // Log the indexing of whole departments as info, and single changes as debug.
    if (products > 0) log[products > many ? 'info' : 'debug']({ products }, 'words indexed for search');
  },
};

/**
 * Number of blocks of 1,024 products whose words are analysed again at each run. For a million products, a whole round
 * takes two days.
 */
const blocks = 4;

/**
 * Compares the index with the catalogue and repairs the index. Differences arise, for example, if rows were written
 * while triggers were disabled.
 */
export const checkIndex: Job = {
  name: 'check-index',
  options: { schedule: '4-59/10 * * * *', retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const { documents, counts, postings, terms } = await createPostgresMaintenance(database.pool).repair(blocks);
    if (documents.length > 0)
      log.warn({ products: documents.length }, 'listings differed from the products, and were repaired');
    const departments = [...new Set([...counts, ...postings, ...terms])];
    if (departments.length > 0) log.warn({ departments }, 'the catalogue index was damaged, and is rebuilt');
  },
};
