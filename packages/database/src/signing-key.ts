/** Secret keys that sign cookies, links and other values of the shop. Each use has its own key. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema/index.ts';

const keyBytes = 32;

const select = (db: Kysely<Database>, name: string) =>
  db.selectFrom('signing_keys').select('key').where('name', '=', name);

/** The key of a use; undefined if the use has no key yet. */
export async function findSigningKey(db: Kysely<Database>, name: string): Promise<Buffer | undefined> {
  return (await select(db, name).executeTakeFirst())?.key;
}

/**
 * Returns the key for a use, and creates the key if it does not exist. Processes that call this function at the same
 * time get the same key.
 */
export async function readSigningKey(db: Kysely<Database>, name: string): Promise<Buffer> {
  const stored = await findSigningKey(db, name);
  if (stored) return stored;
  await db
    .insertInto('signing_keys')
    .values({ name, key: randomBytes(keyBytes) })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await select(db, name).executeTakeFirstOrThrow()).key;
}
