/** What a file that was read means for this shop: which rows are held back, which products it has, what their words are here. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** For files that do not say of which product a variant is: the one that it is of here. */
export async function findProducts(client: Client): Promise<void> {
  await client.query(`
    update import_items i set product_sku = p.sku from product_variants v join products p on p.id = v.product_id
     where v.sku = i.sku and p.sku <> i.product_sku`);
}

/** Holds back rows that only the whole file, or the shop, shows to be wrong. */
export async function holdBackMore(client: Client): Promise<void> {
  await client.query('create index import_items_product on import_items (product_sku)');
  await client.query('analyze import_items (line, sku, product_sku, fault)');
  await client.query(`
    update import_items i set fault = 'the id stands already on line ' || d.first
      from (select line, min(line) over (partition by sku) as first from import_items where fault is null) d
     where d.line = i.line and i.fault is null and d.line > d.first`);
  // What is not in the shop yet must say all that a shopper has to know.
  await client.query(`
    update import_items i set fault = 'the product is new, and ' || w.missing || ' is missing'
      from (
        select i.line, concat_ws(', ', case when i.title is null then 'title' end, case when i.list_price is null then 'price' end,
            case when i.category is null then 'product_type' end,
            case when i.availability is null and i.quantity is null then 'availability' end) as missing
          from import_items i
         where i.fault is null and not exists (select from products p where p.sku = i.product_sku)
      ) w
     where w.line = i.line and i.fault is null and w.missing <> ''`);
  await client.query(`
    update import_items i set fault = 'the variant is new, and price or availability is missing'
     where i.fault is null and (i.list_price is null or (i.availability is null and i.quantity is null))
       and not exists (select from product_variants v where v.sku = i.sku)`);
}

export interface FileSize {
  rows: number;
  faults: number;
  /** Rows held back that do not say of which product they are. */
  nameless: number;
  products: number;
}

/**
 * Numbers the file's products in its order, and gives each its number in the shop: its own, that of its address in this shop, or a new
 * one. Given out once for the whole file, so that an import that was interrupted gives the same.
 */
export async function numberProducts(client: Client): Promise<FileSize> {
  await client.query(`
    select setval(pg_get_serial_sequence('products', 'id'),
      greatest((select max(id) from products), (select max(wanted_id) from import_items), (select last_value from products_id_seq), 1));
    select setval(pg_get_serial_sequence('product_variants', 'id'),
      greatest((select max(id) from product_variants), (select last_value from product_variants_id_seq), 1))`);
  await client.query(`
    insert into import_products (no, product_sku, product_id)
    with listed as (
      select product_sku, min(line) as line, (array_agg(wanted_id order by line))[1] as wanted_id
        from import_items where fault is null group by product_sku
    ), wanted as (
      select l.wanted_id, min(l.line) as line from listed l
       where l.wanted_id is not null and not exists (select from products o where o.id = l.wanted_id)
         and not exists (select from products o where o.sku = l.product_sku)
       group by l.wanted_id
    ), known as (
      select l.product_sku, l.line, p.id, w.wanted_id
        from listed l left join products p on p.sku = l.product_sku left join wanted w on w.line = l.line
    )
    select row_number() over (), product_sku, coalesce(id, wanted_id, nextval(pg_get_serial_sequence('products', 'id'))::int)
      from (select * from known order by line) in_order`);
  await client.query('analyze import_products');
  // What a product is said to be by its first row counts, so words of other rows are not looked up; nor is what a product of the
  // shop keeps because the file does not say it.
  await client.query(`
    create temp table first_items on commit drop as
    select i.line, i.category, i.seller_name, coalesce(i.seller, case when p.id is null then '' end) as seller,
           coalesce(i.brand, case when p.id is null then '' end) as brand
      from import_items i join (select min(line) as line from import_items where fault is null group by product_sku) f using (line)
      left join products p on p.sku = i.product_sku`);
  const { rows } = await client.query<FileSize>(`
    select count(*)::int as rows, (count(*) filter (where fault is not null))::int as faults,
           (count(*) filter (where fault is not null and sku is null))::int as nameless,
           (select count(*)::int from import_products) as products
      from import_items`);
  return rows[0] ?? { rows: 0, faults: 0, nameless: 0, products: 0 };
}

/** Paths of the shop's categories, names from the department down. */
export async function categoryPaths(client: Client): Promise<{ id: number; names: string[] }[]> {
  const { rows } = await client.query<{ id: number; names: string[] }>(`
    select c.id, array_agg(a.name order by a.level) as names
      from categories c join categories a on a.id = any (c.path) group by c.id order by c.id`);
  return rows;
}

/** Products on sale that the file does not have, and how many are on sale. Rows held back count as had. */
export async function countMissing(client: Client): Promise<{ missing: number; active: number }> {
  const { rows } = await client.query<{ missing: number; active: number }>(`
    select count(*)::int as active, (count(*) filter (where ${notInFile('p')}))::int as missing from products p where is_active`);
  return rows[0] ?? { missing: 0, active: 0 };
}

export const notInFile = (p: string) => `
  not exists (select from import_products i where i.product_sku = ${p}.sku)
  and not exists (select from import_items h where h.fault is not null and h.product_sku = ${p}.sku)
  and not exists (select from import_items h join product_variants v on v.sku = h.sku where h.fault is not null and v.product_id = ${p}.id)`;
