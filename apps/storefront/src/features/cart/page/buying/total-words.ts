import { cartCopy } from '../cart-copy.ts';
import type { CartPageData } from '../cart-data.ts';

const copy = cartCopy.totals;

type Amounts = Pick<CartPageData, 'totals' | 'pieces'>;

export const shipsFree = ({ totals, pieces }: Amounts): boolean =>
  pieces > 0 && totals.is_shipping_known && totals.shipping === 0;

/** Whether the total has the shipping, or what comes on top of the total (CO-04). */
export function shippingBesideTotal(cart: Amounts): string {
  const { is_shipping_known: isKnown, shipping_from: from } = cart.totals;
  if (isKnown) return shipsFree(cart) ? copy.withFreeShipping : copy.withShipping;
  return from === null ? copy.plusShipping : copy.plusShippingFrom(from);
}
