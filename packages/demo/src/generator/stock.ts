import type { Random } from '../random.ts';
import type { DraftVariant } from '../types.ts';
import { offerPrice, shopPrice } from './prices.ts';
import type { VariantRow } from './rows.ts';

/**
 * Picks the stock of each variant at random. If any variant has stock, the first one has, because cards show the first.
 */
function drawStock(random: Random, count: number, digital: boolean): number[] {
  if (digital) return Array.from({ length: count }, () => random.int(400, 5000));
  const kind = random.weighted<'none' | 'last' | 'plenty'>([
    ['none', 4],
    ['last', 9],
    ['plenty', 87],
  ]);
  if (kind === 'none') return Array.from({ length: count }, () => 0);
  if (kind === 'last') {
    const pieces = Array.from({ length: count }, () => 0);
    pieces[0] = random.int(1, 3);
    for (let more = random.int(0, 2), i = 1; more > 0 && i < count; more--, i++) pieces[i] = 1;
    return pieces;
  }
  return Array.from({ length: count }, (_, i) =>
    i > 0 && random.chance(0.11) ? 0 : random.int(6, random.chance(0.2) ? 240 : 60),
  );
}

export interface Pricing {
  /** Usual price in centavos before rounding. */
  price: number;
  /** Discount in percent; 0 for no offer. */
  discount: number;
  grocery: boolean;
  /** Whether the price is a face value (a gift card of 500), which is neither rounded nor discounted. */
  faceValue: boolean;
  digital: boolean;
}

/** List price and sale price of a variant, in centavos. */
export function variantPrice(
  { priceDelta = 0 }: DraftVariant,
  pricing: Pricing,
): { listPrice: number; salePrice: number } {
  const usual = Math.max(100, pricing.price + priceDelta);
  if (pricing.faceValue) return { listPrice: usual, salePrice: usual };
  const listPrice = shopPrice(usual, pricing.grocery);
  return {
    listPrice,
    salePrice: pricing.discount === 0 ? listPrice : offerPrice(listPrice, pricing.discount, pricing.grocery),
  };
}

/** Variant rows with prices and stock; their SKUs extend the product's SKU. */
export function buildVariants(
  random: Random,
  sku: string,
  drafts: readonly DraftVariant[],
  pricing: Pricing,
  fulfillmentId: 0 | 1,
): VariantRow[] {
  const stock = drawStock(random, drafts.length, pricing.digital);
  return drafts.map((draft, i) => {
    // Some variants are stored and shipped by another party than the rest of the product.
    const elsewhere = i > 0 && !pricing.digital && random.chance(0.03);
    return {
      sku: `${sku}-${String(i + 1).padStart(2, '0')}`,
      options: draft.options,
      colorHex: draft.colorHex ?? null,
      ...variantPrice(draft, pricing),
      stock: stock[i] ?? 0,
      fulfillmentId: elsewhere ? (fulfillmentId === 1 ? 0 : 1) : fulfillmentId,
    };
  });
}
