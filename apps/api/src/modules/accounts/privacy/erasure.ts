/** Erases accounts: 30 days after their customers asked for it, or immediately by an operator (AP-07). */
import type { AuditActor, Unit, UnitOfWork } from '@tianguis/database';
import type { DataSubject, Hindrance, PersonalData } from '../../personal-data/service.ts';
import { noteAudit, noteAuditOnce } from '../customers/audit-repository.ts';
import { deletionRepository } from '../customers/deletion-repository.ts';

interface By {
  actor: AuditActor;
  /** The operator who ran the command. */
  operator?: string;
}

/**
 * Erases an account that the unit has locked, with all data about its customer except retained data. The audit log gets
 * an entry with the id alone.
 * @returns what hinders the erasure, which then changes nothing (AF-07); an empty array if the account is erased
 */
export async function eraseAccount(
  unit: Unit,
  subject: DataSubject,
  by: By,
  personalData: PersonalData,
): Promise<Hindrance[]> {
  const hindrances = await personalData.erase(unit, subject);
  if (hindrances.length > 0) return hindrances;
  await deletionRepository(unit.db).remove(subject.id);
  await noteAudit(unit.db, { customer: subject.id, action: 'erased', ...by });
  return [];
}

/**
 * Erases an account whose 30 days have passed, or postpones the erasure until nothing hinders it. The audit log gets an
 * entry for each new reason to postpone.
 * @returns whether the account is erased
 */
async function eraseOrPostpone(unit: Unit, subject: DataSubject, personalData: PersonalData): Promise<boolean> {
  const hindrances = await eraseAccount(unit, subject, { actor: 'shop' }, personalData);
  if (hindrances.length === 0) return true;
  const detail = { reasons: hindrances.map(({ reason }) => reason) };
  await noteAuditOnce(unit.db, { customer: subject.id, action: 'erasure-postponed', actor: 'shop', detail });
  return false;
}

/**
 * Frees an e-mail that belongs to an account whose 30 days have passed. The account is erased. If its erasure has to be
 * postponed, the account loses the e-mail: its orders have their own copy, and nobody can sign in with the account.
 */
export async function freeEmailOfGone(unit: Unit, email: string, personalData: PersonalData): Promise<void> {
  const accounts = deletionRepository(unit.db);
  const subject = await accounts.takeGoneByEmail(email);
  if (subject === undefined || (await eraseOrPostpone(unit, subject, personalData))) return;
  await accounts.removeEmail(subject.id);
}

/**
 * Erases all accounts whose 30 days have passed, each in its own transaction. Several workers may run this function at
 * the same time. If one account fails, or its erasure is postponed, the other accounts are still erased.
 * @returns the number of erased accounts
 * @throws AggregateError with the errors of failed accounts, after the other accounts were erased
 */
export async function eraseGoneAccounts(
  shop: UnitOfWork,
  { signal, personalData }: { signal?: AbortSignal; personalData: PersonalData },
): Promise<number> {
  const left: string[] = [];
  const errors: unknown[] = [];
  let erased = 0;
  while (!signal?.aborted) {
    let taken: DataSubject | undefined;
    try {
      const isErased = await shop.withTransaction(async (unit) => {
        taken = await deletionRepository(unit.db).takeGone(left);
        return taken && eraseOrPostpone(unit, taken, personalData);
      });
      if (taken === undefined) break;
      if (isErased) erased++;
      else left.push(taken.id);
    } catch (error) {
      if (taken === undefined) throw error;
      left.push(taken.id);
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} accounts could not be erased.`);
  return erased;
}
