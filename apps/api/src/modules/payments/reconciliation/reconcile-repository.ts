/** SQL of the money that the shop has of a provider. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface Money {
  amount: number;
  /** Number of the order; null if none is known. */
  order: string | null;
}

type Row = Money & { id: string };

const byId = (rows: readonly Row[]): Map<string, Money> => new Map(rows.map(({ id, ...money }) => [id, money]));

/** Receipts that arrived in a time, and refunds of their payments, by the provider's ids. */
export async function moneyHere(
  { db }: Pick<UnitOfWork, 'db'>,
  provider: string,
  { from, to }: { from: Date; to: Date },
): Promise<{ receipts: Map<string, Money>; refunds: Map<string, Money> }> {
  const [first, last] = [from.toISOString(), to.toISOString()];
  const receipts = await sql<Row>`
    select r.provider_id as id, r.amount, o.number as "order"
      from payment_receipts r left join orders o on o.id = r.order_id
     where r.provider = ${provider} and r.arrived_at >= ${first} and r.arrived_at < ${last}`.execute(db);
  const refunds = await sql<Row>`
    select f.provider_id as id, f.amount, o.number as "order"
      from refunds f left join orders o on o.id = f.order_id
     where f.provider_id is not null and f.state <> 'failed' and exists (
       select from payment_attempts a join payment_receipts r on r.attempt_id = a.id
        where a.provider = ${provider} and r.arrived_at >= ${first} and r.arrived_at < ${last}
          and (r.id = f.receipt_id or (f.receipt_id is null and a.tender_id = f.tender_id)))`.execute(db);
  return { receipts: byId(receipts.rows), refunds: byId(refunds.rows) };
}
