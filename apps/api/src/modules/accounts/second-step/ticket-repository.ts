/** Tickets of sign-ins that wait for a code of an authenticator app. A ticket is valid for 10 minutes and 5 tries. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { codeMinutes, codeTries } from '../credentials/code-repository.ts';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';

/** @param db the database, or a transaction of it */
export function ticketRepository(db: Kysely<Database>) {
  return {
    /** Opens a ticket. @returns the token by which the sign-in continues */
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
    /** The owner of a ticket, even if it has expired; undefined for any other text. */
    async owner(token: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('sign_in_tickets')
        .select('customer_id')
        .where('ticket_hash', '=', hashOfToken(token))
        .executeTakeFirst();
      return found?.customer_id;
    },
    /** Counts a try. @returns the number of tries that are left; undefined if the ticket is not valid any more */
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
    /** @returns false if another call ended the ticket first */
    async end(token: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sign_in_tickets')
        .where('ticket_hash', '=', hashOfToken(token))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
