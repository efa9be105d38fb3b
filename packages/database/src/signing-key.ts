/** Keys that sign what the shop gives out, one for each use. */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema/index.ts';

const keyBytes = 32;

/** The key of a use; made at its first one. Processes that ask at once get the same. */
export async function readSigningKey(db: Kysely<Database>, name: string): Promise<Buffer> {
  const select = db.selectFrom('signing_keys').select('key').where('name', '=', name);
  const stored = await select.executeTakeFirst();
  if (stored) return stored.key;
  await db
    .insertInto('signing_keys')
    .values({ name, key: randomBytes(keyBytes) })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await select.executeTakeFirstOrThrow()).key;
}
