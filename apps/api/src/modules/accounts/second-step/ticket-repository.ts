/** Sign-ins that wait for a code of an authenticator app: 10 minutes, 5 tries. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { codeMinutes, codeTries } from '../credentials/code-repository.ts';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';

/** @param db the database, or a transaction of it */
export function ticketRepository(db: Kysely<Database>) {
  return {
    /** @returns the token by which the sign-in goes on */
    async open(customer: string): Promise<string> {
      const token = makeToken();
      await db
        .insertInto('sign_in_tickets')
        .values({
          ...{ ticket_hash: hashOfToken(token), customer_id: customer },
          expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes}::integer)`,
        })
        .execute();
      return token;
    },
    /** Whose it is, also one that has expired; undefined for any other text. */
    async owner(token: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('sign_in_tickets')
        .select('customer_id')
        .where('ticket_hash', '=', hashOfToken(token))
        .executeTakeFirst();
      return found?.customer_id;
    },
    /** Counts a try. @returns how many are left after it; undefined where it is none any more */
    async countTry(token: string): Promise<number | undefined> {
      const tried = await db
        .updateTable('sign_in_tickets')
        .set((is) => ({ tries: is('tries', '+', 1) }))
        .where('ticket_hash', '=', hashOfToken(token))
        .where('tries', '<', codeTries)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('tries')
        .executeTakeFirst();
      return tried && codeTries - tried.tries;
    },
    /** @returns false where another call was faster */
    async end(token: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sign_in_tickets')
        .where('ticket_hash', '=', hashOfToken(token))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
