/**
 * SQL of the ledger of store credits (AF-04). Only these statements write it. Each writes an entry and the stored sums
 * together, and each condition is in the statement itself. Amounts are centavos.
 */
import type { UnitOfWork } from '@tianguis/database';
import { type RawBuilder, sql } from 'kysely';

export interface CreditAccountRow {
  id: string;
  /** Null after the account of the customer was erased. */
  customer: string | null;
  number: string;
  limit: number;
  used: number;
  favor: number;
  held: number;
  state: 'active' | 'stopped';
  openedAt: Date;
}

export interface CreditEntryRow {
  id: number;
  kind: 'hold' | 'capture' | 'release' | 'refund' | 'payment' | 'payout' | 'correction';
  cause: string;
  owed: number;
  held: number;
  /** Of the order; null if the entry is about none. */
  order: string | null;
  note: string | null;
  actor: string;
  at: Date;
}

/** An entry of an operator. */
export interface PlainCreditEntry {
  account: string;
  kind: 'payment' | 'payout' | 'correction';
  cause: string;
  owed: number;
  note?: string | null;
  actor: string;
  at: Date;
}

const columns = sql`a.id, a.customer_id as customer, a.number, a.credit_limit as "limit", a.used, a.favor, a.held, a.state,
  a.opened_at as "openedAt"`;

/** SQL: the sums of the account `a` after its debt changed by `owed`. */
const afterOwing = (owed: RawBuilder<unknown>) => sql`
  used = greatest(a.used - a.favor + ${owed}, 0), favor = greatest(a.favor - a.used - ${owed}, 0)`;

