/** Assigns product ids to the products of the staged file. */
import type pg from 'pg';
import { nameless } from '../held-back/held-back-repository.ts';

type Client = pg.ClientBase;

/**
 * Makes sequences transactional for a rehearsal, so that the rollback restores them. `nextval` and `setval` are not
 * transactional, but `alter sequence restart` is: until the transaction ends, the sequence has a new file. Other
 * transactions that need a number wait meanwhile.
 */
export async function isolateSequences(client: Client): Promise<void> {
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

/**
 * A product id in a link may exceed the shop's highest id by at most this number. So a typing error cannot use up the
 * ids.
 */
const MAX_ID_GAP = 100_000_000;

export interface FileSize {
  rows: number;
  faults: number;
  /** Number of held-back rows that do not clearly identify their variant. */
  nameless: number;
  products: number;
}

/**
 * Numbers the file's products in the sequence of the file. Assigns a product id to each product: the existing id, the
 * id in the product's link, or a new id. Ids are assigned once for the whole file, so that a resumed import uses the
 * same ids.
 */
export async function numberProducts(client: Client): Promise<FileSize> {
  await client.query(`
    create temp table wanted_ids on commit drop as
    select distinct on (wanted_id) product_sku, wanted_id from (
      select distinct on (product_sku) product_sku, wanted_id, row_no
        from import_items where fault is null and wanted_id is not null order by product_sku, row_no
    ) f
     where wanted_id <= (select coalesce(max(id), 0) from products) + ${MAX_ID_GAP}
       and not exists (select from products o where o.id = f.wanted_id)
       and not exists (select from products o where o.sku = f.product_sku)
     order by wanted_id, row_no;
    select setval(pg_get_serial_sequence('products', 'id'),
      greatest((select max(id) from products), (select max(wanted_id) from wanted_ids),
        (select last_value from products_id_seq), 1));
    select setval(pg_get_serial_sequence('product_variants', 'id'),
      greatest((select max(id) from product_variants), (select last_value from product_variants_id_seq), 1))`);
  await client.query(`
    insert into import_products (no, product_sku, product_id)
    with listed as (
      select product_sku, min(row_no) as row_no from import_items where fault is null group by product_sku
    ), known as (
      select l.product_sku, l.row_no, p.id, w.wanted_id
        from listed l left join products p on p.sku = l.product_sku
        left join wanted_ids w on w.product_sku = l.product_sku
    )
    select row_number() over (), product_sku,
           coalesce(id, wanted_id, nextval(pg_get_serial_sequence('products', 'id'))::int)
      from (select * from known order by row_no) sorted`);
  await client.query('analyze import_products');
  const { rows } = await client.query<FileSize>(`
    select count(*)::int as rows, (count(*) filter (where fault is not null))::int as faults,
           (count(*) filter (where ${nameless('i')}))::int as nameless,
           (select count(*)::int from import_products) as products
      from import_items i`);
  return rows[0] ?? { rows: 0, faults: 0, nameless: 0, products: 0 };
}
