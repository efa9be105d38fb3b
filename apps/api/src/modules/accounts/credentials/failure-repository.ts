/**
 * Counts failed tries of all secrets that somebody could guess: passwords, codes of apps, mailed codes, codes of
 * coupons. Each try counts before the secret is checked, so that simultaneous tries cannot exceed a limit; a right
 * secret takes the count back.
 * Sign-ins count by account and address together, by address, and by account. Signed-in sessions count by session and
 * by account. Also limits requests for recovery mails and registrations. Unknown e-mails count like known ones, so that
 * an attacker cannot find out which e-mails exist. Tokens, links, recovery codes and passkeys cannot be guessed, so
 * their tries are not counted. The table has no IP address and no e-mail (`failure-key-repository.ts`).
 */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { Failure } from '../../../failure.ts';
import { failureKeys, type SignInSource } from './failure-key-repository.ts';

export type { SignInSource } from './failure-key-repository.ts';

interface Limit {
  /** This number of failures causes no wait. Each further failure doubles the wait, which starts at one second. */
  free: number;
  /** The longest wait, in seconds. */
  longest: number;
  /** Seconds after which one failure is forgotten. By default, all failures are forgotten together. */
  leak?: number;
  /** Seconds after the last failure, when all failures are forgotten; default: an hour. */
  forgottenAfter?: number;
}

const hour = 3_600;
/** The longest `forgottenAfter`, in seconds. A job deletes older rows. */
const day = 24 * hour;

const limits = {
  pair: { free: 4, longest: 900 },
  // Thousands of customers of a mobile carrier share one IP address. So some customers with wrong passwords must not
  // lock out all customers of this address.
  address: { free: 40, longest: 30, leak: 6 },
  account: { free: Number.MAX_SAFE_INTEGER, longest: 0 },
  // Secrets that are typed in one signed-in session: `session-tries.ts` ends the session.
  session: { free: Number.MAX_SAFE_INTEGER, longest: 0, forgottenAfter: day },
  // Secrets that are typed in all sessions of an account together.
  sessions: { free: 10, longest: 900, forgottenAfter: day },
  // Mailed codes of an account's sign-ins, whose password was right.
  codes: { free: 10, longest: 900 },
  // Codes of an account's app. An attacker tries 24 of a million codes a day; three codes are right at any time.
  app: { free: 4, longest: hour, forgottenAfter: day },
  // Codes of coupons that a customer types. A right code does not forget the failures: it would give new tries.
  coupons: { free: 10, longest: 900 },
  // Limits requests for recovery mails from one IP address (RT-04).
  recovery: { free: 30, longest: 60, leak: 10 },
  // Registrations from one IP address, and from one IP address for one e-mail. Both calls of a registration count. The
  // limit of an IP address is as high as above, since customers share it (RT-03).
  registrations: { free: 40, longest: 30, leak: 6 },
  registration: { free: 10, longest: 60, leak: 60 },
} as const satisfies Record<string, Limit>;
/**
 * More failures of an account than this number, from all IP addresses together, make its sign-ins need a mailed code
 * beside the password.
 */
const suspicious = 10;

/**
 * Counts a try as a failure before the password is checked, so that simultaneous tries cannot exceed the limit.
 * `forgetFailures` subtracts the try again.
 * @returns whether somebody guesses this account's password, so that a right password is not enough
 * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countSignIn(db: Kysely<Database>, source: SignInSource): Promise<{ isSuspicious: boolean }> {
  const { pair, address, account } = await failureKeys(db);
  await count(db, pair(source), limits.pair);
  await count(db, address(source.address), limits.address);
  return { isSuspicious: (await count(db, account(source.email), limits.account)) > suspicious };
}

/** Forgets the failures of a customer who has signed in. */
export async function forgetFailures(db: Kysely<Database>, source: SignInSource): Promise<void> {
  const { pair, account, address } = await failureKeys(db);
  await forget(db, [pair(source), account(source.email)]);
  await takeBack(db, [address(source.address)]);
}

