/**
 * What the table `invalidations` still has of the past, for pages that outlived the process which kept them
 * (architecture §3).
 */
import type pg from 'pg';

export interface InvalidationHistory {
  /** Which database it is: one that was set up anew, or promoted from a copy, has another history. */
  database: string;
  /** Since when its server runs, as text. */
  server: string;
  /**
   * A page that was made while an earlier server ran counts only if it knows of no transaction at this number or above.
   * Below it every number was used: a row that is still there tells so. Above it numbers may have been lost with the
   * server and given out again.
   */
  durable: number;
  /** Rows of transactions up to this number may be gone. */
  pruned: number;
  /** The last transaction that changed each tag. */
  changes: { tag: string; xid: number }[];
}

/** Name of the fact that says up to which transaction rows were pruned. */
export const prunedFact = 'invalidations-pruned';

/**
 * A change of nothing: its row proves that all numbers before it were used, for pages that are to outlive this server.
 */
export const markChanges = `insert into invalidations (tags) values ('{}')`;

/** More tags are not worth being told apart. */
const most = 50_000;

/** Reads the history; with more tags than are worth telling apart, only that nothing is known of them. */
export async function readInvalidationHistory(pool: Pick<pg.Pool, 'query'>): Promise<InvalidationHistory> {
  const { rows: about } = await pool.query<Omit<InvalidationHistory, 'changes'>>(
    `select system_identifier || ':' || timeline_id as database, pg_postmaster_start_time()::text as server,
            (select coalesce(max(xid::text::bigint), 0)::float8 from invalidations where at < pg_postmaster_start_time()) as durable,
            (select coalesce(max((value #>> '{}')::bigint), 0)::float8 from facts where name = $1) as pruned
       from pg_control_system(), pg_control_checkpoint()`,
    [prunedFact],
  );
  const [first] = about;
  if (first === undefined) throw new Error('The server does not say which one it is.');
  const { rows: changes } = await pool.query<{ tag: string; xid: number }>(
    `select tag, max(xid::text::bigint)::float8 as xid from invalidations, unnest(tags) as tag group by tag order by 2 desc limit $1`,
    [most + 1],
  );
  const pruned = changes.length > most ? Number.POSITIVE_INFINITY : first.pruned;
  return { ...first, pruned, changes };
}
