import type { Job } from './job.ts';

/** So many changes of a department make counting its filters two or three times slower than it is. */
const ofDepartment = 200;
/** A change that waits costs each count of the whole shop 10 µs at a million products: not more than 3 ms. */
const ofShop = 300;

/** Keeps counting quick (docs/decisions/0013-million.md): counts are right without it. */
export const refreshListing: Job = {
  name: 'refresh-listing',
  options: { schedule: '* * * * *', retries: 0, key: () => 'all' },
  async handle(_data, { database, log }) {
    const { rows } = await database.pool.query<{ departments: number }>(
      'select refresh_listing($1, $2) as departments',
      [ofDepartment, ofShop],
    );
    if (rows[0]?.departments) log.debug({ departments: rows[0].departments }, 'counts of listings built anew');
  },
};
