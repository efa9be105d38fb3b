/** Removes passkeys and apps that a thief of a session may have added. */
import { type Database, findSigningKey, readSigningKey } from '@tianguis/database';
import { newFactorDays } from '@tianguis/domain';
import { type Kysely, sql } from 'kysely';
import { authenticatorRepository } from './authenticator-repository.ts';

const keyName = 'factor-links';
/** The key that signs links of new factors; undefined before the first link. */
export const findLinkKey = (db: Kysely<Database>) => findSigningKey(db, keyName);
/** Returns the key. Creates the key if there is none. */
export const makeLinkKey = (db: Kysely<Database>) => readSigningKey(db, keyName);

/** The factors that were removed: the names of passkeys, and whether there was an app. */
export interface RemovedFactors {
  passkeys: string[];
  hasApp: boolean;
}

const isNew = (since: string) =>
  sql<boolean>`${sql.ref(since)} > now() - make_interval(days => ${newFactorDays}::integer)`;

/** Removes the passkeys and the app that were added to an account in the last {@link newFactorDays}. */
export async function removeNewFactors(db: Kysely<Database>, customer: string): Promise<RemovedFactors> {
  const gone = await db
    .deleteFrom('passkeys')
    .where('customer_id', '=', customer)
    .where(isNew('created_at'))
    .returning('name')
    .execute();
  const app = await db
    .selectFrom('authenticators')
    .select('customer_id')
    .where('customer_id', '=', customer)
    .where(isNew('confirmed_at'))
    .executeTakeFirst();
  const hasApp = app !== undefined && (await authenticatorRepository(db).turnOff(customer));
  return { passkeys: gone.map(({ name }) => name), hasApp };
}

/**
 * Removes the factor of a mailed link, and locks its customer.
 * @param factor id of a passkey, or of the turning on of an app
 * @returns undefined if the factor was removed before
 */
export async function removeFactor(
  db: Kysely<Database>,
  factor: string,
): Promise<{ customer: string; kind: 'passkey' | 'authenticator' } | undefined> {
  const { rows } = await sql<{ customer: string }>`
    select id as customer from customers
     where id in (select customer_id from passkeys where id = ${factor}
                  union all select customer_id from authenticators where activation = ${factor} and secret is not null)
       for no key update`.execute(db);
  const [owner] = rows;
  if (owner === undefined) return undefined;
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('id', '=', factor).executeTakeFirst();
  if (numDeletedRows > 0n) return { ...owner, kind: 'passkey' };
  const app = db.selectFrom('authenticators').select('customer_id').where('activation', '=', factor);
  if ((await app.executeTakeFirst()) === undefined) return undefined;
  return (await authenticatorRepository(db).turnOff(owner.customer)) ? { ...owner, kind: 'authenticator' } : undefined;
}
