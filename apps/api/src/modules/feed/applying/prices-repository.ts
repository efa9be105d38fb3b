/** Writes stock, prices and offers of a batch's variants with the functions of stock-and-prices.sql. */
import type pg from 'pg';
import { DEFAULT_STOCK } from './batch-repository.ts';

type Client = pg.ClientBase;

/**
 * Writes quantities and prices. Stored values that the file lacks stay. Quantities are compared with what stands on the
 * shelf, since the stock of a variant excludes pieces of orders.
 */
export async function writePrices(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    select s.product_id from (
      select array_agg(v.id) as ids, array_agg(n.list_price) as list_prices, array_agg(n.sale_price) as sale_prices,
             array_agg(n.stock) as stocks
        from batch_variants b
        join product_variants v on v.sku = b.sku
        left join taken_stock t on t.variant_id = v.id
       cross join lateral (select coalesce(t.shelf, v.stock) as shelf) s
       cross join lateral (
         select coalesce(b.list_price, v.list_price) as list_price, coalesce(b.price, v.sale_price) as sale_price,
                coalesce(b.stock, case when b.some_stock and s.shelf = 0 then ${DEFAULT_STOCK} end) as stock
       ) n
       where (v.list_price, v.sale_price) is distinct from (n.list_price, n.sale_price) or n.stock <> s.shelf
    ) c, set_stock_and_prices(c.ids, c.list_prices, c.sale_prices, c.stocks) s`);
  return rows;
}

/**
 * Writes offers with dates. A row with a price but without an offer deletes the stored offer.
 * @returns products whose offers changed
 */
export async function writeOffers(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    select o.product_id from (
      select array_agg(v.id) as ids, array_agg(n.offer) as offers, array_agg(b.starts_at) as starts,
             array_agg(b.ends_at) as ends
        from batch_variants b
        join product_variants v on v.sku = b.sku
        left join variant_offers s on s.variant_id = v.id
       cross join lateral (select case when b.ends_at > now() then b.offer end as offer) n
       where case when n.offer is null then b.list_price is not null and s.variant_id is not null
               and (b.ends_at is null or b.ends_at <= now())
             else (s.sale_price, s.starts_at, s.ends_at) is distinct from (n.offer, b.starts_at, b.ends_at) end
    ) c, set_offers(c.ids, c.offers, c.starts, c.ends) o (product_id)`);
  return rows.map(({ product_id }) => product_id);
}
