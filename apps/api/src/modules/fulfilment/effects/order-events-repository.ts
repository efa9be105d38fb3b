/** SQL of the events of orders. */
import type { Unit } from '@tianguis/database';

/**
 * Adds an event to an order.
 * @param event data: without data of persons
 */
export async function addOrderEvent(
  { db }: Unit,
  order: string,
  kind: string,
  { actor, at, data }: { actor: string; at: Date; data: Record<string, unknown> },
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({ order_id: order, kind, actor, at, data: JSON.stringify(data) })
    .execute();
}
