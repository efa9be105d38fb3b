/** The products of a batch, and what goes off sale. What is so already is not written. */
import type pg from 'pg';
import { SOME_STOCK } from './batch-repository.ts';
import { notInFile } from './plan-repository.ts';

type Client = pg.ClientBase;

/** How the flags of a product follow from `features`, or for files of others from what they say. */
const flag = (name: string, stored: string) =>
  `case when b.features is null then ${stored} else '${name}' = any (b.features) end`;

/** A material that all variants share says what the thing is rather than being a choice. */
const specificationsWith = (given: string) => `
  ${given} || case when not b.material_differs and b.material <> '' and b.options is null
      and not ${given} @> jsonb_build_array(jsonb_build_object('rows', jsonb_build_array(jsonb_build_array('Material', b.material))))
    then jsonb_build_array(jsonb_build_object('group', 'Características', 'rows', jsonb_build_array(jsonb_build_array('Material', b.material))))
    else '[]' end`;

const ownMaterial = (rows: string) =>
  `jsonb_build_array(jsonb_build_object('group', 'Características', 'rows', ${rows}))`;

const isOwnMaterial = `e ->> 'group' = 'Características' and jsonb_array_length(e -> 'rows') = 1 and e -> 'rows' -> 0 ->> 0 = 'Material'`;

/**
 * Without `product_detail`, what is stored stays, but for the material that an earlier file added to it. Where a row does not tell its
 * material, that is the one which all of them had, and stays, too.
 */
const keptSpecifications = `
  case when b.silent_material and b.specifications is null then p.specifications
       when b.silent_material then b.specifications || (
         select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(p.specifications) e
          where ${isOwnMaterial} and not b.specifications @> jsonb_build_array(jsonb_build_object('rows', e -> 'rows')))
       when b.specifications is not null then ${specificationsWith('b.specifications')}
       when b.material is null or b.options is not null then p.specifications
       when not b.material_differs and b.material <> '' and p.specifications @> ${ownMaterial(`jsonb_build_array(jsonb_build_array('Material', b.material))`)}
         then p.specifications
       else (
         select ${specificationsWith('others.list')} from (
           select coalesce(jsonb_agg(e order by place), '[]') as list
             from jsonb_array_elements(p.specifications) with ordinality all_of_them (e, place)
            where not (${isOwnMaterial})
         ) others
       ) end`;

/** When the offer ends that a variant has now. */
const offerEnd = (variant: string) =>
  `(select o.ends_at from variant_offers o where o.variant_id = ${variant} and coalesce(o.starts_at <= now(), true) and o.ends_at > now())`;

export async function insertProducts(client: Client): Promise<{ id: number }[]> {
  const { rows } = await client.query<{ id: number }>(`
    insert into products (id, sku, title, slug, model, gtin, brand_id, store_id, category_id, level1_id, level2_id, level3_id, description,
      highlights, specifications, condition, warranty, list_price, sale_price, offer_ends_at, months, stock, is_active, ships_free,
      is_backorder, is_big_ticket, extended_catalogue_days, is_store_pickup, fulfillment_id, digital, is_store_only, super_express)
    select b.product_id, b.product_sku, b.title, b.slug, coalesce(b.model, ''), nullif(b.first_gtin, ''), br.brand_id, s.store_id,
      c.id, c.path[1], c.path[2], c.path[3], coalesce(b.description, ''), coalesce(b.highlights, '{}'), ${specificationsWith(`coalesce(b.specifications, '[]')`)},
      coalesce(b.condition, 'new'), coalesce(b.warranty, ''), v.list_price, v.price, case when v.offer_on then v.ends_at end,
      coalesce(b.months, 0), t.stock, coalesce(b.active, true), coalesce(b.ships_free, false),
      ${flag('backorder', 'coalesce(b.all_backorder, false)')}, ${flag('big_ticket', 'false')}, coalesce(b.handling_days, 0),
      ${flag('store_pickup', 'false')}, case when ${flag('stored_by_shop', 'false')} then 1 else 0 end, ${flag('digital', 'false')},
      ${flag('store_only', 'false')}, ${flag('super_express', 'false')}
     from batch_products b
     join import_categories ic on ic.path = b.category
     join categories c on c.id = ic.category_id
     join import_sellers s on s.seller = coalesce(b.seller, '')
     join import_brands br on br.name = coalesce(b.brand, '')
     join batch_variants v on v.row_no = b.row_no
     cross join lateral (select least(sum(coalesce(stock, case when some_stock then ${SOME_STOCK} else 0 end)), 2000000000)::int from batch_variants a where a.product_id = b.product_id) t (stock)
    where b.is_new order by b.no
    returning id`);
  return rows;
}

export interface Updated {
  count: number;
  /** Stores that gave or got a product. */
  stores: number[];
}

/**
 * The products' own columns, and what follows from their variants.
 * @param touched products whose parts have changed
 * @param shuffled those of them that variants left or came to, also products of other batches
 */
