import { type Product, type ProductPicture, pictureUrl } from '@tianguis/contract';
import { monthsFor, type Offer } from '@tianguis/domain/offer';
import type { CardRow } from './card-repository.ts';

/** The part of a shop's offer that products show. */
export type ProductOffer = Pick<Offer, 'months' | 'pickUp'>;

/**
 * Converts the database row of a card into its form in replies (ST-09). Months and pick-up are those that both the seller
 * allows and the shop offers (TR-01).
 */
export function toProduct(row: CardRow, offer: ProductOffer): Product {
  return {
    id: row.id,
    sku: row.sku,
    title: row.title,
    slug: row.slug,
    brand: row.brand,
    is_active: row.is_active,
    stock: row.stock,
    cart_quantity: 0,
    pricing: { list_price: row.list_price, sales_price: row.sale_price, percentage_discount: row.discount },
    shipping: { is_free: row.ships_free },
    features: {
      is_backorder: row.is_backorder,
      is_big_ticket: row.is_big_ticket,
      extended_catalogue_days: row.extended_catalogue_days,
      is_store_pickup: row.is_store_pickup && offer.pickUp,
      fulfillment_id: row.fulfillment_id,
      digital: row.digital,
      is_store_only: row.is_store_only,
      super_express: row.super_express,
    },
    variations: row.variants.map(({ sku, fulfillment_id }) => ({ sku, fulfillment_id })),
    childrenSku: skuOnOffer(row.variants),
    pictures: row.pictures.map(toPicture),
    store: {
      id: row.store_id,
      name: row.store_name,
      slug: row.store_slug,
      is_official: row.is_official,
      is_own: row.is_own,
    },
    rating: { average: row.rating_average, count: row.rating_count },
    months: monthsFor(offer.months, row.months, row.sale_price),
    colors: colorsOf(row.variants),
    variant: null,
    price_from: hasDearer(row),
    sold_count: row.sold_count,
    condition: row.condition,
  };
}

export function toPicture(row: { picture_key: string; alt: string; color: string | null }): ProductPicture {
  return {
    thumbnail: pictureUrl(row.picture_key, 320),
    source: pictureUrl(row.picture_key, 1280),
    alt: row.alt,
    color: row.color,
  };
}

/** SKU of the first variant in stock, or else of the first variant; `'0'` if there are no choices (ST-07, ST-09). */
function skuOnOffer(variants: CardRow['variants']): string {
  if (!variants.some((variant) => variant.has_options)) return '0';
  return (variants.find((variant) => variant.stock > 0) ?? variants[0])?.sku ?? '0';
}

/** Whether the shown price is the price of the cheapest variant, and other variants cost more. */
function hasDearer({ sale_price: price, variants }: Pick<CardRow, 'sale_price' | 'variants'>): boolean {
  const prices = variants.map(({ sale_price }) => sale_price);
  return Math.min(price, ...prices) === price && Math.max(price, ...prices) > price;
}

function colorsOf(variants: CardRow['variants']): Product['colors'] {
  const hexes = new Map<string, string>();
  for (const { color, color_hex } of variants) {
    if (color !== null && color_hex !== null && !hexes.has(color)) hexes.set(color, color_hex);
  }
  return Array.from(hexes, ([name, hex]) => ({ name, hex }));
}
