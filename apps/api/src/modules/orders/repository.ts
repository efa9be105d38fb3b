/** SQL of orders. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { buyersAddress } from '../registries/service.ts';

type Db = Pick<UnitOfWork, 'db'>['db'];

/** What an export shows of an order. Amounts are centavos. */
export interface OrderSheet {
  number: string;
  placedAt: Date;
  total: number;
  shipping: number;
  discount: number;
  coupon: string | null;
  buyer: Record<string, string>;
  address: Record<string, string> | null;
  giftNote: string | null;
  lines: { title: string; sku: string; pieces: number; price: number }[];
}

export const orderRepository = (db: Db) => ({
  /** The orders of a customer, the newest first. */
  async sheets(customer: string): Promise<OrderSheet[]> {
    const orders = await db
      .selectFrom('orders as o')
      .select(['id', 'number', 'placed_at', 'total', 'shipping', 'discount', 'coupon_code', 'buyer', 'gift_note'])
      .select(sql<Record<string, string> | null>`${buyersAddress}`.as('address'))
      .where('customer_id', '=', customer)
      .orderBy('placed_at', 'desc')
      .execute();
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'shown', 'sku', 'pieces', 'price'])
      .where('order_id', 'in', db.selectFrom('orders').select('id').where('customer_id', '=', customer))
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    const byOrder = Map.groupBy(lines, ({ order_id }) => order_id);
    return orders.map((order) => ({
      ...{ number: order.number, placedAt: order.placed_at, coupon: order.coupon_code, giftNote: order.gift_note },
      ...{ total: order.total, shipping: order.shipping, discount: order.discount },
      ...{ buyer: order.buyer, address: order.address },
      lines: (byOrder.get(order.id) ?? []).map(({ shown, sku, pieces, price }) => ({
        ...{ title: shown.title, sku, pieces, price: price },
      })),
    }));
  },

  /** Removes the person from the orders of a customer. The amounts and goods stay. */
  async removePerson(customer: string): Promise<void> {
    await db
      .updateTable('orders')
      .set({ buyer: '{}', address: null, gift_note: null })
      .where('customer_id', '=', customer)
      .execute();
    await db
      .updateTable('order_cancellations')
      .set({ comment: null })
      .where('order_id', 'in', db.selectFrom('orders').select('id').where('customer_id', '=', customer))
      .execute();
  },
});
