/** SQL of gifts that the owner of a registry changes into balance (AF-04, RT-23). Amounts are centavos. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { ChangeFacts } from '@tianguis/domain/registry';
import { sql } from 'kysely';
import { ownChange } from '../gift-repository.ts';

export interface ChangeableGift extends ChangeFacts {
  /** The form that changed it; null if it was not changed. */
  changeId: string | null;
}

/** SQL: store credit pays a part of the order `o`. */
const hasCredit = sql`exists (select from order_tenders t where t.order_id = o.id and t.kind = 'credit')`;

/** SQL: what decides whether the gift `g`, an order `o`, can be changed, as JSON. */
export const changeFacts = sql`
  json_build_object('payment', o.payment_state, 'isTest', o.is_test, 'isChanged', g.change_id is not null,
    'changeId', g.change_id, 'mayChange', g.may_change, 'hasCredit', ${hasCredit},
    'parcels', array(select p.state from order_parcels p
                      where p.order_id = o.id and exists (
                        select from order_lines c where c.parcel_id = p.id and c.cancelled < c.pieces)),
    'hasMoney', exists (select from order_lines c join order_shares s on s.line_id = c.id
                         where c.order_id = o.id and c.refunded < c.pieces and s.net + s.shipping > 0))`;

/** @param on the database, or a transaction of it */
export const giftChangeRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** A gift of a registry. Undefined for a gift of another registry. */
  async find(registry: string, gift: string): Promise<ChangeableGift | undefined> {
    const { rows } = await sql<{ facts: ChangeableGift }>`
      select ${changeFacts} as facts from registry_gifts g join registry_items i on i.id = g.item_id
        join orders o on o.id = g.order_id
       where g.order_id = ${gift} and i.registry_id = ${registry}`.execute(db);
    return rows[0]?.facts;
  },

  /** What a change gave to the owner. */
  async changed(gift: string): Promise<{ pieces: number; amount: number }> {
    const { rows } = await sql<{ pieces: number; amount: number }>`
      select ${changedPieces} as pieces, ${changedAmount} as amount from registry_gifts g
       where g.order_id = ${gift}`.execute(db);
    return rows[0] ?? { pieces: 0, amount: 0 };
  },
});

/** SQL: the pieces of the gift `g` that its owner changed, and their amount. */
export const changedPieces = sql`
  (select coalesce(sum(f.pieces), 0)::integer from refunded_pieces f where f.order_id = g.order_id and ${ownChange})`;
export const changedAmount = sql`
  (select coalesce(sum(f.amount), 0)::bigint from refunds f where f.order_id = g.order_id and f.to_owner)`;

/**
 * Notes once that the owner changes a gift. From then on, no mail tells the owner of the gift.
 * @param unit has locked the order of the gift
 * @param change id of the cancellation
 * @param today date in Mexico City
 * @returns false if the gift is not the owner's, or cannot be changed
 */
export async function setChanged(
  { db }: Unit,
  { owner, gift, change, today, at }: { owner: string; gift: string; change: string; today: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update registry_gifts g set change_id = ${change}, mailed_at = coalesce(g.mailed_at, ${at.toISOString()}::timestamptz)
      from registry_items i join registries r on r.id = i.registry_id, orders o
     where g.order_id = ${gift} and g.change_id is null and g.may_change and i.id = g.item_id
       and r.customer_id = ${owner} and (not r.is_surprise or r.event_on <= ${today})
       and o.id = g.order_id and o.payment_state = 'paid' and not o.is_test and not ${hasCredit}`.execute(db);
  return numAffectedRows === 1n;
}
