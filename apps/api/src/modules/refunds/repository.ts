/** SQL of refunds for customers and operators, and of accounts for transfers. Amounts are centavos. */
import { readSigningKey, type UnitOfWork } from '@tianguis/database';
import type { RefundState } from '@tianguis/domain/order';
import { sql } from 'kysely';
import { paidWay } from '../paid-way-repository.ts';

export interface RefundRow {
  id: string;
  cause: string;
  amount: number;
  state: RefundState;
  /** RFC 3339 */
  at: string;
  /** The way to pay from which the money came; null if it is not known. */
  way: string | null;
  card: { brand: string; last4: string } | null;
  account: { bank: string; last4: string; holder: string; namedAt: string } | null;
  /** Of a changed gift: the owner of the registry got it, and not the customer of the order. */
  toOwner: boolean;
  /** The parcels whose pieces are refunded; empty for money that no order took. */
  parcels: string[];
}

/** A tender, and the card that paid it. */
export interface PaidTender {
  id: string;
  kind: string;
  card: { brand: string; last4: string } | null;
}

/** A transfer that an operator has to make. */
export interface WaitingTransfer {
  refund: string;
  number: string | null;
  /** Null after the account was erased. */
  customer: string | null;
  amount: number;
  holder: string;
  bank: string;
  last4: string;
  /** Encrypted. */
  clabe: Buffer;
  namedAt: Date;
}

/**
 * SQL: the way to pay and the card of a refund `f`. The tender of an order may have another way since the money came,
 * so the attempt decides.
 */
const source = sql`
  left join payment_receipts r on r.id = f.receipt_id
  left join lateral (
    select a.details, t.kind from order_tenders t
      left join payment_attempts a on a.tender_id = t.id
       and (a.id = r.attempt_id or (r.id is null and a.state = 'applied'))
     where t.id = f.tender_id or a.id = r.attempt_id
     order by a.id is null limit 1) s on true`;
const wayOf = sql`case when f.to_balance then 'balance' else ${paidWay(sql`s.details`, sql`s.kind`)} end`;

/** @param on the database, or a transaction of it */
export const refundsRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** The key that encrypts CLABEs. */
  sealingKey: (): Promise<Buffer> => readSigningKey(db, 'refund-accounts'),

  /** The refunds of an order, from old to new. */
  async of(order: string): Promise<RefundRow[]> {
    const { rows } = await sql<RefundRow>`
      select f.id, f.cause, f.amount, f.state, to_json(f.created_at) #>> '{}' as at, ${wayOf} as way,
             f.to_owner as "toOwner",
             case when s.details->'card' <> 'null' then json_build_object('brand', s.details->'card'->>'brand',
               'last4', s.details->'card'->>'last4') end as card,
             (select json_build_object('bank', n.bank, 'last4', n.last4, 'holder', n.holder, 'namedAt', n.named_at)
                from refund_accounts n where n.refund_id = f.id) as account,
             array(select distinct l.parcel_id::text from refunded_pieces p join order_lines l on l.id = p.line_id
                    where p.order_id = f.order_id and p.cause = f.cause) as parcels
        from refunds f ${source}
       where f.order_id = ${order}
       order by f.created_at, (select b.position from order_tenders b where b.id = f.tender_id), f.id`.execute(db);
    return rows;
  },

  /** The tenders of an order, in their sequence. */
  async tenders(order: string): Promise<PaidTender[]> {
    const { rows } = await sql<PaidTender>`
      select t.id, t.kind,
             (select json_build_object('brand', a.details->'card'->>'brand', 'last4', a.details->'card'->>'last4')
                from payment_attempts a
               where a.tender_id = t.id and a.state = 'applied' and a.details->'card' <> 'null' limit 1) as card
        from order_tenders t where t.order_id = ${order} order by t.position`.execute(db);
    return rows;
  },

  /** Names the account of a refund that has none. A refund that failed is due again. */
  async name(
    refund: string,
    account: { holder: string; bank: string; last4: string; clabe: Buffer; at: Date },
  ): Promise<void> {
    const { holder, bank, last4, clabe, at } = account;
    await db
      .insertInto('refund_accounts')
      .values({ refund_id: refund, holder, bank, last4, clabe, named_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .updateTable('refunds')
      .set({ state: 'due' })
      .where('id', '=', refund)
      .where('state', '=', 'failed')
      .execute();
  },

  /**
   * Transfers that wait, the earliest account first. Transfers of a disputed order wait, since the bank may take the
   * same money back (PA-09).
   */
  async waiting(): Promise<WaitingTransfer[]> {
    const { rows } = await sql<WaitingTransfer>`
      select f.id as refund, o.number, o.customer_id as customer, f.amount, n.holder, n.bank, n.last4, n.clabe,
             n.named_at as "namedAt"
        from refund_accounts n join refunds f on f.id = n.refund_id left join orders o on o.id = f.order_id
       where n.transferred_at is null and coalesce(o.payment_state, '') not in ('disputed', 'charged_back')
       order by n.named_at, f.id`.execute(db);
    return rows;
  },

  /** The order of a refund that has an account. */
  async orderOf(refund: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('refunds as f')
      .innerJoin('refund_accounts as n', 'n.refund_id', 'f.id')
      .select('f.order_id as order')
      .where(sql<boolean>`f.id::text = ${refund}`)
      .executeTakeFirst();
    return row?.order ?? undefined;
  },

  /** Notes that a transfer was made, and erases the CLABE. @returns whether a transfer of the refund waited */
  async setTransferred(refund: string, reference: string, at: Date): Promise<boolean> {
    const { numAffectedRows } = await sql`
      with done as (
        update refund_accounts set transferred_at = ${at}, reference = ${reference}, clabe = null
         where refund_id::text = ${refund} and transferred_at is null returning refund_id
      )
      update refunds f set state = 'arrived' from done where f.id = done.refund_id`.execute(db);
    return numAffectedRows === 1n;
  },

  /** Removes the account of a transfer that the bank sent back. @returns whether the refund had an account */
  async setReturned(refund: string): Promise<boolean> {
    const { numAffectedRows } = await sql`
      with gone as (delete from refund_accounts where refund_id::text = ${refund} returning refund_id)
      update refunds f set state = 'failed' from gone where f.id = gone.refund_id`.execute(db);
    return numAffectedRows === 1n;
  },

  async erase(customer: string): Promise<void> {
    await sql`
      delete from refund_accounts n using refunds f, orders o
       where f.id = n.refund_id and o.id = f.order_id and o.customer_id = ${customer}`.execute(db);
  },
});
