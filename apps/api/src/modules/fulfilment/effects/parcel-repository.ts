/** SQL of the events of parcels. */
import type { Unit } from '@tianguis/database';
import type { ParcelState } from '@tianguis/domain/order';
import { sql } from 'kysely';

/** @param unit the transaction of the event */
export const parcelRepository = ({ db }: Unit) => ({
  /** @throws Error if the parcel no longer has the state `from` */
  async move(parcel: string, from: ParcelState, state: ParcelState): Promise<void> {
    const { numUpdatedRows } = await db
      .updateTable('order_parcels')
      .set({ state })
      .where('id', '=', parcel)
      .where('state', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Error(`parcel ${parcel} is ${from} no longer`);
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

  /**
   * The pieces that were not cancelled left the shelf. A parcel that comes back and is delivered later keeps its first
   * moment.
   */
  async setCollected(parcel: string, at: Date): Promise<void> {
    await sql`update order_lines set shipped = pieces - cancelled where parcel_id = ${parcel}`.execute(db);
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
});
