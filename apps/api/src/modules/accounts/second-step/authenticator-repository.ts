/** Secrets of authenticator apps, and recovery codes. */
import { type Database, readSigningKey } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { seal, unseal } from '../credentials/sealed.ts';
import { hashOfCode, makeRecoveryCode } from '../credentials/secrets.ts';

export const recoveryCodes = 10;
/** Minutes in which a customer must confirm a new secret. */
const pendingMinutes = 60;

const secretKey = (db: Kysely<Database>) => readSigningKey(db, 'authenticator-secrets');
const hash = async (db: Kysely<Database>, customer: string, code: string) =>
  hashOfCode(code, { id: customer, key: await readSigningKey(db, 'recovery-codes') });

/** @param db the database, or a transaction of it */
export function authenticatorRepository(db: Kysely<Database>) {
  return {
    /** @returns when the app was turned on (null if the app is off), and the number of recovery codes */
    async state(customer: string): Promise<{ since: Date | null; codes: number }> {
      const found = await db
        .selectFrom('authenticators')
        .select('confirmed_at')
        .where('customer_id', '=', customer)
        .executeTakeFirst();
      return { since: found?.confirmed_at ?? null, codes: await countCodes(customer) };
    },
    /** Stores a new secret until a code confirms it. Until then, an earlier secret still works. */
    async begin(customer: string, secret: Buffer): Promise<void> {
      const sealed = seal(secret, { key: await secretKey(db), owner: customer });
      const pending = {
        pending_secret: sealed,
        pending_expires_at: sql<Date>`now() + make_interval(mins => ${pendingMinutes}::integer)`,
      };
      await db
        .insertInto('authenticators')
        .values({ customer_id: customer, ...pending })
        .onConflict((on) => on.column('customer_id').doUpdateSet(pending))
        .execute();
    },
    /** The secret that waits for its code. `stored` distinguishes the secret from one that replaces it meanwhile. */
    async pending(customer: string): Promise<{ secret: Buffer; stored: Buffer } | undefined> {
      const found = await db
        .selectFrom('authenticators')
        .select('pending_secret as stored')
        .where('customer_id', '=', customer)
        .where('pending_expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      if (!found?.stored) return undefined;
      return { secret: unseal(found.stored, { key: await secretKey(db), owner: customer }), stored: found.stored };
    },
    /**
     * @param step of the code that confirmed the secret; the code is not accepted again
     * @returns the id of this turning on; undefined if the secret does not wait any more
     */
    async turnOn(customer: string, stored: Buffer, step: number): Promise<string | undefined> {
      const on = await db
        .updateTable('authenticators')
        .set({ secret: stored, confirmed_at: sql<Date>`now()`, last_step: step })
        .set({ activation: sql<string>`gen_random_uuid()` })
        .set({ pending_secret: null, pending_expires_at: null })
        .where('customer_id', '=', customer)
        .where('pending_secret', '=', stored)
        .returning('activation')
        .executeTakeFirst();
      return on?.activation;
    },
    /** @returns false if the app was off */
    async turnOff(customer: string): Promise<boolean> {
      const gone = await db
        .deleteFrom('authenticators')
        .where('customer_id', '=', customer)
        .returning('secret')
        .executeTakeFirst();
      await db.deleteFrom('recovery_codes').where('customer_id', '=', customer).execute();
      await db.deleteFrom('sign_in_tickets').where('customer_id', '=', customer).execute();
      return gone?.secret != null;
    },
    async secret(customer: string): Promise<Buffer | undefined> {
      const found = await db
        .selectFrom('authenticators')
        .select('secret')
        .where('customer_id', '=', customer)
        .executeTakeFirst();
      return found?.secret ? unseal(found.secret, { key: await secretKey(db), owner: customer }) : undefined;
    },
    /**
     * Accepts the code of a time step, if it is newer than the last accepted step. @returns false if the step is not
     * newer
     */
    async useStep(customer: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('authenticators')
        .set({ last_step: step })
        .where('customer_id', '=', customer)
        .where('secret', 'is not', null)
        .where('last_step', '<', String(step))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Makes recovery codes, and deletes the earlier ones. */
    async makeCodes(customer: string): Promise<string[]> {
      const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode);
      const rows = await Promise.all(
        codes.map(async (code) => ({ customer_id: customer, code_hash: await hash(db, customer, plain(code)) })),
      );
      await db.deleteFrom('recovery_codes').where('customer_id', '=', customer).execute();
      await db.insertInto('recovery_codes').values(rows).execute();
      return codes;
    },
    /** @returns the number of codes that are left; undefined if the customer has no such code */
    async useCode(customer: string, code: string): Promise<number | undefined> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('customer_id', '=', customer)
        .where('code_hash', '=', await hash(db, customer, plain(code)))
        .executeTakeFirst();
      return numDeletedRows > 0n ? countCodes(customer) : undefined;
    },
  };

  async function countCodes(customer: string): Promise<number> {
    const { count } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('customer_id', '=', customer)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

/** Normalizes a typed code: hyphens, spaces and case do not matter. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();
