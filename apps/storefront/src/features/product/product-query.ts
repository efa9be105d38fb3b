/**
 * The query parameters of a product's page: the chosen variant, and the filter, sort and page of its reviews. Each
 * choice has one canonical text.
 */
import type { ReviewSort } from '@tianguis/contract';
import { readPageNumber, readWhole } from '@tianguis/domain';

/** The parameters that the page uses; all others are ignored. */
export interface ProductPageQuery {
  variant: string | null;
  stars: number | undefined;
  reviewSort: ReviewSort;
  reviewPage: number;
}

/** Sorts of reviews, with their names in the URL. */
export const reviewSortNames = {
  helpful: 'utiles',
  newest: 'recientes',
  rating_desc: 'altas',
  rating_asc: 'bajas',
} as const;
const reviewSorts: ReadonlyMap<string, ReviewSort> = new Map(
  Object.entries(reviewSortNames).map(([sort, name]) => [name, sort as ReviewSort]),
);
const mostStars = 5;

/** Reads `?variante=&calificacion=&orden=&opiniones=`; invalid values are ignored. */
export function readProductQuery(params: URLSearchParams): ProductPageQuery {
  return {
    variant: params.get('variante') || null,
    stars: readWhole(params.get('calificacion'), 1, mostStars),
    reviewSort: reviewSorts.get(params.get('orden') ?? '') ?? 'helpful',
    reviewPage: readPageNumber(params.get('opiniones')) ?? 1,
  };
}

/** The query of a choice with its `?`; empty for the plain page. */
export function formatProductQuery({ variant, stars, reviewSort, reviewPage }: ProductPageQuery): string {
  const query = new URLSearchParams({
    ...(variant !== null && { variante: variant }),
    ...(stars !== undefined && { calificacion: String(stars) }),
    ...(reviewSort !== 'helpful' && { orden: reviewSortNames[reviewSort] }),
    ...(reviewPage > 1 && { opiniones: String(reviewPage) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
