/** Reads and changes the signed-in customer, for the pages of the account. */
import type { Database, Unit } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hasSpelling } from '../../../email-spellings.ts';
import { Failure } from '../../../failure.ts';
import type { StoredProfile } from '../customers/profile-fields.ts';
import type { Session } from './session-repository.ts';

export interface Account extends StoredProfile {
  id: string;
  email: string;
  /** Null for customers who have no password and sign in by other ways. */
  passwordHash: string | null;
  isTwoStep: boolean;
  since: Date;
}

/** Whether PostgreSQL refused a second row with a unique value. */
const isDuplicate = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** @param db the database, or a transaction of it */
export function signedInRepository(db: Kysely<Database>) {
  const find = (id: string) =>
    db
      .selectFrom('customers')
      .select(['id', 'email', 'nombre', 'apellido_p', 'apellido_m', 'genero', 'telefono'])
      .select(['password_hash as passwordHash', 'two_step as isTwoStep', 'created_at as since'])
      .select(sql<string | null>`cumpleanios::text`.as('cumpleanios'))
      .where('id', '=', id)
      .where('blocked_at', 'is', null);
  const change = (id: string) => db.updateTable('customers').where('id', '=', id);
  return {
    /** @throws Failure UNAUTHENTICATED for a customer who is blocked or gone */
    async read({ customer }: Session): Promise<Account> {
      const account = await find(customer).executeTakeFirst();
      if (account === undefined) throw new Failure('UNAUTHENTICATED');
      return account;
    },
    async setProfile(id: string, profile: StoredProfile): Promise<void> {
      await change(id).set(profile).execute();
    },
    async setPasswordHash(id: string, hash: string): Promise<void> {
      await change(id).set({ password_hash: hash }).execute();
    },
    async setTwoStep(id: string, isOn: boolean): Promise<void> {
      await change(id).set({ two_step: isOn }).execute();
    },
    /**
     * Locks the customer of a session until the unit ends. So changes of one account run one after the other. If an
     * earlier change ended this session, the function throws.
     * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED
     */
    async lock({ id, customer }: Session): Promise<Account> {
      const account = await find(customer).forNoKeyUpdate().executeTakeFirst();
      if (account === undefined) throw new Failure('UNAUTHENTICATED');
      const open = db.selectFrom('customer_sessions').select('id').where('id', '=', id).where('ended_at', 'is', null);
      if ((await open.executeTakeFirst()) === undefined) throw new Failure('SESSION_EXPIRED');
      return account;
    },
  };
}

/**
 * @param email in the canonical spelling
 * @returns false if another customer has the e-mail in any spelling, even since a moment ago
 */
export async function changeEmail(unit: Unit, customer: string, email: string): Promise<boolean> {
  // The unique index does not find other spellings, which only rows of earlier releases have.
  const other = unit.db.selectFrom('customers').select('id').where(hasSpelling('email', email));
  if ((await other.where('id', '<>', customer).executeTakeFirst()) !== undefined) return false;
  try {
    await unit.withTransaction(({ db }) =>
      db.updateTable('customers').set({ email }).where('id', '=', customer).execute(),
    );
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
