import type { Kysely } from 'kysely';
import { type Querier, querierOf } from '../querier.ts';
import type { Database } from '../schema/index.ts';

/** A transaction that reads one snapshot of the database, for readers that take their time. */
export interface OpenSnapshot {
  on: Querier;
  /** Ends the transaction. May be called again. */
  close(): void;
}

/** Opens a snapshot, which holds a connection until it is closed. */
export async function openSnapshot(db: Kysely<Database>): Promise<OpenSnapshot> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  let isOpen = true;
  return {
    on: querierOf(snapshot),
    close() {
      if (!isOpen) return;
      isOpen = false;
      const ended = snapshot.rollback().execute();
      // The connection may be lost. Then the transaction has ended, too.
      ended.catch(() => undefined);
    },
  };
}
