/** A product as a card shows it: the few fields that it draws, so that a page of cards stays small in the HTML and on the wire. */
import type { Product } from '@tianguis/contract';

export interface CardData {
  id: number;
  slug: string;
  title: string;
  /** Path of the picture, 320 pixels wide. */
  picture: string;
  alt: string;
  /** Centavos. */
  price: number;
  listPrice: number;
  discount: number;
  months: number;
  promises: CardPromise[];
  /** How many pieces are left, when they are few; 0 is sold out. Without it there is enough. */
  left?: number;
  rating: number;
  ratings: number;
  /** Colours to choose from, as hex; empty when there is one only. */
  colors: string[];
  store: string;
  official: boolean;
}

/** What speaks for buying a product now, and how it comes. */
export type CardPromise = 'express' | 'freeShipping' | 'fulfilled' | 'digital' | 'storeOnly' | 'refurbished' | 'used';

/** Up to this many pieces, a card says how many are left. */
const fewPieces = 3;

export function toCard(product: Product): CardData {
  const [picture] = product.pictures;
  return {
    id: product.id,
    slug: product.slug,
    title: product.title,
    picture: picture?.thumbnail ?? '',
    alt: picture?.alt ?? '',
    price: product.pricing.sales_price,
    listPrice: product.pricing.list_price,
    discount: product.pricing.percentage_discount,
    months: product.months,
    promises: promises(product),
    ...(isFew(product) && { left: product.stock }),
    rating: product.rating.average,
    ratings: product.rating.count,
    colors: product.colors.length > 1 ? product.colors.map((color) => color.hex) : [],
    store: product.store.name,
    official: product.store.is_official,
  };
}

/** A download never runs low. */
function isFew({ stock, features }: Product): boolean {
  return stock === 0 || (stock <= fewPieces && !features.digital);
}

/** Most telling first. */
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
