import { type Database, preparedQuery } from '@tianguis/database';
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

/** The values of a product that the search for similar products needs. */
export interface Origin {
  /** Ids from the department down to the product's own category. */
  categoryPath: number[];
  price: number;
}

export interface ProductRepository {
  /** Cards in the sequence of the ids; missing products are left out. */
  byIds(ids: readonly number[]): Promise<CardRow[]>;
  /** Prices of the products themselves, not of their variants. */
  prices(ids: readonly number[]): Promise<Array<{ id: number; sale_price: number }>>;
  /** All variants of these products; each product's variants are in their sequence. */
  variants(ids: readonly number[]): Promise<VariantRow[]>;
  /** Pictures of these products that show one colour; each product's pictures are in their sequence. */
  colourPictures(ids: readonly number[]): Promise<ColourPictureRow[]>;
  /** The ids of products that can be bought, in the same sequence. */
  onSale(ids: readonly number[]): Promise<number[]>;
  /** Products on sale with one of these codes. */
  idsByCode(codes: readonly string[]): Promise<number[]>;
  detail(id: number): Promise<DetailRow | undefined>;
  /** Origins by id; missing products are left out. */
  origins(ids: readonly number[]): Promise<Map<number, Origin>>;
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
    async origins(ids) {
      const rows = await readOrigins(db, ids);
      return new Map(
        rows.map(({ id, level1_id, level2_id, level3_id, sale_price: price }) => [
          id,
          { categoryPath: [level1_id, level2_id, level3_id].filter((level) => level !== null), price },
        ]),
      );
    },
  };
}

const readOrigins = preparedQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.level1_id', 'p.level2_id', 'p.level3_id', 'p.sale_price'])
    .where(sql<boolean>`p.id = any (${ids}::integer[])`),
);
