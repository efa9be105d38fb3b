/** The open sessions of one customer (RO-02). */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { SessionLifetime } from './session-repository.ts';
import { isOpenSession } from './session-state-repository.ts';

export interface ListedSession {
  id: string;
  /** The header `User-Agent` of the browser. */
  device: string;
  address: string;
  since: Date;
  seen: Date;
}

/** The list shows the latest sessions only; customers look through no longer list. */
const most = 100;

/** @param db the database, or a transaction of it */
export function sessionsListRepository(db: Kysely<Database>, lifetime: SessionLifetime) {
  const isOpen = isOpenSession(lifetime);
  return {
    list: (customer: string): Promise<ListedSession[]> =>
      db
        .selectFrom('customer_sessions as s')
        .select(['id', 'device', 'address', 'created_at as since', 'seen_at as seen'])
        .where('customer_id', '=', customer)
        .where(isOpen)
        .orderBy('seen_at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute(),
    /**
     * @returns the session's grant, whose tokens the caller must end; undefined if the customer has no such open
     * session
     */
    end: (customer: string, id: string): Promise<{ grant: string | null } | undefined> =>
      db
        .updateTable('customer_sessions as s')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('customer_id', '=', customer)
        .where(isOpen)
        .returning('grant_id as grant')
        .executeTakeFirst(),
    /** Ends all sessions but one. @returns their grants, and the number of sessions that were still open */
    async endOthers(customer: string, except: string): Promise<{ grants: string[]; open: number }> {
      const { rows } = await sql<{ grant: string | null; wasOpen: boolean }>`
        with others as (select s.id, ${isOpen} as was_open from customer_sessions s
                         where s.customer_id = ${customer} and s.id <> ${except} and s.ended_at is null for update of s)
        update customer_sessions s set ended_at = now() from others where s.id = others.id
        returning s.grant_id as "grant", others.was_open as "wasOpen"`.execute(db);
      return { grants: rows.flatMap(({ grant }) => grant ?? []), open: rows.filter((one) => one.wasOpen).length };
    },
  };
}
