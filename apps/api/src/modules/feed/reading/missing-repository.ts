/** Counts the products and variants that the file lacks and `--replace` would remove. */
import type pg from 'pg';

type Client = pg.ClientBase;

/**
 * Counts the products on sale, and the products on sale that the file lacks. A product with a held-back row does not
 * count as missing.
 */
export async function countMissing(client: Client): Promise<{ missing: number; active: number }> {
  const { rows } = await client.query<{ missing: number; active: number }>(`
    select count(*)::int as active, (count(*) filter (where ${notInFile('p')}))::int as missing
      from products p where is_active`);
  return rows[0] ?? { missing: 0, active: 0 };
}

/**
 * Counts the stored variants of the file's products, and the variants that the file lacks: `--replace` deletes these. A
 * variant that the file has in another product moves to that product. Held-back rows count as present.
 */
export async function countDropped(client: Client): Promise<{ dropped: number; variants: number }> {
  await client.query('create index import_items_sku on import_items (sku)');
  const { rows } = await client.query<{ dropped: number; variants: number }>(`
    select count(*)::int as variants, (count(*) filter (where ${variantNotInFile('v', 'i')}))::int as dropped
      from import_products i join product_variants v on v.product_id = i.product_id`);
  return rows[0] ?? { dropped: 0, variants: 0 };
}

/**
 * SQL: whether the file lacks a variant. @param product alias of its row in `import_products`, or of a table with the
 * same `held_row`
 */
export const variantNotInFile = (v: string, product: string) => `
  ${product}.held_row is null and not exists (select from import_items h where h.sku = ${v}.sku)`;

export const notInFile = (p: string) => `
  not exists (select from import_products i where i.product_sku = ${p}.sku)
  and not exists (select from import_items h where h.fault is not null and h.product_sku = ${p}.sku)
  and not exists (
    select from import_items h join product_variants v on v.sku = h.sku
     where h.fault is not null and v.product_id = ${p}.id)`;
