/** Holds back invalid rows of the staged file, and marks the products to which they may belong. */
import type pg from 'pg';

type Client = pg.ClientBase;

/** Holds back rows with faults that need the whole file or the shop to be found. */
export async function holdBackInvalid(client: Client): Promise<void> {
  await client.query('create index import_items_product on import_items (product_sku)');
  await client.query('analyze import_items (row_no, sku, product_sku, fault)');
  await client.query(`
    update import_items i set fault = 'the id stands already on line ' || d.first_line
      from (
        select row_no, first_value(row_no) over same as first, first_value(line) over same as first_line
          from import_items where fault is null window same as (partition by sku order by row_no)
      ) d
     where d.row_no = i.row_no and i.fault is null and d.row_no > d.first`);
  // A new product needs all columns that shoppers must see.
  await client.query(`
    update import_items i set fault = 'the product is new, and ' || w.missing || ' is missing'
      from (
        select i.row_no, concat_ws(', ', case when i.title is null then 'title' end,
            case when i.list_price is null then 'price' end, case when i.category is null then 'product_type' end,
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
 * SQL: whether a row is held back and does not identify its variant. Such a row may mean any variant that has no other
 * row in the file.
 */
export const nameless = (row: string) => `(${row}.fault is not null and (${row}.sku is null or ${row}.unsure))`;

/**
 * Marks products to which a held-back row may belong: the product in the row, and the product of its variant in the
 * shop. If the row does not clearly identify its variant, each product with a variant that the file lacks is marked.
 * The stored data that depend on such a row stay.
 * @param isTrusted true if the operator has confirmed that unidentified rows are irrelevant
 */
export async function markHeldBackProducts(client: Client, { isTrusted }: { isTrusted: boolean }): Promise<void> {
  await client.query(`
    update import_products t set held_row = h.row_no
      from (
        select product_sku, min(row_no) as row_no from (
          select product_sku, row_no from import_items where fault is not null
          union all
          select p.sku, i.row_no
            from import_items i join product_variants v on v.sku = i.sku join products p on p.id = v.product_id
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
