/**
 * The rows of the table `invalidations` that are not pruned yet. These rows decide which cached pages on disk, written
 * by an earlier process, are still valid.
 */
import type pg from 'pg';

export interface InvalidationHistory {
  /** Identifies the database: a newly created database or a promoted replica has another history. */
  database: string;
  /** Start time of the database server, as text. */
  server: string;
  /**
   * A page that was rendered before the server's last start is valid only if it saw no transaction at or above this
   * number. Numbers below it were used, since a row with this number was committed. Numbers above it may have been lost
   * in a crash and assigned again.
   */
  durable: number;
  /** Rows of transactions up to this number may have been deleted. */
  pruned: number;
  /** The last transaction that changed the data of each tag. */
  changes: { tag: string; xid: number }[];
}

/** Name of the fact that stores the highest transaction number of the deleted rows. */
export const prunedFact = 'invalidations-pruned';

/**
 * Writes an entry without tags. The row of this entry proves that all lower transaction numbers were used, even after a
 * crash.
 */
export const markChanges = `insert into invalidations (tags) values ('{}')`;

/** If there are more tags than this, all rows are treated as deleted. */
const maxTags = 50_000;

/** Reads the history. With more than `maxTags` tags, `pruned` is infinite, so that no cached page is valid. */
export async function readInvalidationHistory(pool: Pick<pg.Pool, 'query'>): Promise<InvalidationHistory> {
  const { rows: about } = await pool.query<Omit<InvalidationHistory, 'changes'>>(
    `select system_identifier || ':' || timeline_id as database, pg_postmaster_start_time()::text as server,
            (select coalesce(max(xid::text::bigint), 0)::float8 from invalidations
              where at < pg_postmaster_start_time()) as durable,
            (select coalesce(max((value #>> '{}')::bigint), 0)::float8 from facts where name = $1) as pruned
       from pg_control_system(), pg_control_checkpoint()`,
    [prunedFact],
  );
  const [first] = about;
  if (first === undefined) throw new Error('The server does not say which one it is.');
  const { rows: changes } = await pool.query<{ tag: string; xid: number }>(
    `select tag, max(xid::text::bigint)::float8 as xid from invalidations, unnest(tags) as tag
      group by tag order by 2 desc limit $1`,
    [maxTags + 1],
  );
  const pruned = changes.length > maxTags ? Number.POSITIVE_INFINITY : first.pruned;
  return { ...first, pruned, changes };
}
