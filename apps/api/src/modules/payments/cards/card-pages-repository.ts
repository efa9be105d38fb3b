/** SQL of the pages of a provider in which customers type cards (PA-09). */
import type { UnitOfWork } from '@tianguis/database';

/** Minutes in which a typed card counts as just typed, as long as a confirmation is valid. */
const typedMinutes = 10;

/** A customer, and the session in which the customer calls. */
export interface Typist {
  customer: string;
  session: string;
}

/** @param on the database, or a transaction of it */
export const cardPages = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async add(page: string, { customer, session }: Typist, at: Date): Promise<void> {
    await db
      .insertInto('card_pages')
      .values({ id: page, customer_id: customer, session_id: session, opened_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Whether the customer opened the page. */
  async isOf(page: string, customer: string): Promise<boolean> {
    const row = await db
      .selectFrom('card_pages')
      .select('id')
      .where('id', '=', page)
      .where('customer_id', '=', customer)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Whether this session opened the page in the last minutes. */
  async isFresh(page: string, { customer, session }: Typist, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('card_pages')
      .select('id')
      .where('id', '=', page)
      .where('customer_id', '=', customer)
      .where('session_id', '=', session)
      .where('opened_at', '>', new Date(now.getTime() - typedMinutes * 60_000))
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Deletes pages that were opened before. @returns the number of deleted pages */
  async prune(before: Date): Promise<number> {
    const { numDeletedRows } = await db.deleteFrom('card_pages').where('opened_at', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  },
});

/** Deletes pages of cards that were opened before a moment. @returns the number of deleted pages */
export const pruneCardPages = (on: Pick<UnitOfWork, 'db'>, before: Date): Promise<number> =>
  cardPages(on).prune(before);
