/** Inserts the new products of a batch, after their variants. */
import type pg from 'pg';

/** A flag of a product, from the column `features`. For files without the column, `stored` is the value. */
export const flag = (name: string, stored: string) =>
  `case when b.features is null then ${stored} else '${name}' = any (b.features) end`;

const material = `jsonb_build_array(jsonb_build_array('Material', b.material))`;

/** SQL: if all variants have the same material, it becomes a specification and is not a choice. */
export const specificationsWith = (given: string) => `
  ${given} || case when not b.material_differs and b.material <> '' and b.options is null
      and not ${given} @> jsonb_build_array(jsonb_build_object('rows', ${material}))
    then jsonb_build_array(jsonb_build_object('group', 'Características', 'rows', ${material}))
    else '[]' end`;

/** Inserts the products. @returns the ids of the new products */
export async function insertProducts(client: pg.ClientBase): Promise<{ id: number }[]> {
  const { rows } = await client.query<{ id: number }>(`
    insert into products (id, sku, title, slug, model, gtin, brand_id, store_id, category_id,
      level1_id, level2_id, level3_id, description, highlights,
      specifications, condition, warranty,
      list_price, sale_price, offer_ends_at, stock, months, is_active, ships_free,
      is_backorder, is_big_ticket, weight_grams, extended_catalogue_days, is_store_pickup,
      fulfillment_id, digital,
      is_store_only, super_express)
    select b.product_id, b.product_sku, b.title, b.slug, coalesce(b.model, ''), nullif(b.first_gtin, ''), br.brand_id,
      s.store_id, c.id,
      c.path[1], c.path[2], c.path[3], coalesce(b.description, ''), coalesce(b.highlights, '{}'),
      ${specificationsWith(`coalesce(b.specifications, '[]')`)}, coalesce(b.condition, 'new'), coalesce(b.warranty, ''),
      r.list_price, r.sale_price, r.offer_ends_at, r.stock, coalesce(b.months, 0), coalesce(b.active, true),
      coalesce(b.ships_free, false),
      ${flag('backorder', 'coalesce(b.all_backorder, false)')}, ${flag('big_ticket', 'false')},
      nullif(b.weight_grams, 0), coalesce(b.handling_days, 0), ${flag('store_pickup', 'false')},
      case when ${flag('stored_by_shop', 'false')} then 1 else 0 end, ${flag('digital', 'false')},
      ${flag('store_only', 'false')}, ${flag('super_express', 'false')}
     from batch_products b
     join import_categories ic on ic.path = b.category
     join categories c on c.id = ic.category_id
     join import_sellers s on s.seller = coalesce(b.seller, '')
     join import_brands br on br.name = coalesce(b.brand, '')
    cross join lateral product_rollup(b.product_id) r
    where b.is_new order by b.no
    returning id`);
  await client.query('set constraints product_variants_product_id_fkey immediate');
  return rows;
}
