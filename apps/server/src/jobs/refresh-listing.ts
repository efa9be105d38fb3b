import type { Job } from './job.ts';

/** So many changes of a department make counting its filters slower than building its bitmaps anew. */
const worthwhile = 200;

/** Keeps counting quick (docs/decisions/0013-million.md): counts are right without it. */
export const refreshListing: Job = {
  name: 'refresh-listing',
  options: { schedule: '* * * * *', retries: 0, key: () => 'all' },
  async handle(_data, { database, log }) {
    const { rows } = await database.pool.query<{ departments: number }>('select refresh_listing($1) as departments', [
      worthwhile,
    ]);
    if (rows[0]?.departments) log.debug({ departments: rows[0].departments }, 'counts of listings built anew');
  },
};
