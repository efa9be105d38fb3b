/** Companions of a product that one button adds, with their total. No variant is chosen for the shopper. */
import type { CompanionsReply, ProductDetail, ProductVariant } from '@tianguis/contract';
import { worthOf } from '@tianguis/domain/cart';
import { productPath } from '../../../shared/links/paths.ts';
import { isBuyable } from '../purchase/buyable.ts';

export interface BundleItem {
  id: number;
  /** '0': nothing to choose. */
  sku: string;
  title: string;
  /** Undefined for the product of the page. */
  href: string | undefined;
  picture: string;
  alt: string;
  /** Centavos. */
  price: number;
}

export interface BundleData {
  source: 'visitors' | 'catalogue';
  /** The product of the page first. */
  items: BundleItem[];
  /** Centavos: of one piece of each, at today's prices. */
  total: number;
}

/** @param asked the variant that the address names; null: none @returns undefined where there is nothing to add at once */
export function toBundle(
  { product, variant }: { product: ProductDetail; variant: ProductVariant },
  asked: string | null,
  { source, products }: CompanionsReply['data']['together'],
): BundleData | undefined {
  const hasChoices = product.variants.some(({ options }) => Object.keys(options).length > 0);
  if (products.length === 0 || !isBuyable(product, variant) || (hasChoices && asked === null)) return undefined;
  const [picture] = product.pictures;
  const items: BundleItem[] = [
    {
      ...{ id: product.id, sku: hasChoices ? variant.sku : '0', title: product.title, href: undefined },
      ...{ picture: picture?.thumbnail ?? '', alt: picture?.alt ?? '', price: variant.pricing.sales_price },
    },
    ...products.map((one) => ({
      ...{ id: one.id, sku: '0', title: one.title, href: productPath(one), price: one.pricing.sales_price },
      ...{ picture: one.pictures[0]?.thumbnail ?? '', alt: one.pictures[0]?.alt ?? '' },
    })),
  ];
  return { source, items, total: items.reduce((sum, { price }) => sum + worthOf({ price, pieces: 1 }), 0) };
}
