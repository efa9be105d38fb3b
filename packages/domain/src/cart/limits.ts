/** How much a cart holds (spec §5; issue of the cart). Kept by the database, and shown by the storefront. */
export const cartLimits = {
  /** Lines in the cart; as many may be saved for later. */
  lines: 200,
  /** Products in one call. */
  perCall: 100,
  /** Hours for which a removed line can be taken back. */
  undoHours: 24,
} as const;

/** Why a line counts, counts for less, or does not count (VA-07). */
export type LineState =
  /** As many pieces as are wanted. */
  | 'ok'
  /** There are fewer pieces than are wanted, or the shop sells no more of them at once. */
  | 'less'
  | 'sold-out'
  /** Sold no more: the product, or the variant. */
  | 'gone'
  /** Sold in shops only. */
  | 'shop-only'
  /** The product has choices since, and none was made. */
  | 'choose';

export interface Wanted {
  /** Pieces that the customer wants. */
  wanted: number;
  /** Pieces that there are. */
  stock: number;
  /** The most that is sold at once. */
  most: number;
  /** Why it cannot be bought whatever the stock. */
  hindrance?: 'gone' | 'shop-only' | 'choose' | undefined;
}

/** How many pieces of a line can be bought, and why not all. What is wanted stays: stock may come back. */
export function piecesOf({ wanted, stock, most, hindrance }: Wanted): { pieces: number; state: LineState } {
  if (hindrance !== undefined) return { pieces: 0, state: hindrance };
  if (stock < 1) return { pieces: 0, state: 'sold-out' };
  const pieces = Math.min(wanted, stock, most);
  return { pieces, state: pieces < wanted ? 'less' : 'ok' };
}

/** The SKU of a variant in a form or an address; '0': the product has no choices (ST-07). */
export const skuShape = /^[^\p{Cc}]{1,100}$/u;
