/**
 * The log of invalidations for readers outside of the shop, who keep their position for hours. A position is a snapshot
 * of PostgreSQL, as that of {@link InvalidationCursor}.
 */
import type { Querier } from '../querier.ts';
import { xmaxOf, xminOf } from './invalidation-cursor.ts';
import { prunedFact } from './invalidation-history.ts';

/** A position in the log of one database server. */
export interface LogPosition {
  /** Identifies the database: a promoted or restored one has another history. */
  database: string;
  /** Start time of the server in microseconds, as text. A server that crashed may assign lost numbers again. */
  server: string;
  snapshot: string;
}

/** Whether a text is a snapshot, as PostgreSQL writes it. */
export const isSnapshot = (text: string): boolean => /^\d{1,18}:\d{1,18}:(\d{1,18}(,\d{1,18}){0,999})?$/.test(text);

/** The present position. In a transaction with one snapshot, that of the transaction. */
export async function logPosition(on: Querier): Promise<LogPosition> {
  const { rows } = await on.query<LogPosition>(
    `select system_identifier || ':' || timeline_id as database, pg_current_snapshot()::text as snapshot,
            (extract(epoch from pg_postmaster_start_time()) * 1000000)::bigint::text as server
       from pg_control_system(), pg_control_checkpoint()`,
  );
  const [position] = rows;
  if (position === undefined) throw new Error('The server does not say which one it is.');
  return position;
}

/**
 * The numbers of a tag such as `product` in the entries since a position: 7 for `product:7`. Undefined if the log does
 * not tell: entries were pruned, everything changed, or there are more numbers than `most`.
 */
export async function numbersSince(
  on: Querier,
  tag: string,
  { since, now, most }: { since: LogPosition; now: LogPosition; most: number },
): Promise<number[] | undefined> {
  const isOther = since.database !== now.database || since.server !== now.server;
  if (isOther || xmaxOf(now.snapshot) < xmaxOf(since.snapshot)) return undefined;
  const { rows } = await on.query<{ tag: string }>(
    `select distinct tag from invalidations, unnest(tags) as tag
      where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
        and (tag = '*' or starts_with(tag, $2))
      limit $3`,
    [since.snapshot, `${tag}:`, most + 1],
  );
  const { rows: facts } = await on.query<{ pruned: string }>(
    `select coalesce(max(value #>> '{}'), '0') as pruned from facts where name = $1`,
    [prunedFact],
  );
  // A pruned entry may belong to a transaction that the reader has not seen.
  const isPruned = BigInt(facts[0]?.pruned ?? 0) >= BigInt(xminOf(since.snapshot));
  if (isPruned || rows.length > most || rows.some((row) => row.tag === '*')) return undefined;
  return rows.map((row) => Number(row.tag.slice(tag.length + 1))).sort((one, other) => one - other);
}
