/**
 * The few parameters of a product's page: the variant that is chosen, and which opinions are shown. One choice has one
 * text.
 */
import type { ReviewOrder } from '@tianguis/contract';

/** Everything else in the query is ignored. */
export interface ProductPageQuery {
  variant: string | null;
  stars: number | undefined;
  reviewOrder: ReviewOrder;
  reviewPage: number;
}

/** Orders of opinions by their word in the address. */
export const orderNames = {
  helpful: 'utiles',
  newest: 'recientes',
  rating_desc: 'altas',
  rating_asc: 'bajas',
} as const;
const reviewOrders: ReadonlyMap<string, ReviewOrder> = new Map(
  Object.entries(orderNames).map(([order, name]) => [name, order as ReviewOrder]),
);
const mostStars = 5;
const lastPage = 500;

/** Reads `?variante=&calificacion=&orden=&opiniones=`; what makes no sense counts as not given. */
export function readProductQuery(params: URLSearchParams): ProductPageQuery {
  return {
    variant: params.get('variante') || null,
    stars: wholeNumber(params.get('calificacion'), mostStars),
    reviewOrder: reviewOrders.get(params.get('orden') ?? '') ?? 'helpful',
    reviewPage: wholeNumber(params.get('opiniones'), lastPage) ?? 1,
  };
}

function wholeNumber(text: string | null, most: number): number | undefined {
  const number = text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
  return number <= most ? number : undefined;
}

/** The query of a choice with its `?`; empty for the page as it is without one. */
export function formatProductQuery({ variant, stars, reviewOrder, reviewPage }: ProductPageQuery): string {
  const query = new URLSearchParams({
    ...(variant !== null && { variante: variant }),
    ...(stars !== undefined && { calificacion: String(stars) }),
    ...(reviewOrder !== 'helpful' && { orden: orderNames[reviewOrder] }),
    ...(reviewPage > 1 && { opiniones: String(reviewPage) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
