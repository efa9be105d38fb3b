/** The reply of the arrivals resource: dates in words, for one postal code. */
export const arrivalsPath = '/resources/llegadas';

/** Maximum number of products in a call. */
export const mostArrivals = 100;

export interface ArrivalWords {
  /** For a card: `Llega mañana`. */
  short: string;
  /** For the product's page: `Llega el martes 24 de noviembre`. */
  long: string;
  /** No carrier delivers to the postal code, or the product is not delivered. */
  isUnknown?: true;
  /** On the product's page: shipping cost as a suffix of the text about shipping: `: $99`. */
  cost?: string;
  /** On the product's page: the shops that have the variant. */
  pickup?: PickupWords;
}

/** Shops where a product can be picked up. */
export interface PickupWords {
  /** `Tianguis Roma: listo mañana`, or a text that no shop or no shop nearby has the product. */
  text: string;
  /** A shop in the same state or in a neighbouring state has the product. */
  isNear: boolean;
  shops: ReadonlyArray<{ name: string; address: string; hours: string; ready: string }>;
}

export interface Arrivals {
  /** Milliseconds for which the dates are valid. This is a duration, since clocks of devices may be wrong. */
  holdsMs: number;
  /** Words by {@link arrivalKey}. Products that are not delivered are left out. */
  words: Record<string, ArrivalWords>;
}

/** A product or, on its page, a variant. */
export interface ArrivalSubject {
  product: number;
  /** Absent: any variant. Empty: the product has no variants. */
  sku?: string | undefined;
}

export const arrivalKey = ({ product, sku }: ArrivalSubject): string =>
  sku === undefined ? `${product}` : `${product}/${sku}`;

/** Attribute of a listing that needs a postal code before it can list products. */
export const asksAttribute = 'data-asks';

/** Attribute of a listing of products that arrive tomorrow; its value is the postal code. */
export const listedAttribute = 'data-listed-for';