/** An account as its failures count: those before a sign-in by its e-mail, those after it by its id. */
export interface GuessedAccount {
  id: string;
  email: string;
}

/**
 * Forgets the failures of an account from all IP addresses, after its password was replaced. Failures with codes of the
 * app remain: a person with the customer's mailbox must not get new tries.
 */
export async function forgetAccountFailures(db: Kysely<Database>, { id, email }: GuessedAccount): Promise<void> {
  const { account, sessions, codes, pairsOf } = await failureKeys(db);
  const keys = [account(email), sessions(id), codes(id)];
  await db
    .deleteFrom('sign_in_failures')
    .where((is) => is.or([is('key', 'in', keys), sql<boolean>`starts_with(key, ${pairsOf(email)})`]))
    .execute();
}

/** A signed-in session, and its customer. */
export interface SignedInSource {
  id: string;
  customer: string;
}

/**
 * Counts a try of a signed-in session. A try above `most` is not counted for the account: its secret is not compared,
 * and a thief of one session must not make the owner wait in another.
 * @returns the session's failures, this try included
 * @throws Failure TOO_MANY_REQUESTS with the seconds to wait, if the sessions of this account failed too often
 */
export async function countSessionTry(
  db: Kysely<Database>,
  { id, customer }: SignedInSource,
  most: number,
): Promise<number> {
  const { session, sessions } = await failureKeys(db);
  const failures = await count(db, session(id), limits.session);
  if (failures > most) return failures;
  try {
    await count(db, sessions(customer), limits.sessions);
  } catch (error) {
    await takeBack(db, [session(id)]);
    throw error;
  }
  return failures;
}

/** Forgets the failures of a session that proved its customer, and those of the customer's other sessions. */
export const forgetSessionTries = async (db: Kysely<Database>, source: SignedInSource): Promise<void> =>
  forget(db, await sessionKeys(db, source));

/** Takes a try of a session back, because its secret was not compared. */
export const takeBackSessionTry = async (db: Kysely<Database>, source: SignedInSource): Promise<void> =>
  takeBack(db, await sessionKeys(db, source));

async function sessionKeys(db: Kysely<Database>, { id, customer }: SignedInSource): Promise<string[]> {
  const { session, sessions } = await failureKeys(db);
  return [session(id), sessions(customer)];
}

/** Counts a mailed code that was typed at a sign-in. @throws Failure TOO_MANY_REQUESTS with the seconds to wait */
export async function countMailedCode(db: Kysely<Database>, customer: string): Promise<void> {
  await count(db, (await failureKeys(db)).codes(customer), limits.codes);
}

/**
 * Counts a code of the customer's app. @returns the failures in a row, this try included
 * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
 */
export const countAppCode = async (db: Kysely<Database>, customer: string): Promise<number> =>
  count(db, (await failureKeys(db)).app(customer), limits.app);

export const forgetMailedCodes = async (db: Kysely<Database>, customer: string): Promise<void> =>
  forget(db, [(await failureKeys(db)).codes(customer)]);

/** Forgets the failures of an app: after a right code, for a new app, and when an operator unlocks the account. */
export const forgetAppCodes = async (db: Kysely<Database>, customer: string): Promise<void> =>
  forget(db, [(await failureKeys(db)).app(customer)]);

/**
 * Counts a code of a coupon that a customer types, and checks whether the code exists.
 * @param check throws Failure VALIDATION_FAILED for an unknown code
 * @throws Failure of `check`; TOO_MANY_REQUESTS with the seconds to wait, before the code is checked
 */
export async function countCouponTry<Result>(
  db: Kysely<Database>,
  customer: string,
  check: () => Promise<Result>,
): Promise<Result> {
  const key = (await failureKeys(db)).coupons(customer);
  await count(db, key, limits.coupons);
  let isUnknown = false;
  try {
    return await check();
  } catch (error) {
    isUnknown = error instanceof Failure && error.code === 'VALIDATION_FAILED';
    throw error;
  } finally {
    if (!isUnknown) await takeBack(db, [key]);
  }
}

