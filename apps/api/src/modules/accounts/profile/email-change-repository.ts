/**
 * Changes of e-mail that wait for two codes: one code to the current address, one to the new address. A customer has at
 * most one such change.
 */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { codeMinutes, codeTries, resendSeconds } from '../credentials/code-repository.ts';
import { hashOfCode, isCode, makeCode } from '../credentials/secrets.ts';

export interface EmailCodes {
  /** The code that was mailed to the new address. */
  fresh: string;
  /** The code that was mailed to the current address. */
  old: string;
}

export type EmailVerdict =
  | { is: 'right'; id: string }
  | { is: 'wrong'; fresh: boolean; old: boolean }
  /** There is no change, it has expired, or it was tried too often. */
  | { is: 'over' };

/** The key of a code's hash includes the address, so that a code is wrong in the field of the other address. */
const keysOf = (id: string, key: Buffer) => ({
  fresh: { id: `${id}:nuevo`, key },
  old: { id: `${id}:anterior`, key },
});

/** @param db the database, or a transaction of it */
export function emailChangeRepository(db: Kysely<Database>) {
  return {
    /**
     * Starts a change with new codes, in place of an earlier change.
     * @returns undefined if codes for the same address were made less than 30 seconds ago
     */
    async start(customer: string, email: string, key: Buffer): Promise<EmailCodes | undefined> {
      const [id, fresh, old] = [crypto.randomUUID(), makeCode(), makeCode()];
      const keys = keysOf(id, key);
      const { rows } = await sql`
        insert into email_changes as c (customer_id, id, email, new_code_hash, old_code_hash, expires_at)
        values (${customer}, ${id}, ${email}, ${hashOfCode(fresh, keys.fresh)}, ${hashOfCode(old, keys.old)},
                now() + make_interval(mins => ${codeMinutes}::integer))
        on conflict (customer_id) do update
          set id = excluded.id, email = excluded.email, tries = 0, created_at = now(), expires_at = excluded.expires_at,
              new_code_hash = excluded.new_code_hash, old_code_hash = excluded.old_code_hash
          where lower(c.email) <> lower(excluded.email)
             or c.created_at <= now() - make_interval(secs => ${resendSeconds}::integer)
        returning id`.execute(db);
      return rows.length > 0 ? { fresh, old } : undefined;
    },
    /** Compares both codes. Each call counts as a try, even if other calls run at the same time. */
    async tryCodes(customer: string, { fresh, old }: EmailCodes, key: Buffer): Promise<EmailVerdict> {
      const tried = await db
        .updateTable('email_changes')
        .set((is) => ({ tries: is('tries', '+', 1) }))
        .where('customer_id', '=', customer)
        .where('tries', '<', codeTries)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning(['id', 'new_code_hash', 'old_code_hash', 'tries'])
        .executeTakeFirst();
      if (tried === undefined) return { is: 'over' };
      const keys = keysOf(tried.id, key);
      const right = {
        fresh: isCode(fresh, tried.new_code_hash, keys.fresh),
        old: isCode(old, tried.old_code_hash, keys.old),
      };
      if (right.fresh && right.old) return { is: 'right', id: tried.id };
      return tried.tries < codeTries ? { is: 'wrong', ...right } : { is: 'over' };
    },
    /** The new e-mail that waits for its codes. */
    async waiting(customer: string): Promise<string | undefined> {
      const found = await db
        .selectFrom('email_changes')
        .select('email')
        .where('customer_id', '=', customer)
        .executeTakeFirst();
      return found?.email;
    },
    /** Deletes the change, so that it happens once. @returns the new e-mail */
    async take(id: string): Promise<string | undefined> {
      const taken = await db.deleteFrom('email_changes').where('id', '=', id).returning('email').executeTakeFirst();
      return taken?.email;
    },
  };
}
