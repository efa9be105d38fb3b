/** The variants of a batch, and their offers with dates. What is so already is not written. */
import type pg from 'pg';
import { SOME_STOCK } from './batch-repository.ts';
import { variantNotInFile } from './plan-repository.ts';

type Client = pg.ClientBase;

/** What a variant is once the file's word stands; what the file does not say is decided here, on the row as it is when it is written. */
const written = {
  options: 'coalesce(b.options, v.options)',
  color_hex: `case when b.color_hex is null then v.color_hex else nullif(b.color_hex, '') end`,
  list_price: 'coalesce(b.list_price, v.list_price)',
  sale_price: 'coalesce(b.price, v.sale_price)',
  stock: `coalesce(b.stock, case when b.some_stock and v.stock = 0 then ${SOME_STOCK} else v.stock end)`,
  fulfillment_id: 'case when b.stored is null then v.fulfillment_id when b.stored then 1 else 0 end',
};

/** A variant that went over to another product stands there behind those that are there. */
export async function moveVariants(client: Client): Promise<{ product_id: number }[]> {
  const moved = await client.query<{ product_id: number }>(`
    with moved as (
      select v.id, v.product_id as before, b.product_id,
             coalesce((select max(position) + 1 from product_variants o where o.product_id = b.product_id), 0)
               + row_number() over (partition by b.product_id order by b.row_no) - 1 as position
        from batch_variants b join product_variants v on v.sku = b.sku and v.product_id <> b.product_id
    ), written as (
      update product_variants v set product_id = m.product_id, position = m.position from moved m where m.id = v.id
    )
    select product_id from moved union select before from moved`);
  return moved.rows;
}

export async function updateVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    update product_variants v set ${Object.entries(written)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', ')}
      from batch_variants b
     where v.sku = b.sku
       and (v.options::text, v.color_hex, v.list_price, v.sale_price, v.stock, v.fulfillment_id)
         is distinct from ((${written.options})::text, ${written.color_hex}, ${written.list_price}, ${written.sale_price}, ${written.stock}, ${written.fulfillment_id})
    returning v.product_id`);
  return rows;
}

export async function insertVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    insert into product_variants (product_id, position, sku, options, color_hex, list_price, sale_price, stock, fulfillment_id)
    select b.product_id,
           coalesce((select max(position) + 1 from product_variants o where o.product_id = b.product_id), 0)
             + row_number() over (partition by b.product_id order by b.row_no) - 1,
           b.sku, coalesce(b.options, '{}'), nullif(b.color_hex, ''), b.list_price, b.price, coalesce(b.stock, case when b.some_stock then ${SOME_STOCK} else 0 end), case when b.stored then 1 else 0 end
      from batch_variants b where not exists (select from product_variants v where v.sku = b.sku)
     order by b.product_id, b.row_no
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

/** Of products whose rows were all read. What the file has with another product goes there, in whichever batch that is. */
export async function dropVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    delete from product_variants v using batch_products b
     where v.product_id = b.product_id and ${variantNotInFile('v', 'b')}
    returning v.product_id`);
  return rows;
}
