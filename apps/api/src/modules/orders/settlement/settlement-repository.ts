/** SQL of what is settled between the shop and a customer. */
import type { UnitOfWork } from '@tianguis/database';
import type { SettlementStates } from '@tianguis/domain/order';
import { sql } from 'kysely';

export interface SettlementSheet extends SettlementStates {
  number: string;
}

/**
 * The states of a customer's orders, the oldest order first.
 * @param isLocking locks the orders until the transaction ends, so that their states cannot change. All events of an
 * order lock the order.
 */
export async function settlementsOf(
  db: UnitOfWork['db'],
  customer: string,
  isLocking: boolean,
): Promise<SettlementSheet[]> {
  if (isLocking)
    await db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customer)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  const { rows } = await sql<SettlementSheet>`
    select o.number, o.payment_state as payment, o.is_test as "isTest",
           array(select p.state from order_parcels p where p.order_id = o.id) as parcels,
           array(select f.state from refunds f where f.order_id = o.id) as refunds,
           array(select r.state from order_returns r where r.order_id = o.id) as returns
      from orders o where o.customer_id = ${customer} order by o.placed_at, o.id`.execute(db);
  return rows;
}
