/** SQL of the events of parcels. */
import type { Unit } from '@tianguis/database';
import type { ParcelState } from '@tianguis/domain/order';
import { sql } from 'kysely';

/** @param unit the transaction of the event */
export const parcelRepository = ({ db }: Unit) => ({
  async move(parcel: string, state: ParcelState): Promise<void> {
    await db.updateTable('order_parcels').set({ state }).where('id', '=', parcel).execute();
  },

  /**
   * Stores what is known of the carrier.
   * @param replaces false: what was stored before stays
   * @returns whether the carrier or the number has changed
   */
  async setCarrier(
    parcel: string,
    { carrier = null, tracking = null }: { carrier?: string | null | undefined; tracking?: string | null | undefined },
    replaces: boolean,
  ): Promise<boolean> {
    if (carrier === null && tracking === null) return false;
    const { numAffectedRows } = await sql`
      update order_parcels p set carrier = n.carrier, tracking = n.tracking
        from (
          select id, case when ${replaces} then coalesce(${carrier}, carrier) else coalesce(carrier, ${carrier}) end,
                 case when ${replaces} then coalesce(${tracking}, tracking) else coalesce(tracking, ${tracking}) end
            from order_parcels where id = ${parcel}) n (id, carrier, tracking)
       where p.id = n.id and (p.carrier, p.tracking) is distinct from (n.carrier, n.tracking)`.execute(db);
    return numAffectedRows === 1n;
  },

  /** The pieces left the shelf. A parcel that comes back and is delivered later keeps its first moment. */
  async setCollected(parcel: string, at: Date): Promise<void> {
    await db
      .updateTable('order_parcels')
      .set({ collected_at: at })
      .where('id', '=', parcel)
      .where('collected_at', 'is', null)
      .execute();
  },

  async setDelivered(parcel: string, at: Date): Promise<void> {
    await db.updateTable('order_parcels').set({ delivered_at: at }).where('id', '=', parcel).execute();
  },

  /**
   * Adds the refunds of all parcels of an order that the customer does not get: the shares of all tenders in their
   * lines, with the shipping. A parcel is refunded once to each tender. The bank has refunded an order that is charged
   * back, so its parcels get no refund before the dispute is won.
   */
  async refund(order: string): Promise<void> {
    await sql`
      insert into refunds (order_id, tender_id, cause, amount)
      select o.id, s.tender_id, 'parcel ' || p.id, sum(s.net + s.shipping)
        from orders o join order_parcels p on p.order_id = o.id join order_lines l on l.parcel_id = p.id
        join order_shares s on s.line_id = l.id
       where o.id = ${order} and o.payment_state in ('paid', 'disputed') and p.state in ('cancelled', 'returned')
       group by o.id, s.tender_id, p.id having sum(s.net + s.shipping) > 0
       order by p.id, s.tender_id
      on conflict do nothing`.execute(db);
  },
});