/** @param on the database, or a transaction of it */
export const creditRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async ofCustomer(customer: string): Promise<CreditAccountRow | undefined> {
    const { rows } = await sql<CreditAccountRow>`
      select ${columns} from credit_accounts a where a.customer_id = ${customer}`.execute(db);
    return rows[0];
  },

  async byNumber(number: string): Promise<CreditAccountRow | undefined> {
    const { rows } = await sql<CreditAccountRow>`
      select ${columns} from credit_accounts a where a.number = ${number}`.execute(db);
    return rows[0];
  },

  /** All accounts, the newest first. */
  async list(most: number): Promise<CreditAccountRow[]> {
    const { rows } = await sql<CreditAccountRow>`
      select ${columns} from credit_accounts a order by a.opened_at desc, a.id limit ${most}`.execute(db);
    return rows;
  },

  /** Locks the account of a customer until the transaction ends. */
  async lock(customer: string): Promise<void> {
    await sql`select from credit_accounts where customer_id = ${customer} for update`.execute(db);
  },

  /** Opens an account. @returns false if the customer has one, or the number is in use */
  async open(row: { customer: string; number: string; limit: number; contract: string; at: Date }): Promise<boolean> {
    const { customer, number, limit, contract, at } = row;
    const { numAffectedRows } = await sql`
      insert into credit_accounts (customer_id, number, credit_limit, contract, opened_at)
      values (${customer}, ${number}, ${limit}, ${contract}, ${at.toISOString()}::timestamptz)
      on conflict do nothing`.execute(db);
    return numAffectedRows === 1n;
  },

  async raise(customer: string, amount: number): Promise<void> {
    await sql`
      update credit_accounts set credit_limit = credit_limit + ${amount}::bigint where customer_id = ${customer}`.execute(
      db,
    );
  },

  /** @returns whether the state was another one */
  async setState(account: string, state: CreditAccountRow['state']): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update credit_accounts set state = ${state} where id = ${account} and state <> ${state}`.execute(db);
    return numAffectedRows === 1n;
  },

  /** The movements of an account, from old to new. */
  async entries(account: string): Promise<CreditEntryRow[]> {
    const { rows } = await sql<CreditEntryRow>`
      select e.id, e.kind, e.cause, e.owed, e.held, o.number as "order", e.note, e.actor, e.at
        from credit_entries e left join orders o on o.id = e.order_id
       where e.account_id = ${account} order by e.id`.execute(db);
    return rows;
  },

  /**
   * Holds the credit tender of an order.
   * @param overdueCut what was bought before this moment has to be paid
   * @returns whether the account is active, has enough, and owes nothing that is overdue
   */
  async hold(order: string, overdueCut: Date, at: Date): Promise<boolean> {
    const { numAffectedRows } = await sql`
      with paid as (
        update credit_accounts a set held = a.held + t.amount
          from order_tenders t join orders o on o.id = t.order_id
         where t.order_id = ${order} and t.kind = 'credit' and a.customer_id = o.customer_id and a.state = 'active'
           and a.used + a.held + t.amount <= a.credit_limit + a.favor
           and (select coalesce(sum(e.owed) filter (
                         where e.owed < 0 or e.at < ${overdueCut.toISOString()}::timestamptz), 0)
                  from credit_entries e where e.account_id = a.id) <= 0
        returning a.id, t.id as tender, t.amount
      )
      insert into credit_entries (account_id, kind, cause, owed, held, order_id, actor, at)
      select id, 'hold', tender::text, 0, amount, ${order}, 'customer', ${at.toISOString()}::timestamptz from paid`.execute(
      db,
    );
    return numAffectedRows === 1n;
  },

  /** Ends the hold of an order, if it has one: it becomes a debt, or can be spent again. */
  async end(order: string, kind: 'capture' | 'release', at: Date): Promise<void> {
    const owed = kind === 'capture' ? sql`h.held` : sql`0`;
    await sql`
      with ended as (
        update credit_accounts a set held = a.held - h.held, ${afterOwing(owed)}
          from credit_entries h
         where h.order_id = ${order} and h.kind = 'hold' and h.account_id = a.id
           and not exists (select from credit_entries e where e.cause = h.cause and e.kind in ('capture', 'release'))
        returning a.id, h.cause, h.held
      )
      insert into credit_entries (account_id, kind, cause, owed, held, order_id, actor, at)
      select h.id, ${kind}, h.cause, ${owed}, -h.held, ${order}, 'shop', ${at.toISOString()}::timestamptz
        from ended h`.execute(db);
  },

  /** The refunds of an order's credit tender reduce the debt. Each counts once. */
  async refund(order: string, at: Date): Promise<void> {
    await sql`
      with entered as (
        insert into credit_entries (account_id, kind, cause, owed, order_id, actor, at)
        select h.account_id, 'refund', f.id::text, -f.amount, f.order_id, 'shop', ${at.toISOString()}::timestamptz
          from refunds f
          join order_tenders t on t.id = f.tender_id and t.kind = 'credit'
          join credit_entries h on h.kind = 'capture' and h.cause = t.id::text
         where f.order_id = ${order} and f.state = 'due'
        on conflict do nothing returning account_id, cause, owed
      ), changed as (
        update credit_accounts a set ${afterOwing(sql`e.owed`)}
          from (select account_id, sum(owed)::bigint as owed from entered group by account_id) e
         where a.id = e.account_id
      )
      update refunds f set state = 'arrived' from entered e where f.id::text = e.cause`.execute(db);
  },

  /**
   * Adds an entry of an operator. A payout takes only what is in favour of the customer, and no correction goes beyond
   * the limit. @returns false if the account does not allow it, or if there is such an entry
   */
  async add({ account, kind, cause, owed, note = null, actor, at }: PlainCreditEntry): Promise<boolean> {
    const { numAffectedRows } = await sql`
      with moved as (
        update credit_accounts a set ${afterOwing(sql`${owed}::bigint`)}
         where a.id = ${account}
           and (${owed}::bigint < 0 or a.used + a.held + ${owed}::bigint <= a.credit_limit + a.favor)
           and (${kind !== 'payout'} or a.favor >= ${owed}::bigint)
           and not exists (select from credit_entries e where e.kind = ${kind} and e.cause = ${cause})
        returning a.id
      )
      insert into credit_entries (account_id, kind, cause, owed, note, actor, at)
      select id, ${kind}, ${cause}, ${owed}::bigint, ${note}, ${actor}, ${at.toISOString()}::timestamptz
        from moved`.execute(db);
    return numAffectedRows === 1n;
  },

  /** The entry of a kind and a cause. */
  async entryOf(kind: PlainCreditEntry['kind'], cause: string): Promise<{ account: string; owed: number } | undefined> {
    const { rows } = await sql<{ account: string; owed: number }>`
      select account_id as account, owed from credit_entries where kind = ${kind} and cause = ${cause}`.execute(db);
    return rows[0];
  },

  /** The account of an erased customer stays without the customer. */
  async erase(customer: string): Promise<void> {
    await sql`delete from credit_requests where customer_id = ${customer}`.execute(db);
    await sql`update credit_accounts set customer_id = null, state = 'stopped' where customer_id = ${customer}`.execute(
      db,
    );
  },
});
