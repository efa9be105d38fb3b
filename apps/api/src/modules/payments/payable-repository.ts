/** SQL of an order that its customer pays, or pays in another way. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { outcomeOf, type PaymentState, paymentTable } from '@tianguis/domain/order';
import type { Way } from '@tianguis/payments';
import { sql } from 'kysely';

export interface PayableOrder {
  id: string;
  number: string;
  state: PaymentState;
  total: number;
  paysUntil: Date | null;
  /** The most months that all products of the order allow; null: not limited. */
  mostMonths: number | null;
  /** All tenders, in their sequence. */
  tenders: { id: string; kind: string; amount: number }[];
  /** The card ending of the store credit that pays; null if none does. */
  creditEnding: string | null;
  /** Money that arrived and was not sent back. */
  received: number;
  receipts: { amount: number; at: string }[];
}

/** Whether another try, or another way, is possible now. */
export const canCharge = ({ state }: Pick<PayableOrder, 'state'>): boolean =>
  outcomeOf(paymentTable, state, 'charge').outcome === 'changed';

/** The tender that a provider pays; undefined if balance and credit pay everything. */
export const externalTender = ({
  tenders,
}: Pick<PayableOrder, 'tenders'>): PayableOrder['tenders'][number] | undefined =>
  tenders.find(({ kind }) => kind !== 'balance' && kind !== 'credit');

/** The amount that a provider still has to charge. */
export const missingOf = (order: Pick<PayableOrder, 'tenders' | 'received' | 'total'>): number =>
  Math.max((externalTender(order)?.amount ?? order.total) - order.received, 0);

/** @param on the database, or a transaction of it */
export const payableRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** An order of a customer. Undefined for another customer's order (RO-02). */
  async find(customer: string, number: string): Promise<PayableOrder | undefined> {
    const { rows } = await sql<PayableOrder>`
      select o.id, o.number, o.payment_state as state, o.total, o.pays_until as "paysUntil",
             o.most_months as "mostMonths",
             (select coalesce(json_agg(json_build_object('id', t.id, 'kind', t.kind, 'amount', t.amount)
                       order by t.position), '[]') from order_tenders t where t.order_id = o.id) as tenders,
             (select right(c.number, 4) from credit_entries e join credit_accounts c on c.id = e.account_id
               where e.order_id = o.id and e.kind = 'hold' limit 1) as "creditEnding",
             (select coalesce(sum(r.amount), 0)::bigint from payment_receipts r
               where r.order_id = o.id and r.currency = 'MXN'
                 and not exists (select from refunds f where f.receipt_id = r.id)) as received,
             (select coalesce(json_agg(json_build_object('amount', r.amount, 'at', r.arrived_at)
                       order by r.arrived_at, r.id), '[]') from payment_receipts r where r.order_id = o.id) as receipts
        from orders o where o.number = ${number} and o.customer_id = ${customer}`.execute(db);
    return rows[0];
  },

  /** The number of the order of an attempt. Undefined for another customer's order. */
  async ofAttempt(customer: string, attempt: string): Promise<string | undefined> {
    const { rows } = await sql<{ number: string }>`
      select o.number from payment_attempts a join order_tenders t on t.id = a.tender_id join orders o on o.id = t.order_id
       where a.id = ${attempt} and o.customer_id = ${customer}`.execute(db);
    return rows[0]?.number;
  },

  /**
   * Whether the address of an order was added, changed or deleted after a moment. The order's own copy of the address
   * counts, since a checkout can be changed after its order is placed.
   */
  async isAddressSince(order: string, moment: Date): Promise<boolean> {
    const { rows } = await sql<{ isSince: boolean }>`
      select o.address is not null and not exists (
               select from addresses a where a.id::text = o.address->>'id' and a.customer_id = o.customer_id
                  and a.changed_at <= ${moment.toISOString()}) as "isSince"
        from orders o where o.id = ${order}`.execute(db);
    return rows[0]?.isSince ?? true;
  },
});

/** Changes how an unpaid order is paid, and how long its pieces stay reserved. The order is locked. */
export async function setWay(
  { db }: Unit,
  { order, tender }: { order: string; tender: string },
  way: Way,
  paysUntil: Date,
): Promise<void> {
  await sql`
    with tender as (update order_tenders set kind = ${way} where id = ${tender})
    update orders set pays_until = ${paysUntil.toISOString()} where id = ${order}`.execute(db);
}
