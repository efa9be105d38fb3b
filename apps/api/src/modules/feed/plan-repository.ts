/** What a file that was read means for this shop: which rows are held back, which products it has, what their words are here. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** For files that do not say of which product a variant is: the one that it is of here. */
export async function findProducts(client: Client): Promise<void> {
  await client.query(`
    update import_items i set product_sku = p.sku from product_variants v join products p on p.id = v.product_id
     where v.sku = i.sku and p.sku <> i.product_sku`);
}

/**
 * For files that have no column for an offer's dates: an offer at the price that is stored is the stored one, and begins and ends when
 * it was told to. Without this a file of prices would begin what is still to come, and never end it.
 */
export async function keepOfferDates(client: Client): Promise<void> {
  await client.query(`
    update import_items i set sale_starts_at = o.starts_at, sale_ends_at = o.ends_at
      from variant_offers o join product_variants v on v.id = o.variant_id
     where v.sku = i.sku and o.sale_price = i.sale_price`);
}

/** Holds back rows that only the whole file, or the shop, shows to be wrong. */
export async function holdBackMore(client: Client): Promise<void> {
  await client.query('create index import_items_product on import_items (product_sku)');
  await client.query('analyze import_items (row_no, sku, product_sku, fault)');
  await client.query(`
    update import_items i set fault = 'the id stands already on line ' || d.first_line
      from (
        select row_no, first_value(row_no) over same as first, first_value(line) over same as first_line
          from import_items where fault is null window same as (partition by sku order by row_no)
      ) d
     where d.row_no = i.row_no and i.fault is null and d.row_no > d.first`);
  // What is not in the shop yet must say all that a shopper has to know.
  await client.query(`
    update import_items i set fault = 'the product is new, and ' || w.missing || ' is missing'
      from (
        select i.row_no, concat_ws(', ', case when i.title is null then 'title' end, case when i.list_price is null then 'price' end,
            case when i.category is null then 'product_type' end,
            case when i.availability is null and i.quantity is null then 'availability' end) as missing
          from import_items i
         where i.fault is null and not exists (select from products p where p.sku = i.product_sku)
      ) w
     where w.row_no = i.row_no and i.fault is null and w.missing <> ''`);
  await client.query(`
    update import_items i set fault = 'the variant is new, and price or availability is missing'
     where i.fault is null and (i.list_price is null or (i.availability is null and i.quantity is null))
       and not exists (select from product_variants v where v.sku = i.sku)`);
}

/**
 * For a rehearsal: what it takes from the sequences comes back with the transaction. A number that `nextval` or `setval` moved does not,
 * but a sequence that was begun anew within the transaction is another one until its end. Whoever needs a number meanwhile waits.
 */
export async function setSequencesAside(client: Client): Promise<void> {
  await client.query(`
    do $$
    declare name text; value bigint;
    begin
      foreach name in array array['products', 'product_variants', 'categories', 'stores', 'brands'] loop
        execute format('select last_value from %s', pg_get_serial_sequence(name, 'id')) into value;
        execute format('alter sequence %s restart with %s', pg_get_serial_sequence(name, 'id'), value);
        perform nextval(pg_get_serial_sequence(name, 'id'));
      end loop;
    end $$`);
}

/** How far beyond the shop's numbers one in an address may lie: numbers do not grow for ever, and a typing error must not use them up. */
const FARTHEST = 100_000_000;

export interface FileSize {
  rows: number;
  faults: number;
  /** Rows held back that do not say for sure which variant they are. */
  nameless: number;
  products: number;
}

/**
 * Numbers the file's products in its order, and gives each its number in the shop: its own, that of its address in this shop, or a new
 * one. Given out once for the whole file, so that an import that was interrupted gives the same.
 */
