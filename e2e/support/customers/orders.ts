/** Orders of customers, as placing writes them, for tests of pages that show orders. */
import type { Product } from '@tianguis/contract';
import { withShopDatabase } from '../shop/database.ts';

let orders = 0;
/** A number that no other order of these tests has. */
const newNumber = () => String(7_000_000_000 + (Date.now() % 100_000_000) * 10 + (orders++ % 10));

/**
 * Adds an unpaid order of one piece, whose stock is reserved.
 * @returns the number of the order
 */
export function addUnpaidOrder(email: string, { id, title }: Pick<Product, 'id' | 'title'>): Promise<string> {
  const number = newNumber();
  return withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ line: string; sku: string }>(
      `with sold as (
         select p.store_id as store, v.id, v.sku, v.sale_price as price
           from products p join product_variants v on v.product_id = p.id where p.id = $3 order by v.position limit 1
       ), placed as (
         insert into orders (number, checkout_id, customer_id, goods, total, buyer, pays_until)
         select $1, gen_random_uuid(), c.id, s.price, s.price, '{}', now() + interval '30 minutes'
           from customers c, sold s where c.email = $2 returning id
       ), seller as (
         insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
         select p.id, s.store, 'Vendedor', s.price, 0, 0 from placed p, sold s returning order_id, store_id
       ), parcel as (
         insert into order_parcels (order_id, store_id, service, price, paid)
         select order_id, store_id, 'estandar', 0, 0 from seller returning id, order_id
       ), tender as (
         insert into order_tenders (order_id, position, kind, amount)
         select p.order_id, 1, 'card', s.price from parcel p, sold s where s.price > 0
       )
       insert into order_lines (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price, price)
       select p.order_id, p.id, 1, $3, s.id, s.sku, jsonb_build_object('title', $4::text), 1, s.price, s.price
         from parcel p, sold s
       returning id as line, sku`,
      [number, email, id, title],
    );
    for (const { line, sku } of rows)
      await pool.query('select * from reserve_stock(array[$1]::uuid[], array[$2], array[1], array[null]::integer[])', [
        line,
        sku,
      ]);
    return number;
  });
}

/** The state of an order's payment. */
export const stateOfOrder = (number: string): Promise<string | undefined> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ state: string }>(
      'select payment_state as state from orders where number = $1',
      [number],
    );
    return rows[0]?.state;
  });

/** Notes that a provider was asked to charge an order, and has not answered. */
export const beginCharge = (number: string): Promise<unknown> =>
  withShopDatabase(({ pool }) =>
    pool.query(`update orders set payment_state = 'charging' where number = $1`, [number]),
  );

/** Adds an order without goods that waits for its payment. @param customer id @returns its number */
export const addOrderWithoutGoods = (customer: string): Promise<string> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: string }>(
      `insert into orders (number, checkout_id, customer_id, goods, total, buyer)
       values ($2, gen_random_uuid(), $1, 0, 0, '{}') returning number`,
      [customer, newNumber()],
    );
    return rows[0]?.number ?? '';
  });

/** Ends an order that waits for its payment. */
export const cancelOrder = (number: string): Promise<void> =>
  withShopDatabase(async ({ pool }) => {
    await pool.query(`update orders set payment_state = 'cancelled', ended_at = now() where number = $1`, [number]);
  });
