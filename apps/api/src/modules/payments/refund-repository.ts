/** SQL of refunds. A refund is due until its provider was asked to pay the money back. */
import type { UnitOfWork } from '@tianguis/database';
import type { ProviderRefund, Way } from '@tianguis/payments';
import { sql } from 'kysely';
import { paidWay } from '../paid-way-repository.ts';

export interface OpenRefund {
  id: string;
  amount: number;
  /** The provider's id of the payment from which the money goes back. */
  payment: string;
}

/** A refund as operators see it. */
export interface ListedRefund {
  id: string;
  number: string | null;
  amount: number;
  state: string;
  cause: string;
  created: Date;
  /** The way in which the money came; null if it is not known. */
  way: Way | null;
  /** Whether the customer named an account for a transfer. */
  hasAccount: boolean;
}

/** SQL: the way of the attempt `a` of the tender `t`. */
const wayOfAttempt = paidWay(sql`a.details`, sql`t.kind`);

/** @param on the database, or a transaction of it */
export const refundRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Stores what a provider says of refunds. A refund that is made, or has failed, stays so. Some providers return only
   * their own ids of refunds, which were stored when the refunds were asked for.
   */
  async note(refunds: readonly ProviderRefund[]): Promise<void> {
    for (const { id, reference, state } of refunds) {
      if (state === 'pending') continue;
      await sql`
        update refunds set provider_id = ${id}, state = ${state}
         where (id::text = ${reference} or provider_id = ${id}) and state in ('due', 'asked')`.execute(db);
    }
  },

  async write(refund: string, providerId: string, state: ProviderRefund['state']): Promise<void> {
    await sql`
      update refunds set provider_id = ${providerId},
             state = ${state === 'pending' ? 'asked' : state}
       where id::text = ${refund} and state in ('due', 'asked')`.execute(db);
  },

  async fail(refund: string): Promise<void> {
    await sql`update refunds set state = 'failed' where id = ${refund} and state in ('due', 'asked')`.execute(db);
  },

  /**
   * Refunds that a provider has to pay, and refunds whose end is not known. Refunds of a disputed order wait, since the
   * bank may take the same money back (PA-09). Refunds that are transferred to an account are not among them.
   * @param ways from which the provider pays back; refunds of other ways need an account of the customer
   */
  async open(provider: string, ways: readonly Way[], most: number): Promise<OpenRefund[]> {
    const { rows } = await sql<OpenRefund>`
      select f.id, f.amount, a.provider_id as payment
        from refunds f
        left join payment_receipts r on r.id = f.receipt_id
        join payment_attempts a on a.id = r.attempt_id
          or (r.id is null and a.tender_id = f.tender_id and a.state = 'applied')
        join order_tenders t on t.id = a.tender_id
        left join orders o on o.id = f.order_id
       where f.state in ('due', 'asked') and a.provider_id is not null and a.provider = ${provider}
         and ${wayOfAttempt} = any (${[...ways]}::text[])
         and coalesce(o.payment_state, '') not in ('disputed', 'charged_back')
         and not exists (select from refund_accounts n where n.refund_id = f.id)
       order by f.created_at limit ${most}`.execute(db);
    return rows;
  },

  /** Refunds that are not made: money that the shop owes. */
  async owed(): Promise<ListedRefund[]> {
    const { rows } = await sql<ListedRefund>`
      select f.id, o.number, f.amount, f.state, f.cause, f.created_at as created,
             exists (select from refund_accounts n where n.refund_id = f.id) as "hasAccount",
             (select t.kind from payment_attempts a join order_tenders t on t.id = a.tender_id
               where a.id = r.attempt_id or (r.id is null and t.id = f.tender_id) limit 1) as way
        from refunds f left join orders o on o.id = f.order_id left join payment_receipts r on r.id = f.receipt_id
       where f.state <> 'made' and f.state <> 'arrived' order by f.created_at`.execute(db);
    return rows;
  },
});
