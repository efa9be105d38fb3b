/** The retained history of the table `invalidations`, for cached pages on disk that outlived their process. */
import type pg from 'pg';

export interface InvalidationHistory {
  /** Identifies the database: a newly created one, or a promoted replica, has another history. */
  database: string;
  /** Start time of its server, as text. */
  server: string;
  /**
   * A page that was rendered while an earlier server process ran is valid only if it saw no transaction at or above
   * this number. Numbers below it were used, since a row with this number was committed. Numbers above it may have been
   * lost in a crash and assigned again.
   */
  durable: number;
  /** Rows of transactions up to this number may have been pruned. */
  pruned: number;
  /** The last transaction that changed each tag. */
  changes: { tag: string; xid: number }[];
}

/** Name of the fact that stores up to which transaction rows were pruned. */
export const prunedFact = 'invalidations-pruned';

/** An entry without tags: its row proves that all lower transaction numbers were used, even after a crash. */
export const markChanges = `insert into invalidations (tags) values ('{}')`;

/** With more tags than this, the history counts as pruned. */
const maxTags = 50_000;

/** Reads the history. With more than `maxTags` tags, `pruned` is infinite, so that no page is valid by it. */
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
