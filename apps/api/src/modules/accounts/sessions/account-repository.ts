/** The signed-in customer, as the pages of the account read and change them. */
import type { Database, Unit } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { Failure } from '../../../failure.ts';
import type { StoredProfile } from '../customers/profile-fields.ts';
import type { Session } from './session-repository.ts';

export interface Account extends StoredProfile {
  id: string;
  email: string;
  /** Null for who signs in by other ways only. */
  passwordHash: string | null;
  isTwoStep: boolean;
  since: Date;
}

/** PostgreSQL's code for a second row of what may be there once. */
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
     * The customer of a session, locked until the unit ends: changes of one account come one after the other, and none
     * of a session that another of them has just ended.
     * @throws Failure UNAUTHENTICATED; SESSION_EXPIRED
     */
    async hold({ id, customer }: Session): Promise<Account> {
      const account = await find(customer).forNoKeyUpdate().executeTakeFirst();
      if (account === undefined) throw new Failure('UNAUTHENTICATED');
      const open = db.selectFrom('customer_sessions').select('id').where('id', '=', id).where('ended_at', 'is', null);
      if ((await open.executeTakeFirst()) === undefined) throw new Failure('SESSION_EXPIRED');
      return account;
    },
  };
}

/** @returns false where somebody else has the e-mail, also since a moment ago */
export async function changeEmail(unit: Unit, customer: string, email: string): Promise<boolean> {
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
