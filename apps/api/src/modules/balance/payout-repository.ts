/** SQL of balance that customers send to an account. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface PayoutRow {
  id: string;
  customer: string;
  amount: number;
  holder: string;
  bank: string;
  last4: string;
  /** Encrypted; null once the transfer was made. */
  clabe: Buffer | null;
  askedAt: Date;
  transferredAt: Date | null;
  returnedAt: Date | null;
}

const columns = sql`id, customer_id as customer, amount, holder, bank, last4, clabe, asked_at as "askedAt",
  transferred_at as "transferredAt", returned_at as "returnedAt"`;

/** @param on the database, or a transaction of it */
export const payoutRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async of(customer: string, most: number): Promise<PayoutRow[]> {
    const { rows } = await sql<PayoutRow>`
      select ${columns} from balance_payouts where customer_id = ${customer}
       order by asked_at desc, id limit ${most}`.execute(db);
    return rows;
  },

  async find(id: string): Promise<PayoutRow | undefined> {
    const { rows } = await sql<PayoutRow>`select ${columns} from balance_payouts where id::text = ${id}`.execute(db);
    return rows[0];
  },

  /** The payouts of a customer, or of all customers, that wait for their transfer, the earliest first. */
  async waiting(customer?: string): Promise<PayoutRow[]> {
    const { rows } = await sql<PayoutRow>`
      select ${columns} from balance_payouts
       where clabe is not null and (${customer === undefined} or customer_id::text = ${customer ?? ''})
       order by asked_at, id`.execute(db);
    return rows;
  },

  async add(
    row: Pick<PayoutRow, 'id' | 'customer' | 'amount' | 'holder' | 'bank' | 'last4'> & { clabe: Buffer; at: Date },
  ) {
    const { id, customer, amount, holder, bank, last4, clabe, at } = row;
    await db
      .insertInto('balance_payouts')
      .values({ id, customer_id: customer, amount, holder, bank, last4, clabe, asked_at: at })
      .execute();
  },

  /** Notes that a transfer was made, and erases the CLABE. @returns whether the payout waited */
  async setTransferred(id: string, reference: string, at: Date): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update balance_payouts set transferred_at = ${at.toISOString()}::timestamptz, reference = ${reference}, clabe = null
       where id::text = ${id} and transferred_at is null and returned_at is null`.execute(db);
    return numAffectedRows === 1n;
  },

  /** Notes that the bank sent a transfer back, or refused it. @returns the payout; undefined if it had come back */
  async setReturned(id: string, at: Date): Promise<PayoutRow | undefined> {
    const { rows } = await sql<PayoutRow>`
      update balance_payouts set returned_at = ${at.toISOString()}::timestamptz, clabe = null
       where id::text = ${id} and returned_at is null returning ${columns}`.execute(db);
    return rows[0];
  },
});
