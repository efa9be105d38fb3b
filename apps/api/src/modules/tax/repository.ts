import type { Database } from '@tianguis/database';
import type { SellerTax, TaxedProduct, TaxKeys } from '@tianguis/domain/tax';
import { type Kysely, sql } from 'kysely';

/** A variant with what decides its tax keys. */
export interface TaxRow extends TaxedProduct {
  variant: number;
}

/** @param db the database, or a transaction of it */
export const taxRepository = (db: Kysely<Database>) => ({
  /** One statement. A variant that does not exist has no row. */
  async ofVariants(ids: readonly number[]): Promise<TaxRow[]> {
    const { rows } = await sql<TaxRow>`
      select v.id as variant, s.is_border as "isBorder",
             coalesce(t.keys, '{}') || jsonb_strip_nulls(jsonb_build_object('iepsUnits', x.ieps_units)) as own,
             array(select a.name from categories a where a.id = any (c.path) order by a.level) as category
        from product_variants v
        join products p on p.id = v.product_id
        join categories c on c.id = p.category_id
        join stores s on s.id = p.store_id
        left join product_tax t on t.product_id = p.id
        left join variant_tax x on x.variant_id = v.id
       where v.id = any (${[...ids]}::integer[])`.execute(db);
    return rows;
  },

  async ofSellers(ids: readonly number[]): Promise<(SellerTax & { store: number })[]> {
    return db
      .selectFrom('seller_tax')
      .select(['store_id as store', 'rfc', 'regime', 'name'])
      .where('store_id', 'in', [...ids, 0])
      .execute();
  },

  /**
   * The products on sale by category and by the keys that they have of their own: a group for each combination, with
   * the keys of one of its products.
   */
  async groupsOnSale(): Promise<{ category: number; own: TaxKeys; products: number }[]> {
    const { rows } = await sql<{ category: number; own: TaxKeys; products: number }>`
      select p.category_id as category, count(*)::integer as products,
             coalesce(min(t.keys::text), '{}')::jsonb as own
        from products p left join product_tax t on t.product_id = p.id
       where p.is_active
       group by p.category_id, t.keys ? 'claveProdServ', t.keys ? 'claveUnidad', t.keys ? 'iva',
                (t.keys ->> 'iepsAmount')::bigint > 0`.execute(db);
    return rows;
  },

  /**
   * Of these categories, those with a product on sale that has a quota of IEPS and a variant whose taxed units are
   * unknown. @param quotas the quota of the map by category; a quota of the product wins
   */
  async withoutUnits(quotas: ReadonlyMap<number, number>): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select c.id from unnest(${[...quotas.keys()]}::integer[], ${[...quotas.values()]}::bigint[]) c (id, quota)
       where exists (
         select from products p
           left join product_tax t on t.product_id = p.id
           join product_variants v on v.product_id = p.id
           left join variant_tax x on x.variant_id = v.id
          where p.category_id = c.id and p.is_active and x.variant_id is null
            and coalesce((t.keys ->> 'iepsAmount')::bigint, c.quota) > 0)`.execute(db);
    return rows.map(({ id }) => id);
  },

  async categories(): Promise<{ id: number; names: string[] }[]> {
    const { rows } = await sql<{ id: number; names: string[] }>`
      select c.id, array_agg(a.name order by a.level) as names
        from categories c join categories a on a.id = any (c.path) group by c.id order by c.id`.execute(db);
    return rows;
  },
});
