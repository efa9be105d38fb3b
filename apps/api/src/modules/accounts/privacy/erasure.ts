/** Erases accounts: 30 days after their customers asked for it, or immediately by an operator (AP-07). */
import type { AuditActor, Unit, UnitOfWork } from '@tianguis/database';
import type { DataSubject, PersonalData } from '../../personal-data/service.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { deletionRepository } from '../customers/deletion-repository.ts';

interface By {
  actor: AuditActor;
  /** The operator who ran the command. */
  operator?: string;
}

/**
 * Erases an account that the unit has locked, with all data about its customer except retained data. The audit log gets
 * an entry with the id alone.
 */
export async function eraseAccount(
  unit: Unit,
  subject: DataSubject,
  by: By,
  personalData: PersonalData,
): Promise<void> {
  await personalData.erase(unit, subject);
  await deletionRepository(unit.db).remove(subject.id);
  await noteAudit(unit.db, { customer: subject.id, action: 'erased', ...by });
}

/** Erases the account of this e-mail if its 30 days have passed, so that the e-mail is free. */
export async function eraseGoneAccount(unit: Unit, email: string, personalData: PersonalData): Promise<void> {
  const subject = await deletionRepository(unit.db).takeGoneByEmail(email);
  if (subject) await eraseAccount(unit, subject, { actor: 'shop' }, personalData);
}

/**
 * Erases all accounts whose 30 days have passed, each in its own transaction. Several workers may run this function at
 * the same time. If one account fails, the other accounts are still erased.
 * @returns the number of erased accounts
 * @throws AggregateError with the errors of failed accounts, after the other accounts were erased
 */
export async function eraseGoneAccounts(
  shop: UnitOfWork,
  { signal, personalData }: { signal?: AbortSignal; personalData: PersonalData },
): Promise<number> {
  const failed: string[] = [];
  const errors: unknown[] = [];
  let erased = 0;
  while (!signal?.aborted) {
    let taken: DataSubject | undefined;
    try {
      const isDone = await shop.withTransaction(async (unit) => {
        taken = await deletionRepository(unit.db).takeGone(failed);
        if (taken === undefined) return true;
        await eraseAccount(unit, taken, { actor: 'shop' }, personalData);
        return false;
      });
      if (isDone) break;
      erased++;
    } catch (error) {
      if (taken === undefined) throw error;
      failed.push(taken.id);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be erased.`);
  return erased;
}
