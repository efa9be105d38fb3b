/** The open sessions of one customer (RO-02). */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { SessionLifetime } from './session-repository.ts';

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
export function sessionsListRepository(db: Kysely<Database>, { idleDays }: SessionLifetime) {
  const isOpen = sql<boolean>`ended_at is null and ends_at > now() and seen_at > now() - make_interval(days => ${idleDays})`;
  return {
    list: (customer: string): Promise<ListedSession[]> =>
      db
        .selectFrom('customer_sessions')
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
        .updateTable('customer_sessions')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('customer_id', '=', customer)
        .where(isOpen)
        .returning('grant_id as grant')
        .executeTakeFirst(),
    /** Ends all sessions but one. @returns their grants, and the number of sessions that were still open */
    async endOthers(customer: string, except: string): Promise<{ grants: string[]; open: number }> {
      const wasOpen = sql<boolean>`ends_at > now() and seen_at > now() - make_interval(days => ${idleDays})`;
      const ended = await db
        .updateTable('customer_sessions')
        .set({ ended_at: sql<Date>`now()` })
        .where('customer_id', '=', customer)
        .where('id', '!=', except)
        .where('ended_at', 'is', null)
        .returning(['grant_id as grant', wasOpen.as('wasOpen')])
        .execute();
      return { grants: ended.flatMap(({ grant }) => grant ?? []), open: ended.filter((one) => one.wasOpen).length };
    },
  };
}
