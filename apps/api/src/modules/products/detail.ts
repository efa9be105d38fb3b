import { type CategoryCrumb, type ProductDetail, pictureUrl } from '@tianguis/contract';
import { percentOff } from '@tianguis/domain';
import { monthsFor } from '@tianguis/domain/offer';
import { type ProductOffer, toPicture, toProduct } from './card.ts';
import type { DetailRow } from './detail-repository.ts';

/** Converts the database row of a product in detail into its form in replies. */
export function toDetail(
  row: DetailRow,
  { breadcrumb, offer, now }: { breadcrumb: CategoryCrumb[]; offer: ProductOffer; now: Date },
): ProductDetail {
  const dearest = Math.max(row.sale_price, ...row.all_variants.map((variant) => variant.sale_price));
  return {
    ...toProduct(row, offer),
    // The plans of each variant depend on its own price.
    months: monthsFor(offer.months, row.months, dearest),
    pictures: row.all_pictures.map(toPicture),
    model: row.model,
    gtin: row.gtin,
    category: { id: row.category_id, breadcrumb },
    description: row.description
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => paragraph !== ''),
    highlights: row.highlights,
    specifications: row.specifications,
    warranty: row.warranty,
    offer_ends_at: row.offer_ends_at !== null && row.offer_ends_at > now ? row.offer_ends_at.toISOString() : null,
    variants: row.all_variants.map((variant) => ({
      sku: variant.sku,
      options: variant.options,
      color_hex: variant.color_hex,
      pricing: {
        list_price: variant.list_price,
        sales_price: variant.sale_price,
        percentage_discount: percentOff(variant.list_price, variant.sale_price),
      },
      stock: variant.stock,
      fulfillment_id: variant.fulfillment_id,
    })),
    seller: {
      id: row.store_id,
      name: row.store_name,
      slug: row.store_slug,
      is_official: row.is_official,
      is_own: row.is_own,
      rating: { average: row.store_rating_average, count: row.store_rating_count },
      city: row.city,
      state: row.state,
      since: row.store_since,
      shipping_policy: row.shipping_policy,
      return_policy: row.return_policy,
      accent: row.accent,
      logo: row.logo_key === null ? null : pictureUrl(row.logo_key, 320),
    },
    rating_histogram: row.rating_histogram,
  };
}
