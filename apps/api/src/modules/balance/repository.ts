/**
 * SQL of the ledger of balances (PA-05). Only these statements write it. Each writes an entry and the stored balance
 * together, and each condition is in the statement itself. Amounts are centavos.
 */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { changedGift, payeeOfRefund } from '../registries/service.ts';

export interface StoredBalance {
  amount: number;
  held: number;
}

export interface BalanceRow {
  id: number;
  kind: string;
  amount: number;
  held: number;
  /** Of the order; null if the entry is about none. */
  number: string | null;
  /** The gift that the customer changed into balance. Its order is another customer's. */
  gift: { from: string; title: string } | null;
  note: string | null;
  actor: string;
  at: Date;
}

/** An entry that adds to the balance, or takes from it, without an order. */
export interface PlainEntry {
  customer: string;
  kind: 'payout' | 'payout_returned' | 'given_up' | 'correction';
  cause: string;
  amount: number;
  note?: string | null;
  actor: string;
  at: Date;
}

/** Whether a hold is the first one of its order, or that of an order that is revived. */
export type HoldOf = 'placing' | 'revival';

/** SQL: the cause of the hold of the tender `t`. */
const causeOfHold = (of: HoldOf) => sql`t.id || ${of === 'placing' ? '' : ' revival'}`;

