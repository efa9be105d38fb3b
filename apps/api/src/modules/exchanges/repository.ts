/** SQL of exchanges. Amounts are centavos. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { isGift } from '../registries/service.ts';
import type { ExchangePlan, ExchangeRow, FirstOrder, WantedVariant } from './rows.ts';

/** @param on the database, or a transaction of it */
export const exchangeRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  async find(id: string): Promise<ExchangeRow | undefined> {
    const { rows } = await sql<ExchangeRow>`
      select x.return_id as id, x.state, x.sku, x.pieces, x.difference, x.content, o.number,
             coalesce(o.payment_state in ('awaiting', 'charging', 'partial'), false) as "isUnpaid"
        from return_exchanges x left join orders o on o.id = x.order_id where x.return_id = ${id}`.execute(db);
    return rows[0];
  },

  async add(id: string, wanted: Pick<ExchangeRow, 'sku' | 'pieces' | 'difference'>, plan: ExchangePlan): Promise<void> {
    await sql`
      insert into return_exchanges (return_id, sku, pieces, difference, content)
      values (${id}, ${wanted.sku}, ${wanted.pieces}, ${wanted.difference}, ${JSON.stringify(plan)})`.execute(db);
  },

  /** @returns false if the exchange has another state than `from` */
  async move(id: string, from: ExchangeRow['state'], to: ExchangeRow['state'], order?: string): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update return_exchanges set state = ${to}, order_id = ${order ?? null}
       where return_id = ${id} and state = ${from}`.execute(db);
    return numAffectedRows === 1n;
  },

  /** The variants of the product of a line, in the sequence of its page, with what was paid for a piece of the line. */
  async wanted(line: string): Promise<{ paid: number; sku: string; product: number; variants: WantedVariant[] }> {
    const { rows } = await sql<{ paid: number; sku: string; product: number; variants: WantedVariant[] }>`
      select l.price as paid, l.sku, l.product_id as product,
             (select coalesce(json_agg(json_build_object('sku', v.sku, 'options', v.options, 'price', v.sale_price,
                       'stock', case when p.is_active then v.stock else 0 end) order by v.position), '[]')
                from product_variants v join products p on p.id = v.product_id
               where v.product_id = l.product_id) as variants
        from order_lines l where l.id = ${line}`.execute(db);
    return rows[0] as (typeof rows)[number];
  },

  async firstOrder(order: string): Promise<FirstOrder> {
    const { rows } = await sql<FirstOrder>`
      select case when c.deletion_requested_at is null then c.id end as customer, o.buyer, o.address, o.accepted,
             ${isGift} as "isGift", o.payment_state = 'paid' as "isPaid"
        from orders o left join customers c on c.id = o.customer_id where o.id = ${order}`.execute(db);
    return rows[0] as FirstOrder;
  },

  /** What the refunds of a cause gave back. */
  async refunded(order: string, cause: string): Promise<number> {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(amount), 0)::bigint as sum from refunds where order_id = ${order} and cause = ${cause}`.execute(
      db,
    );
    return rows[0]?.sum ?? 0;
  },
});
