/** Loads one batch of an import into temporary tables: its rows, its variants, and its products by their first rows. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** Stock for "in stock" without a quantity. The number is high enough that pages do not show "only 3 left". */
export const DEFAULT_STOCK = 20;

/** Creates the temporary tables. Call it once per connection. */
export async function prepareBatches(client: Client): Promise<void> {
  await client.query(`
    create temp table if not exists batch_items (like import_items);
    create temp table if not exists batch_products (
      no integer, product_id integer, is_new boolean, all_backorder boolean, material_differs boolean,
      pattern_differs boolean, first_gtin text, first_pictures boolean, held_row integer, silent_row integer,
      silent_material boolean, colors_before text[], like import_items);
    create temp table if not exists batch_variants (
      row_no integer, sku text, product_id integer, product_sku text, options json, color text, color_hex text,
      list_price integer, price integer, offer integer, starts_at timestamptz, ends_at timestamptz, offer_on boolean,
      stock integer, some_stock boolean, stored boolean);
    create index if not exists batch_products_product on batch_products (product_sku);
    create index if not exists batch_products_id on batch_products (product_id);
    create index if not exists batch_variants_sku on batch_variants (sku);
    create index if not exists batch_variants_product on batch_variants (product_id)`);
}

/** Columns that a product takes from its first row. If the import holds this row back, the stored values stay. */
const productColumnsOfFirstRow =
  `title slug description brand model seller category condition warranty highlights specifications ships_free months
  weight_grams handling_days features active material tax`.split(/\s+/);

/**
 * Whether a stored variant of the product has this choice. The file may have no value for that variant, because its row
 * lacks the column or is held back.
 */
const hasStoredChoice = (name: string) =>
  `exists (select from product_variants c where c.product_id = n.product_id and c.options ->> '${name}' is not null)`;

/**
 * Loads the batch; with `lock`, locks its products first. A row is called silent about a column in two cases: the row
 * is held back, or the row lacks the column and other rows of the same product have a value. For a silent row, the
 * import uses the stored value.
 */
export async function readBatch(client: Client, from: number, to: number, lock: boolean): Promise<void> {
  await client.query('truncate batch_items, batch_products, batch_variants');
  await client.query(
    `insert into batch_items select i.* from import_products p join import_items i using (product_sku)
      where p.no between $1 and $2 and i.fault is null`,
    [from, to],
  );
  if (lock) await lockProducts(client, from, to);
  await client.query(
    `insert into batch_products
     select n.no, n.product_id, p.id is null,
            case when a.all_backorder or n.held_row is null and not a.silent_availability then a.all_backorder end,
            a.material_differs or s.silent_material and ${hasStoredChoice('Material')},
            a.pattern_differs or s.silent_pattern and ${hasStoredChoice('Diseño')},
            case when s.silent_gtin is null or a.gtin_row < s.silent_gtin then coalesce(a.gtin, a.empty_gtin)
              else coalesce(p.gtin, a.gtin) end,
            a.first_pictures, n.held_row, s.silent_row, s.silent_material,
            case when s.silent_row is not null
              then array(select distinct c.options ->> 'Color' from product_variants c
                          where c.product_id = n.product_id) end,
            f.*
       from (select distinct on (product_sku) * from batch_items order by product_sku, row_no) f
       join import_products n using (product_sku)
       join (
         select product_sku, bool_or(availability in ('backorder', 'preorder')) as all_backorder,
                bool_or(availability is null) as silent_availability,
                bool_or(material is null) and bool_or(material is not null) as silent_material,
                bool_or(pattern is null) and bool_or(pattern is not null) as silent_pattern,
                min(row_no) filter (where gtin is null) as silent_gtin,
                min(row_no) filter (where picture_keys is null and gallery_keys is null) as silent_pictures,
                count(distinct material) filter (where material <> '') > 1 as material_differs,
                count(distinct pattern) filter (where pattern <> '') > 1 as pattern_differs,
                (array_agg(gtin order by row_no) filter (where gtin <> ''))[1] as gtin,
                min(row_no) filter (where gtin <> '') as gtin_row, max(gtin) as empty_gtin,
                bool_or(picture_keys is not null or gallery_keys is not null) as first_pictures
           from batch_items group by product_sku
       ) a using (product_sku)
       left join products p on p.sku = f.product_sku
       cross join lateral (
         select a.silent_material or n.held_row is not null as silent_material,
                a.silent_pattern or n.held_row is not null as silent_pattern,
                least(a.silent_gtin, n.held_row) as silent_gtin, least(a.silent_pictures, n.held_row) as silent_row
       ) s
      order by n.no`,
  );
  await client.query(
    `update batch_products set ${productColumnsOfFirstRow.map((column) => `${column} = null`).join(', ')},
       -- If the file has the column "features", it decides about backorder, and the availability of rows does not.
       all_backorder = case when features is null then all_backorder end
      where not is_new and held_row < row_no`,
  );
  await client.query(
    `insert into batch_variants
     select i.row_no, i.sku, b.product_id, i.product_sku, coalesce(i.options, c.options), i.color, i.color_hex,
            i.list_price, o.price, i.sale_price, i.sale_starts_at, i.sale_ends_at, o.is_on,
            case when i.availability = 'out_of_stock' then 0 else i.quantity end,
            i.availability <> 'out_of_stock' and i.quantity is null,
            case when i.features is not null
              then case when 'variant_stored_by_shop' = any (i.features) then true else false end end
       from batch_items i
       join batch_products b on b.product_sku = i.product_sku
       left join product_variants v on v.sku = i.sku
       cross join lateral (
         select i.sale_price is not null and coalesce(i.sale_starts_at <= now(), true)
           and coalesce(i.sale_ends_at > now(), true)) s (is_on)
       cross join lateral (select s.is_on, case when s.is_on then i.sale_price else i.list_price end) o (is_on, price)
       cross join lateral (
         select case when coalesce(i.color, i.size, i.material, i.pattern) is not null
                then ('{' || coalesce(string_agg(to_json(name)::text || ':' || to_json(value)::text, ',' order by position)
                  filter (where value <> ''), '') || '}')::json end
           from (
             -- If the file does not have the column of a choice, the stored choice stays.
             select position, name,
                    case when given is null then v.options ->> name when is_choice then given end as value
               from (values (1, 'Color', i.color, true), (2, 'Talla', i.size, true),
                            (3, 'Material', i.material, b.material_differs),
                            (4, 'Diseño', i.pattern, b.pattern_differs)) own (position, name, given, is_choice)
             union all
             select 4 + ordinality, key, value from json_each_text(v.options) with ordinality
              where key not in ('Color', 'Talla', 'Material', 'Diseño')
           ) choice
       ) c (options)
      order by i.row_no`,
  );
  await client.query(
    'analyze batch_products (product_sku, product_id, row_no); analyze batch_variants (row_no, sku, product_id)',
  );
}

/**
 * Locks the batch's products, and the products that its variants leave, sorted by id as in operators' commands. So data
 * that are read from here on stay valid until they are written, and no concurrent change is lost. Reviews may still be
 * written meanwhile.
 */
async function lockProducts(client: Client, from: number, to: number): Promise<void> {
  await client.query(
    `select from products
      where id in (
        select product_id from import_products where no between $1 and $2
        union select v.product_id from batch_items i join product_variants v on v.sku = i.sku
      )
      order by id for no key update`,
    [from, to],
  );
}
