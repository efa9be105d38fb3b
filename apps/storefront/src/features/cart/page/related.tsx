import { useState } from 'react';
import { LatePart } from '../../../shared/frame/late-part.tsx';
import type { CartPageData } from './cart-data.ts';

const loadShelf = () => import('./related-shelf.tsx').then(({ RelatedShelf }) => RelatedShelf);

/** Number of products of the cart for which similar products are fetched. */
const mostOrigins = 4;

/**
 * Products that are similar to the products in the cart. They are fetched when the end of the page is near the screen.
 * They depend on the first state of the cart, so that the shelf does not change with each line.
 */
export function Related({ cart, hiddenDiscount }: { cart: CartPageData; hiddenDiscount: number }) {
  const inCart = new Set([...cart.sellers.flatMap(({ lines }) => lines), ...cart.later].map(({ id }) => id));
  const [ids, setIds] = useState<readonly number[]>([]);
  if (ids.length === 0 && inCart.size > 0) setIds([...inCart].slice(0, mostOrigins));
  if (ids.length === 0) return null;
  return (
    <LatePart
      load={loadShelf}
      props={{ ids, inCart, hiddenDiscount }}
      // The height of the shelf, as in `SeenRecently`. The space is reserved from the start, so that nothing moves.
      className="noscript:hidden min-h-[calc(39vw+14.5rem)] sm:min-h-[calc(27.5vw+15rem)] lg:min-h-110"
    />
  );
}