async function forget(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key', 'in', keys).execute();
}

async function takeBack(db: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set((is) => ({ failures: is('failures', '-', 1) }))
    .where('key', 'in', keys)
    .where('failures', '>', 0)
    .execute();
}

/**
 * Counts a request for a recovery link by its IP address, whatever the e-mail.
 * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countRecovery(db: Kysely<Database>, address: string): Promise<void> {
  await count(db, (await failureKeys(db)).recovery(address), limits.recovery);
}

/**
 * Counts a call of a registration for its IP address, and for this address and the e-mail together, even if no account
 * has this e-mail. The e-mail alone is not counted: a stranger could then prevent its registration. A call is counted
 * before its password is judged. Without an e-mail that can be read, it counts for its IP address.
 * @throws Failure TOO_MANY_REQUESTS with the seconds to wait
 */
export async function countRegistration(
  db: Kysely<Database>,
  { email, address }: Pick<SignInSource, 'address'> & { email: string | undefined },
): Promise<void> {
  const { registrations, registration } = await failureKeys(db);
  await count(db, registrations(address), limits.registrations);
  if (email !== undefined) await count(db, registration({ email, address }), limits.registration);
}

async function count(
  db: Kysely<Database>,
  key: string,
  { free, longest, leak, forgottenAfter = hour }: Limit,
): Promise<number> {
  // `now()` would be too early: it is the time before the statement waited for the lock of the row.
  const age = sql`extract(epoch from clock_timestamp() - f.last_at)`;
  const left =
    leak === undefined
      ? sql`case when ${age} > ${forgottenAfter}::integer then 0 else f.failures end`
      : sql`greatest(0, f.failures - floor(${age} / ${leak}::integer)::integer)`;
  const over = sql`(${left} - ${free}::bigint)`;
  const wait = sql`case when ${over} <= 0 then 0 else least(power(2, least(${over} - 1, 20)), ${longest}::integer) end`;
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failures as f (key, failures, last_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update set failures = ${left} + 1, last_at = clock_timestamp() where ${age} >= ${wait}
    returning failures`.execute(db);
  const [row] = rows;
  if (row) return row.failures;
  const { rows: waiting } = await sql<{ seconds: number }>`
    select greatest(1, ${wait} - ${age})::float8 as seconds from sign_in_failures f where f.key = ${key}`.execute(db);
  throw new Failure('TOO_MANY_REQUESTS', 'Too many tries.', { retryAfter: waiting[0]?.seconds ?? 1 });
}

export interface SignInFailures {
  /** Failures of the last hour, from all IP addresses. */
  count: number;
  /** The seconds that each IP address must wait before it may try this account again, the longest wait first. */
  waits: number[];
}

/** Reads the failed sign-ins of an account. IP addresses are not stored, so the result has none. */
export async function failuresOf(db: Kysely<Database>, email: string): Promise<SignInFailures> {
  const { account, pairsOf } = await failureKeys(db);
  const own = account(email);
  const { free, longest } = limits.pair;
  const age = sql`extract(epoch from clock_timestamp() - f.last_at)`;
  const over = sql`(f.failures - ${free}::bigint)`;
  const { rows } = await sql<{ key: string; failures: number; seconds: number }>`
    select f.key, f.failures, greatest(0, case when ${over} <= 0 then 0
        else ceil(least(power(2, least(${over} - 1, 20)), ${longest}::integer) - ${age}) end)::integer as seconds
      from sign_in_failures f
     where (f.key = ${own} or starts_with(f.key, ${pairsOf(email)})) and ${age} <= ${hour}::integer
     order by seconds desc`.execute(db);
  return {
    count: rows.find(({ key }) => key === own)?.failures ?? 0,
    waits: rows.filter(({ key, seconds }) => key !== own && seconds > 0).map(({ seconds }) => seconds),
  };
}
