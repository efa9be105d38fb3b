/** Sessions of signed-in devices: token (ST-02) and lifetime of a session, and the actions that end sessions. */
import type { Database, SignInMethod } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';
import type { Caller } from './caller.ts';
import { isOpenSession } from './session-state-repository.ts';

export interface SessionLifetime {
  /** Days without a call after which a session ends. */
  idleDays: number;
  /** Days after which a session ends in any case. */
  mostDays: number;
}

export interface Session {
  id: string;
  /** Whether a visitor signed in at the storefront. Otherwise the session belongs to a client of the realm. */
  isStorefront: boolean;
  customer: string;
  grant: string | null;
  /** Whether the session has ended. Its customer is then signed out. */
  isOver: boolean;
  /** Whether the customer confirmed the session in the last minutes. Important changes require such a confirmation. */
  isConfirmed: boolean;
  /** The last confirmation; without one, the sign-in. */
  confirmed: Date;
}

/** A session of the storefront, as the account's pages need. */
export interface StorefrontSession extends Session {
  isStorefront: true;
}

const longestDevice = 200;
/** The time of the last visit is written at most once a minute, so that not every call writes. */
const seenEvery = sql`interval '1 minute'`;
/** The time at which a device was last seen is written at most once a day. */
const deviceSeenEvery = sql`interval '1 day'`;
/** Minutes for which a confirmation is valid. */
export const confirmationMinutes = 10;

/** @param db the database, or a transaction of it */
export function sessionRepository(db: Kysely<Database>, { idleDays, mostDays }: SessionLifetime) {
  const isOver = sql<boolean>`not ${isOpenSession({ idleDays })}`;
  const one = async (condition: ReturnType<typeof sql>): Promise<Session | undefined> => {
    const { rows } = await sql<Session>`
      select s.id, s.parent_id is null as "isStorefront", s.customer_id as customer, s.grant_id as "grant",
             ${isOver} as "isOver",
             coalesce(s.confirmed_at > now() - make_interval(mins => ${confirmationMinutes}), false) as "isConfirmed",
             coalesce(s.confirmed_at, s.created_at) as confirmed
        from customer_sessions s where ${condition}`.execute(db);
    const [session] = rows;
    if (session && !session.isOver) await noteVisit(session.id);
    return session;
  };
  const noteVisit = async (id: string): Promise<void> => {
    const { numAffectedRows } = await sql`update customer_sessions set seen_at = now()
                                           where id = ${id} and seen_at < now() - ${seenEvery}`.execute(db);
    if (!numAffectedRows) return;
    // A statement of its own, which waits for no lock while it has the session's: others lock the device first.
    await sql`update customer_devices d set seen_at = now() from customer_sessions s
               where s.id = ${id} and d.customer_id = s.customer_id and d.token_hash = s.device_hash
                 and d.seen_at < now() - ${deviceSeenEvery}`.execute(db);
  };
  return {
    /** @param known the device's token @returns the session token */
    async open(customer: string, method: SignInMethod, { address, device }: Caller, known: string): Promise<string> {
      const token = makeToken();
      await db
        .insertInto('customer_sessions')
        .values({
          customer_id: customer,
          token_hash: hashOfToken(token),
          ...{ method, address },
          device: device.slice(0, longestDevice),
          device_hash: hashOfToken(known),
          ends_at: sql<Date>`now() + make_interval(days => ${mostDays}::integer)`,
        })
        .execute();
      return token;
    },
    /** The session of a token, even if it is over; undefined for any other text. */
    byToken: (token: string) => one(sql`s.token_hash = ${hashOfToken(token)}`),
    byGrant: (grant: string) => one(sql`s.grant_id = ${grant}`),
    /**
     * @returns the earlier grant, whose tokens the caller must end; undefined if the session has ended in the meantime
     */
    async setGrant(id: string, grant: string): Promise<{ before: string | null } | undefined> {
      const { rows } = await sql<{ before: string | null }>`
        with before as (select grant_id from customer_sessions where id = ${id} and ended_at is null for update)
        update customer_sessions set grant_id = ${grant} from before where id = ${id}
        returning before.grant_id as before`.execute(db);
      return rows[0];
    },
    async confirm(id: string): Promise<void> {
      await db.updateTable('customer_sessions').set({ confirmed_at: sql<Date>`now()` }).where('id', '=', id).execute();
    },
    /**
     * Ends all sessions of a customer, or all but the session `except`.
     * @returns the grants of the ended sessions, whose tokens the caller must end
     */
    async endAll(customer: string, except?: string): Promise<string[]> {
      const ended = await db
        .updateTable('customer_sessions')
        .set({ ended_at: sql<Date>`now()` })
        .where('customer_id', '=', customer)
        .where('ended_at', 'is', null)
        .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
        .returning('grant_id')
        .execute();
      return ended.flatMap(({ grant_id }) => grant_id ?? []);
    },
    /** @returns the grant of the session, whose tokens the caller must end; undefined if the session ended before */
    endOpen: (id: string): Promise<{ grant: string | null } | undefined> =>
      db
        .updateTable('customer_sessions')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .returning('grant_id as grant')
        .executeTakeFirst(),
    /** @returns the grant of the ended session, whose tokens the caller must end */
    async end(id: string): Promise<string | null> {
      const ended = await db
        .updateTable('customer_sessions')
        .set((is) => ({ ended_at: is.fn.coalesce('ended_at', sql<Date>`now()`) }))
        .where('id', '=', id)
        .returning('grant_id')
        .executeTakeFirst();
      return ended?.grant_id ?? null;
    },
  };
}
