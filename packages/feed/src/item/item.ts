import type { TaxChanges } from '@tianguis/domain/tax';

/**
 * A parsed row of a feed. If a property is missing, the file has no value for it, and the stored value does not change.
 */
export interface FeedItem {
  sku: string;
  /** SKU of the variant's product (`item_group_id`); if the row has none, the variant's own `sku`. */
  productSku: string;
  /**
   * Product id in `link`, if `link` is a product URL of this shop. A new product gets this id, so its URL does not
   * change.
   */
  linkedProductId?: number;
  slug?: string;
  title?: string;
  description?: string;
  brand?: string;
  gtin?: string;
  model?: string;
  /** The seller's name, or `''` if the retailer itself sells the product. */
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
  /** Stock in pieces. */
  quantity?: number;
  shipsFree?: boolean;
  /** Greatest number of monthly payments without interest; 0 if the product has none. */
  months?: number;
  /** Weight with packaging in grams; 0 if unknown. */
  weightGrams?: number;
  /** Work days until dispatch. */
  handlingDays?: number;
  features?: Feature[];
  /** Tax keys; null for an empty cell. */
  tax?: TaxChanges;
  active?: boolean;
  /** Values of the column `options`: choices by name, in the sequence in which they are shown. */
  options?: Record<string, string>;
  color?: string;
  size?: string;
  material?: string;
  pattern?: string;
  colorHex?: string;
  pictures?: FeedPicture[];
  /** All pictures of the product, with colour and alternative text. */
  gallery?: (FeedPicture & { color: string; alt: string })[];
}

export interface Specification {
  group: string;
  rows: [string, string][];
}

/** Prices in centavos. Outside of the offer's dates, the list price applies. */
export interface FeedPrice {
  list: number;
  offer?: { price: number; starts?: Date; ends?: Date };
}

/** `key` is the picture's file name in this shop. */
export interface FeedPicture {
  key: string;
  url: string;
}

export const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const;
export type Availability = (typeof availabilities)[number];

/** Values of the column `features`: how the product is sold and shipped (ST-09). */
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
