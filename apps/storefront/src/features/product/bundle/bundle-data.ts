/** Companions of a product that one button adds to the cart, with their total. No variant is chosen for the shopper. */
import type { CompanionsReply, ProductDetail, ProductVariant } from '@tianguis/contract';
import { worthOf } from '@tianguis/domain/cart';
import { productPath } from '../../../shared/links/paths.ts';
import { isBuyable } from '../purchase/buyable.ts';

export interface BundleItem {
  id: number;
  /** SKU of the variant; '0' if the product has no choices. */
  sku: string;
  title: string;
  /** Path of the product's page; undefined for the product of this page. */
  href: string | undefined;
  picture: string;
  alt: string;
  /** Centavos. */
  price: number;
}

export interface BundleData {
  source: 'visitors' | 'catalogue';
  /** The items; the product of the page is the first. */
  items: BundleItem[];
  /** Centavos: the price of one piece of each item today. */
  total: number;
}

/**
 * @param asked the variant in the URL; null if the URL has none
 * @returns undefined if there is nothing to add together
 */
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
