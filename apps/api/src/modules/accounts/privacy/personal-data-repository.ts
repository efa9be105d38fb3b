/** Data that accounts store about a customer, for export and erasure. */
import type { Database, SignInMethod } from '@tianguis/database';
import { mailKey } from '@tianguis/domain';
import { type Kysely, sql } from 'kysely';

export interface FullProfile {
  id: string;
  email: string;
  nombre: string;
  apellidoP: string;
  apellidoM: string;
  genero: string | null;
  /** YYYY-MM-DD */
  cumpleanios: string | null;
  telefono: string | null;
  createdAt: Date;
  isTwoStep: boolean;
  cart: string;
  privacyVersion: string | null;
  privacyAcceptedAt: Date | null;
}

export interface SessionSheet {
  method: SignInMethod;
  device: string;
  address: string;
  createdAt: Date;
  seenAt: Date;
  endsAt: Date;
  endedAt: Date | null;
}

export interface AuditSheet {
  at: Date;
  actor: string;
  operator: string | null;
  action: string;
  detail: Record<string, unknown>;
}

/** @param db the database, or a transaction of it */
export function personalDataRepository(db: Kysely<Database>) {
  return {
    profile: (id: string): Promise<FullProfile | undefined> =>
      db
        .selectFrom('customers')
        .select(['id', 'email', 'nombre', 'apellido_p as apellidoP', 'apellido_m as apellidoM', 'genero', 'telefono'])
        .select(['created_at as createdAt', 'two_step as isTwoStep', 'cart_id as cart'])
        .select(['privacy_version as privacyVersion', 'privacy_accepted_at as privacyAcceptedAt'])
        .select(sql<string | null>`cumpleanios::text`.as('cumpleanios'))
        .where('id', '=', id)
        .executeTakeFirst(),
    /** Sorted from new to old. */
    sessions: (id: string): Promise<SessionSheet[]> =>
      db
        .selectFrom('customer_sessions')
        .select(['method', 'device', 'address', 'created_at as createdAt', 'seen_at as seenAt', 'ends_at as endsAt'])
        .select('ended_at as endedAt')
        .where('customer_id', '=', id)
        .orderBy('created_at', 'desc')
        .execute(),
    async devices(id: string): Promise<number> {
      const { count } = await db
        .selectFrom('customer_devices')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('customer_id', '=', id)
        .executeTakeFirstOrThrow();
      return count;
    },
    /** The audit log of an account, even if the account was erased, from old to new. */
    audit: (id: string): Promise<AuditSheet[]> =>
      db
        .selectFrom('customer_audit')
        .select(['at', 'actor', 'operator', 'action', 'detail'])
        .where('customer_id', '=', id)
        .orderBy('id')
        .execute(),
    /** Removes the details of the audit log's entries. The entries remain. */
    async emptyAudit(id: string): Promise<void> {
      await db.updateTable('customer_audit').set({ detail: '{}' }).where('customer_id', '=', id).execute();
    },
    /** Deletes the request for a recovery link. The links themselves are deleted with their customer. */
    async deleteRecoveryRequest(email: string): Promise<void> {
      await db.deleteFrom('recovery_requests').where('email', '=', mailKey(email)).execute();
    },
    /** @param subjects customers' ids, and canonical e-mails */
    async deleteCodes(subjects: readonly string[]): Promise<void> {
      await db.deleteFrom('mailed_codes').where('subject', 'in', subjects).execute();
    },
  };
}
