/** Writes the variants of a batch, but only differences. */
import type pg from 'pg';
import { variantNotInFile } from '../reading/missing-repository.ts';
import { DEFAULT_STOCK } from './batch-repository.ts';

type Client = pg.ClientBase;

/**
 * Defers a foreign key: variants are written before new products, since the rollup of a new product needs its variants.
 */
export async function deferProductReferences(client: Client): Promise<void> {
  await client.query('set constraints product_variants_product_id_fkey deferred');
}

/** Moves variants to the end of other products. @returns the products that lost or gained a variant */
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

/** The columns of a variant after the import, except stock and prices. */
const written = {
  options: 'coalesce(b.options, v.options)',
  color_hex: `case when b.color_hex is null then v.color_hex else nullif(b.color_hex, '') end`,
  fulfillment_id: 'case when b.stored is null then v.fulfillment_id when b.stored then 1 else 0 end',
};

export async function updateVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    update product_variants v
       set options = ${written.options}, color_hex = ${written.color_hex}, fulfillment_id = ${written.fulfillment_id}
      from batch_variants b
     where v.sku = b.sku
       and (v.options::text, v.color_hex, v.fulfillment_id)
         is distinct from ((${written.options})::text, ${written.color_hex}, ${written.fulfillment_id})
    returning v.product_id`);
  return rows;
}

export async function insertVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    insert into product_variants (
      product_id, position, sku, options, color_hex, list_price, sale_price, stock, fulfillment_id)
    select b.product_id,
           coalesce((select max(position) + 1 from product_variants o where o.product_id = b.product_id), 0)
             + row_number() over (partition by b.product_id order by b.row_no) - 1,
           b.sku, coalesce(b.options, '{}'), nullif(b.color_hex, ''), b.list_price, b.price,
           coalesce(b.stock, case when b.some_stock then ${DEFAULT_STOCK} else 0 end), case when b.stored then 1 else 0 end
      from batch_variants b where not exists (select from product_variants v where v.sku = b.sku)
     order by b.product_id, b.row_no
    returning product_id`);
  return rows;
}

/**
 * Deletes variants that the file lacks. If the file has the variant in another product, the batch of that product moves
 * the variant.
 */
export async function dropVariants(client: Client): Promise<{ product_id: number }[]> {
  const { rows } = await client.query<{ product_id: number }>(`
    delete from product_variants v using batch_products b
     where v.product_id = b.product_id and ${variantNotInFile('v', 'b')}
    returning v.product_id`);
  return rows;
}
