/** SQL of the erasure of an account with gift registries (AF-07). */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';

/** @param on the database, or the transaction of the erasure */
export const registryOwnerRepository = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /**
   * Whether a gift has not arrived. @param isLocking locks the registries: givers share them while they place, so no gift
   * is added until the transaction ends
   */
  async isAwaitingGifts(customer: string, isLocking: boolean): Promise<boolean> {
    if (isLocking) await sql`select from registries where customer_id = ${customer} order by id for update`.execute(db);
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (
        select from registries r join registry_items i on i.registry_id = r.id
          join registry_gifts g on g.item_id = i.id join orders o on o.id = g.order_id
          join order_parcels p on p.order_id = o.id
         where r.customer_id = ${customer} and o.payment_state not in ('expired', 'cancelled')
           and p.state not in ('delivered', 'returning', 'returned', 'cancelled')) as waiting`.execute(db);
    return rows[0]?.waiting ?? false;
  },

  /** Deletes the registries, and takes names and address out of the orders of givers. */
  async erase(customer: string): Promise<void> {
    await sql`
      with own as (
        update registry_gifts g set names = null from registry_items i join registries r on r.id = i.registry_id
         where i.id = g.item_id and r.customer_id = ${customer} returning g.order_id
      )
      update orders o set address = null from own where o.id = own.order_id`.execute(db);
    await db.deleteFrom('registries').where('customer_id', '=', customer).execute();
  },
});
