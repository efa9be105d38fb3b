/**
 * Adds up the amounts of a cart, in the only place that does so (decision 34). All amounts are integer centavos and
 * include IVA. The server computes; browsers show.
 *
 * Rounding: only a coupon in percent makes fractions. Its discount is rounded to the nearest centavo, half up, once for
 * all that it is for, and then split among the lines by the largest remainder, so that the parts add up to it.
 */
import type { Centavos } from '../money/money.ts';
import { type Coupon, type CouponState, couponDiscount } from './coupon.ts';
import type { PricedLine } from './priced-line.ts';

export interface CartTerms {
  coupon?: Coupon | undefined;
  /** From this value of its goods on, what one seller sends ships free (BL-03). */
  freeFrom: Centavos;
  /** Cost of a seller's shipment if it is not free; undefined: unknown. */
  shippingOf(seller: number): Centavos | undefined;
}

export interface SellerTotals {
  seller: number;
  pieces: number;
  goods: Centavos;
  /** Of the coupon. */
  discount: Centavos;
  shipsFree: boolean;
  /** 0 if it ships free; undefined: not known. */
  shipping: Centavos | undefined;
  /** Missing amount until the seller ships free; 0 if the seller does. */
  toFreeShipping: Centavos;
}

export interface CartTotals {
  pieces: number;
  /** At list prices. */
  listGoods: Centavos;
  /** At the prices of today. */
  goods: Centavos;
  /** Of the coupon. */
  discount: Centavos;
  /** By offers and the coupon. */
  saved: Centavos;
  /** The sum of what is known. */
  shipping: Centavos;
  /** Whether shipping is known of every seller. */
  isShippingKnown: boolean;
  /** Goods less the coupon, and shipping as far as it is known. */
  total: Centavos;
  /** Whether there is something, and all of it ships free. */
  shipsFree: boolean;
  /** In the sequence of their first lines. */
  sellers: SellerTotals[];
  coupon: CouponState;
}

export function cartTotals(lines: readonly PricedLine[], { coupon, freeFrom, shippingOf }: CartTerms): CartTotals {
  const counted = lines.filter(({ pieces }) => pieces > 0);
  const applied = couponDiscount(counted, coupon);
  const sellers = [...Map.groupBy(counted, ({ seller }) => seller)].map(([seller, own]) => {
    const goods = sum(own, worthOf);
    const shipsFree = own.some((line) => line.shipsFree) || goods >= freeFrom;
    return {
      ...{ seller, goods, shipsFree },
      pieces: sum(own, ({ pieces }) => pieces),
      discount: sum(own, ({ key }) => applied.byLine.get(key) ?? 0),
      shipping: shipsFree ? 0 : shippingOf(seller),
      toFreeShipping: shipsFree ? 0 : freeFrom - goods,
    };
  });
  const goods = sum(sellers, (one) => one.goods);
  const listGoods = sum(counted, ({ listPrice, pieces }) => listPrice * pieces);
  const shipping = sum(sellers, (one) => one.shipping ?? 0);
  return {
    ...{ goods, listGoods, shipping, sellers, discount: applied.discount, coupon: applied.state },
    pieces: sum(sellers, ({ pieces }) => pieces),
    saved: listGoods - goods + applied.discount,
    isShippingKnown: sellers.every((one) => one.shipping !== undefined),
    total: goods - applied.discount + shipping,
    shipsFree: sellers.length > 0 && sellers.every((one) => one.shipsFree),
  };
}

/** The price of a line. */
export const worthOf = ({ price, pieces }: Pick<PricedLine, 'price' | 'pieces'>): Centavos => price * pieces;

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);
