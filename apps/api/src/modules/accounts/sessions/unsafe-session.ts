/** Ends a session that somebody else may use, and informs its owner by mail. */
import type { Unit } from '@tianguis/database';
import { noteAudit } from '../customers/audit-repository.ts';
import { accountRepository } from '../customers/repository.ts';
import { forgetDeviceOf } from './open-codes-repository.ts';
import type { AccountParts } from './parts.ts';
import { type UnsafeReason, unsafeSessionEnded } from './session-letters.ts';
import { sessionRepository } from './session-repository.ts';

/**
 * Ends the session in the unit, once: simultaneous calls write one mail. Its device needs a mailed code at the next
 * sign-in.
 * @returns the session's grant, whose tokens the caller must end after the unit has committed; null if the session has
 * no grant, or ended before
 */
export async function endUnsafeSession(
  unit: Unit,
  { mail, lifetime, publicOrigin }: Pick<AccountParts, 'mail' | 'lifetime' | 'publicOrigin'>,
  { id, customer }: { id: string; customer: string },
  reason: UnsafeReason,
): Promise<string | null> {
  const ended = await sessionRepository(unit.db, lifetime).endOpen(id);
  if (ended === undefined) return null;
  await forgetDeviceOf(unit.db, id);
  await noteAudit(unit.db, { customer, action: 'session-ended', actor: 'shop', detail: { motivo: reason } });
  const owner = await accountRepository(unit.db).byId(customer);
  if (owner) {
    const letter = unsafeSessionEnded(owner.nombre, { reason, recovery: `${publicOrigin}/recuperar-contrasena/` });
    await mail.write(unit, { kind: 'unsafe-session-ended', to: owner.email, letter });
  }
  return ended.grant;
}
