import type { ListingOrder } from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { CardRow } from './card-repository.ts';
import { readCounts, readFacets } from './counts-repository.ts';
import { type DetailRow, readDetail } from './detail-repository.ts';
import type { FacetCounts, ListingCounts } from './facet-repository.ts';
import type { ListingFilter, Slice } from './filter-repository.ts';
import { readFound, type SearchFilter } from './found-repository.ts';
import { onSaleQuery, readCards, readPage } from './listing-repository.ts';
import { readRelated } from './related-repository.ts';

export interface ProductRepository {
  /** Cards of one page of a listing that has that many. */
  page(filter: ListingFilter, order: ListingOrder, slice: Slice, counts: ListingCounts): Promise<CardRow[]>;
  /** One page of what was searched. */
  found(filter: SearchFilter, order: ListingOrder, slice: Slice): Promise<CardRow[]>;
  /** Ids of the first of a listing that can be bought. */
  firstOnSale(filter: ListingFilter, order: ListingOrder, limit: number): Promise<number[]>;
  /** Those of these that can be bought, in the order of the ids. */
  onSale(ids: readonly number[]): Promise<number[]>;
  /** Those on sale with one of these codes. */
  idsByCode(codes: readonly string[]): Promise<number[]>;
  counts(filter: ListingFilter): Promise<ListingCounts>;
  facets(filter: ListingFilter): Promise<FacetCounts>;
  /** In the order of the ids; those that do not exist are left out. */
  byIds(ids: readonly number[]): Promise<CardRow[]>;
  detail(id: number): Promise<DetailRow | undefined>;
  related(id: number, limit: number): Promise<CardRow[] | undefined>;
}

export function createProductRepository(db: Kysely<Database>): ProductRepository {
  return {
    page: (filter, order, slice, counts) => readPage(db, filter, order, slice, counts),
    found: async (filter, order, slice) => readCards(db, await readFound(db, filter, order, slice)),
    firstOnSale: async (filter, order, limit) =>
      (await onSaleQuery(filter, order, limit).execute(db)).rows.map(({ id }) => id),
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
    counts: (filter) => readCounts(db, filter),
    facets: (filter) => readFacets(db, filter),
    byIds: (ids) => readCards(db, ids),
    detail: async (id) => (await readDetail(db, id))[0],
    related: (id, limit) => readRelated(db, id, limit),
  };
}
