/**
 * Filters, order and page of a listing as they stand in its URL: segments `clave=valor` (RT-09, RT-11). One state has exactly one
 * canonical text, so that a listing has one address; whatever cannot be read is left out and said to be unclean.
 */
import type { Centavos } from './money.ts';

/** Orders of a listing by the word in the URL. The first is the one without a word. */
export const listingOrderWords = [
  'relevancia',
  'menor-precio',
  'mayor-precio',
  'mejor-calificados',
  'mas-nuevos',
  'mayor-descuento',
] as const;
export type ListingOrderWord = (typeof listingOrderWords)[number];

export interface ListingState {
  /** Id of a category below the one of the page. */
  category?: number;
  /** Slugs, sorted, each once. */
  brands: readonly string[];
  priceMin?: Centavos;
  priceMax?: Centavos;
  /** This many stars or more. */
  stars?: number;
  /** This percentage off or more. */
  discount?: number;
  freeShipping: boolean;
  fulfillment: boolean;
  order: ListingOrderWord;
  page: number;
}

export const plainListing: ListingState = {
  brands: [],
  freeShipping: false,
  fulfillment: false,
  order: 'relevancia',
  page: 1,
};

/** The most brands that are read from a URL, and the last page that has an address. */
const mostBrands = 30;
const lastPage = 500;
const largestId = 2_147_483_647;
/** Prices in the URL are whole pesos. */
const largestPesos = 20_000_000;

const yes = new Set(['1', 'si', 'true']);

type Change = Partial<ListingState> | undefined;
const readers: Readonly<Record<string, (value: string) => Change>> = {
  categoria: (value) => wholeNumber(value, 1, largestId, (category) => ({ category })),
  marca: (value) => {
    const brands = [...new Set(value.toLowerCase().split(','))].sort();
    return brands.length <= mostBrands && brands.every((brand) => /^[a-z0-9-]{1,60}$/.test(brand))
      ? { brands }
      : undefined;
  },
  preciomenor: (value) => wholeNumber(value, 0, largestPesos, (pesos) => ({ priceMin: pesos * 100 })),
  preciomayor: (value) => wholeNumber(value, 1, largestPesos, (pesos) => ({ priceMax: pesos * 100 })),
  estrellas: (value) => wholeNumber(value, 1, 5, (stars) => ({ stars })),
  descuento: (value) => wholeNumber(value, 1, 99, (discount) => ({ discount })),
  enviogratis: (value) => (yes.has(value.toLowerCase()) ? { freeShipping: true } : undefined),
  fulfillment: (value) => (yes.has(value.toLowerCase()) ? { fulfillment: true } : undefined),
  orden: (value) => {
    const order = listingOrderWords.find((word) => word === value.toLowerCase());
    return order && { order };
  },
  pagina: (value) => wholeNumber(value, 1, lastPage, (page) => ({ page })),
};

function wholeNumber(value: string, least: number, most: number, change: (number: number) => Change): Change {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? change(number) : undefined;
}

/**
 * Reads the segments after the name of a listing, in any order; the last of one kind counts. A bare number as the last segment
 * is the page, in the older notation. `clean` is false when something was unknown, bad, or said twice.
 */
export function parseListing(segments: readonly string[]): { state: ListingState; clean: boolean } {
  let state: ListingState = plainListing;
  let clean = true;
  const seen = new Set<string>();
  for (const [index, segment] of segments.entries()) {
    if (segment === '') continue;
    const at = segment.indexOf('=');
    const bare = at < 0 && index === segments.length - 1 && /^\d+$/.test(segment);
    const key = bare ? 'pagina' : segment.slice(0, Math.max(0, at));
    const change = Object.hasOwn(readers, key) ? readers[key]?.(segment.slice(at + 1)) : undefined;
    if (!change || seen.has(key)) clean = false;
    if (change) state = { ...state, ...change };
    seen.add(key);
  }
  if (state.priceMin !== undefined && state.priceMax !== undefined && state.priceMin > state.priceMax) {
    const { priceMin, priceMax, ...rest } = state;
    return { state: { ...rest, priceMin: priceMax, priceMax: priceMin }, clean: false };
  }
  return { state, clean };
}

/** The segments of a state in their one order, `pagina=` last and always there; joined by `/`. */
export function formatListing(state: ListingState): string {
  const segments = [
    state.category !== undefined && `categoria=${state.category}`,
    state.brands.length > 0 && `marca=${[...state.brands].sort().join(',')}`,
    state.priceMin !== undefined && `preciomenor=${Math.floor(state.priceMin / 100)}`,
    state.priceMax !== undefined && `preciomayor=${Math.ceil(state.priceMax / 100)}`,
    state.stars !== undefined && `estrellas=${state.stars}`,
    state.discount !== undefined && `descuento=${state.discount}`,
    state.freeShipping && 'enviogratis=1',
    state.fulfillment && 'fulfillment=1',
    state.order !== 'relevancia' && `orden=${state.order}`,
    `pagina=${state.page}`,
  ];
  return segments.filter(Boolean).join('/');
}

/** How many filters are on; the order and the page are none. */
export function countFilters(state: ListingState): number {
  return (
    state.brands.length +
    Number(state.category !== undefined) +
    Number(state.priceMin !== undefined || state.priceMax !== undefined) +
    Number(state.stars !== undefined) +
    Number(state.discount !== undefined) +
    Number(state.freeShipping) +
    Number(state.fulfillment)
  );
}

/** The same listing without filters; its order stays, its page is the first. */
export function withoutFilters(state: ListingState): ListingState {
  return { ...plainListing, order: state.order };
}
