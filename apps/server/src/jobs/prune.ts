/** Rows that nobody can need any more. */
import type { Job } from './job.ts';

/**
 * A process that keeps pages and has not read for an hour forgets all its pages anyway. Rows stay for longer, because one that a long
 * transaction wrote early is seen by nobody before its commit.
 */
export const pruneInvalidations = prune(
  'prune-invalidations',
  '7 * * * *',
  `delete from invalidations where at < now() - interval '6 hours'`,
);

/** Drafts behind preview links, which hold for a day. */
export const pruneDrafts = prune(
  'prune-drafts',
  '23 * * * *',
  `delete from content_drafts where created_at < now() - interval '1 day'`,
);

function prune(name: string, schedule: string, statement: string): Job {
  return {
    name,
    options: { schedule },
    async handle(_data, { database, log }) {
      const { rowCount } = await database.pool.query(statement);
      log.debug({ job: name, rows: rowCount }, 'rows pruned');
    },
  };
}
