/** Limits of a cart (spec §5). The API enforces them in the database, and the storefront shows them. */
export const cartLimits = {
  /** Maximum number of lines in the cart; the same number may be saved for later. */
  lines: 200,
  /** Maximum number of products in one call. */
  perCall: 100,
  /** Hours for which a removed line can be restored. */
  undoHours: 24,
} as const;

/** How many of the wanted pieces of a line count in the totals: all, fewer, or none (VA-07). */
export type LineState =
  /** All wanted pieces count. */
  | 'ok'
  /** Fewer pieces count, because the stock is lower or the shop sells fewer at once. */
  | 'less'
  | 'sold-out'
  /** The product or the variant is no longer sold. */
  | 'gone'
  /** The product is sold in shops only. */
  | 'shop-only'
  /** The product has got choices since it was added, and the customer has not chosen yet. */
  | 'choose';

export interface Wanted {
  /** Pieces that the customer wants. */
  wanted: number;
  /** Pieces in stock. */
  stock: number;
  /** Maximum number of pieces that the shop sells at once. */
  most: number;
  /** Why the line cannot be bought, whatever the stock. */
  hindrance?: 'gone' | 'shop-only' | 'choose' | undefined;
}

/**
 * How many pieces of a line can be bought, and why not all. The stored number of wanted pieces does not change, because
 * stock may come back.
 */
export function piecesOf({ wanted, stock, most, hindrance }: Wanted): { pieces: number; state: LineState } {
  if (hindrance !== undefined) return { pieces: 0, state: hindrance };
  if (stock < 1) return { pieces: 0, state: 'sold-out' };
  const pieces = Math.min(wanted, stock, most);
  return { pieces, state: pieces < wanted ? 'less' : 'ok' };
}

/** The SKU of a variant in a form or a URL; '0' if the product has no choices (ST-07). */
export const skuShape = /^[^\p{Cc}]{1,100}$/u;
