/** The keys that sign ID tokens, and the rotation of these keys. */
import type { Database } from '@tianguis/database';
import type { JWK } from 'jose';
import { type Kysely, sql } from 'kysely';

/** Days for which retired keys are still published. No ID token is valid for longer. */
export const publishedDays = 7;
/**
 * Minutes for which a new key is published before it signs. By then all processes have read the key, so clients can
 * always get a key that has signed a token.
 */
export const signsAfterMinutes = 3;
const algorithm = 'RS256';

/** A key as operators see it, without its private part. */
export interface KeySheet {
  kid: string;
  createdAt: Date;
  /** When the key stops signing; null for the newest key. */
  retiredAt: Date | null;
  state: 'signs' | 'waits' | 'retired';
}

export interface Keys {
  /** Private keys; the key that signs comes first. Creates a key if there is none. */
  read(): Promise<JWK[]>;
  /** Published keys; the key that signs comes first. */
  list(): Promise<KeySheet[]>;
  /**
   * Creates a key. The key is published at once, and signs in {@link signsAfterMinutes} minutes; then all other keys
   * retire. @returns the id of the new key
   */
  rotate(): Promise<string>;
}

export function createKeys(db: Kysely<Database>): Keys {
  const make = async (): Promise<JWK & { kid: string }> => {
    // Keys are made seldom, so load the library then.
    const { exportJWK, generateKeyPair } = await import('jose');
    const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
    return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: algorithm, use: 'sig' };
  };
  const stored = async () =>
    db
      .selectFrom('identity_keys')
      .select(['kid', 'private_jwk', 'created_at', 'retired_at'])
      .select(sql<boolean>`coalesce(retired_at <= now(), false)`.as('isRetired'))
      .where((is) =>
        is.or([
          is('retired_at', 'is', null),
          is('retired_at', '>', sql<Date>`now() - make_interval(days => ${publishedDays}::integer)`),
        ]),
      )
      // The sequence: first keys that sign now and have a time of retirement, then the newest key, then retired keys.
      .orderBy('isRetired')
      .orderBy('retired_at', (order) => order.asc().nullsLast())
      .orderBy('created_at', 'desc')
      .execute();
  const add = async (key: JWK & { kid: string }) =>
    db.insertInto('identity_keys').values({ kid: key.kid, private_jwk: JSON.stringify(key) });

  return {
    async read() {
      const keys = await stored();
      if (keys.some(({ isRetired }) => !isRetired)) return keys.map(({ private_jwk }) => private_jwk as JWK);
      // Two processes that start at the same time may each create a key. Both keys are then published, and either may
      // sign.
      await (await add(await make())).execute();
      return (await stored()).map(({ private_jwk }) => private_jwk as JWK);
    },
    async list() {
      const keys = await stored();
      return keys.map(({ kid, created_at, retired_at, isRetired }, i) => ({
        ...{ kid, createdAt: created_at, retiredAt: retired_at },
        state: isRetired ? 'retired' : i === 0 ? 'signs' : 'waits',
      }));
    },
    async rotate() {
      const key = await make();
      // Both changes are one statement, so that there is always a key that signs.
      await sql`
        with retiring as (update identity_keys set retired_at = now() + make_interval(mins => ${signsAfterMinutes})
                           where retired_at is null)
        insert into identity_keys (kid, private_jwk) values (${key.kid}, ${JSON.stringify(key)})`.execute(db);
      return key.kid;
    },
  };
}
