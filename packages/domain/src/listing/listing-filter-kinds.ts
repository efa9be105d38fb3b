/** The kinds of filters of listings. `listing-filters.ts` has the filters. */

/** Public names of a filter. */
interface Names {
  /** Before the `=` of a URL's segment (RT-09, RT-11). */
  segment: string;
  /** The `x` of `filter_by[x]` in the API. */
  parameter: string;
}

/** On: only products with this property. Off: all products. */
export interface FlagFilter extends Names {
  kind: 'flag';
  /** Which products match; shown in the API documentation. */
  description: string;
}

/** Any of the given slugs; the set of slugs is open (brands). */
export interface SlugsFilter extends Names {
  kind: 'slugs';
  description: string;
}

/** Any of a closed set of values. Keys are the stored values; each has its word in URLs and its label. */
export interface OptionsFilter extends Names {
  kind: 'options';
  options: Readonly<Record<string, { word: string; label: string }>>;
  description: string;
}

/** A minimum, as a whole number. The facet counts products at each of `steps`. */
export interface AtLeastFilter extends Names {
  kind: 'atLeast';
  greatest: number;
  steps: readonly number[];
  label(step: number): string;
  description: string;
}

/** One bound of the price range, inclusive: centavos; whole pesos in URLs. */
export interface PriceFilter extends Names {
  kind: 'price';
  end: 'min' | 'max';
}

/** On: only products that arrive at the shopper's postal code in time, so nobody else sees the same. */
export interface ArrivalFilter extends Names {
  kind: 'arrival';
  description: string;
}

export type ListingFilter = ArrivalFilter | FlagFilter | SlugsFilter | OptionsFilter | AtLeastFilter | PriceFilter;
