/** Pages of listings without a text: read along an index of their sort, or sorted. */
import { type Database, preparedForms } from '@tianguis/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Filters, Page, SimilarQuery, Sort } from '../catalogue-index.ts';
import type { Counts } from './counts.ts';
import { documentCondition } from './filters.ts';
import { orderBy } from './sorts.ts';
import { type Condition, every } from './sql.ts';

/** Rows of an index that may be skipped for one page, whatever else could be done. */
const patience = 4_000;
/** So many rows are read and sorted in no time. */
const fewRows = 8_000;

/** Whether the products of this scope stand together in an index of this sort. */
function hasIndex({ category, store }: Filters, sort: Sort): boolean {
  if (sort === 'relevance') return store === undefined || category === undefined;
  return store === undefined && (category === undefined || category.level === 1);
}

/**
 * Whether a page is better read along an index of its sort, skipping what the filters refuse, than by reading all that
 * they leave and sorting it. Where no index is of this very scope, that of the department or of the shop serves a scope
 * that is a good part of it.
 */
function isAlongIndex(
  filters: Filters,
  sort: Sort,
  { limit, offset }: Page,
  { total, scope, around }: Counts,
): boolean {
  const hasOwn = hasIndex(filters, sort);
  if (!hasOwn && total <= fewRows) return false;
  const read = ((offset + limit) * Math.max(scope, hasOwn ? 0 : around)) / Math.max(total, 1);
  return read <= Math.max(patience, total / 2);
}

/**
 * Ids of one page, of a listing with these counts. Prices begin where the first is: the planner believes that cheap
 * products ship free as often as dear ones, and would skip half the shop.
 */
export function pageQuery(filters: Filters, sort: Sort, page: Page, counts: Counts): RawBuilder<{ id: number }> {
  const ordered = sql`order by ${orderBy(sort)} limit ${page.limit} offset ${page.offset}`;
  const condition = documentCondition(filters);
  if (!isAlongIndex(filters, sort, page, counts))
    return sql`
      with d as materialized (select * from index_documents as d where ${condition})
      select d.product_id as id from d ${ordered}`;
  const { price_min, price_max } = counts;
  const from: Condition[] = [
    ...(sort === 'price_asc' && price_min !== null ? [sql<boolean>`d.sale_price >= ${price_min}`] : []),
    ...(sort === 'price_desc' && price_max !== null ? [sql<boolean>`d.sale_price <= ${price_max}`] : []),
  ];
  return sql`select d.product_id as id from index_documents as d where ${every([condition, ...from])} ${ordered}`;
}

export async function readPage(
  db: Kysely<Database>,
  filters: Filters,
  sort: Sort,
  page: Page,
  counts: Counts,
): Promise<number[]> {
  if (page.offset >= counts.total) return [];
  return readIds(db, pageQuery(filters, sort, page, counts));
}

/** The first that can be bought: read from an index where the sort has one. */
export function firstQuery(filters: Filters, sort: Sort, limit: number): RawBuilder<{ id: number }> {
  return sql<{ id: number }>`
    select d.product_id as id from index_documents as d where ${documentCondition(filters)} and d.relevance >= 0
      order by ${orderBy(sort)} limit ${limit}`;
}

/**
 * Prices are compared as proportions: $100 is as far from $200 as $1,000 from $2,000. A full leaf needs nothing of its
 * branch, which is many times larger.
 */
export async function readSimilar(
  db: Kysely<Database>,
  { id, categoryPath, price, limit }: SimilarQuery,
): Promise<number[]> {
  const [level1, level2, level3] = categoryPath;
  const near = async (level: Level, scope: number | undefined) => {
    const values = { id, scope, own: categoryPath.at(-1), price, limit };
    return (await similarForms(db, level, values, (named) => similarQuery(level, named))).map((row) => row.id);
  };
  const leaf = level3 === undefined ? [] : await near('level3_id', level3);
  if (leaf.length === limit) return leaf;
  return level2 === undefined ? near('level1_id', level1) : near('level2_id', level2);
}

type Level = 'level1_id' | 'level2_id' | 'level3_id';
type Near = Record<'id' | 'scope' | 'own' | 'price' | 'limit', number | undefined>;

const similarForms = preparedForms<Near, { id: number }>();

const similarQuery = (level: Level, { id, scope, own, price, limit }: Near) => sql<{ id: number }>`
  select d.product_id as id from index_documents as d
   where d.relevance >= 0 and d.product_id <> ${id}::integer and ${sql.ref(`d.${level}`)} = ${scope}::integer
   order by (d.category_id = ${own}::integer) desc, abs(ln(d.sale_price::float8 / ${price}::float8)), d.product_id
   limit ${limit}::integer`;

export async function readIds(db: Kysely<Database>, query: RawBuilder<{ id: number }>): Promise<number[]> {
  return (await query.execute(db)).rows.map(({ id }) => id);
}
