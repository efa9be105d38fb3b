import type { ProductDetail, ProductVariant } from '@tianguis/contract';

/** Whether this variant can be bought online now. */
export function isBuyable(product: ProductDetail, variant: ProductVariant): boolean {
  return product.is_active && variant.stock > 0 && !product.features.is_store_only;
}

/** Id of the section with similar products, for a product that cannot be bought. */
export const alternativesId = 'parecidos';
