/** SQL of the money that the shop has of a provider. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface Money {
  amount: number;
  /** Number of the order; null if none is known. */
  order: string | null;
}

/** The money of the shop or of the provider, by the provider's ids. */
export interface Side {
  receipts: Map<string, Money>;
  refunds: Map<string, Money>;
}

/** From a moment, and before another. */
export interface Day {
  from: Date;
  to: Date;
}

type Row = Money & { id: string };

const byId = (rows: readonly Row[]): Map<string, Money> => new Map(rows.map(({ id, ...money }) => [id, money]));

/** Receipts that arrived in a time, and refunds of their payments, by the provider's ids. */
export async function moneyHere({ db }: Pick<UnitOfWork, 'db'>, provider: string, { from, to }: Day): Promise<Side> {
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

/** The numbers of the orders of attempts, by the ids of the attempts. Other references are left out. */
export async function ordersOfAttempts(
  { db }: Pick<UnitOfWork, 'db'>,
  references: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; number: string }>`
    select a.id, o.number from payment_attempts a join order_tenders t on t.id = a.tender_id join orders o on o.id = t.order_id
     where a.id::text = any (${[...references]}::text[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
