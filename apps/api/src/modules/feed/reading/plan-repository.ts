/** Completes the staged file from the shop: products, dates of offers, and the names in first rows. */
import type pg from 'pg';

type Client = pg.ClientBase;

/**
 * If the file has no `item_group_id`: assigns each item to the product that its variant already belongs to in the shop.
 */
export async function findProducts(client: Client): Promise<void> {
  await client.query(`
    update import_items i set product_sku = p.sku from product_variants v join products p on p.id = v.product_id
     where v.sku = i.sku and p.sku <> i.product_sku`);
}

/**
 * If the file has no dates of offers: an offer with the stored offer's price gets the dates of the stored offer.
 * Otherwise a file of prices would start a future offer at once, and the offer would never end.
 */
export async function copyStoredOfferDates(client: Client): Promise<void> {
  await client.query(`
    update import_items i set sale_starts_at = o.starts_at, sale_ends_at = o.ends_at
      from variant_offers o join product_variants v on v.id = o.variant_id
     where v.sku = i.sku and o.sale_price = i.sale_price`);
}

/**
 * Collects the categories, sellers and brands of first rows, since a product takes these from its first row. Leaves out
 * products whose stored values stay, because the file lacks the column or the first row is held back.
 */
export async function collectFirstItems(client: Client): Promise<void> {
  await client.query(`
    create temp table first_items on commit drop as
    select i.row_no, i.category, i.seller_name, coalesce(i.seller, case when p.id is null then '' end) as seller,
           coalesce(i.brand, case when p.id is null then '' end) as brand
      from import_items i
      join (select min(row_no) as row_no from import_items where fault is null group by product_sku) f using (row_no)
      join import_products n on n.product_sku = i.product_sku
      left join products p on p.sku = i.product_sku
     where p.id is null or n.held_row is null or n.held_row > i.row_no`);
}

/** Paths of the shop's categories, each as names from the department down. */
export async function categoryPaths(client: Client): Promise<{ id: number; names: string[] }[]> {
  const { rows } = await client.query<{ id: number; names: string[] }>(`
    select c.id, array_agg(a.name order by a.level) as names
      from categories c join categories a on a.id = any (c.path) group by c.id order by c.id`);
  return rows;
}
