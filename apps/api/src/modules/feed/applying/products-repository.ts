/** Updates the stored products of a batch, and takes products off sale that the file lacks. Writes only differences. */
import type pg from 'pg';
import { notInFile } from '../reading/missing-repository.ts';
import { flag, specificationsWith } from './new-products-repository.ts';

type Client = pg.ClientBase;

const ownMaterial = (rows: string) =>
  `jsonb_build_array(jsonb_build_object('group', 'Características', 'rows', ${rows}))`;

const isOwnMaterial = `e ->> 'group' = 'Características' and jsonb_array_length(e -> 'rows') = 1
  and e -> 'rows' -> 0 ->> 0 = 'Material'`;

/**
 * SQL: without the column `product_detail`, the stored specifications stay, except a material that an earlier import
 * added. If a row lacks its material, the stored material, which all variants shared, stays as well.
 */
const mergedSpecifications = `
  case when b.silent_material and b.specifications is null then p.specifications
       when b.silent_material then b.specifications || (
         select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(p.specifications) e
          where ${isOwnMaterial} and not b.specifications @> jsonb_build_array(jsonb_build_object('rows', e -> 'rows')))
       when b.specifications is not null then ${specificationsWith('b.specifications')}
       when b.material is null or b.options is not null then p.specifications
       when not b.material_differs and b.material <> ''
         and p.specifications @> ${ownMaterial(`jsonb_build_array(jsonb_build_array('Material', b.material))`)}
         then p.specifications
       else (
         select ${specificationsWith('others.list')} from (
           select coalesce(jsonb_agg(e order by position), '[]') as list
             from jsonb_array_elements(p.specifications) with ordinality stored (e, position)
            where not (${isOwnMaterial})
         ) others
       ) end`;

export interface Updated {
  count: number;
  /** Ids of stores that lost or gained a product. */
  stores: number[];
}

/**
 * Writes the products' own columns.
 * @param touched products whose variants, offers or pictures changed
 * @param rolledUp products that the rollup has already written
 * @param taxed products whose tax keys changed. They count as changed, but no page shows the keys.
 */
export async function updateProducts(
  client: Client,
  touched: number[],
  { rolledUp, taxed }: { rolledUp: number[]; taxed: number[] },
): Promise<Updated> {
  const { rows } = await client.query<{ id: number; before: number; after: number }>(
    `with new as (
       select p.id, p.store_id as before, coalesce(b.title, p.title) as title, coalesce(b.slug, p.slug) as slug,
         coalesce(b.model, p.model) as model,
         case when b.first_gtin is null then p.gtin else nullif(b.first_gtin, '') end as gtin,
         case when b.brand is null then p.brand_id else br.brand_id end as brand_id,
         case when b.seller is null then p.store_id else s.store_id end as store_id,
         coalesce(c.id, p.category_id) as category_id,
         case when c.id is null then p.level1_id else c.path[1] end as level1_id,
         case when c.id is null then p.level2_id else c.path[2] end as level2_id,
         case when c.id is null then p.level3_id else c.path[3] end as level3_id,
         coalesce(b.description, p.description) as description, coalesce(b.highlights, p.highlights) as highlights,
         ${mergedSpecifications} as specifications, coalesce(b.condition, p.condition) as condition,
         coalesce(b.warranty, p.warranty) as warranty, coalesce(b.months, p.months) as months,
         coalesce(b.active, p.is_active or p.left_feed_at is not null) as is_active,
         coalesce(b.ships_free, p.ships_free) as ships_free,
         ${flag('backorder', 'coalesce(b.all_backorder, p.is_backorder)')} as is_backorder,
         ${flag('big_ticket', 'p.is_big_ticket')} as is_big_ticket,
         case when b.weight_grams is null then p.weight_grams else nullif(b.weight_grams, 0) end as weight_grams,
         coalesce(b.handling_days, p.extended_catalogue_days) as extended_catalogue_days,
         ${flag('store_pickup', 'p.is_store_pickup')} as is_store_pickup,
         case when b.features is null then p.fulfillment_id
           when 'stored_by_shop' = any (b.features) then 1 else 0 end as fulfillment_id,
         ${flag('digital', 'p.digital')} as digital, ${flag('store_only', 'p.is_store_only')} as is_store_only,
         ${flag('super_express', 'p.super_express')} as super_express, null::timestamptz as left_feed_at
        from batch_products b
        join products p on p.id = b.product_id
        left join import_categories ic on ic.path = b.category
        left join categories c on c.id = ic.category_id
        left join import_sellers s on s.seller = coalesce(b.seller, '')
        left join import_brands br on br.name = coalesce(b.brand, '')
       where not b.is_new
     )
     update products p set ${each((column) => `${column} = n.${column}`)}, updated_at = now()
       from new n
      where n.id = p.id
        and (p.id = any ($1) and p.id <> all ($2)
          or (${each((column) => `p.${column}`)}) is distinct from (${each((column) => `n.${column}`)}))
     returning p.id, n.before, n.store_id as after`,
    [touched, rolledUp],
  );
  await deactivateEmpty(client, touched);
  const { rows: counted } = await client.query<{ count: number }>(
    'select count(*)::int as count from batch_products where not is_new and product_id = any ($1)',
    [[...new Set([...rolledUp, ...taxed, ...rows.map(({ id }) => id)])]],
  );
  const moved = rows.filter(({ before, after }) => before !== after);
  return {
    count: counted[0]?.count ?? 0,
    stores: [...new Set(moved.flatMap(({ before, after }) => [before, after]))],
  };
}

const productColumns =
  `title slug model gtin brand_id store_id category_id level1_id level2_id level3_id description highlights
  specifications condition warranty months is_active ships_free is_backorder is_big_ticket weight_grams
  extended_catalogue_days is_store_pickup fulfillment_id digital is_store_only super_express left_feed_at`.split(/\s+/);

const each = (write: (column: string) => string) => productColumns.map(write).join(', ');

/** Takes products off sale if all of their variants moved to other products. */
async function deactivateEmpty(client: Client, touched: number[]): Promise<void> {
  await client.query(
    `update products p set is_active = false, left_feed_at = now(), updated_at = now()
      where id = any ($1) and is_active and not exists (select from product_variants v where v.product_id = p.id)`,
    [touched],
  );
}

/** Takes products off sale that the file lacks. */
export async function removeMissing(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `update products p set is_active = false, left_feed_at = now(), updated_at = now()
      where is_active and ${notInFile('p')}`,
  );
  return rowCount ?? 0;
}
