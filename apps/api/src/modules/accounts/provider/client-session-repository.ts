/**
 * Sessions of clients that sign in at the realm. Each is a session of the shop, and ends with the storefront's session
 * in the same browser.
 */
import type { Database } from '@tianguis/database';
import type { ShopSessions } from '@tianguis/identity';
import { type Kysely, sql } from 'kysely';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';
import type { SessionLifetime } from '../sessions/session-repository.ts';
import { isOpenSession } from '../sessions/session-state-repository.ts';

export interface ClientSessions extends Omit<ShopSessions, 'endCopied'> {
  /** The session of a grant, even if it is over. */
  ofGrant(grant: string): Promise<{ id: string; customer: string } | undefined>;
  /** When the customer of a session of the storefront last signed in or confirmed it. */
  provedAt(session: string): Promise<Date | undefined>;
}

export function clientSessionRepository(db: Kysely<Database>, lifetime: SessionLifetime): ClientSessions {
  const isOpen = isOpenSession(lifetime);
  /** The newest open session of the storefront that belongs to a session of the provider. */
  const above = (providerSession: string, account: string) => sql`
    select s.* from customer_sessions s
     where s.provider_session = ${providerSession} and s.customer_id = ${account} and s.parent_id is null and ${isOpen}
     order by s.created_at desc limit 1`;
  return {
    async attach(providerSession, shopSession) {
      await sql`update customer_sessions set provider_session = ${providerSession} where id = ${shopSession}`.execute(
        db,
      );
    },
    async isOpen(providerSession, account) {
      return (await above(providerSession, account).execute(db)).rows.length > 0;
    },
    async open(providerSession, account, grant) {
      // Do not return the session's own token, since the client uses the tokens of its grant. The lock makes a
      // simultaneous sign-out end the new session as well.
      const { rows } = await sql`
        with above as (${above(providerSession, account)} for no key update)
        insert into customer_sessions
          (customer_id, token_hash, grant_id, method, device, address, ends_at, parent_id)
        select customer_id, ${hashOfToken(makeToken())}::bytea, ${grant}, 'single-sign-on', device, address, ends_at, id
          from above
        returning id`.execute(db);
      return rows.length > 0;
    },
    async counts(grant) {
      const { rows } = await sql`select from customer_sessions s where s.grant_id = ${grant} and ${isOpen}`.execute(db);
      return rows.length > 0;
    },
    async ofGrant(grant) {
      const { rows } = await sql<{ id: string; customer: string }>`
        select id, customer_id as customer from customer_sessions where grant_id = ${grant}`.execute(db);
      return rows[0];
    },
    async end(providerSession) {
      await sql`update customer_sessions set ended_at = now()
                 where provider_session = ${providerSession} and ended_at is null`.execute(db);
    },
    async provedAt(session) {
      const { rows } = await sql<{ at: Date }>`
        select greatest(created_at, confirmed_at) as at from customer_sessions where id = ${session}`.execute(db);
      return rows[0]?.at;
    },
  };
}
