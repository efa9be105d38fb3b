/** A sign-in cancels a deletion of the account (AP-07). So a thief of a session cannot delete the account for good. */
import type { Unit } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import type { MailService } from '../../mail/service.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { deletionWithdrawn } from '../customers/deletion-letters.ts';
import { deletionRepository } from '../customers/deletion-repository.ts';

/**
 * Locks the account that signs in, and cancels its deletion.
 * @throws Failure if the account was erased or blocked since its customer was recognised
 */
export async function cancelDeletion(unit: Unit, id: string, mail: MailService): Promise<void> {
  const accounts = deletionRepository(unit.db);
  const account = await accounts.lock(id);
  if (account === undefined) throw new Failure('UNAUTHENTICATED', 'The account is no more.');
  if (account.isBlocked) throw new Failure('ACCOUNT_BLOCKED');
  if (!account.isMarked) return;
  await accounts.withdraw(id);
  await noteAudit(unit.db, { customer: id, action: 'deletion-withdrawn' });
  await mail.write(unit, { kind: 'deletion-withdrawn', to: account.email, letter: deletionWithdrawn(account.nombre) });
}
