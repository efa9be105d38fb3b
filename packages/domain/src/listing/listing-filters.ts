/**
 * The filters and sort orders of listings and searches, one entry each. URLs, parameters of the API, facets and the
 * catalogue index's SQL statements are derived from them. A filter also needs SQL
 * (`packages/catalogue-index/src/postgres/filter-columns.ts`) and texts
 * (`apps/storefront/src/commerce/listing/filter-words.ts`). The compiler reports a filter that lacks either.
 */
import { plural } from '../count.ts';
import type { ListingFilter } from './listing-filter-kinds.ts';

/** The sequence of entries is the sequence of their segments in canonical URLs. */
export const listingFilters = {
  brands: { kind: 'slugs', segment: 'marca', parameter: 'brand', description: 'Slugs of brands, any of them' },
  priceMin: { kind: 'price', segment: 'preciomenor', parameter: 'price_min', end: 'min' },
  priceMax: { kind: 'price', segment: 'preciomayor', parameter: 'price_max', end: 'max' },
  rating: {
    kind: 'atLeast',
    segment: 'estrellas',
    parameter: 'rating',
    greatest: 5,
    steps: [4, 3, 2, 1],
    label: (stars: number) => `${plural(stars, 'estrella', 'estrellas')} o más`,
    description: 'This many stars or more',
  },
  discount: {
    kind: 'atLeast',
    segment: 'descuento',
    parameter: 'discount',
    greatest: 99,
    steps: [10, 20, 30, 40, 50],
    label: (percent: number) => `${percent}% o más`,
    description: 'This percentage off or more',
  },
  freeShipping: {
    kind: 'flag',
    segment: 'enviogratis',
    parameter: 'free_shipping',
    description: 'only those that ship free',
  },
  fulfillment: {
    kind: 'flag',
    segment: 'fulfillment',
    parameter: 'fulfillment',
    description: 'only those stored and shipped by us',
  },
  arrivesTomorrow: {
    kind: 'arrival',
    segment: 'llegamanana',
    parameter: 'arrives_tomorrow',
    description: 'only those that arrive at `postal_code` tomorrow or before',
  },
  condition: {
    kind: 'options',
    segment: 'condicion',
    parameter: 'condition',
    options: {
      new: { word: 'nuevo', label: 'Nuevo' },
      refurbished: { word: 'reacondicionado', label: 'Reacondicionado' },
      used: { word: 'usado', label: 'Usado' },
    },
    description: 'Conditions, any of them',
  },
} as const satisfies Readonly<Record<string, ListingFilter>>;

/** The condition of a product, as it is stored and sent. */
export type Condition = keyof typeof listingFilters.condition.options;

export type FilterName = keyof typeof listingFilters;
export const filterNames = Object.keys(listingFilters) as FilterName[];

/** Names of the filters of one kind. */
export type FilterNameOf<Kind extends ListingFilter['kind']> = {
  [Name in FilterName]: (typeof listingFilters)[Name]['kind'] extends Kind ? Name : never;
}[FilterName];

/** The definition of a filter by its name. */
export const filterOf = (name: FilterName): ListingFilter => listingFilters[name];

/** The names of the filters of one kind, in the sequence of `listingFilters`. */
export function namesOf<Kind extends ListingFilter['kind']>(kind: Kind): FilterNameOf<Kind>[] {
  return filterNames.filter((name) => listingFilters[name].kind === kind) as FilterNameOf<Kind>[];
}

type OptionOf<Filter> = Filter extends { options: infer Options } ? keyof Options & string : string;

/** Chosen values by filter. An empty list, `false` or a missing number means that the filter is off. */
export type FilterChoices = {
  [Name in FilterNameOf<'flag' | 'arrival'>]: boolean;
} & {
  [Name in FilterNameOf<'slugs' | 'options'>]: readonly OptionOf<(typeof listingFilters)[Name]>[];
} & {
  [Name in FilterNameOf<'atLeast' | 'price'>]?: number;
};

/** The choices of a listing without filters. */
export const noChoices: FilterChoices = Object.fromEntries(
  filterNames.flatMap((name): Array<[string, unknown]> => {
    const { kind } = filterOf(name);
    if (kind === 'flag' || kind === 'arrival') return [[name, false]];
    return kind === 'slugs' || kind === 'options' ? [[name, []]] : [];
  }),
) as FilterChoices;

/**
 * How many choices of a filter are on. Each value of a list counts as one. Both price limits together count as one, at
 * the lower limit if it is set.
 */
export function countOf(name: FilterName, choices: FilterChoices): number {
  const choice = choices[name];
  if (name === 'priceMax' && choices.priceMin !== undefined) return 0;
  if (Array.isArray(choice)) return choice.length;
  return choice === undefined || choice === false ? 0 : 1;
}

/**
 * Sort orders of a listing by API name, with their words in URLs. The first is the default and does not appear in URLs.
 */
export const sortWords = {
  relevance: 'relevancia',
  price_asc: 'menor-precio',
  price_desc: 'mayor-precio',
  rating: 'mejor-calificados',
  newest: 'mas-nuevos',
  discount: 'mayor-descuento',
} as const;

export type Sort = keyof typeof sortWords;
/** `relevance` is the default: popularity, then rating, then discount (`index_document()`). */
export const sorts = Object.keys(sortWords) as Sort[];
