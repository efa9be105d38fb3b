/** Shows a cart to its customer: lines with their products, amounts, and arrival. */
import type {
  CartCoupon,
  CartNotice,
  CartProduct,
  CartSeller,
  CartUnpaidOrder,
  CartView,
  Product,
} from '@tianguis/contract';
import type { UnitOfWork } from '@tianguis/database';
import {
  type CartTotals,
  cartInstallments,
  cartLimits,
  cartTotals,
  type FreeShipping,
  type PricedLine,
  piecesOf,
  worthOf,
} from '@tianguis/domain/cart';
import { type MonthsPlan, monthsFor } from '@tianguis/domain/offer';
import { hindranceOf, type LineCards, type LineFacts, lineKey, readLineFacts } from '../lines/service.ts';
import type { Shipments, ShippingService } from '../shipping/service.ts';
import { type CartRow, cartRepository } from './cart-repository.ts';
import { type CouponInCart, couponOf } from './coupons/coupons.ts';
import { lineRepository, type StoredLine } from './line-repository.ts';

export interface ViewOptions {
  cardsOf: LineCards;
  shipping: Pick<ShippingService, 'shipments' | 'leastCosts'>;
  freeShipping: FreeShipping;
  /** The most pieces in a line. */
  most: number;
  /** The plans of months without interest that the shop offers. */
  plans: readonly MonthsPlan[];
}

type LineToShow = Pick<StoredLine, 'id' | 'sku' | 'pieces'> & Partial<Pick<StoredLine, 'notedPrice'>>;

/** The state of a line when it is shown. */
export interface ShownLine<Line extends LineToShow = LineToShow> {
  line: Line;
  facts: LineFacts;
  card: Product;
  pieces: number;
  state: CartProduct['state'];
}

/** Orders of a customer that wait for their payment. */
export type UnpaidOrders = (on: Pick<UnitOfWork, 'db'>, customer: string) => Promise<CartUnpaidOrder[]>;

/** A stored cart, with the facts about its products. */
export interface CartState {
  cart: CartRow & { hash: string };
  lines: readonly StoredLine[];
  facts: readonly LineFacts[];
  coupon: CouponInCart | undefined;
}

/**
 * Reads a cart. In the transaction of a change, the cart is locked, so the result is exactly the state after the
 * change. Elsewhere, the version may be older than the lines but never newer, because the version is read first.
 */
export async function readCart(shop: Pick<UnitOfWork, 'db'>, customer: string): Promise<CartState> {
  const cart = await cartRepository(shop.db).read(customer);
  const lines = await lineRepository(shop.db).of(customer);
  const facts = await readLineFacts(shop.db, lines);
  return { cart, lines, facts, coupon: await couponOf(shop, customer, cart) };
}

/**
 * Shows a cart. The function reads cards and shipping on other connections, so call it after the transaction has ended.
 * A transaction that waits for a second connection can wait forever.
 * @param postalCode destination; without a postal code, the view has neither arrival nor shipping costs
 * @throws Failure POSTAL_CODE_NOT_FOUND
 */
export async function viewOf(
  { cart, lines, facts, coupon, unpaid }: CartState & { unpaid: CartUnpaidOrder[] },
  postalCode: string | undefined,
  notices: readonly CartNotice[],
  { cardsOf, shipping, freeShipping, most, plans }: ViewOptions,
): Promise<CartView> {
  const shown = await showLines(lines, facts, { cardsOf, most });
  const inCart = shown.filter(({ line }) => !line.isLater);
  const toShip = inCart.map(({ line: { id, sku }, pieces }) => ({ id, sku, pieces }));
  const isShipped = toShip.length > 0;
  const shipments = isShipped && postalCode !== undefined ? await shipping.shipments(postalCode, toShip) : undefined;
  const least = isShipped && postalCode === undefined ? await shipping.leastCosts(toShip) : undefined;
  const totals = cartTotals(inCart.map(toPriced), {
    freeShipping,
    coupon: coupon && !coupon.isOver && !coupon.isUsedUp ? coupon.coupon : undefined,
    shippingOf: (seller) => shipments?.costOf(seller),
    leastShippingOf: (seller) => least?.costOf(seller),
  });
  const { goods, listGoods, saved, discount, shipping: cost, isShippingKnown, total } = totals;
  const installments = cartInstallments(
    inCart.map(({ facts: { months }, pieces }) => ({ months, pieces })),
    total,
    plans,
  );
  // A card has the months for its own price. In a cart, the total decides, so a line has the months for any price.
  const toShown = (one: ShownLine<StoredLine>, sent?: Shipments): CartProduct => ({
    ...toLine(one, sent, most),
    months: monthsFor(plans, one.facts.months),
  });
  return {
    hash: cart.hash,
    products: inCart.map((one) => toShown(one, shipments)),
    shipping: { is_free: totals.shipsFree, missing: totals.toFreeShipping ?? null },
    ...{ total_price: goods, total_items: totals.pieces },
    metadata: {
      version: cart.version,
      lines_limit: cartLimits.lines,
      codigoPostal: postalCode ?? null,
      today: shipments?.today ?? null,
    },
    unpaid,
    later: shown.flatMap((one) => (one.line.isLater ? [toShown(one)] : [])),
    sellers: toSellers(totals, inCart),
    coupon: coupon ? toCoupon(coupon, totals) : null,
    totals: {
      ...{ list_price: listGoods, goods, saved, discount, shipping: cost, is_shipping_known: isShippingKnown, total },
      shipping_from: totals.shippingFrom ?? null,
      installments: installments ?? null,
    },
    notices: [...notices],
  };
}

