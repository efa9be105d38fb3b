import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { type CardRow, readCards } from './card-repository.ts';
import { type DetailRow, readDetail } from './detail-repository.ts';
import {
  type ColourPictureRow,
  readColourPictures,
  readPrices,
  readVariants,
  type VariantRow,
} from './variant-repository.ts';

/** What the search for similar products needs of a product. */
export interface Origin {
  /** From the department down to its own category. */
  categoryPath: number[];
  price: number;
}

export interface ProductRepository {
  /** In the sequence of the ids; missing products are left out. */
  byIds(ids: readonly number[]): Promise<CardRow[]>;
  /** Prices of these products themselves. */
  prices(ids: readonly number[]): Promise<Array<{ id: number; sale_price: number }>>;
  /** All variants of these products, in their sequence. */
  variants(ids: readonly number[]): Promise<VariantRow[]>;
  /** Pictures that show one colour of these products, in their sequence. */
  colourPictures(ids: readonly number[]): Promise<ColourPictureRow[]>;
  /** Those of these ids that can be bought, in the same sequence. */
  onSale(ids: readonly number[]): Promise<number[]>;
  /** Products on sale with one of these codes. */
  idsByCode(codes: readonly string[]): Promise<number[]>;
  detail(id: number): Promise<DetailRow | undefined>;
  /** Undefined when there is no such product. */
  origin(id: number): Promise<Origin | undefined>;
}

export function createProductRepository(db: Kysely<Database>): ProductRepository {
  return {
    byIds: (ids) => readCards(db, ids),
    prices: (ids) => readPrices(db, ids),
    variants: (ids) => readVariants(db, ids),
    colourPictures: (ids) => readColourPictures(db, ids),
    async onSale(ids) {
      const rows = await db
        .selectFrom('products')
        .select('id')
        .where(sql<boolean>`id = any (${ids}::integer[])`)
        .where('is_active', '=', true)
        .where('stock', '>', 0)
        .orderBy(sql`array_position(${ids}::integer[], id)`)
        .execute();
      return rows.map(({ id }) => id);
    },
    async idsByCode(codes) {
      const { rows } = await sql<{ id: number }>`
        with coded as (
          select id from products where sku = any (${codes}::text[])
          union select id from products where gtin = any (${codes}::text[])
          union select product_id from product_variants where sku = any (${codes}::text[])
        )
        select id from coded join products using (id) where is_active order by id limit 100`.execute(db);
      return rows.map(({ id }) => id);
    },
    detail: async (id) => (await readDetail(db, id))[0],
    async origin(id) {
      const row = await db
        .selectFrom('products as p')
        .select(['p.level1_id', 'p.level2_id', 'p.level3_id', 'p.sale_price'])
        .where('p.id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const levels = [row.level1_id, row.level2_id, row.level3_id];
      return { categoryPath: levels.filter((level) => level !== null), price: row.sale_price };
    },
  };
}
