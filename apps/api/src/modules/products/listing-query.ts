/** Turns queries of the API into queries of the catalogue index. */
import type { Filters } from '@tianguis/catalogue-index';
import { type ListingQuery, readFilterQuery } from '@tianguis/contract';
import type { LocatedCategory } from '../categories/service.ts';

export const defaultPageSize = 20;
const maxId = 2147483647;

/** Filters, sort and page of a listing. */
export type FilterQuery = Omit<ListingQuery, 'filter_by[id]'>;

export const toIndexQuery = (query: FilterQuery, category: LocatedCategory | undefined) => {
  const { page = 1, page_size: limit = defaultPageSize, order_by: sort = 'relevance', facets } = query;
  return { filters: toFilters(query, category), sort, page: { limit, offset: (page - 1) * limit }, facets };
};

function toFilters(query: FilterQuery, category: LocatedCategory | undefined): Filters {
  return {
    category: category && {
      id: category.node.id,
      level: category.level,
      department: category.breadcrumb[0]?.id ?? category.node.id,
    },
    store: query['filter_by[store]'],
    ...readFilterQuery(query),
  };
}

/** Parses validated text: each id once, in its sequence, without those beyond the range of ids. */
export function parseIds(text: string): number[] {
  if (text === '') return [];
  return [...new Set(text.split(',').map(Number))].filter((id) => id <= maxId);
}
