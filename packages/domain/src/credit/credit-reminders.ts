/** Which statements of a credit a customer is reminded of (AF-04). Pure, so that each mail can be explained. */
import { toDate, toDay } from '../shipping/days/days.ts';
import type { CreditStatement } from './credit-statements.ts';

/** Before the due date, or after it. */
export type ReminderKind = 'due' | 'overdue';

export interface CreditReminder {
  /** The statement. */
  cut: string;
  kind: ReminderKind;
}

/** A customer is reminded this many days before the due date. */
export const reminderDays = 3;

/** The first date of the reminder before a due date. A statement that has not ended is not reminded of. */
export function remindsFrom({ cut, due }: Pick<CreditStatement, 'cut' | 'due'>): string {
  const from = toDate(toDay(due) - reminderDays);
  return from > cut ? from : toDate(toDay(cut) + 1);
}

/** The reminders of a day: a statement that is paid needs none. A day on which no job ran is made up for. */
export function creditReminders(statements: readonly CreditStatement[], today: string): CreditReminder[] {
  return statements
    .filter((one) => one.missing > 0 && today >= remindsFrom(one))
    .map(({ cut, due }) => ({ cut, kind: today > due ? 'overdue' : 'due' }));
}
