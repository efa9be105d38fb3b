/** Orders of customers in the tested shop. */
import { withShopDatabase } from '../shop/database.ts';

/** Adds an order without goods that waits for its payment. @returns its number */
export const addUnpaidOrder = (customer: string): Promise<string> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: string }>(
      `insert into orders (number, checkout_id, customer_id, goods, total, buyer)
       select lpad((coalesce(max(number), '0')::bigint + 1)::text, 10, '0'), gen_random_uuid(), $1, 0, 0, '{}' from orders
       returning number`,
      [customer],
    );
    return rows[0]?.number ?? '';
  });

/** Ends an order that waits for its payment. */
export const cancelOrder = (number: string): Promise<void> =>
  withShopDatabase(async ({ pool }) => {
    await pool.query(`update orders set payment_state = 'cancelled', ended_at = now() where number = $1`, [number]);
  });
