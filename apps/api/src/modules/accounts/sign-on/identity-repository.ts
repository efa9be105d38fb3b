/** Identities of customers at outside providers, and proved identities that wait for their account. */
import { createHmac } from 'node:crypto';
import { type Database, readSigningKey } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';

export interface Identity {
  /** The issuer of a single sign-on, or the name of a social network. */
  provider: string;
  subject: string;
}

/** A proved identity waits so long for a sign-in to its account. */
export const ticketMinutes = 10;

/** @param db the database, or a transaction of it */
export function identityRepository(db: Kysely<Database>) {
  return {
    /** Whose an identity is; notes that it was used. */
    async use({ provider, subject }: Identity): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        update customer_identities set used_at = now() where provider = ${provider} and subject = ${subject}
        returning customer_id as id`.execute(db);
      return rows[0]?.id;
    },
    /** @returns false where the identity is of somebody else, and stays so */
    async link({ provider, subject }: Identity, customer: string): Promise<boolean> {
      const { rows } = await sql<{ id: string }>`
        insert into customer_identities (provider, subject, customer_id) values (${provider}, ${subject}, ${customer})
        on conflict (provider, subject) do update set used_at = now()
          where customer_identities.customer_id = excluded.customer_id
        returning customer_id as id`.execute(db);
      return rows.length > 0;
    },
    /** @returns the ticket, by which a sign-in to the account links the identity; in place of earlier ones */
    async makeTicket({ provider, subject }: Identity, customer: string): Promise<string> {
      const ticket = makeToken();
      await sql`delete from identity_tickets where provider = ${provider} and subject = ${subject}`.execute(db);
      await sql`
        insert into identity_tickets (ticket_hash, provider, subject, customer_id, created_at, expires_at)
        values (${hashOfToken(ticket)}, ${provider}, ${subject}, ${customer}, clock_timestamp(),
                now() + make_interval(mins => ${ticketMinutes}))`.execute(db);
      return ticket;
    },
    /**
     * Uses a ticket up, for a session of its account that was opened after it.
     * @returns undefined for a ticket that is none, is over, or is for another account
     */
    async takeTicket(ticket: string, session: string): Promise<Identity | undefined> {
      const { rows } = await sql<Identity>`
        delete from identity_tickets t using customer_sessions s
         where t.ticket_hash = ${hashOfToken(ticket)} and t.expires_at > now() and s.id = ${session}
           and s.customer_id = t.customer_id and s.created_at >= t.created_at
        returning t.provider, t.subject`.execute(db);
      return rows[0];
    },
    /** SS-01: the cart of who signs in by single sign-on. With an e-mail that was somebody's before, it stays apart. */
    async setCart(customer: string, cart: string): Promise<string> {
      const { rows } = await sql<{ cart: string }>`
        update customers c set cart_id =
          case when exists (select from customers o where o.cart_id = ${cart} and o.id <> c.id) then c.cart_id
               else ${cart} end
         where id = ${customer} returning cart_id as cart`.execute(db);
      return rows[0]?.cart ?? cart;
    },
    identitiesOf: (customer: string): Promise<{ provider: string; subject: string; linked: Date }[]> =>
      db
        .selectFrom('customer_identities')
        .select(['provider', 'subject', 'linked_at as linked'])
        .where('customer_id', '=', customer)
        .orderBy('linked_at')
        .execute(),
  };
}

/**
 * SS-01: a cart's id as a hash of the e-mail, in the form of a UUID. It opens the cart, so the hash takes a key: who
 * knows the e-mail must not know the cart.
 */
export async function cartOfEmail(db: Kysely<Database>, email: string): Promise<string> {
  const key = await readSigningKey(db, 'cart-ids');
  const hex = createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
  // Version 8: of a form of its own (RFC 9562).
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
