/**
 * Slows down who guesses passwords: by account and address together, by address, and by account. Unknown e-mails count
 * like known ones, so that nothing tells them apart.
 */
import { createHash } from 'node:crypto';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { Failure } from '../../failure.ts';

/** So many failures cost no wait; each further one doubles it, from one second on. */
const free = { pair: 4, address: 20 } as const;
const longestWait = 900;
/** From this number on, from whatever addresses, the right password needs a mailed code beside it. */
const suspicious = 10;

export interface SignInTry {
  /**
   * Right: forgets what failed before for this account. Not called: it counts as a failure.
   */
  succeed(): Promise<void>;
  /** Somebody guesses this account's password: the right one is not enough. */
  isSuspicious: boolean;
}

/**
 * Counts a try before the password is looked at, so that tries at the same time do not go around the limit.
 * @param email in any case; @param address of `visitorOf`
 * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countSignIn(db: Kysely<Database>, email: string, address: string): Promise<SignInTry> {
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const [pair, ofAddress, ofAccount] = [`pair:${account}:${address}`, `address:${address}`, `account:${account}`];
  await count(db, pair, free.pair);
  await count(db, ofAddress, free.address);
  const failures = await count(db, ofAccount, Number.POSITIVE_INFINITY);
  return {
    isSuspicious: failures > suspicious,
    async succeed() {
      await db.deleteFrom('sign_in_failures').where('key', 'in', [pair, ofAccount]).execute();
      await db
        .updateTable('sign_in_failures')
        .set((is) => ({ failures: is('failures', '-', 1) }))
        .where('key', '=', ofAddress)
        .where('failures', '>', 0)
        .execute();
    },
  };
}

async function count(db: Kysely<Database>, key: string, freeOfWait: number): Promise<number> {
  const isForgotten = sql`f.last_at < clock_timestamp() - interval '1 hour'`;
  const wait = Number.isFinite(freeOfWait)
    ? sql`case when f.failures <= ${freeOfWait}::integer then 0
               else least(power(2, least(f.failures - ${freeOfWait}::integer - 1, 20)), ${longestWait}::integer) end`
    : sql`0`;
  // `now()` is when the statement began, before it waited for those that ran at the same time.
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update
      set failures = case when ${isForgotten} then 1 else f.failures + 1 end, last_at = clock_timestamp()
      where f.last_at + make_interval(secs => ${wait}) <= clock_timestamp()
    returning failures`.execute(db);
  const [row] = rows;
  if (row) return row.failures;
  const left = await sql<{ seconds: number }>`
    select greatest(1, extract(epoch from f.last_at + make_interval(secs => ${wait}) - clock_timestamp()))::float8 as seconds
      from sign_in_failures f where f.key = ${key}`.execute(db);
  throw new Failure('TOO_MANY_REQUESTS', 'Too many sign-ins failed.', { retryAfter: left.rows[0]?.seconds ?? 1 });
}