/** Lines with their current products. Leaves out products that the shop does not have. */
export async function showLines<Line extends LineToShow>(
  lines: readonly Line[],
  facts: readonly LineFacts[],
  { cardsOf, most }: Pick<ViewOptions, 'cardsOf' | 'most'>,
): Promise<Array<ShownLine<Line>>> {
  const cards = await cardsOf(facts);
  const byKey = new Map(facts.map((one) => [lineKey(one), one]));
  return lines.flatMap((line) => {
    const [known, card] = [byKey.get(lineKey(line)), cards.get(lineKey(line))];
    if (!known || !card) return [];
    const stock = known.variant?.stock ?? 0;
    return [
      {
        ...{ line, facts: known, card },
        ...piecesOf({ wanted: line.pieces, stock, most, hindrance: hindranceOf(known) }),
      },
    ];
  });
}

/** The values of a line that the computation of amounts needs. */
export const toPriced = ({ line, facts: known, pieces }: ShownLine): PricedLine => ({
  ...{ key: lineKey(line), seller: known.store, department: known.department, pieces, shipsFree: known.shipsFree },
  ...{ price: known.variant?.salePrice ?? 0, listPrice: known.variant?.listPrice ?? 0 },
});

export function toLine(
  { line, facts, card, pieces, state }: ShownLine,
  shipments: Shipments | undefined,
  most: number,
): CartProduct {
  const price = card.pricing.sales_price;
  return {
    ...card,
    ...{ cart_quantity: pieces, childrenSku: line.sku, sale_price: price, wanted: line.pieces, state },
    most: facts.variant && hindranceOf(facts) === undefined ? Math.min(facts.variant.stock, most) : 0,
    amount: worthOf({ price, pieces }),
    price_before: facts.variant && line.notedPrice !== price ? (line.notedPrice ?? null) : null,
    options: facts.variant?.options ?? {},
    arrival: pieces > 0 ? (shipments?.promiseOf(line) ?? null) : null,
  };
}

/**
 * The sellers of a cart, including sellers of lines that do not count. The latter come in the sequence of their lines.
 */
function toSellers({ sellers }: CartTotals, lines: readonly ShownLine[]): CartSeller[] {
  const stores = new Map(lines.map(({ card }) => [card.store.id, card.store]));
  return [...stores.values()].map((store) => {
    const found = sellers.find(({ seller }) => seller === store.id);
    return {
      store,
      ...{ goods: found?.goods ?? 0, discount: found?.discount ?? 0 },
      shipping: {
        ...{ is_free: found?.shipsFree ?? false, cost: found ? (found.shipping ?? null) : 0 },
        missing: found?.toFreeShipping ?? 0,
      },
    };
  });
}

function toCoupon({ coupon, isOver, isUsedUp }: CouponInCart, totals: CartTotals): CartCoupon {
  const { state } = totals.coupon;
  return {
    ...{ codigo: coupon.code, description: coupon.description, discount: totals.discount },
    state: isOver ? 'over' : isUsedUp || state === 'none' ? 'used-up' : state,
    missing: totals.coupon.state === 'below' ? totals.coupon.missing : 0,
  };
}
