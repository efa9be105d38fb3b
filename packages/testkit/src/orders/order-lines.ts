/** For tests: lines of orders whose other values do not matter. */
import type { Querier } from '@tianguis/database';

/** A line of an order, whose pieces can be reserved. */
export interface OrderLine {
  /** Id of the line. */
  line: string;
  sku: string;
  pieces: number;
}

let orders = 0;

/** Adds an order, and returns its lines. Nothing has reserved them. */
export async function orderLines(
  on: Querier,
  wanted: readonly { sku: string; pieces: number }[],
): Promise<OrderLine[]> {
  const { rows } = await on.query<OrderLine>(
    `with placed as (
       insert into orders (number, checkout_id, goods, total, buyer)
       values ($3, gen_random_uuid(), 0, 0, '{}') returning id
     ), seller as (
       insert into order_sellers (order_id, store_id, name, goods, discount, shipping)
       select id, 1, 'Tianguis', 0, 0, 0 from placed returning order_id
     ), parcel as (
       insert into order_parcels (order_id, store_id, service, price, paid)
       select order_id, 1, 'estandar', 0, 0 from seller returning id, order_id
     )
     insert into order_lines
       (order_id, parcel_id, position, product_id, variant_id, sku, shown, pieces, list_price, price)
     select order_id, id, n.position, 1, 1, n.sku, '{}', n.pieces, 100, 100
       from parcel, unnest($1::text[], $2::integer[]) with ordinality n (sku, pieces, position)
     returning id as line, sku, pieces`,
    [wanted.map(({ sku }) => sku), wanted.map(({ pieces }) => pieces), String(9_000_000_000 + ++orders)],
  );
  return rows;
}
