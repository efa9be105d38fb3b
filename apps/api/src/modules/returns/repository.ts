/** SQL of returns. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import type { ReturnState } from '@tianguis/domain/order';
import { type RawBuilder, sql } from 'kysely';
import type { PiecesOfLine } from '../fulfilment/effects/service.ts';
import type { ListedReturn, NewReturn, ReturnRow, SentLine, SentParcel } from './rows.ts';

/** The cause of the refunds and movements of a return. */
export const causeOfReturn = (id: string): string => `return ${id}`;

/** SQL: pieces of the line `l` that left, are in no return that counts, and were not refunded. */
export const freePieces = sql`
  (l.shipped - l.returned - (l.refunded - l.cancelled - l.return_refunded) - (
    select coalesce(sum(n.pieces), 0) from order_return_lines n join order_returns x on x.id = n.return_id
     where n.line_id = l.id and x.state = 'refused'))::integer`;

/** SQL of pieces of lines. */
const pieces = (lines: readonly PiecesOfLine[]) => sql`
  unnest(${lines.map(({ line }) => line)}::uuid[], ${lines.map((one) => one.pieces)}::integer[]) n (line, pieces)`;

/** SQL of the returns `r` that a condition selects. */
const returnsThat = (condition: RawBuilder<unknown>) => sql<ReturnRow>`
  select r.id, r.order_id as "order", r.number, r.parcel_id as parcel, r.state, r.reason, r.story, r.bearer, r.way,
         r.with_shipping as "withShipping", r.to_balance as "toBalance", r.amount, r.law_until::text as "lawUntil",
         r.due_on::text as "dueOn",
         r.refusal, r.carrier, r.tracking, to_json(r.asked_at) #>> '{}' as "askedAt",
         (select json_agg(json_build_object('key', l.id, 'line', l.position + 1, 'id', l.product_id, 'sku', l.sku,
                   'shown', l.shown, 'pieces', n.pieces) order by l.position)
            from order_return_lines n join order_lines l on l.id = n.line_id where n.return_id = r.id) as lines,
         (select coalesce(json_agg(json_build_object('state', e.data ->> 'state', 'at', e.at) order by e.id), '[]')
            from order_events e where e.order_id = r.order_id and e.data ->> 'return' = r.id::text) as steps,
         exists (select from return_exchanges x where x.return_id = r.id and x.state <> 'ended') as "isExchange",
         array(select f.state from refunds f
                where f.order_id = r.order_id and f.cause = 'return ' || r.id) as refunds,
         json_build_object('name', coalesce(s.name, ''), 'address', coalesce(h.address, ''),
           'postal_code', coalesce(h.postal_code, '')) as to
    from order_returns r
    join order_parcels p on p.id = r.parcel_id
    left join order_sellers s on s.order_id = p.order_id and s.store_id = p.store_id
    left join shipping_places h on h.id = p.place_id
   where ${condition}`;

