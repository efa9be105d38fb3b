/** The variants of a batch, and their offers with dates. What is so already is not written. */
import type pg from 'pg';

type Client = pg.ClientBase;

const offerPrice = 'coalesce(b.price, v.sale_price)';

/** A variant that went over to another product stands there behind those that are there. */
export async function moveVariants(client: Client): Promise<{ product_id: number }[]> {
  const moved = await client.query<{ product_id: number }>(`
    with moved as (
      select v.id, v.product_id as before, b.product_id,
             coalesce((select max(position) + 1 from product_variants o where o.product_id = b.product_id), 0)
               + row_number() over (partition by b.product_id order by b.line) - 1 as position
        from batch_variants b join product_variants v on v.sku = b.sku and v.product_id <> b.product_id
    ), written as (
      update product_variants v set product_id = m.product_id, position = m.position from moved m where m.id = v.id
    )
    select product_id from moved union select before from moved`);
  return moved.rows;
}

export async function updateVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    update product_variants v set options = coalesce(b.options, v.options), color_hex = n.color_hex, list_price = n.list_price,
           sale_price = ${offerPrice}, stock = coalesce(b.stock, v.stock), fulfillment_id = n.fulfillment_id
      from batch_variants b
      join product_variants o on o.sku = b.sku
      cross join lateral (select case when b.color_hex is null then o.color_hex else nullif(b.color_hex, '') end as color_hex,
        coalesce(b.list_price, o.list_price) as list_price,
        case when b.stored is null then o.fulfillment_id when b.stored then 1 else 0 end as fulfillment_id) n
     where v.sku = b.sku
       and (v.options::text, v.color_hex, v.list_price, v.sale_price, v.stock, v.fulfillment_id)
         is distinct from (coalesce(b.options, v.options)::text, n.color_hex, n.list_price, ${offerPrice}, coalesce(b.stock, v.stock), n.fulfillment_id)
    returning v.product_id`);
  return rows;
}

export async function insertVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    insert into product_variants (product_id, position, sku, options, color_hex, list_price, sale_price, stock, fulfillment_id)
    select b.product_id,
           coalesce((select max(position) + 1 from product_variants o where o.product_id = b.product_id), 0)
             + row_number() over (partition by b.product_id order by b.line) - 1,
           b.sku, coalesce(b.options, '{}'), nullif(b.color_hex, ''), b.list_price, b.price, coalesce(b.stock, 0), case when b.stored then 1 else 0 end
      from batch_variants b where not exists (select from product_variants v where v.sku = b.sku)
     order by b.product_id, b.line
    returning product_id`);
  return rows;
}

/** Offers with dates, for whoever switches them; a row that states a price without one takes the old one away. */
export async function settleOffers(client: Client): Promise<void> {
  await client.query(`
    delete from variant_offers o using batch_variants b join product_variants v on v.sku = b.sku
     where o.variant_id = v.id and b.list_price is not null
       and (b.ends_at is null or b.ends_at <= now())`);
  await client.query(`
    insert into variant_offers (variant_id, sale_price, starts_at, ends_at)
    select v.id, b.offer, b.starts_at, b.ends_at from batch_variants b join product_variants v on v.sku = b.sku
     where b.offer is not null and b.ends_at > now()
    on conflict (variant_id) do update set sale_price = excluded.sale_price, starts_at = excluded.starts_at, ends_at = excluded.ends_at
      where (variant_offers.sale_price, variant_offers.starts_at, variant_offers.ends_at)
        is distinct from (excluded.sale_price, excluded.starts_at, excluded.ends_at)`);
}

/** Of products whose rows were all read. */
export async function dropVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    delete from product_variants v using batch_products b
     where v.product_id = b.product_id
       and not exists (select from batch_variants i where i.sku = v.sku)
       and not exists (select from import_items h where h.fault is not null and (h.sku = v.sku or h.product_sku = b.product_sku))
    returning v.product_id`);
  return rows;
}
