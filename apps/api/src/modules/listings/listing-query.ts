/** Converts queries of the API into queries of the catalogue index. */
import type { Filters } from '@tianguis/catalogue-index';
import { type ListingQuery, readFilterQuery } from '@tianguis/contract';
import type { LocatedCategory } from '../categories/service.ts';

export const defaultPageSize = 20;

/** Filters, sort and page of a listing. */
export type FilterQuery = Omit<ListingQuery, 'filter_by[id]'>;

/** @param arriving delivery groups that arrive in time, if the query asks for that */
export const toIndexQuery = (
  query: FilterQuery,
  category: LocatedCategory | undefined,
  arriving?: readonly number[],
) => {
  const { page = 1, page_size: limit = defaultPageSize, order_by: sort = 'relevance', facets } = query;
  return {
    filters: { ...toFilters(query, category), arriving },
    sort,
    page: { limit, offset: (page - 1) * limit },
    facets,
  };
};

function toFilters(query: FilterQuery, category: LocatedCategory | undefined): Filters {
  const { arrivesTomorrow: _, ...filters } = readFilterQuery(query);
  return {
    category: category && {
      id: category.node.id,
      level: category.level,
      department: category.breadcrumb[0]?.id ?? category.node.id,
    },
    store: query['filter_by[store]'],
    ...filters,
  };
}
