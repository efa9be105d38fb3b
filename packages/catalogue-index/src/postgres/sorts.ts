/** Sorts in SQL: columns of `index_documents` with an index, and the sort key of rank buckets. */
import type { Sort } from '@tianguis/domain';
import { type RawBuilder, sql } from 'kysely';

interface SortKey {
  /** Of `d index_documents`, as one bigint: what comes first has the greatest, and no two products have the same. */
  key: string;
  /** Columns that sort products the same way, with an index of the whole shop and one of each department. */
  columns: string;
}

/** Ids count last, the least first. */
const byId = '2147483647 - d.product_id';

export const sortKeys = {
  relevance: { key: 'd.relevance', columns: 'relevance desc' },
  // The cheapest first; the dearest first is the reverse.
  price: { key: '-((d.sale_price::bigint << 32) + d.product_id)', columns: 'sale_price, product_id' },
  rating: {
    key: `(d.rating::bigint << 50) + (least(d.rating_count, 262143)::bigint << 32) + ${byId}`,
    columns: 'rating desc, rating_count desc, product_id',
  },
  newest: {
    key: `((extract(epoch from d.created_at - timestamptz '1970-01-01 00:00:00+00') / 60)::bigint << 32) + ${byId}`,
    columns: 'created_at desc, product_id',
  },
  discount: { key: `(d.discount::bigint << 32) + ${byId}`, columns: 'discount desc, product_id' },
} as const satisfies Readonly<Record<string, SortKey>>;

type SortKeyName = keyof typeof sortKeys;
const names = Object.keys(sortKeys) as SortKeyName[];

/** The sort key that each sort goes by, and whether backwards. */
export const sortSql: Readonly<Record<Sort, { key: SortKeyName; reversed: boolean }>> = {
  relevance: { key: 'relevance', reversed: false },
  price_asc: { key: 'price', reversed: false },
  price_desc: { key: 'price', reversed: true },
  rating: { key: 'rating', reversed: false },
  newest: { key: 'newest', reversed: false },
  discount: { key: 'discount', reversed: false },
};

/** What `index_documents as d` is sorted by. The same index is read backwards where a sort is reversed. */
export function orderBy(sort: Sort): RawBuilder<unknown> {
  const { key, reversed } = sortSql[sort];
  const columns = sortKeys[key].columns.split(', ').map((column) => `d.${column}`);
  return sql.raw((reversed ? columns.map((column) => `${column} desc`) : columns).join(', '));
}

/** For files of sql/, by their names there. */
export const sortVariables: Readonly<Record<string, string>> = {
  sort_key_cases: names.map((name) => `when '${name}' then ${sortKeys[name].key}`).join('\n    '),
  sort_key_names: names.map((name) => `'${name}'`).join(', '),
  sort_bounds: names.map((name) => `index_bounds_of('${name}')`).join(', '),
  sort_indexes: names
    .map(
      (name) => `create index index_documents_${name} on index_documents (${sortKeys[name].columns});
create index index_documents_level1_${name} on index_documents (level1_id, ${sortKeys[name].columns});`,
    )
    .join('\n'),
};
