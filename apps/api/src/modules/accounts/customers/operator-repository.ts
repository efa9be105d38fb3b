import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { canonicalFirst, hasSpelling } from '../../../email-spellings.ts';

/** An account as operators see it, in any state. */
export interface CustomerSheet {
  id: string;
  email: string;
  name: string;
  firstName: string;
  createdAt: Date;
  hasPassword: boolean;
  isTwoStep: boolean;
  blockedAt: Date | null;
  deletionRequestedAt: Date | null;
}

/** @param db the database, or a transaction of it */
export function customerOperatorRepository(db: Kysely<Database>) {
  const customers = db
    .selectFrom('customers')
    .select(['id', 'email', 'created_at as createdAt', 'two_step as isTwoStep', 'blocked_at as blockedAt'])
    .select(['deletion_requested_at as deletionRequestedAt', 'nombre as firstName'])
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .select(sql<string>`concat_ws(' ', nombre, nullif(apellido_p, ''), nullif(apellido_m, ''))`.as('name'));
  return {
    byEmail: (email: string): Promise<CustomerSheet | undefined> =>
      customers.where(hasSpelling('email', email)).orderBy(canonicalFirst('email', email)).executeTakeFirst(),
    byId: (id: string): Promise<CustomerSheet | undefined> => customers.where('id', '=', id).executeTakeFirst(),
    /** Locks the account, so that sign-ins and other commands wait. */
    lock: (id: string): Promise<CustomerSheet | undefined> =>
      customers.where('id', '=', id).forUpdate().executeTakeFirst(),
    async setBlocked(id: string, isBlocked: boolean): Promise<void> {
      await db
        .updateTable('customers')
        .set({ blocked_at: isBlocked ? sql<Date>`now()` : null })
        .where('id', '=', id)
        .execute();
    },
    async endSessions(id: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('customer_sessions')
        .set({ ended_at: sql<Date>`now()` })
        .where('customer_id', '=', id)
        .where('ended_at', 'is', null)
        .where('ends_at', '>', sql<Date>`now()`)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
  };
}