export async function numberProducts(client: Client): Promise<FileSize> {
  await client.query(`
    create temp table wanted_numbers on commit drop as
    select distinct on (wanted_id) product_sku, wanted_id from (
      select distinct on (product_sku) product_sku, wanted_id, row_no
        from import_items where fault is null and wanted_id is not null order by product_sku, row_no
    ) f
     where wanted_id <= (select coalesce(max(id), 0) from products) + ${FARTHEST}
       and not exists (select from products o where o.id = f.wanted_id)
       and not exists (select from products o where o.sku = f.product_sku)
     order by wanted_id, row_no;
    select setval(pg_get_serial_sequence('products', 'id'),
      greatest((select max(id) from products), (select max(wanted_id) from wanted_numbers), (select last_value from products_id_seq), 1));
    select setval(pg_get_serial_sequence('product_variants', 'id'),
      greatest((select max(id) from product_variants), (select last_value from product_variants_id_seq), 1))`);
  await client.query(`
    insert into import_products (no, product_sku, product_id)
    with listed as (
      select product_sku, min(row_no) as row_no from import_items where fault is null group by product_sku
    ), known as (
      select l.product_sku, l.row_no, p.id, w.wanted_id
        from listed l left join products p on p.sku = l.product_sku left join wanted_numbers w on w.product_sku = l.product_sku
    )
    select row_number() over (), product_sku, coalesce(id, wanted_id, nextval(pg_get_serial_sequence('products', 'id'))::int)
      from (select * from known order by row_no) in_order`);
  await client.query('analyze import_products');
  const { rows } = await client.query<FileSize>(`
    select count(*)::int as rows, (count(*) filter (where fault is not null))::int as faults,
           (count(*) filter (where ${nameless('i')}))::int as nameless,
           (select count(*)::int from import_products) as products
      from import_items i`);
  return rows[0] ?? { rows: 0, faults: 0, nameless: 0, products: 0 };
}

/** A row held back that may be any variant which the file does not have otherwise. */
const nameless = (row: string) => `(${row}.fault is not null and (${row}.sku is null or ${row}.unsure))`;

/**
 * Notes of which products rows are held back: of those that such a row names, of that which its variant is of here, and, where a row does
 * not say for sure which variant it is, of all that have a variant here which the file does not have. What hangs on such a row is not known
 * to the file, so it stays as it is stored.
 * @param isTrusted the operator says that rows without a name are none
 */
export async function markHeldProducts(client: Client, { isTrusted }: { isTrusted: boolean }): Promise<void> {
  await client.query(`
    update import_products t set held_row = h.row_no
      from (
        select product_sku, min(row_no) as row_no from (
          select product_sku, row_no from import_items where fault is not null
          union all
          select p.sku, i.row_no from import_items i join product_variants v on v.sku = i.sku join products p on p.id = v.product_id
           where i.fault is not null
        ) named group by product_sku
      ) h
     where h.product_sku = t.product_sku`);
  if (isTrusted) return;
  const { rows } = await client.query<{ row: number | null }>(
    `select min(row_no) as row from import_items i where ${nameless('i')}`,
  );
  const row = rows[0]?.row ?? null;
  if (row === null) return;
  await client.query(
    `update import_products t set held_row = least(t.held_row, $1)
      where t.product_id in (
        select v.product_id from product_variants v where not exists (select from import_items i where i.sku = v.sku))`,
    [row],
  );
}

/**
 * What a product is said to be by its first row counts, so words of other rows are not looked up; nor is what a product of the shop keeps
 * because the file does not say it, or because its first row is held back.
 */
export async function noteFirstItems(client: Client): Promise<void> {
  await client.query(`
    create temp table first_items on commit drop as
    select i.row_no, i.category, i.seller_name, coalesce(i.seller, case when p.id is null then '' end) as seller,
           coalesce(i.brand, case when p.id is null then '' end) as brand
      from import_items i join (select min(row_no) as row_no from import_items where fault is null group by product_sku) f using (row_no)
      join import_products n on n.product_sku = i.product_sku
      left join products p on p.sku = i.product_sku
     where p.id is null or n.held_row is null or n.held_row > i.row_no`);
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

/**
 * Variants that the file's products have here, and how many of them the file does not have, so that `--replace` deletes them. One that
 * the file has with another product goes there; rows held back count as had.
 */
export async function countDropped(client: Client): Promise<{ dropped: number; variants: number }> {
  await client.query('create index import_items_sku on import_items (sku)');
  const { rows } = await client.query<{ dropped: number; variants: number }>(`
    select count(*)::int as variants, (count(*) filter (where ${variantNotInFile('v', 'i')}))::int as dropped
      from import_products i join product_variants v on v.product_id = i.product_id`);
  return rows[0] ?? { dropped: 0, variants: 0 };
}

/** @param product its product in `import_products`, or with the same `held_row` */
export const variantNotInFile = (v: string, product: string) => `
  ${product}.held_row is null and not exists (select from import_items h where h.sku = ${v}.sku)`;

export const notInFile = (p: string) => `
  not exists (select from import_products i where i.product_sku = ${p}.sku)
  and not exists (select from import_items h where h.fault is not null and h.product_sku = ${p}.sku)
  and not exists (select from import_items h join product_variants v on v.sku = h.sku where h.fault is not null and v.product_id = ${p}.id)`;
