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
  shipsFree: boolean;
  express: boolean;
  fulfilled: boolean;
  digital: boolean;
  storeOnly: boolean;
  stock: number;
  rating: number;
  ratings: number;
  /** Colours to choose from, as hex; empty when there is one only. */
  colors: string[];
  store: string;
  official: boolean;
  refurbished: boolean;
}

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
    shipsFree: product.shipping.is_free,
    express: product.features.super_express,
    fulfilled: product.features.fulfillment_id === 1,
    digital: product.features.digital,
    storeOnly: product.features.is_store_only,
    stock: product.stock,
    rating: product.rating.average,
    ratings: product.rating.count,
    colors: product.colors.length > 1 ? product.colors.map((color) => color.hex) : [],
    store: product.store.name,
    official: product.store.is_official,
    refurbished: product.condition === 'refurbished',
  };
}
