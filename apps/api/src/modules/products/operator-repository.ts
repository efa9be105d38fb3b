import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

/** A product as it is stored, for operators, even if shoppers do not see it. Money is in centavos. */
export interface ProductSheet {
  id: number;
  sku: string;
  title: string;
  slug: string;
  active: boolean;
  category: string;
  brand: string;
  store: { id: number; name: string };
  listPrice: number;
  salePrice: number;
  offerEndsAt: Date | null;
  stock: number;
  rating: { average: number; count: number };
  /** The first sort key of listings and searches. Greater values come first. */
  popularity: number;
  pictures: number;
  updatedAt: Date;
  variants: VariantSheet[];
}

export interface VariantSheet {
  sku: string;
  options: Record<string, string>;
  listPrice: number;
  salePrice: number;
  stock: number;
  /** An offer with dates. */
  offer: { salePrice: number; startsAt: string | null; endsAt: string | null } | null;
}

export type FoundProduct = Pick<ProductSheet, 'id' | 'sku' | 'title' | 'active' | 'salePrice' | 'stock'>;

/** @param db the database, or a transaction of it */
export function productOperatorRepository(db: Kysely<Database>) {
  return {
    /** Locks products against other writers, in the sequence of their ids. */
    async lock(ids: readonly number[]): Promise<void> {
      await sql`select lock_products(${ids})`.execute(db);
    },

    /** The product sheets, sorted by id. */
    async sheets(ids: readonly number[]): Promise<ProductSheet[]> {
      const { rows } = await sql<ProductSheet>`
        select p.id, p.sku, p.title, p.slug, p.is_active as active,
               p.list_price as "listPrice", p.sale_price as "salePrice",
               p.offer_ends_at as "offerEndsAt", p.stock, p.popularity, p.updated_at as "updatedAt", b.name as brand,
               (select string_agg(c.name, ' > ' order by c.level) from categories c
                 where c.id = any ((select path from categories where id = p.category_id)::integer[])) as category,
               json_build_object('id', s.id, 'name', s.name) as store,
               json_build_object('average', p.rating_average, 'count', p.rating_count) as rating,
               (select count(*) from product_pictures i where i.product_id = p.id) as pictures,
               coalesce((select json_agg(json_build_object(
                   'sku', v.sku, 'options', v.options, 'listPrice', v.list_price,
                   'salePrice', v.sale_price, 'stock', v.stock, 'offer', case when o.variant_id is not null then
                   json_build_object('salePrice', o.sale_price, 'startsAt', o.starts_at, 'endsAt', o.ends_at) end)
                   order by v.position)
                  from product_variants v left join variant_offers o on o.variant_id = v.id
                 where v.product_id = p.id), '[]') as variants
          from products p join brands b on b.id = p.brand_id join stores s on s.id = p.store_id
         where p.id = any (${ids}) order by p.id`.execute(db);
      return rows;
    },

    /**
     * Makes products available for purchase, or unavailable. Clears left_feed_at, so that a later import does not
     * revert the operator's decision.
     */
    async setActive(ids: readonly number[], active: boolean): Promise<void> {
      await sql`update products set is_active = ${active}, left_feed_at = null, updated_at = now()
        where id = any (${ids}) and (is_active <> ${active} or left_feed_at is not null)`.execute(db);
    },

    /** Ids of the products that match a word: by id, SKU, or SKU of a variant. */
    async named(word: string): Promise<number[]> {
      const id = /^\d{1,9}$/.test(word) ? Number(word) : -1;
      const { rows } = await sql<{ id: number }>`
        select id from products where id = ${id} or sku = ${word}
        union select product_id from product_variants where sku = ${word} order by 1`.execute(db);
      return rows.map((row) => row.id);
    },

    /**
     * Products whose title, SKU, barcode or brand contains all words. Products on sale come first. Ignores accents and
     * case.
     */
    async find(words: readonly string[], limit: number): Promise<FoundProduct[]> {
      const text = sql`translate(lower(p.title || ' ' || p.sku || ' ' || coalesce(p.gtin, '') || ' ' || b.name),
        'áéíóúüñ', 'aeiouun')`;
      const contains = words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`);
      const { rows } = await sql<FoundProduct>`
        select p.id, p.sku, p.title, p.is_active as active, p.sale_price as "salePrice", p.stock
          from products p join brands b on b.id = p.brand_id
         where ${sql.join(contains, sql` and `)}
         order by p.is_active desc, p.popularity desc, p.id limit ${limit}`.execute(db);
      return rows;
    },
  };
}

/** Removes case and accents of a word, and escapes the wildcards of `like`. */
const escapeLike = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\\%_]/g, '\\$&');
