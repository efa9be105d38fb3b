/** The reply of the resource of arrivals: dates in words, for one postal code. */
export const arrivalsPath = '/resources/llegadas';

/** The most products of one call. */
export const mostArrivals = 100;

export interface ArrivalWords {
  /** For a card: `Llega mañana`. */
  short: string;
  /** For the product's page: `Llega el martes 24 de noviembre`. */
  long: string;
  /** Nobody carries it there, or it is not delivered. */
  isUnknown?: true;
  /** On the product's page, what shipping costs, behind the words for shipping: `: $99`. */
  cost?: string;
  /** On the product's page, the shops that have it. */
  pickup?: PickupWords;
}

/** Where a product can be picked up. */
export interface PickupWords {
  /** `Tianguis Roma: listo mañana`, or that no shop has it, or none that is near. */
  text: string;
  /** A shop in the state, or in a state beside it, has it. */
  isNear: boolean;
  shops: ReadonlyArray<{ name: string; address: string; hours: string; ready: string }>;
}

export interface Arrivals {
  /** Milliseconds for which it holds; not a moment, since clocks of devices are wrong. */
  holdsMs: number;
  /** By {@link arrivalKey}; of what is not delivered there is nothing. */
  words: Record<string, ArrivalWords>;
}

/** A product, or on its page its variant. */
export interface ArrivalSubject {
  product: number;
  /** Absent: any variant. Empty: it has none. */
  sku?: string | undefined;
}

export const arrivalKey = ({ product, sku }: ArrivalSubject): string =>
  sku === undefined ? `${product}` : `${product}/${sku}`;

/** On a page that cannot list anything until it is known where it goes. */
export const asksAttribute = 'data-asks';

/** On a listing of what arrives tomorrow: the postal code that it is for. */
export const listedAttribute = 'data-listed-for';
