/**
 * Codes of six digits that are mailed (RT-05, AP-02). A code is valid for 10 minutes and 5 tries. The next code can be
 * sent after 30 seconds.
 */
import type { CodePurpose, Database, Unit } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { hashOfCode, hashOfToken, isCode, makeCode } from './secrets.ts';

export const codeMinutes = 10;
export const codeTries = 5;
export const resendSeconds = 30;

export interface CodeOwner {
  purpose: CodePurpose;
  /** The id of a customer, the id of a session (for a confirmation), or a canonical e-mail. */
  subject: string;
  /**
   * Hash, with a secret of the shop, of the IP address that asked for the code of a registration. Each IP address has a
   * code of its own, so that a stranger who asks for a code of the same e-mail changes nothing for its owner.
   */
  asker?: Buffer | null;
}

/** The condition for the codes of an owner. */
const isOf = ({ purpose, subject, asker = null }: CodeOwner) =>
  sql<boolean>`purpose = ${purpose} and subject = ${subject} and asker is not distinct from ${asker}`;

/** Seconds until another code may be sent to this owner; 0 if a code may be sent now. */
async function secondsToWait({ db }: Unit, owner: CodeOwner): Promise<number> {
  // This lock makes two simultaneous calls send one code.
  const { purpose, subject } = owner;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${subject}`}, 0))`.execute(db);
  const last = await db
    .selectFrom('mailed_codes')
    .select(sql<number>`extract(epoch from now() - max(created_at))::float8`.as('age'))
    .where(isOf(owner))
    .executeTakeFirst();
  return last?.age == null ? 0 : Math.max(0, resendSeconds - last.age);
}

/**
 * Gives the ticket of a new sign-in to the code that was mailed a moment ago, in place of the earlier sign-in's ticket.
 * The number of tries does not change.
 */
export async function moveTicket({ db }: Unit, owner: CodeOwner, ticket: string): Promise<void> {
  await db
    .updateTable('mailed_codes')
    .set({ ticket_hash: hashOfToken(ticket) })
    .where(isOf(owner))
    .execute();
}

/**
 * Makes a code, and deletes the codes that were sent before.
 * @param ticket the token by which a sign-in or a registration finds its code; without it, `subject` finds the code
 * @returns the code; undefined if a code was sent less than 30 seconds ago
 */
export async function makeMailedCode(
  unit: Unit,
  owner: CodeOwner,
  { key, ticket }: { key: Buffer; ticket?: string | undefined },
): Promise<string | undefined> {
  if ((await secondsToWait(unit, owner)) > 0) return undefined;
  const { db } = unit;
  const [id, code] = [crypto.randomUUID(), makeCode()];
  await db.deleteFrom('mailed_codes').where(isOf(owner)).execute();
  await db
    .insertInto('mailed_codes')
    .values({
      ...{ id, ...owner },
      code_hash: hashOfCode(code, { id, key }),
      ticket_hash: ticket === undefined ? null : hashOfToken(ticket),
      // The clock of the database also decides whether the code has expired.
      expires_at: sql<Date>`now() + make_interval(mins => ${codeMinutes}::integer)`,
    })
    .execute();
  return code;
}

/**
 * The owner of the code that belongs to a ticket, even if the code has expired; undefined if the text is not a ticket
 * of this purpose.
 */
export async function ownerOfTicket(
  { db }: { db: Kysely<Database> },
  purpose: CodePurpose,
  ticket: string,
): Promise<CodeOwner | undefined> {
  return db
    .selectFrom('mailed_codes')
    .select(['purpose', 'subject', 'asker'])
    .where('ticket_hash', '=', hashOfToken(ticket))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

export type CodeVerdict = 'right' | 'wrong' | 'over';

/**
 * Tries a code, and deletes it if it is right. Each call counts as a try, even if other calls run at the same time.
 * Only one call succeeds with a right code.
 * @param ticket the code must belong to this ticket, if it has one
 * @returns `over` if there is no code, if it has expired, or if it was tried too often
 */
export async function useMailedCode(
  { db }: { db: Kysely<Database> },
  owner: CodeOwner,
  { code, key, ticket }: { code: string; key: Buffer; ticket?: string | undefined },
): Promise<CodeVerdict> {
  const tried = await db
    .updateTable('mailed_codes')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where(isOf(owner))
    .where('ticket_hash', 'is not distinct from', ticket === undefined ? null : hashOfToken(ticket))
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
