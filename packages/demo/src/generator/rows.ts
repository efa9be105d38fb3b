import type { PictureRecipe } from '../types.ts';

/** Rows of tables with their ids. Money is in centavos, times are in epoch milliseconds. */
export interface CategoryRow {
  id: number;
  parentId: number | null;
  level: 1 | 2 | 3;
  path: readonly number[];
  name: string;
  slug: string;
  /** Picture of a department; null for lower levels. */
  icon: PictureRecipe | null;
  position: number;
}

export interface BrandRow {
  id: number;
  name: string;
  slug: string;
}

export interface StoreRow {
  id: number;
  name: string;
  slug: string;
  isOwn: boolean;
  isOfficial: boolean;
  description: string;
  city: string;
  state: string;
  /** Date in the format `YYYY-MM-DD`. */
  since: string;
  accent: string;
  logo: PictureRecipe;
  shippingPolicy: string;
  returnPolicy: string;
}

export interface VariantRow {
  sku: string;
  options: Readonly<Record<string, string>>;
  colorHex: string | null;
  listPrice: number;
  salePrice: number;
  stock: number;
  fulfillmentId: 0 | 1;
}

/** Stock of a variant in one of our places. */
export interface PlaceStockRow {
  /** Position of the variant in its product. */
  variant: number;
  place: number;
  stock: number;
}

export interface ProductPictureRow {
  color: string | null;
  alt: string;
  recipe: PictureRecipe;
}

export interface ReviewRow {
  authorName: string;
  rating: number;
  title: string;
  body: string;
  variant: string;
  isVerified: boolean;
  helpfulCount: number;
  sellerReply: string | null;
  createdAt: number;
}

export interface ProductFeatures {
  shipsFree: boolean;
  isBackorder: boolean;
  isBigTicket: boolean;
  extendedCatalogueDays: number;
  isStorePickup: boolean;
  fulfillmentId: 0 | 1;
  digital: boolean;
  isStoreOnly: boolean;
  superExpress: boolean;
}

export interface ProductRow {
  id: number;
  sku: string;
  title: string;
  slug: string;
  model: string;
  gtin: string | null;
  brandId: number;
  storeId: number;
  /** Ids of the categories of level 1, 2 and 3. */
  categories: readonly [number, number, number];
  description: string;
  highlights: readonly string[];
  specifications: readonly { group: string; rows: readonly (readonly [string, string])[] }[];
  condition: 'new' | 'refurbished';
  warranty: string;
  /** Prices of the first variant, which cards show. */
  listPrice: number;
  salePrice: number;
  offerEndsAt: number | null;
  months: number;
  /** Sum of the stock of all variants. */
  stock: number;
  /** Weight with packaging; null for products that are not shipped. */
  weightGrams: number | null;
  /** Id of the set of our warehouses that have the product; null if unknown. */
  dispatchSet: number | null;
  isActive: boolean;
  features: ProductFeatures;
  ratingAverage: number;
  ratingCount: number;
  ratingHistogram: readonly [number, number, number, number, number];
  soldCount: number;
  popularity: number;
  createdAt: number;
  updatedAt: number;
}

/** A product with its dependent rows. */
export interface GeneratedProduct {
  product: ProductRow;
  variants: readonly VariantRow[];
  places: readonly PlaceStockRow[];
  pictures: readonly ProductPictureRow[];
  reviews: readonly ReviewRow[];
}
