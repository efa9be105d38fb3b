import type { ProductDetail, ProductVariant } from '@tianguis/contract';
import { productCopy } from '../copy.ts';

const copy = productCopy.stock;

export interface StockWords {
  text: string;
  /** Whether the variant is available. */
  good: boolean;
}

/** The text about the stock. */
export function stockWords(product: ProductDetail, variant: ProductVariant, lowStock: number): StockWords {
  if (!product.is_active) return { text: copy.inactive, good: false };
  if (variant.stock === 0) return { text: copy.none, good: false };
  if (product.features.is_store_only) return { text: copy.storeOnly, good: true };
  if (product.features.is_backorder) return { text: copy.backorder, good: true };
  if (variant.stock <= lowStock && !product.features.digital) return { text: copy.last(variant.stock), good: false };
  return { text: copy.plenty, good: true };
}
