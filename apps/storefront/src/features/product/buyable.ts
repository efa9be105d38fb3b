import type { ProductDetail, ProductVariant } from '@tianguis/contract';

/** Whether this variant can be bought here and now. */
export function isBuyable(product: ProductDetail, variant: ProductVariant): boolean {
  return product.is_active && variant.stock > 0 && !product.features.is_store_only;
}

/** Where other products like it stand on the page of one that cannot be bought. */
export const alternativesId = 'parecidos';
