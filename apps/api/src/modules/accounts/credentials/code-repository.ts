/** Codes of six digits that are mailed (RT-05, AP-02): 10 minutes, 5 tries, another one after 30 seconds. */
import type { CodePurpose, Database, Unit } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hashOfCode, hashOfToken, isCode, makeCode } from './secrets.ts';

export const codeMinutes = 10;
export const codeTries = 5;
export const resendSeconds = 30;

export interface CodeOwner {
  purpose: CodePurpose;
  /** The id of a customer or, for a confirmation, of a session; or an e-mail in lower case. */
  subject: string;
}

/** Seconds until another code may be sent to them; 0: now. */
async function secondsToWait({ db }: Unit, { purpose, subject }: CodeOwner): Promise<number> {
  // Two calls at once send one code.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${subject}`}, 0))`.execute(db);
  const last = await db
    .selectFrom('mailed_codes')
    .select(sql<number>`extract(epoch from now() - max(created_at))::float8`.as('age'))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return last?.age == null ? 0 : Math.max(0, resendSeconds - last.age);
}

/**
 * Lets another sign-in of the same customer go on with the code that was mailed a moment ago, in place of the one that
 * asked for it. Its tries stay as they are.
 */
export async function moveTicket({ db }: Unit, { purpose, subject }: CodeOwner, ticket: string): Promise<void> {
  await db
    .updateTable('mailed_codes')
    .set({ ticket_hash: hashOfToken(ticket) })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .execute();
}

/**
 * Makes a code in place of those that were sent before.
 * @param ticket the token by which a sign-in goes on; without it, `subject` finds the code
 * @returns the code; undefined where one was sent less than 30 seconds ago
 */
export async function makeMailedCode(
  unit: Unit,
  owner: CodeOwner,
  { key, ticket }: { key: Buffer; ticket?: string | undefined },
): Promise<string | undefined> {
  if ((await secondsToWait(unit, owner)) > 0) return undefined;
  const { db } = unit;
  const [id, code] = [crypto.randomUUID(), makeCode()];
  await db
    .deleteFrom('mailed_codes')
    .where('purpose', '=', owner.purpose)
    .where('subject', '=', owner.subject)
    .execute();
  await db
    .insertInto('mailed_codes')
    .values({
      ...{ id, ...owner },
      code_hash: hashOfCode(code, { id, key }),
      ticket_hash: ticket === undefined ? null : hashOfToken(ticket),
      // By the clock that says whether it has expired.
      expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes}::integer)`,
    })
    .execute();
  return code;
}

/** The owner of the code that a ticket belongs to, also of one that has expired; undefined for any other text. */
export async function ownerOfTicket({ db }: { db: Kysely<Database> }, ticket: string): Promise<CodeOwner | undefined> {
  return db
    .selectFrom('mailed_codes')
    .select(['purpose', 'subject'])
    .where('ticket_hash', '=', hashOfToken(ticket))
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

export type CodeVerdict = 'right' | 'wrong' | 'over';

/**
 * Uses a code: each call is a try, whatever else runs at the same time, and a right one is right once.
 * @returns `over` where there is none, it has expired, or was tried too often
 */
export async function useMailedCode(
  { db }: { db: Kysely<Database> },
  { purpose, subject }: CodeOwner,
  { code, key }: { code: string; key: Buffer },
): Promise<CodeVerdict> {
  const tried = await db
    .updateTable('mailed_codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('tries', '<', codeTries)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (tried === undefined) return 'over';
  if (!isCode(code, tried.code_hash, { id: tried.id, key })) return tried.tries < codeTries ? 'wrong' : 'over';
  const used = await db
    .updateTable('mailed_codes')
    .set({ used_at: new Date() })
    .where('id', '=', tried.id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n ? 'right' : 'over';
}
