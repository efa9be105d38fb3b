/** The fields of a product that a card shows. There are only a few, so that pages of cards stay small. */
import type { Product } from '@tianguis/contract';

export interface CardData {
  id: number;
  slug: string;
  title: string;
  /** Path of the picture, 320 pixels wide. */
  picture: string;
  alt: string;
  /** The variant that a search matched: its SKU, and its options in words. */
  variant?: { sku: string; name: string };
  /** Centavos. */
  price: number;
  /** Whether other variants cost more; then the price is a "from" price. */
  isFrom?: boolean;
  listPrice: number;
  discount: number;
  months: number;
  promises: CardPromise[];
  /**
   * Number of pieces in stock, if few are left; 0 for a product that is sold out. Undefined if enough pieces are left.
   */
  left?: number;
  rating: number;
  ratings: number;
  /** Colours as hex; empty if the product has one colour. */
  colors: string[];
  /** The product has no choices and can be bought: its card has a button that adds it to the cart. */
  canAdd?: boolean;
  store: string;
  official: boolean;
}

/** Reasons to buy a product now, and ways of delivery. */
export type CardPromise = 'express' | 'freeShipping' | 'fulfilled' | 'digital' | 'storeOnly' | 'refurbished' | 'used';

/** Up to this stock, a card shows the number of pieces left. */
const fewPieces = 3;

export function toCard(product: Product): CardData {
  const [picture] = product.pictures;
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    picture: picture?.thumbnail ?? '',
    alt: picture?.alt ?? '',
    ...(product.variant && { variant: nameOf(product.variant) }),
    price: product.pricing.sales_price,
    ...(product.price_from && { isFrom: true }),
    listPrice: product.pricing.list_price,
    discount: product.pricing.percentage_discount,
    months: product.months,
    promises: promises(product),
    ...(isFew(product) && { left: product.stock }),
    rating: product.rating.average,
    ratings: product.rating.count,
    colors: product.colors.length > 1 ? product.colors.map((color) => color.hex) : [],
    ...(canAdd(product) && { canAdd: true }),
    store: product.store.name,
    official: product.store.is_official,
  };
}

const nameOf = ({ sku, options }: NonNullable<Product['variant']>) => ({
  sku,
  name: Object.values(options).join(' · '),
});

const canAdd = ({ childrenSku, is_active: isActive, stock, features }: Product): boolean =>
  childrenSku === '0' && isActive && stock > 0 && !features.is_store_only;

/** A download never sells out. */
function isFew({ stock, features }: Product): boolean {
  return stock === 0 || (stock <= fewPieces && !features.digital);
}

/** The promises of a product, the most important first. */
function promises({ features, shipping, condition }: Product): CardPromise[] {
  const { digital, is_store_only: storeOnly } = features;
  const all: Record<CardPromise, boolean> = {
    express: features.super_express,
    freeShipping: shipping.is_free,
    fulfilled: features.fulfillment_id === 1 && !digital && !storeOnly,
    digital,
    storeOnly,
    refurbished: condition === 'refurbished',
    used: condition === 'used',
  };
  return (Object.keys(all) as CardPromise[]).filter((promise) => all[promise]);
}
