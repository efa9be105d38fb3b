/** A row of a feed as the shop understands it. Left out: the file does not say it, what is stored stays. */
export interface FeedItem {
  sku: string;
  /** The product that it is a variant of; its own `sku` when it stands alone. */
  productSku: string;
  /** The product's number, when `link` is an address of this shop: it keeps its address. */
  wantedId?: number;
  slug?: string;
  title?: string;
  description?: string;
  brand?: string;
  gtin?: string;
  model?: string;
  /** `''`: the retailer itself. */
  seller?: string;
  sellerName?: string;
  productType?: string;
  googleCategory?: string;
  condition?: 'new' | 'refurbished' | 'used';
  warranty?: string;
  highlights?: string[];
  specifications?: Specification[];
  price?: FeedPrice;
  availability?: Availability;
  /** Pieces. */
  quantity?: number;
  shipsFree?: boolean;
  /** Months without interest; 0: none. */
  months?: number;
  /** Working days until it leaves the house. */
  handlingDays?: number;
  features?: Feature[];
  active?: boolean;
  /** Choices in the order in which they are offered, said outright. */
  options?: Record<string, string>;
  color?: string;
  size?: string;
  material?: string;
  pattern?: string;
  colorHex?: string;
  pictures?: FeedPicture[];
  /** All pictures of the product, with what they show. */
  gallery?: (FeedPicture & { color: string; alt: string })[];
}

export interface Specification {
  group: string;
  rows: [string, string][];
}

/** Centavos. An offer may begin and end; outside of its dates the list price is asked. */
export interface FeedPrice {
  list: number;
  offer?: { price: number; starts?: Date; ends?: Date };
}

/** `key` is the picture's name in this shop. */
export interface FeedPicture {
  key: string;
  url: string;
}

export const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;
export type Availability = (typeof availabilities)[number];

/** What the column `features` may hold: how the thing is sold and reaches its buyer (specification ST-09). */
export const features = [
  'backorder',
  'big_ticket',
  'store_pickup',
  'store_only',
  'super_express',
  'digital',
  'stored_by_shop',
  'variant_stored_by_shop',
] as const;
export type Feature = (typeof features)[number];
