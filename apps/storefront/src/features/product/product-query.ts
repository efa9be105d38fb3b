/**
 * The query parameters of a product's page: the chosen variant, the filter, sort and page of its reviews, and the search
 * and page of its questions. Each choice has one canonical text.
 */
import type { ReviewSort } from '@tianguis/contract';
import { readPageNumber, readWhole } from '@tianguis/domain';
import { cleanText } from '../../shared/links/listing/searched-text.ts';

/** The parameters that the page uses; all others are ignored. */
export interface ProductPageQuery {
  variant: string | null;
  stars: number | undefined;
  reviewSort: ReviewSort;
  reviewPage: number;
  /** Searched text of the questions; empty if nothing is searched. */
  questionSearch: string;
  questionPage: number;
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
/** Parameters of the questions: the searched text, and the page. */
export const questionParameters = { search: 'preguntas', page: 'pregunta' } as const;
const mostStars = 5;

/** Reads `?variante=&calificacion=&orden=&opiniones=&preguntas=&pregunta=`; invalid values are ignored. */
export function readProductQuery(params: URLSearchParams): ProductPageQuery {
  return {
    variant: params.get('variante') || null,
    stars: readWhole(params.get('calificacion'), 1, mostStars),
    reviewSort: reviewSorts.get(params.get('orden') ?? '') ?? 'helpful',
    reviewPage: readPageNumber(params.get('opiniones')) ?? 1,
    questionSearch: cleanText(params.get(questionParameters.search) ?? ''),
    questionPage: readPageNumber(params.get(questionParameters.page)) ?? 1,
  };
}

/** The query of a choice with its `?`; empty for the plain page. */
export function formatProductQuery({ variant, stars, reviewSort, reviewPage, ...questions }: ProductPageQuery): string {
  const query = new URLSearchParams({
    ...(variant !== null && { variante: variant }),
    ...(stars !== undefined && { calificacion: String(stars) }),
    ...(reviewSort !== 'helpful' && { orden: reviewSortNames[reviewSort] }),
    ...(reviewPage > 1 && { opiniones: String(reviewPage) }),
    ...(questions.questionSearch !== '' && { [questionParameters.search]: questions.questionSearch }),
    ...(questions.questionPage > 1 && { [questionParameters.page]: String(questions.questionPage) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
