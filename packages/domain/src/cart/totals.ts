/**
 * Adds up the amounts of a cart; no other code does so (decision 34). All amounts are integer centavos and include IVA.
 * The server computes, and browsers only show.
 *
 * Rounding: only a coupon in percent makes fractions. The discount of such a coupon is rounded once, half up, to the
 * nearest centavo. Then the discount is split among the lines by the largest remainder, so that the parts add up to it.
 */
import type { Centavos } from '../money/money.ts';
import { type Coupon, type CouponState, couponDiscount } from './coupon.ts';
import { type FreeShipping, freeOf } from './free-shipping.ts';
import { type PricedLine, worthOf } from './priced-line.ts';

export interface CartTerms {
  coupon?: Coupon | undefined;
  freeShipping: FreeShipping;
  /** Cost of a seller's shipment if it is not free; undefined if unknown. */
  shippingOf(seller: number): Centavos | undefined;
  /** The least cost of a seller's shipment whose cost is unknown; undefined if that is unknown too. */
  leastShippingOf?(seller: number): Centavos | undefined;
}

export interface SellerTotals {
  seller: number;
  pieces: number;
  goods: Centavos;
  /** The coupon's discount on the seller's goods. */
  discount: Centavos;
  shipsFree: boolean;
  /** Cost of the shipment: 0 if it is free, undefined if unknown. */
  shipping: Centavos | undefined;
  /** Amount that is missing until the seller's shipment is free; 0 if it is free. By cart, goods of any seller count. */
  toFreeShipping: Centavos;
}

export interface CartTotals {
  pieces: number;
  /** Sum of the goods at list prices. */
  listGoods: Centavos;
  /** Sum of the goods at current prices. */
  goods: Centavos;
  /** Discount of the coupon. */
  discount: Centavos;
  /** Amount saved by offers and the coupon. */
  saved: Centavos;
  /** Sum of the known shipping costs. */
  shipping: Centavos;
  /** Whether the shipping costs of all sellers are known. */
  isShippingKnown: boolean;
  /** If the shipping costs are not all known: the least that they add up to. Undefined if that is unknown. */
  shippingFrom: Centavos | undefined;
  /** Goods less the discount, plus the known shipping costs. */
  total: Centavos;
  /** Whether the cart has goods and all shipments are free. */
  shipsFree: boolean;
  /** Amount that is missing until the whole cart ships free; undefined if each seller has an amount of its own. */
  toFreeShipping: Centavos | undefined;
  /** Totals of each seller, in the sequence of the sellers' first lines. */
  sellers: SellerTotals[];
  coupon: CouponState;
}

export function cartTotals(lines: readonly PricedLine[], { coupon, freeShipping, ...terms }: CartTerms): CartTotals {
  const counted = lines.filter(({ pieces }) => pieces > 0);
  const applied = couponDiscount(counted, coupon);
  const ofCart = freeShipping.by === 'cart' ? freeOf(counted, freeShipping) : undefined;
  const sellers = [...Map.groupBy(counted, ({ seller }) => seller)].map(([seller, own]) => {
    const free = ofCart ?? freeOf(own, freeShipping);
    return {
      ...{ seller, ...free, goods: sum(own, worthOf) },
      pieces: sum(own, ({ pieces }) => pieces),
      discount: sum(own, ({ key }) => applied.byLine.get(key) ?? 0),
      shipping: free.shipsFree ? 0 : terms.shippingOf(seller),
    };
  });
  const goods = sum(sellers, (one) => one.goods);
  const listGoods = sum(counted, ({ listPrice, pieces }) => listPrice * pieces);
  const shipping = sum(sellers, (one) => one.shipping ?? 0);
  return {
    ...{ goods, listGoods, shipping, sellers, discount: applied.discount, coupon: applied.state },
    pieces: sum(sellers, ({ pieces }) => pieces),
    saved: listGoods - goods + applied.discount,
    ...shippingKnown(sellers, terms),
    total: goods - applied.discount + shipping,
    shipsFree: sellers.length > 0 && sellers.every((one) => one.shipsFree),
    toFreeShipping: ofCart?.toFreeShipping,
  };
}

function shippingKnown(sellers: readonly SellerTotals[], { leastShippingOf }: Pick<CartTerms, 'leastShippingOf'>) {
  const isShippingKnown = sellers.every((one) => one.shipping !== undefined);
  if (isShippingKnown) return { isShippingKnown, shippingFrom: undefined };
  const least = sellers.flatMap(({ seller, shipping }) => shipping ?? leastShippingOf?.(seller) ?? []);
  return { isShippingKnown, shippingFrom: least.length === sellers.length ? sum(least, (cost) => cost) : undefined };
}

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);
