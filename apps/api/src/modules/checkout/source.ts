/** What a checkout buys: the customer's cart, or one product past the cart (CO-03). */
import type { UnitOfWork } from '@tianguis/database';
import { type CartState, readCart } from '../cart/service.ts';
import { readLineFacts } from '../lines/service.ts';
import type { DeliveryChoices } from './delivery-choice.ts';

export interface DraftSource {
  customer: string;
  product: { id: number; sku: string; pieces: number } | null;
  /** The chosen option of each group of lines. */
  choices: DeliveryChoices;
  /** The balance pays, as far as it goes (PA-05). */
  usesBalance: boolean;
  /** The most that the balance pays; null: as far as it goes. */
  balanceMost: number | null;
  /** The goods go to another person, so nobody picks them up. */
  isGift: boolean;
}

/** The lines that are bought. A version of null means that they are not those of the cart. */
export type Bought = Pick<CartState, 'lines' | 'facts' | 'coupon'> & { version: number | null };

/** A product that is bought past the cart has no coupon, since the coupon stands in the cart. */
export async function readSource(shop: Pick<UnitOfWork, 'db'>, { customer, product }: DraftSource): Promise<Bought> {
  if (product === null) {
    const { cart, ...state } = await readCart(shop, customer);
    return { ...state, version: cart.version };
  }
  const { id, sku, pieces } = product;
  const line = { id, sku, pieces, isLater: false, notedPrice: 0, tag: null, version: 0, isRemoved: false };
  const lines = [{ ...line, addedAt: new Date(0) }];
  return { lines, facts: await readLineFacts(shop.db, lines), coupon: undefined, version: null };
}

/** The coupon of the cart, if it can be used. */
export const validCoupon = ({ coupon }: Bought) =>
  coupon && !coupon.isOver && !coupon.isUsedUp ? coupon.coupon : undefined;