/** @param on the database, or a transaction of it */
export const returnRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** The returns of an order, from old to new. */
  async ofOrder(order: string): Promise<ReturnRow[]> {
    const { rows } = await returnsThat(sql`r.order_id = ${order} order by r.number`).execute(db);
    return rows;
  },

  async find(id: string): Promise<ReturnRow | undefined> {
    const { rows } = await returnsThat(sql`r.id = ${id}`).execute(db);
    return rows[0];
  },

  async byNumber(number: string): Promise<ReturnRow | undefined> {
    const { rows } = await returnsThat(sql`r.number = ${number}`).execute(db);
    return rows[0];
  },

  async parcels(order: string): Promise<SentParcel[]> {
    const rows = await db
      .selectFrom('order_parcels')
      .select(['id', 'state', 'store_id as store', 'service', 'delivered_at as deliveredAt'])
      .where('order_id', '=', order)
      .execute();
    return rows as SentParcel[];
  },

  async lines(order: string): Promise<SentLine[]> {
    const { rows } = await sql<SentLine>`
      select l.id as key, l.position + 1 as line, l.product_id as id, l.sku, l.shown, l.parcel_id as parcel, ${freePieces} as free
        from order_lines l where l.order_id = ${order} order by l.position`.execute(db);
    return rows;
  },

  /**
   * Stores a return with the next number of its order. The caller has locked the order.
   * @returns false if there is a return with this id, or if the order has 99 returns
   */
  async add({ at, ...row }: NewReturn): Promise<boolean> {
    const { numAffectedRows } = await sql`
      insert into order_returns (id, order_id, parcel_id, number, reason, story, bearer, way, with_shipping, to_balance,
                                 amount, law_until, due_on, asked_at, changed_at)
      select ${row.id}, o.id, ${row.parcel}, o.number || lpad((n.count + 1)::text, 2, '0'), ${row.reason}, ${row.story},
             ${row.bearer}, ${row.way}, ${row.withShipping}, ${row.toBalance}, ${row.amount},
              ${row.lawUntil}, ${row.dueOn}, ${at}, ${at}
        from orders o cross join lateral (select count(*) from order_returns r where r.order_id = o.id) n
       where o.id = ${row.order} and n.count < 99
      on conflict (id) do nothing`.execute(db);
    return numAffectedRows === 1n;
  },

  /** Adds the lines of a return, and takes their pieces. @returns false if a line has too few free pieces */
  async addLines(id: string, lines: readonly PiecesOfLine[]): Promise<boolean> {
    const taken = await sql`
      update order_lines l set returned = l.returned + n.pieces
        from ${pieces(lines)} where l.id = n.line and ${freePieces} >= n.pieces`.execute(db);
    if (taken.numAffectedRows !== BigInt(lines.length)) return false;
    await sql`
      insert into order_return_lines (return_id, line_id, pieces)
      select ${id}, n.line, n.pieces from ${pieces(lines)}`.execute(db);
    return true;
  },

  /** Takes the pieces of a return again that had ended. @returns false if another return has them, or a refund */
  async takeAgain(lines: readonly PiecesOfLine[]): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update order_lines l set returned = l.returned + n.pieces
        from ${pieces(lines)} where l.id = n.line and ${freePieces} >= n.pieces`.execute(db);
    return numAffectedRows === BigInt(lines.length);
  },

  async release(lines: readonly PiecesOfLine[]): Promise<void> {
    await sql`
      update order_lines l set returned = l.returned - n.pieces from ${pieces(lines)} where l.id = n.line`.execute(db);
  },

  /** @throws Error if the return no longer has the state `from` */
  async move(
    id: string,
    from: ReturnState,
    state: ReturnState,
    more: { dueOn: string | null; at: Date; refusal?: string | undefined },
  ): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('order_returns')
      .set({ state, due_on: more.dueOn, changed_at: more.at, refusal: more.refusal ?? null })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`return ${id} is ${from} no longer`);
  },

  async setCarrier(id: string, carrier: string | undefined, tracking: string | undefined): Promise<void> {
    if (carrier === undefined && tracking === undefined) return;
    await sql`
      update order_returns set carrier = coalesce(${carrier ?? null}, carrier),
             tracking = coalesce(${tracking ?? null}, tracking) where id = ${id}`.execute(db);
  },

  /**
   * Returns whose deadline has passed, and accepted ones whose refunds were all paid, the earliest deadline first.
   * @param today the date in Mexico City
   */
  async due(today: string, most: number): Promise<{ id: string; order: string; isPaid: boolean }[]> {
    const { rows } = await sql<{ id: string; order: string; isPaid: boolean }>`
      select r.id, r.order_id as "order", r.state = 'accepted' as "isPaid" from order_returns r
       where r.state in ('started', 'on_the_way', 'arrived') and r.due_on < ${today}
          or r.state = 'accepted' and not exists (
            select from refunds f where f.order_id = r.order_id and f.cause = 'return ' || r.id
               and f.state not in ('made', 'arrived'))
       order by r.due_on, r.id limit ${most}`.execute(db);
    return rows;
  },

  /** Returns before their acceptance, the earliest step first. */
  async changed(): Promise<{ id: string; order: string; state: ReturnState; changedAt: Date }[]> {
    const { rows } = await sql<{ id: string; order: string; state: ReturnState; changedAt: Date }>`
      select r.id, r.order_id as "order", r.state, r.changed_at as "changedAt"
        from order_returns r where r.state in ('started', 'on_the_way', 'arrived')
       order by r.changed_at, r.id`.execute(db);
    return rows;
  },

  /** Returns that wait for something, the earliest deadline first; with `all`, all returns, the newest first. */
  async list({ all, most, today }: { all: boolean; most: number; today: string }): Promise<ListedReturn[]> {
    const { rows } = await sql<ListedReturn>`
      select r.number, r.state, r.reason, r.amount, r.due_on::text as "dueOn",
             coalesce(r.due_on < ${today}, false) as "isLate",
             (select sum(l.pieces)::integer from order_return_lines l where l.return_id = r.id) as pieces
        from order_returns r where ${all} or r.due_on is not null
       order by ${all ? sql`r.asked_at desc` : sql`r.due_on`}, r.number limit ${most}`.execute(db);
    return rows;
  },

  /** Erases the stories that a customer wrote. */
  async erase(customer: string): Promise<void> {
    await db
      .updateTable('order_returns')
      .set({ story: null })
      .where('order_id', 'in', db.selectFrom('orders').select('id').where('customer_id', '=', customer))
      .execute();
  },
});
