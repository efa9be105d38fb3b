/** The keys that sign ID tokens, and their rotation. */
import type { Database } from '@tianguis/database';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';

/** Keys that have retired are published for so many days: longer than any ID token is valid. */
const publishedDays = 7;
const algorithm = 'RS256';

export interface Keys {
  /** Private keys, the one that signs first; makes one if there is none. */
  read(): Promise<JWK[]>;
  /** Retires all keys, and makes a new one that signs from the next start of each process on. @returns its id */
  rotate(): Promise<string>;
}

export function createKeys(db: Kysely<Database>): Keys {
  const make = async (): Promise<JWK & { kid: string }> => {
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: algorithm, use: 'sig' };
  };
  const stored = async () =>
    db
      .selectFrom('identity_keys')
      .select(['kid', 'private_jwk', 'retired_at'])
      .where((is) => is.or([is('retired_at', 'is', null), is('retired_at', '>', daysAgo(publishedDays))]))
      // Those that sign, the newest first; nulls come first.
      .orderBy('retired_at', (order) => order.desc().nullsFirst())
      .orderBy('created_at', 'desc')
      .execute();
  const add = async (key: JWK & { kid: string }) =>
    db.insertInto('identity_keys').values({ kid: key.kid, private_jwk: JSON.stringify(key) });

  return {
    async read() {
      const keys = await stored();
      if (keys.some(({ retired_at }) => retired_at === null)) return keys.map(({ private_jwk }) => private_jwk as JWK);
      // Two processes that start at once may each make one: both are published, and either signs.
      await (await add(await make())).execute();
      return (await stored()).map(({ private_jwk }) => private_jwk as JWK);
    },
    async rotate() {
      const key = await make();
      // One statement, so that there is always a key that signs.
      await sql`
        with retired as (update identity_keys set retired_at = now() where retired_at is null)
        insert into identity_keys (kid, private_jwk) values (${key.kid}, ${JSON.stringify(key)})`.execute(db);
      return key.kid;
    },
  };
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
