/** The passkeys of customers, and the challenges that devices are asked to sign. */
import type { Database, PasskeyPurpose } from '@tianguis/database';
import { type Insertable, type Kysely, sql } from 'kysely';
import { hashOfToken } from '../credentials/secrets.ts';

export const challengeMinutes = 5;

export interface Passkey {
  id: string;
  customer: string;
  /** base64url */
  credential: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  isBackedUp: boolean;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

/** The owner of a challenge: a session or, at a sign-in, the browser that has the token. */
export interface ChallengeOwner {
  purpose: PasskeyPurpose;
  session?: string;
  token?: string;
}

/** @param db the database, or a transaction of it */
export function passkeyRepository(db: Kysely<Database>) {
  const passkeys = db
    .selectFrom('passkeys')
    .select(['id', 'customer_id as customer', 'credential_id as credential', 'public_key as publicKey', 'transports'])
    .select(['is_backed_up as isBackedUp', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    // The counter is an unsigned number of 32 bits (WebAuthn, 6.1), so it is read as a double.
    .select(sql<number>`counter::float8`.as('counter'));
  return {
    /** @param challenge base64url */
    async addChallenge(challenge: string, { purpose, session, token }: ChallengeOwner): Promise<void> {
      await db
        .insertInto('passkey_challenges')
        .values({
          ...{ challenge_hash: hashOfToken(challenge), purpose, session_id: session ?? null },
          token_hash: token === undefined ? null : hashOfToken(token),
          expires_at: sql<Date>`now() + make_interval(mins => ${challengeMinutes}::integer)`,
        })
        .execute();
    },
    /**
     * Deletes a challenge, even if the answer then proves wrong. @returns false if the owner has no such challenge, or
     * if it is too old
     */
    async useChallenge(challenge: string, { purpose, session, token }: ChallengeOwner): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkey_challenges')
        .where('challenge_hash', '=', hashOfToken(challenge))
        .where('purpose', '=', purpose)
        .where('session_id', 'is not distinct from', session ?? null)
        .where('token_hash', 'is not distinct from', token === undefined ? null : hashOfToken(token))
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    byCredential: (credential: string): Promise<Passkey | undefined> =>
      passkeys.where('credential_id', '=', credential).executeTakeFirst(),
    /** Sorted from old to new. */
    of: (customer: string): Promise<Passkey[]> =>
      passkeys.where('customer_id', '=', customer).orderBy('created_at').orderBy('id').execute(),
    one: (customer: string, id: string): Promise<Passkey | undefined> =>
      passkeys.where('customer_id', '=', customer).where('id', '=', id).executeTakeFirst(),
    /** @returns the id; undefined if a customer already has this passkey */
    async add(passkey: Insertable<Database['passkeys']>): Promise<string | undefined> {
      const added = await db
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((on) => on.column('credential_id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },
    /**
     * Stores the counter of a signature. @returns false if the counter is not greater than the stored counter. In this
     * case somebody has a copy of the key. Passkeys without a counter always send 0.
     */
    async use(id: string, { counter, isBackedUp }: Pick<Passkey, 'counter' | 'isBackedUp'>): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, is_backed_up: isBackedUp, used_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where(sql<boolean>`(counter < ${counter} or (counter = 0 and ${counter} = 0))`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** @returns false if the customer has no passkey with this id */
    async rename(customer: string, id: string, name: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ name })
        .where('customer_id', '=', customer)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** @returns false if the customer has no passkey with this id */
    async remove(customer: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('customer_id', '=', customer)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
