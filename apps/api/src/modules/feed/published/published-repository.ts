/** Reads one snapshot of the shop for a published feed (FE-01). */
import {
  type Database,
  isSnapshot,
  type LogPosition,
  logPosition,
  numbersSince,
  openSnapshot,
} from '@tianguis/database';
import type { Exported } from '@tianguis/feed';
import type { Kysely } from 'kysely';
import { exportPage, exportProducts } from '../export/export-repository.ts';

export type { LogPosition };

export interface FeedReader {
  /** The position of the snapshot in the log of changes. */
  now: LogPosition;
  /** Products on sale with ids above `after`, sorted by id. */
  page(after: number, count: number): Promise<Exported[]>;
  /** The products with these ids that exist, also those off sale. */
  products(ids: readonly number[]): Promise<Exported[]>;
  /** The ids of products that changed since a position, sorted. Undefined if the log does not tell. */
  changedSince(since: LogPosition, most: number): Promise<number[] | undefined>;
  /** Ends the snapshot, which holds a connection. May be called again. */
  close(): void;
}

export async function openFeedReader(db: Kysely<Database>): Promise<FeedReader> {
  const { on, close } = await openSnapshot(db);
  try {
    const now = await logPosition(on);
    return {
      now,
      page: (after, count) => exportPage(on, after, count, false),
      products: (ids) => exportProducts(on, ids),
      changedSince: (since, most) => numbersSince(on, 'product', { since, now, most }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** A position as text that a URL can contain. */
export const writePosition = ({ database, server, snapshot }: LogPosition): string =>
  Buffer.from([database, server, snapshot].join(' ')).toString('base64url');

/** Undefined for a text that is no position. */
export function readPosition(text: string): LogPosition | undefined {
  const [database, server, snapshot, ...rest] = Buffer.from(text, 'base64url').toString('latin1').split(' ');
  if (!database || !server || !snapshot || rest.length > 0 || !isSnapshot(snapshot)) return undefined;
  return { database, server, snapshot };
}
