/** Stored quotes. A quote never changes, so a row is written once. */
import type { Database } from '@tianguis/database';
import type { Quote } from '@tianguis/domain/order';
import { type Kysely, sql } from 'kysely';

/** Quotes of a checkout that are stored at most. Further quotes replace the oldest ones. */
const mostQuotes = 20;

/** @param db the database, or a transaction of it */
export const quoteRepository = (db: Kysely<Database>) => ({
  /** Stores a quote, unless it is stored. Quotes of another customer's checkout stay unchanged. */
  async store(customer: string, checkout: string, hash: string, quote: Quote): Promise<void> {
    await sql`
      insert into quotes (checkout_id, hash, customer_id, total, content)
      values (${checkout}, ${Buffer.from(hash, 'base64url')}, ${customer}, ${quote.total}, ${JSON.stringify(quote)})
      on conflict (checkout_id, hash) do nothing`.execute(db);
    await sql`
      delete from quotes where (checkout_id, hash) in (
        select checkout_id, hash from quotes where checkout_id = ${checkout} and customer_id = ${customer}
         order by created_at desc, hash offset ${mostQuotes})`.execute(db);
  },

  async read(customer: string, checkout: string, hash: string): Promise<Quote | undefined> {
    const row = await db
      .selectFrom('quotes')
      .select('content')
      .where('checkout_id', '=', checkout)
      .where('hash', '=', Buffer.from(hash, 'base64url'))
      .where('customer_id', '=', customer)
      .executeTakeFirst();
    return row?.content as Quote | undefined;
  },

  /** Deletes quotes that are older than `days`. @returns the number of deleted quotes */
  async prune(days: number): Promise<number> {
    const age = sql<Date>`now() - make_interval(days => ${days})`;
    const { numDeletedRows } = await db.deleteFrom('quotes').where('created_at', '<', age).executeTakeFirst();
    return Number(numDeletedRows);
  },
});
