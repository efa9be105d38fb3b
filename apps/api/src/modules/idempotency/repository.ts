/** Requests that took effect. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface RequestKey {
  customer: string;
  operation: string;
  key: string;
}

/** @param db a transaction */
export const requestRepository = (db: Kysely<Database>) => ({
  /**
   * Stores a request. Waits for a transaction that stores the same key.
   * @returns whether the key is new
   */
  async insert({ customer, operation, key }: RequestKey, bodyHash: Buffer): Promise<boolean> {
    const result = await db
      .insertInto('idempotent_requests')
      .values({ customer_id: customer, operation, key, body_hash: bodyHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** Reads in a statement of its own, whose snapshot includes the row of the transaction that `insert` waited for. */
  async read({ customer, operation, key }: RequestKey): Promise<{ bodyHash: Buffer; answer: unknown } | undefined> {
    return db
      .selectFrom('idempotent_requests')
      .select(['body_hash as bodyHash', 'answer'])
      .where('customer_id', '=', customer)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .executeTakeFirst();
  },

  async setAnswer({ customer, operation, key }: RequestKey, answer: unknown): Promise<void> {
    await db
      .updateTable('idempotent_requests')
      .set({ answer: JSON.stringify(answer) })
      .where('customer_id', '=', customer)
      .where('operation', '=', operation)
      .where('key', '=', key)
      .execute();
  },

  /** Stores a request, unless the same request was stored within the last seconds. @returns whether it was stored */
  async insertUnlessRecent(
    { customer, operation, key }: RequestKey,
    bodyHash: Buffer,
    seconds: number,
  ): Promise<boolean> {
    const { rows } = await sql`
      insert into idempotent_requests as r (customer_id, operation, key, body_hash, created_at)
      values (${customer}, ${operation}, ${key}, ${bodyHash}, clock_timestamp())
      on conflict (customer_id, operation, key) do update set created_at = excluded.created_at
      where r.created_at < excluded.created_at - make_interval(secs => ${seconds})
      returning key`.execute(db);
    return rows.length > 0;
  },

  /** @returns the number of deleted requests */
  async deleteOlder(hours: number): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('idempotent_requests')
      .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
