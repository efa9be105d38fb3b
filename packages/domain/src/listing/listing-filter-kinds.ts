/** The kinds of filters of listings. `listing-filters.ts` defines the filters. */

/** Names of a filter in URLs and in the API. */
interface Names {
  /** The text before the `=` in a segment of a URL (RT-09, RT-11). */
  segment: string;
  /** The `x` of `filter_by[x]` in the API. */
  parameter: string;
}

/** A filter that is on or off. On: only products with this property. Off: all products. */
export interface FlagFilter extends Names {
  kind: 'flag';
  /** Describes which products match. The API documentation contains this text. */
  description: string;
}

/** Matches products with any of the given slugs. The set of slugs is open (brands). */
export interface SlugsFilter extends Names {
  kind: 'slugs';
  description: string;
}

/**
 * Matches products with any of the given values. The set of values is closed. Keys are the stored values; each has a
 * word in URLs and a label.
 */
export interface OptionsFilter extends Names {
  kind: 'options';
  options: Readonly<Record<string, { word: string; label: string }>>;
  description: string;
}

/** Matches products with at least this value, a whole number. The facet counts products at each of `steps`. */
export interface AtLeastFilter extends Names {
  kind: 'atLeast';
  greatest: number;
  steps: readonly number[];
  label(step: number): string;
  description: string;
}

/** One limit of the price range, inclusive: in centavos, but in whole pesos in URLs. */
export interface PriceFilter extends Names {
  kind: 'price';
  end: 'min' | 'max';
}

/**
 * A filter that is on or off. On: only products that arrive at the shopper's postal code in time, so the listing
 * differs between shoppers.
 */
export interface ArrivalFilter extends Names {
  kind: 'arrival';
  description: string;
}

export type ListingFilter = ArrivalFilter | FlagFilter | SlugsFilter | OptionsFilter | AtLeastFilter | PriceFilter;
