/** One batch of an import: its rows, and what the first of each product says, in tables of the connection's own. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** Pieces that are said to be there when a file says "in stock" and not how many: more than those that are counted aloud. */
const SOME_STOCK = 20;

/** Rows of the batch's items, and its products with what the first row of each says. Made once for a connection. */
export async function prepareBatches(client: Client): Promise<void> {
  await client.query(`
    create temp table if not exists batch_items (like import_items);
    create temp table if not exists batch_products (
      no integer, product_id integer, is_new boolean, all_backorder boolean, material_differs boolean, pattern_differs boolean,
      first_gtin text, first_pictures boolean, like import_items);
    create temp table if not exists batch_variants (
      line integer, sku text, product_id integer, product_sku text, options json, color text, color_hex text, list_price integer, price integer,
      offer integer, starts_at timestamptz, ends_at timestamptz, offer_on boolean, stock integer, stored boolean);
    create index if not exists batch_products_product on batch_products (product_sku);
    create index if not exists batch_products_id on batch_products (product_id);
    create index if not exists batch_variants_sku on batch_variants (sku);
    create index if not exists batch_variants_product on batch_variants (product_id)`);
}

export async function gather(client: Client, from: number, to: number): Promise<void> {
  await client.query('truncate batch_items, batch_products, batch_variants');
  await client.query(
    `insert into batch_items select i.* from import_products p join import_items i using (product_sku)
      where p.no between $1 and $2 and i.fault is null`,
    [from, to],
  );
  await client.query(
    `insert into batch_products
     select n.no, n.product_id, p.id is null, a.all_backorder, a.material_differs, a.pattern_differs, a.first_gtin, a.first_pictures, f.*
       from (select distinct on (product_sku) * from batch_items order by product_sku, line) f
       join import_products n using (product_sku)
       join (
         select product_sku, bool_or(availability in ('backorder', 'preorder')) as all_backorder,
                count(distinct material) filter (where material <> '') > 1 as material_differs,
                count(distinct pattern) filter (where pattern <> '') > 1 as pattern_differs,
                coalesce((array_agg(gtin order by line) filter (where gtin <> ''))[1], max(gtin)) as first_gtin,
                bool_or(picture_keys is not null or gallery_keys is not null) as first_pictures
           from batch_items group by product_sku
       ) a using (product_sku)
       left join products p on p.sku = f.product_sku
      order by n.no`,
  );
  await client.query(
    `insert into batch_variants
     select i.line, i.sku, b.product_id, i.product_sku, coalesce(i.options, c.options), i.color, i.color_hex, i.list_price, o.price, i.sale_price,
            i.sale_starts_at, i.sale_ends_at, o.is_on,
            case when i.availability = 'out_of_stock' then 0 when i.quantity is not null then i.quantity
                 when i.availability is not null then case when v.stock > 0 then v.stock else $1 end end,
            case when i.features is not null then case when 'variant_stored_by_shop' = any (i.features) then true else false end end
       from batch_items i
       join batch_products b on b.product_sku = i.product_sku
       left join product_variants v on v.sku = i.sku
       cross join lateral (select i.sale_price is not null and coalesce(i.sale_starts_at <= now(), true) and coalesce(i.sale_ends_at > now(), true)) s (is_on)
       cross join lateral (select s.is_on, case when s.is_on then i.sale_price else i.list_price end) o (is_on, price)
       cross join lateral (
         select case when coalesce(i.color, i.size, i.material, i.pattern) is not null
                then ('{' || coalesce(string_agg(to_json(name)::text || ':' || to_json(value)::text, ',' order by place) filter (where value <> ''), '') || '}')::json end
           from (values (1, 'Color', i.color), (2, 'Talla', i.size), (3, 'Material', case when b.material_differs then i.material end),
                        (4, 'Diseño', case when b.pattern_differs then i.pattern end)) choice (place, name, value)
       ) c (options)
      order by i.line`,
    [SOME_STOCK],
  );
  await client.query(
    'analyze batch_products (product_sku, product_id, line); analyze batch_variants (line, sku, product_id)',
  );
}
