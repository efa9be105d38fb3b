/** The audit log of accounts, for customer support: operator, action, time. */
import { isDeepStrictEqual } from 'node:util';
import type { AuditActor, Database } from '@tianguis/database';
import type { Kysely } from 'kysely';

/** The actions of the audit log. The list is closed, so that support can read each action. */
export const auditActions = [
  'registered',
  'password-changed',
  'password-recovered',
  'email-changed',
  'profile-changed',
  'sessions-ended',
  'session-ended',
  'two-step-changed',
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'identity-linked',
  'identity-unlinked',
  'deletion-requested',
  'deletion-withdrawn',
  'data-requested',
  'request-answered',
  'shown',
  'exported',
  'order-changed',
  'balance-payout',
  'balance-given-up',
  'balance-corrected',
  'credit-asked',
  'credit-decided',
  'credit-changed',
  'review-decided',
  'registry-closed',
  'closed',
  'unlocked',
  'erased',
  'erasure-postponed',
] as const;
export type AuditAction = (typeof auditActions)[number];

export interface AuditEntry {
  customer: string;
  action: AuditAction;
  actor?: AuditActor;
  /** The operator who ran the command. */
  operator?: string;
  /**
   * Details of the action, without secrets and without values: names of fields, not their contents. So the log has no
   * data that an erased customer wants removed.
   */
  detail?: Readonly<Record<string, unknown>>;
}

/** @param db the transaction of the action */
export async function noteAudit(
  db: Kysely<Database>,
  { customer, action, actor = 'customer', operator, detail = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('customer_audit')
    .values({ customer_id: customer, action, actor, operator: operator ?? null, detail: JSON.stringify(detail) })
    .execute();
}

/** Notes an action of the shop, unless the last entry of this action has the same details. */
export async function noteAuditOnce(db: Kysely<Database>, entry: AuditEntry): Promise<void> {
  const last = await db
    .selectFrom('customer_audit')
    .select('detail')
    .where('customer_id', '=', entry.customer)
    .where('action', '=', entry.action)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (last === undefined || !isDeepStrictEqual(last.detail, entry.detail ?? {})) await noteAudit(db, entry);
}
