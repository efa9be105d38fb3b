/** Identities of customers at outside providers, and tickets of identities that are not linked to an account yet. */
import { createHmac } from 'node:crypto';
import { type Database, readSigningKey } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';
import { isGone } from '../customers/deletion-repository.ts';

export interface Identity {
  /** The issuer of the single sign-on, or the name of the social network. */
  provider: string;
  subject: string;
}

/** Minutes for which the ticket of a proved identity is valid. */
export const ticketMinutes = 10;

/** @param db the database, or a transaction of it */
export function identityRepository(db: Kysely<Database>) {
  return {
    /** The customer of an identity. Also stores the time of this use. */
    async use({ provider, subject }: Identity): Promise<string | undefined> {
      const { rows } = await sql<{ id: string }>`
        update customer_identities set used_at = now() where provider = ${provider} and subject = ${subject}
        returning customer_id as id`.execute(db);
      return rows[0]?.id;
    },
    /**
     * Links an identity to a customer. An account that does not exist any more loses its identities, even if its erasure
     * is postponed.
     * @returns false if the identity belongs to another customer, which does not change
     */
    async link({ provider, subject }: Identity, customer: string): Promise<boolean> {
      const { rows } = await sql<{ id: string }>`
        insert into customer_identities (provider, subject, customer_id) values (${provider}, ${subject}, ${customer})
        on conflict (provider, subject) do update set used_at = now(), customer_id = excluded.customer_id
          where customer_identities.customer_id = excluded.customer_id
             or exists (select from customers where customers.id = customer_identities.customer_id and ${isGone})
        returning customer_id as id`.execute(db);
      return rows.length > 0;
    },
    /**
     * Makes a ticket, in place of earlier tickets. A sign-in to the account links the identity by the ticket. @returns
     * the ticket
     */
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
     * Deletes a ticket for a session of its account that was opened after the ticket was made.
     * @returns undefined for a ticket that is unknown, has expired, or belongs to another account
     */
    async takeTicket(ticket: string, session: string): Promise<Identity | undefined> {
      const { rows } = await sql<Identity>`
        delete from identity_tickets t using customer_sessions s
         where t.ticket_hash = ${hashOfToken(ticket)} and t.expires_at > now() and s.id = ${session}
           and s.customer_id = t.customer_id and s.created_at >= t.created_at
        returning t.provider, t.subject`.execute(db);
      return rows[0];
    },
    /**
     * SS-01: sets the cart of a customer who signs in by single sign-on. If the e-mail belonged to another customer
     * before, the customers have different carts.
     */
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
 * SS-01: the id of a cart is a hash of the e-mail, in the form of a UUID. The id opens the cart. So the hash uses a
 * secret key: an attacker who knows the e-mail must not be able to compute the id.
 */
export async function cartOfEmail(db: Kysely<Database>, email: string): Promise<string> {
  const key = await readSigningKey(db, 'cart-ids');
  const hex = createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
  // Version 8, for UUIDs in a custom format (RFC 9562).
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
