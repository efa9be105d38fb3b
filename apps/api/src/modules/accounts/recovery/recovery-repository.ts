/** Stores requests for recovery links, and the links (RT-04). */
import type { Database, Unit } from '@tianguis/database';
import { recoveryMinutes } from '@tianguis/domain';
import { type Kysely, sql } from 'kysely';
import { resendSeconds } from '../credentials/code-repository.ts';
import { hashOfToken, makeToken } from '../credentials/secrets.ts';
import { type RemovedFactors, removeNewFactors } from '../second-step/new-factors-repository.ts';

/**
 * The hash of an account's e-mail and password. A link stores it, so that the link is invalid after either has changed.
 */
const accountState = sql<Buffer>`sha256(convert_to(lower(c.email) || ' ' || coalesce(c.password_hash, ''), 'UTF8'))`;
const isAlive = sql<boolean>`l.expires_at > now() and l.account_state = ${accountState} and c.blocked_at is null`;

/**
 * Stores a request for a link. The statement is the same for known and unknown e-mails.
 * @param email as `mailKey` spells it
 * @returns the request's id; undefined if the last request was less than 30 seconds ago
 */
export async function noteRequest({ db }: Unit, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into recovery_requests as r (email) values (${email})
    on conflict (email) do update
      set id = gen_random_uuid(), requested_at = clock_timestamp(), handled_at = null
      where r.requested_at <= clock_timestamp() - make_interval(secs => ${resendSeconds}::integer)
    returning id`.execute(db);
  return rows[0]?.id;
}

/**
 * Deletes a request and returns its e-mail; undefined if the request was handled, or if a newer one has replaced it.
 */
export async function takeRequest({ db }: Unit, id: string): Promise<string | undefined> {
  const taken = await db
    .updateTable('recovery_requests')
    .set({ handled_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return taken?.email;
}

/**
 * Makes a link for a customer. Earlier links stay valid, so that a stranger who asks for a link voids none of them.
 * @returns the token of the link
 */
export async function makeLink({ db }: Unit, customer: string): Promise<string> {
  const token = makeToken();
  await sql`
    insert into recovery_links (customer_id, token_hash, account_state, expires_at)
    select c.id, ${hashOfToken(token)}, ${accountState}, now() + make_interval(mins => ${recoveryMinutes}::integer)
      from customers c where c.id = ${customer}`.execute(db);
  return token;
}

/** The customer of a valid link; undefined for any other text. */
export async function ownerOfLink({ db }: { db: Kysely<Database> }, token: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from recovery_links l join customers c on c.id = l.customer_id
     where l.token_hash = ${hashOfToken(token)} and ${isAlive}`.execute(db);
  return rows[0]?.id;
}

/**
 * Deletes a link with all other links of its customer, so that one of them is used once.
 * @returns the customer, whose row is locked; undefined if the link is not valid
 */
export async function takeLink({ db }: Unit, token: string): Promise<string | undefined> {
  // Lock the customer first, so that a simultaneous call finds all links deleted.
  const { rows } = await sql<{ id: string }>`
    select c.id from recovery_links l join customers c on c.id = l.customer_id
     where l.token_hash = ${hashOfToken(token)} and ${isAlive} for update of c`.execute(db);
  const [owner] = rows;
  if (owner === undefined) return undefined;
  const links = db.deleteFrom('recovery_links').where('customer_id', '=', owner.id).returning('token_hash');
  const hash = hashOfToken(token);
  return (await links.execute()).some(({ token_hash }) => token_hash.equals(hash)) ? owner.id : undefined;
}

/**
 * Forgets the devices that sign in without a code, deletes the codes that wait, and removes new passkeys and a new app.
 * A thief of the old password or of a session may have some of these.
 */
export async function forgetWaysIn({ db }: Unit, customer: string): Promise<RemovedFactors> {
  await db.deleteFrom('customer_devices').where('customer_id', '=', customer).execute();
  await db.deleteFrom('mailed_codes').where('subject', '=', customer).execute();
  await db.deleteFrom('sign_in_tickets').where('customer_id', '=', customer).execute();
  return removeNewFactors(db, customer);
}
