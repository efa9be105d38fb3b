/** Keeps the catalogue index (packages/catalogue-index/README.md). */
import { createPostgresMaintenance } from '@tianguis/catalogue-index';
import type { Job } from './job.ts';

/** Keeps counts fast; they are exact without it. */
export const mergeIndexDelta: Job = {
  name: 'merge-index-delta',
  options: { schedule: '* * * * *', retries: 0, key: () => 'all' },
  async handle(_data, { database, log }) {
    const departments = await createPostgresMaintenance(database.pool).mergeDelta();
    if (departments > 0) log.debug({ departments }, 'bitmaps of departments built');
  },
};

/** So many products are no more than what changed since the last minute. */
const many = 200;

/** New and changed words are found within a minute or so. */
export const indexSearch: Job = {
  name: 'index-search',
  options: { schedule: '* * * * *', atStart: true, retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const products = await createPostgresMaintenance(database.pool).refresh();
    // Whole departments are news, a change here and there is not.
    if (products > 0) log[products > many ? 'info' : 'debug']({ products }, 'words indexed for search');
  },
};

/** Of 1,024 products each, whose words are analysed again at each visit: of a million products all in two days. */
const blocks = 4;

/**
 * Compares the index with the catalogue, and builds what differs: rows that were lost, or written past the triggers
 * that keep them.
 */
export const checkIndex: Job = {
  name: 'check-index',
  options: { schedule: '4-59/10 * * * *', retries: 0, timeLimit: 1800, key: () => 'all' },
  async handle(_data, { database, log }) {
    const { documents, counts, postings, terms } = await createPostgresMaintenance(database.pool).repair(blocks);
    if (documents.length > 0)
      log.warn({ products: documents.length }, 'listings were not what products are, and are put right');
    const departments = [...new Set([...counts, ...postings, ...terms])];
    if (departments.length > 0) log.warn({ departments }, 'the catalogue index was damaged, and is built anew');
  },
};
