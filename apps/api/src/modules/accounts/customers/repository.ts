import { type Database, readSigningKey } from '@tianguis/database';
import { type Insertable, type Kysely, sql } from 'kysely';
import { canonicalFirst, hasSpelling } from '../../../email-spellings.ts';
import { hashOfToken } from '../credentials/secrets.ts';
import { isGone } from './deletion-repository.ts';

/** The values of a customer that a sign-in needs. */
export interface Customer {
  id: string;
  email: string;
  nombre: string;
  /** Null for customers who have no password and sign in by other ways. */
  passwordHash: string | null;
  cart: string;
  isTwoStep: boolean;
  /** Read by `needsSecondStep`. */
  hasAuthenticator: boolean;
  isBlocked: boolean;
}

/** A customer's profile (ST-01). */
export interface Profile {
  id: string;
  email: string;
  nombre: string;
  apellidoP: string;
  apellidoM: string;
  genero: string | null;
  /** YYYY-MM-DD */
  cumpleanios: string | null;
  isBlocked: boolean;
}

/** The key for the hashes of mailed codes. */
export const readCodeKey = (db: Kysely<Database>): Promise<Buffer> => readSigningKey(db, 'mailed-codes');

/** @param db the database, or a transaction of it */
export function accountRepository(db: Kysely<Database>) {
  const hasAuthenticator = sql<boolean>`exists (
    select from authenticators a where a.customer_id = customers.id and a.secret is not null)`.as('hasAuthenticator');
  const isBlocked = sql<boolean>`blocked_at is not null`.as('isBlocked');
  const customers = db
    .selectFrom('customers')
    .select(['id', 'email', 'nombre', 'password_hash as passwordHash', 'cart_id as cart', 'two_step as isTwoStep'])
    .select(isBlocked)
    .select(hasAuthenticator)
    .where((is) => is.not(isGone));
  return {
    byEmail: (email: string): Promise<Customer | undefined> =>
      customers.where(hasSpelling('email', email)).orderBy(canonicalFirst('email', email)).executeTakeFirst(),
    byId: (id: string): Promise<Customer | undefined> => customers.where('id', '=', id).executeTakeFirst(),
    profile: (id: string): Promise<Profile | undefined> =>
      db
        .selectFrom('customers')
        .select(['id', 'email', 'nombre', 'apellido_p as apellidoP', 'apellido_m as apellidoM', 'genero'])
        .select([sql<string | null>`cumpleanios::text`.as('cumpleanios'), isBlocked])
        .where('id', '=', id)
        .where((is) => is.not(isGone))
        .executeTakeFirst(),
    /**
     * @param customer with the canonical e-mail
     * @returns undefined if another customer has the e-mail, in any spelling
     */
    async add(customer: Insertable<Database['customers']>): Promise<Customer | undefined> {
      // The unique index does not find other spellings, which only rows of earlier releases have.
      const same = db.selectFrom('customers').select('id').where(hasSpelling('email', customer.email));
      if ((await same.executeTakeFirst()) !== undefined) return undefined;
      const added = await db
        .insertInto('customers')
        .values(customer)
        .onConflict((on) => on.expression(sql`lower(email)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added && customers.where('id', '=', added.id).executeTakeFirst();
    },
    async setPasswordHash(id: string, hash: string): Promise<void> {
      await db.updateTable('customers').set({ password_hash: hash }).where('id', '=', id).execute();
    },
    /**
     * Replaces the password's hash. @returns false if the stored hash is not `before` any more; it then does not change
     */
    async replacePasswordHash(id: string, before: string | null, hash: string): Promise<boolean> {
      const replaced = await db
        .updateTable('customers')
        .set({ password_hash: hash })
        .where('id', '=', id)
        .where('password_hash', 'is not distinct from', before)
        .executeTakeFirst();
      return replaced.numUpdatedRows > 0n;
    },
    /**
     * Whether this is still the hash of the password. The function locks the account, so the hash cannot change until
     * the transaction ends. The lock is as strong as the lock that opening a session takes. With a weaker lock, two
     * simultaneous sign-ins would deadlock.
     */
    async hasPasswordHash(id: string, hash: string | null): Promise<boolean> {
      const found = await db
        .selectFrom('customers')
        .select('id')
        .where('id', '=', id)
        .where('password_hash', 'is not distinct from', hash)
        .forNoKeyUpdate()
        .executeTakeFirst();
      return found !== undefined;
    },
    /** Locks an account until the transaction ends, as strongly as opening a session does. */
    async lock(id: string): Promise<void> {
      await db.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    },
    /**
     * Whether nobody has signed in to the account before, and whether this device is still known. Without a known
     * device an account is not new: devices are deleted when they are old.
     */
    async devices(customer: string, device: string | undefined): Promise<{ isFirst: boolean; isKnown: boolean }> {
      const hash = device === undefined ? null : hashOfToken(device);
      const { rows } = await sql<{ isFirst: boolean; isKnown: boolean }>`
        select first_signed_in_at is null as "isFirst",
               exists (select from customer_devices
                        where customer_id = c.id and token_hash = ${hash} and forgotten_at is null) as "isKnown"
          from customers c where id = ${customer}`.execute(db);
      return rows[0] ?? { isFirst: false, isKnown: false };
    },
    /** Stores that a customer has signed in on a device. The device is known, and the account is new no more. */
    async rememberDevice(customer: string, device: string): Promise<void> {
      await db
        .updateTable('customers')
        .set({ first_signed_in_at: sql<Date>`now()` })
        .where('id', '=', customer)
        .where('first_signed_in_at', 'is', null)
        .execute();
      await db
        .insertInto('customer_devices')
        .values({ customer_id: customer, token_hash: hashOfToken(device) })
        .onConflict((on) =>
          on.columns(['customer_id', 'token_hash']).doUpdateSet({ forgotten_at: null, seen_at: sql<Date>`now()` }),
        )
        .execute();
    },
  };
}
