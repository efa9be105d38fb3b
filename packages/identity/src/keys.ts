/** The keys that sign ID tokens, and their rotation. */
import type { Database } from '@tianguis/database';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { type Kysely, sql } from 'kysely';

/** Keys that have retired are published for so many days: longer than any ID token is valid. */
export const publishedDays = 7;
/**
 * A new key is published so long before it signs: until then every process has noticed it, and no client asks one for a
 * key that it does not know.
 */
export const signsAfterMinutes = 3;
const algorithm = 'RS256';

/** A key as operators see it. */
export interface KeySheet {
  kid: string;
  createdAt: Date;
  /** When it ceases to sign; null for the newest. */
  retiredAt: Date | null;
  state: 'signs' | 'waits' | 'retired';
}

export interface Keys {
  /** Private keys, the one that signs first; makes one if there is none. */
  read(): Promise<JWK[]>;
  /** Those that are published, the one that signs first. */
  list(): Promise<KeySheet[]>;
  /**
   * Makes a new key. It is published from now on, and signs in {@link signsAfterMinutes} minutes; then all others
   * retire. @returns its id
   */
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
      .select(['kid', 'private_jwk', 'created_at', 'retired_at'])
      .select(sql<boolean>`coalesce(retired_at <= now(), false)`.as('isRetired'))
      .where((is) =>
        is.or([
          is('retired_at', 'is', null),
          is('retired_at', '>', sql<Date>`now() - make_interval(days => ${publishedDays}::integer)`),
        ]),
      )
      // Those that will retire go on signing until then, in their sequence; then the newest; retired ones last.
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
      // Two processes that start at once may each make one: both are published, and either signs.
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
      // One statement, so that there is always a key that signs.
      await sql`
        with retiring as (update identity_keys set retired_at = now() + make_interval(mins => ${signsAfterMinutes})
                           where retired_at is null)
        insert into identity_keys (kid, private_jwk) values (${key.kid}, ${JSON.stringify(key)})`.execute(db);
      return key.kid;
    },
  };
}
