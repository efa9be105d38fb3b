/** SQL of the reminders of store credits (AF-04). */
import type { UnitOfWork } from '@tianguis/database';
import type { CreditReminder } from '@tianguis/domain/credit';
import { sql } from 'kysely';
import type { CreditAccountRow } from './repository.ts';

/** @param on the database, or a transaction of it */
export const reminderRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** Customers who owe something that was bought before a moment, and who can be mailed. */
  async debtors(before: Date): Promise<string[]> {
    const { rows } = await sql<{ customer: string }>`
      select a.customer_id as customer from credit_accounts a
        join customers c on c.id = a.customer_id and c.deletion_requested_at is null
       where a.used > 0
         and (select coalesce(sum(e.owed) filter (
                       where e.owed < 0 or e.at < ${before.toISOString()}::timestamptz), 0)
                from credit_entries e where e.account_id = a.id) > 0
       order by a.customer_id`.execute(db);
    return rows.map(({ customer }) => customer);
  },

  /** Notes the reminders of an account that owes something. @returns those that were not noted before */
  async note(account: CreditAccountRow, reminders: readonly CreditReminder[], at: Date): Promise<CreditReminder[]> {
    const { rows } = await sql<CreditReminder>`
      insert into credit_reminders (account_id, cut, kind, reminded_at)
      select a.id, to_date(r.cut, 'YYYY-MM-DD'), r.kind, ${at.toISOString()}::timestamptz
        from credit_accounts a
       cross join unnest(${reminders.map(({ cut }) => cut)}::text[], ${reminders.map(({ kind }) => kind)}::text[])
          as r (cut, kind)
       where a.id = ${account.id} and a.used > 0
      on conflict do nothing returning to_json(cut) #>> '{}' as cut, kind`.execute(db);
    return rows;
  },
});