/** @param on the database, or a transaction of it */
export const balanceRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async read(customer: string): Promise<StoredBalance> {
    const row = await db
      .selectFrom('customer_balances')
      .select(['amount', 'held'])
      .where('customer_id', '=', customer)
      .executeTakeFirst();
    return row ?? { amount: 0, held: 0 };
  },

  /** Locks the balance until the transaction ends. @returns what can be used */
  async lock(customer: string): Promise<number> {
    const row = await db
      .selectFrom('customer_balances')
      .select('amount')
      .where('customer_id', '=', customer)
      .forUpdate()
      .executeTakeFirst();
    return row?.amount ?? 0;
  },

  /** The movements of a customer, the newest first. Captures move nothing that can be used. */
  async entries(customer: string, most: number, kinds: 'all' | 'usable' = 'all'): Promise<BalanceRow[]> {
    const { rows } = await sql<BalanceRow>`
      select e.id, e.kind, e.amount, e.held, o.number, case when f.to_owner then ${changedGift} end as gift,
             e.note, e.actor, e.at
        from balance_entries e left join orders o on o.id = e.order_id
        left join refunds f on f.id = case when e.kind = 'refund' then e.cause::uuid end
       where e.customer_id = ${customer} and (${kinds === 'all'} or e.amount <> 0)
       order by e.id desc limit ${most}`.execute(db);
    return rows;
  },

  /** Holds the balance tender of an order. @returns whether there was enough */
  async hold(order: string, of: HoldOf, at: Date): Promise<boolean> {
    const { numAffectedRows } = await sql`
      with paid as (
        update customer_balances b set amount = b.amount - t.amount, held = b.held + t.amount
          from order_tenders t join orders o on o.id = t.order_id
         where t.order_id = ${order} and t.kind = 'balance' and b.customer_id = o.customer_id and b.amount >= t.amount
        returning b.customer_id, t.amount, ${causeOfHold(of)} as cause
      )
      insert into balance_entries (customer_id, kind, cause, amount, held, order_id, actor, at)
      select customer_id, 'hold', cause, -amount, amount, ${order}, 'customer', ${at.toISOString()}::timestamptz from paid`.execute(
      db,
    );
    return numAffectedRows === 1n;
  },

  /** Ends the hold of an order, if it has one: its money is spent, or can be used again. */
  async end(order: string, kind: 'capture' | 'release', at: Date): Promise<void> {
    const isReleased = kind === 'release';
    await sql`
      with ended as (
        update customer_balances b
           set held = b.held - h.held, amount = b.amount + case when ${isReleased} then h.held else 0 end
          from balance_entries h
         where h.order_id = ${order} and h.kind = 'hold' and h.customer_id = b.customer_id
           and not exists (select from balance_entries e where e.cause = h.cause and e.kind in ('capture', 'release'))
        returning b.customer_id, h.cause, h.held
      )
      insert into balance_entries (customer_id, kind, cause, amount, held, order_id, actor, at)
      select customer_id, ${kind}, cause, case when ${isReleased} then held else 0 end, -held, ${order}, 'shop',
             ${at.toISOString()}::timestamptz
        from ended`.execute(db);
  },

  /**
   * Adds the refunds of an order that go to the balance: those of a balance tender, those for which the customer chose
   * it, and those of a changed gift, which go to the owner of the registry. A refund of an erased account waits, since
   * there is no balance.
   */
  async credit(order: string, at: Date): Promise<void> {
    await sql`
      with entered as (
        insert into balance_entries (customer_id, kind, cause, amount, order_id, actor, at)
        select n.payee, 'refund', f.id::text, f.amount, o.id, 'shop', ${at.toISOString()}::timestamptz
          from refunds f join orders o on o.id = f.order_id left join order_tenders t on t.id = f.tender_id
         cross join lateral (select ${payeeOfRefund} as payee) n
         where f.order_id = ${order} and f.state = 'due' and n.payee is not null
           and (f.to_balance or t.kind = 'balance')
        on conflict do nothing returning customer_id, cause, amount
      ), added as (
        insert into customer_balances as b (customer_id, amount)
        select customer_id, sum(amount) from entered group by customer_id
        on conflict (customer_id) do update set amount = b.amount + excluded.amount
      )
      update refunds f set state = 'arrived' from entered e where f.id::text = e.cause`.execute(db);
  },

  /**
   * Adds an entry without an order. @returns false if the balance has too little, or if there is such an entry
   */
  async add({ customer, kind, cause, amount, note = null, actor, at }: PlainEntry): Promise<boolean> {
    if (amount > 0)
      await sql`
        insert into customer_balances (customer_id) values (${customer}) on conflict do nothing`.execute(db);
    const { numAffectedRows } = await sql`
      with moved as (
        update customer_balances b set amount = b.amount + ${amount}::bigint
         where b.customer_id = ${customer} and b.amount + ${amount}::bigint >= 0
           and not exists (select from balance_entries e where e.kind = ${kind} and e.cause = ${cause})
        returning b.customer_id
      )
      insert into balance_entries (customer_id, kind, cause, amount, note, actor, at)
      select customer_id, ${kind}, ${cause}, ${amount}::bigint, ${note}, ${actor}, ${at.toISOString()}::timestamptz
        from moved`.execute(db);
    return numAffectedRows === 1n;
  },

  /**
   * The customer chooses the balance for refunds of an order that nobody has begun to pay. The bank decides about the
   * money of a disputed order.
   */
  async chooseFor(order: string, which: { cause: string } | { ids: readonly string[] }): Promise<void> {
    const chosen = 'cause' in which ? sql`f.cause = ${which.cause}` : sql`f.id::text = any (${[...which.ids]}::text[])`;
    await sql`
      update refunds f set to_balance = true, state = 'due'
       where f.order_id = ${order} and ${chosen} and f.state in ('due', 'failed')
         and not exists (select from order_tenders t where t.id = f.tender_id and t.kind = 'credit')
         and not exists (select from refund_accounts n where n.refund_id = f.id)
         and exists (select from orders o where o.id = f.order_id and o.customer_id is not null
                        and o.payment_state not in ('disputed', 'charged_back'))`.execute(db);
  },

  /** Whether a customer has an entry. */
  async hasEntry(customer: string, kind: PlainEntry['kind'], cause: string): Promise<boolean> {
    const row = await db
      .selectFrom('balance_entries')
      .select('id')
      .where('kind', '=', kind)
      .where('cause', '=', cause)
      .where('customer_id', '=', customer)
      .executeTakeFirst();
    return row !== undefined;
  },
});
