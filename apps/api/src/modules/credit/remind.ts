/** Reminds customers of what they owe of their store credit, before and after its due date (AF-04; decision 49). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { type CreditTerms, creditReminders, endedCut } from '@tianguis/domain/credit';
import { momentInMexico, toDay } from '@tianguis/domain/shipping';
import type { Letter, LetterShop } from '@tianguis/mail';
import { createMailService } from '../mail/service.ts';
import { namedCustomers } from '../named-customers-repository.ts';
import { creditDue, creditOverdue } from './letters.ts';
import { reminderRepository } from './reminder-repository.ts';
import { creditRepository } from './repository.ts';
import { toAccount } from './to-account.ts';

export interface ReminderOptions {
  letters: LetterShop;
  module: { label: string; product: string };
  terms: CreditTerms;
  signal?: AbortSignal;
  /** Epoch milliseconds. */
  now?: number;
}

/**
 * Mails about each unpaid statement twice at most: some days before the due date, and after it. The account is locked
 * meanwhile, so a payment is counted or waits.
 * @returns the number of mails
 * @throws AggregateError with the errors of failed customers, after the others were mailed
 */
export async function remindDebtors(shop: UnitOfWork, options: ReminderOptions): Promise<number> {
  const { terms, signal, now = Date.now() } = options;
  const today = dateInMexico(now);
  // Purchases since the latest cut belong to a statement that has not ended.
  const before = new Date(momentInMexico(toDay(endedCut(today, terms)) + 1, 0));
  const errors: unknown[] = [];
  let mailed = 0;
  for (const customer of await reminderRepository(shop).debtors(before)) {
    if (signal?.aborted) break;
    try {
      mailed += await shop.withTransaction((unit) => remindOne(unit, customer, { ...options, today, now }));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} customers could not be reminded.`);
  return mailed;
}

async function remindOne(
  unit: Unit,
  customer: string,
  { letters, module, terms, today, now }: Omit<ReminderOptions, 'now'> & { today: string; now: number },
): Promise<number> {
  const credits = creditRepository(unit);
  await credits.lock(customer);
  const row = await credits.ofCustomer(customer);
  const contact = await namedCustomers(unit).contact(customer);
  if (!row || !contact) return 0;
  const { statements, overdue, next } = toAccount(row, await credits.entries(row.id), terms, today);
  const reminders = creditReminders(statements, today);
  const noted = await reminderRepository(unit).note(row, reminders, new Date(now));
  const to = { name: contact.name, origin: letters.origin, label: module.label, product: module.product };
  const write = async (kind: string, letter: Letter) =>
    void (await createMailService(letters, () => now).write(unit, { kind, to: contact.email, letter }));
  const isLate = noted.some(({ kind }) => kind === 'overdue');
  const isNear = next !== null && noted.some(({ kind }) => kind === 'due');
  if (isLate) await write('credit-overdue', creditOverdue({ ...to, amount: overdue }));
  if (isNear) await write('credit-due', creditDue({ ...to, ...next }));
  return Number(isLate) + Number(isNear);
}
