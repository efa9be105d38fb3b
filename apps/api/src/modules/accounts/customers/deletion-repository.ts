/** Accounts that are marked for deletion. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { canonicalFirst, hasSpelling } from '../../../email-spellings.ts';
import type { DataSubject } from '../../personal-data/service.ts';

/** Days in which a customer can cancel the deletion. */
export const graceDays = 30;

/** Whether these days have passed. Such an account does not exist for other code, even before the job has erased it. */
export const isGone = sql<boolean>`coalesce(customers.deletion_requested_at
  <= now() - make_interval(days => ${sql.lit(graceDays)}), false)`;

/** A domain that never exists (RFC 2606). */
const nowhere = 'erased.invalid';

export interface LockedAccount {
  id: string;
  email: string;
  nombre: string;
  isBlocked: boolean;
  isMarked: boolean;
}

/** @param db a transaction */
export function deletionRepository(db: Kysely<Database>) {
  return {
    /**
     * Locks an account until the end of the transaction. So sign-ins, deletions, blocks and erasures of one account
     * wait for each other. @returns undefined if the account is gone
     */
    async lock(id: string): Promise<LockedAccount | undefined> {
      const { rows } = await sql<LockedAccount>`
        select id, email, nombre, blocked_at is not null as "isBlocked", deletion_requested_at is not null as "isMarked"
          from customers where id = ${id} and not ${isGone} for no key update`.execute(db);
      return rows[0];
    },
    /** Whether a session is still open. The caller has locked the row of its account. */
    async isOpen(session: string): Promise<boolean> {
      const found = await db
        .selectFrom('customer_sessions')
        .select('id')
        .where('id', '=', session)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return found !== undefined;
    },
    /** @returns when the account will be erased */
    async mark(id: string): Promise<Date> {
      const { rows } = await sql<{ erasedAt: Date }>`
        update customers set deletion_requested_at = now() where id = ${id}
        returning deletion_requested_at + make_interval(days => ${graceDays}) as "erasedAt"`.execute(db);
      const [row] = rows;
      if (row === undefined) throw new Error('An account that was held is none.');
      return row.erasedAt;
    },
    async withdraw(id: string): Promise<void> {
      await db.updateTable('customers').set({ deletion_requested_at: null }).where('id', '=', id).execute();
    },
    /**
     * Locks an account whose days have passed, to erase it. Skips accounts that another worker erases at this moment.
     * @param but ids of accounts that could not be erased
     */
    async takeGone(but: readonly string[]): Promise<DataSubject | undefined> {
      return db
        .selectFrom('customers')
        .select(['id', 'email'])
        .where(isGone)
        .$if(but.length > 0, (query) => query.where('id', 'not in', but))
        .orderBy('deletion_requested_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
    },
    /** Locks such an account by its e-mail. Waits for a worker that erases it. */
    async takeGoneByEmail(email: string): Promise<DataSubject | undefined> {
      return db
        .selectFrom('customers')
        .select(['id', 'email'])
        .where(isGone)
        .where(hasSpelling('email', email))
        .orderBy(canonicalFirst('email', email))
        .limit(1)
        .forUpdate()
        .executeTakeFirst();
    },
    /**
     * Replaces the e-mail of an account whose erasure is postponed by an address that nobody has. So another account can
     * have the e-mail.
     */
    async removeEmail(id: string): Promise<void> {
      await db
        .updateTable('customers')
        .set({ email: `${id}@${nowhere}` })
        .where('id', '=', id)
        .execute();
    },
    /** Deletes the account's row, and all rows that reference it. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('customers').where('id', '=', id).execute();
    },
  };
}