export async function updateProducts(client: Client, touched: number[], shuffled: number[]): Promise<Updated> {
  const { rows } = await client.query<{ before: number; after: number }>(
    `with new as (
       select p.id, p.store_id as before, coalesce(b.title, p.title) as title, coalesce(b.slug, p.slug) as slug, coalesce(b.model, p.model) as model,
         case when b.first_gtin is null then p.gtin else nullif(b.first_gtin, '') end as gtin,
         case when b.brand is null then p.brand_id else br.brand_id end as brand_id,
         case when b.seller is null then p.store_id else s.store_id end as store_id,
         coalesce(c.id, p.category_id) as category_id, case when c.id is null then p.level1_id else c.path[1] end as level1_id,
         case when c.id is null then p.level2_id else c.path[2] end as level2_id, case when c.id is null then p.level3_id else c.path[3] end as level3_id,
         coalesce(b.description, p.description) as description, coalesce(b.highlights, p.highlights) as highlights,
         ${keptSpecifications} as specifications, coalesce(b.condition, p.condition) as condition,
         coalesce(b.warranty, p.warranty) as warranty, f.list_price, f.sale_price,
         case when i.list_price is not null then case when i.offer_on then i.ends_at end
           when p.id = any ($2) then ${offerEnd('f.variant_id')} else p.offer_ends_at end as offer_ends_at,
         coalesce(b.months, p.months) as months, f.stock,
         coalesce(b.active, p.is_active or p.left_feed_at is not null) as is_active, coalesce(b.ships_free, p.ships_free) as ships_free,
         ${flag('backorder', 'coalesce(b.all_backorder, p.is_backorder)')} as is_backorder, ${flag('big_ticket', 'p.is_big_ticket')} as is_big_ticket,
         coalesce(b.handling_days, p.extended_catalogue_days) as extended_catalogue_days,
         ${flag('store_pickup', 'p.is_store_pickup')} as is_store_pickup,
         case when b.features is null then p.fulfillment_id when 'stored_by_shop' = any (b.features) then 1 else 0 end as fulfillment_id,
         ${flag('digital', 'p.digital')} as digital, ${flag('store_only', 'p.is_store_only')} as is_store_only,
         ${flag('super_express', 'p.super_express')} as super_express, null::timestamptz as left_feed_at
        from batch_products b
        join products p on p.id = b.product_id
        left join import_categories ic on ic.path = b.category
        left join categories c on c.id = ic.category_id
        left join import_sellers s on s.seller = coalesce(b.seller, '')
        left join import_brands br on br.name = coalesce(b.brand, '')
        cross join lateral (
          select (array_agg(v.list_price order by v.position))[1] as list_price, (array_agg(v.sale_price order by v.position))[1] as sale_price,
                 (array_agg(v.sku order by v.position))[1] as sku, (array_agg(v.id order by v.position))[1] as variant_id, least(sum(v.stock), 2000000000)::int as stock
            from product_variants v where v.product_id = p.id
        ) f
        left join batch_variants i on i.sku = f.sku
       -- A product that was just inserted is what the file says already, unless variants came over from another.
       where not b.is_new or p.id = any ($1)
     )
     update products p set ${productColumns.map((column) => `${column} = n.${column}`).join(', ')}, updated_at = now()
       from new n
      where n.id = p.id
        and (p.id = any ($1) or (${productColumns.map((column) => `p.${column}`).join(', ')}) is distinct from (${productColumns.map((column) => `n.${column}`).join(', ')}))
     returning n.before, n.store_id as after`,
    [touched, shuffled],
  );
  await settleOthers(client, shuffled);
  await emptied(client, touched);
  const moved = rows.filter(({ before, after }) => before !== after);
  return { count: rows.length, stores: [...new Set(moved.flatMap(({ before, after }) => [before, after]))] };
}

/** Products of other batches, or that the file does not have, from which variants went over: they show their first one's price, and all stock. */
async function settleOthers(client: Client, shuffled: number[]): Promise<void> {
  if (shuffled.length === 0) return;
  await client.query(
    `update products p set list_price = n.list_price, sale_price = n.sale_price, offer_ends_at = n.offer_ends_at, stock = n.stock, updated_at = now()
       from (
         select f.product_id, f.list_price, f.sale_price, ${offerEnd('f.id')} as offer_ends_at,
                (select least(sum(v.stock), 2000000000)::int from product_variants v where v.product_id = f.product_id) as stock
           from (select distinct on (product_id) * from product_variants where product_id = any ($1) order by product_id, position) f
       ) n
      where p.id = n.product_id and not exists (select from batch_products b where b.product_id = p.id)
        and (p.list_price, p.sale_price, p.offer_ends_at, p.stock) is distinct from (n.list_price, n.sale_price, n.offer_ends_at, n.stock)`,
    [shuffled],
  );
}

const productColumns =
  `title slug model gtin brand_id store_id category_id level1_id level2_id level3_id description highlights specifications condition warranty
  list_price sale_price offer_ends_at months stock is_active ships_free is_backorder is_big_ticket extended_catalogue_days is_store_pickup
  fulfillment_id digital is_store_only super_express left_feed_at`.split(/\s+/);

/** A product whose variants all went over to another is no longer one. */
async function emptied(client: Client, touched: number[]): Promise<void> {
  await client.query(
    `update products p set is_active = false, stock = 0, left_feed_at = now(), updated_at = now()
      where id = any ($1) and is_active and not exists (select from product_variants v where v.product_id = p.id)`,
    [touched],
  );
}

/** Takes off sale what the file no longer has. */
export async function removeMissing(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `update products p set is_active = false, left_feed_at = now(), updated_at = now() where is_active and ${notInFile('p')}`,
  );
  return rowCount ?? 0;
}
