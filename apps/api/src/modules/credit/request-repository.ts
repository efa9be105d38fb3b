/** SQL of requests for store credit (RT-29). Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

export interface CreditRequestRow {
  id: string;
  customer: string;
  income: number;
  contract: string;
  state: 'open' | 'accepted' | 'refused';
  proposed: number;
  reason: string | null;
  askedAt: Date;
  /** Null while the request waits. */
  decidedAt: Date | null;
}

/** Days after a refusal in which the customer cannot ask again. */
export const daysAfterRefusal = 30;

const columns = sql`id, customer_id as customer, income, contract, state, proposed, reason, asked_at as "askedAt",
  decided_at as "decidedAt"`;

/** @param on the database, or a transaction of it */
export const requestRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async find(id: string): Promise<CreditRequestRow | undefined> {
    const { rows } = await sql<CreditRequestRow>`select ${columns} from credit_requests where id::text = ${id}`.execute(
      db,
    );
    return rows[0];
  },

  async latest(customer: string): Promise<CreditRequestRow | undefined> {
    const { rows } = await sql<CreditRequestRow>`
      select ${columns} from credit_requests where customer_id = ${customer}
       order by asked_at desc, id limit 1`.execute(db);
    return rows[0];
  },

  /** All requests of a customer, the newest first. */
  async of(customer: string): Promise<CreditRequestRow[]> {
    const { rows } = await sql<CreditRequestRow>`
      select ${columns} from credit_requests where customer_id = ${customer} order by asked_at desc, id`.execute(db);
    return rows;
  },

  /** Requests that wait for an operator, the earliest first. */
  async open(): Promise<CreditRequestRow[]> {
    const { rows } = await sql<CreditRequestRow>`
      select ${columns} from credit_requests where state = 'open' order by asked_at, id`.execute(db);
    return rows;
  },

  /** Whether the profile of a customer has a date of birth of less than 18 years ago. */
  async isMinor(customer: string, today: string): Promise<boolean> {
    const [year = '', ...rest] = today.split('-');
    const youngest = [Number(year) - 18, ...rest].join('-');
    const { rows } = await sql<{ is: boolean | null }>`
      select to_json(cumpleanios) #>> '{}' > ${youngest} as is from customers where id = ${customer}`.execute(db);
    return rows[0]?.is === true;
  },

  /** Orders that a customer has paid. */
  async paidOrders(customer: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from orders
       where customer_id = ${customer} and payment_state = 'paid' and not is_test`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /**
   * Adds a request. @returns false if the customer has credit, a request that waits, or one that was refused in the last
   * days
   */
  async add(row: {
    id: string;
    customer: string;
    income: number;
    contract: string;
    state: CreditRequestRow['state'];
    proposed: number;
    at: Date;
  }): Promise<boolean> {
    const { id, customer, income, contract, state, proposed } = row;
    const at = sql`${row.at.toISOString()}::timestamptz`;
    const decided = state === 'open' ? sql`null, null` : sql`${at}, 'rule'`;
    const { numAffectedRows } = await sql`
      insert into credit_requests (id, customer_id, income, contract, state, proposed, asked_at, decided_at, decided_by)
      select ${id}, ${customer}, ${income}::bigint, ${contract}, ${state}, ${proposed}::bigint, ${at}, ${decided}
       where not exists (select from credit_accounts where customer_id = ${customer})
         and not exists (select from credit_requests r where r.customer_id = ${customer} and (r.state = 'open'
               or r.state = 'refused' and r.decided_at > ${at} - make_interval(days => ${daysAfterRefusal})))
      on conflict do nothing`.execute(db);
    return numAffectedRows === 1n;
  },

  /** Decides about a request that waits. @returns false if it does not wait */
  async decide(
    id: string,
    { state, by, reason = null, at }: { state: 'accepted' | 'refused'; by: string; reason?: string | null; at: Date },
  ): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update credit_requests set state = ${state}, decided_at = ${at.toISOString()}::timestamptz, decided_by = ${by},
             reason = ${reason}
       where id::text = ${id} and state = 'open'`.execute(db);
    return numAffectedRows === 1n;
  },
});
