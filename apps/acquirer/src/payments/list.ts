/** The payments that changed in a time, for the shop's reconciliation. */
import type { Bank } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentRow } from './payment.ts';

export interface ChangesAsk {
  /** Epoch milliseconds; the end is excluded. */
  from: number;
  to: number;
  /** The last payment of the page before. */
  after: string | undefined;
  limit: number;
}

/**
 * Payments with a change in a time, by the first such change and the id. A change after the time, or while a reader
 * turns pages, never moves a payment. So each payment is on exactly one page.
 */
export function changedPayments({ db }: Bank, { from, to, after, limit }: ChangesAsk) {
  const first = after === undefined ? -1 : firstChange(db, after, from, to);
  const rows = db.all<PaymentRow>(
    `select payments.* from payments
     join (select payment, min(at) as at from changes where at >= :from and at < :to group by payment) as changed
       on changed.payment = payments.id
     where (changed.at, payments.id) > (:first, :after)
     order by changed.at, payments.id
     limit :limit`,
    { from, to, first, after: after ?? '', limit: limit + 1 },
  );
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

function firstChange(db: Bank['db'], payment: string, from: number, to: number): number {
  const row = db.one<{ at: number | null }>(
    'select min(at) as at from changes where payment = :payment and at >= :from and at < :to',
    { payment, from, to },
  );
  if (typeof row?.at === 'number') return row.at;
  throw new Refusal(422, 'bad_after', 'after must be a payment that changed in the time.');
}
