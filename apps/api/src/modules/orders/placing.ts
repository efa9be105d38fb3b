/**
 * Places orders (CO-05 to CO-07). One transaction writes the order, reserves its pieces, uses its coupon and takes its
 * lines out of the cart. Locks are taken in this sequence: customer, cart, coupon, balance, credit, item of a registry,
 * products. No provider is called.
 */
import { randomInt } from 'node:crypto';

import type { Unit, UnitOfWork } from '@tianguis/database';

import { Failure, wrongField } from '../../failure.ts';

import { holdBalance } from '../balance/service.ts';
import { takeOrderedLines, useCoupon } from '../cart/service.ts';
import { holdCredit } from '../credit/service.ts';
import { reserveStock, variantsForSale } from '../inventory/service.ts';
import { holdGift, registryWords } from '../registries/service.ts';
import type { NewOrder, NewOrderLine } from './new-order.ts';
import { toRows } from './order-rows.ts';
import { placePaid } from './payments.ts';
import { placingRepository } from './placing-repository.ts';

export interface Placed {
  id: string;
  number: string;
  /** The checkout had made this order before, so nothing was changed. */
  isRepeated: boolean;
}

/** Why an order cannot be placed. */
export type RefusalReason = 'cart' | 'coupon' | 'balance' | 'credit' | 'stock' | 'price';

/**
 * The order cannot be placed as it was computed: the cart, the coupon, the balance, the credit, the stock or a price has
 * changed since. The transaction has to end without effect.
 */
export class OrderRefused extends Error {
  readonly reason: RefusalReason;
  /** Variants with too few pieces, and their stock. */
  readonly short: readonly { sku: string; available: number }[];

  constructor(reason: RefusalReason, short: OrderRefused['short'] = []) {
    super(`The order cannot be placed as it was computed, because of its ${reason}.`);
    this.name = 'OrderRefused';
    this.reason = reason;
    this.short = short;
  }
}

/** The order that a checkout has made. */
export const orderOfCheckout = (shop: Pick<UnitOfWork, 'db'>, checkout: string, customer: string) =>
  placingRepository(shop).ofCheckout(checkout, customer);

/**
 * Places an order. A checkout makes one order, whatever is sent again.
 * @throws OrderRefused if the cart, the coupon, the balance, the stock or a price has changed since the order was
 * computed
 * @throws Failure UNAUTHENTICATED if the account was erased, or is marked for deletion; TOO_MANY_UNPAID;
 * VALIDATION_FAILED if fewer pieces of a gift are wanted
 * @throws RangeError if the tenders do not add up to the total
 */
export async function placeOrder(unit: Unit, order: NewOrder): Promise<Placed> {
  const orders = placingRepository(unit);
  if (!(await orders.lockCustomer(order.customer))) throw new Failure('UNAUTHENTICATED', 'The account is no more.');
  const before = await orders.ofCheckout(order.checkout, order.customer);
  if (before) return { ...before, isRepeated: true };
  // The customer is locked, so several placings at once do not exceed the limit (PA-09).
  if (order.mostUnpaid !== undefined && (await orders.unpaidCount(order.customer)) >= order.mostUnpaid)
    throw new Failure('TOO_MANY_UNPAID');

  const rows = toRows(order);
  const number = await orders.insertOrder({ ...rows.order, number: () => String(randomInt(1e10)).padStart(10, '0') });
  await orders.insertParts(rows, order.isTest ? 'operator' : 'customer');
  const lines = order.parcels.flatMap((parcel) => parcel.lines);
  if (order.cartVersion !== null) {
    const wasTaken = await takeOrderedLines(unit, order.customer, {
      names: lines.map(({ productId: id, cartSku: sku }) => ({ id, sku })),
      ...{ coupon: order.coupon?.id ?? null, version: order.cartVersion },
    });
    if (!wasTaken) throw new OrderRefused('cart');
  }
  if (order.coupon && !(await useCoupon(unit, order.customer, order.coupon.id))) throw new OrderRefused('coupon');
  const isByBalance = order.tenders.some(({ kind }) => kind === 'balance');
  if (isByBalance && !(await holdBalance(unit, rows.order.id, 'placing', order.placedAt)))
    throw new OrderRefused('balance');
  const isByCredit = order.tenders.some(({ kind }) => kind === 'credit');
  if (isByCredit && !(await holdCredit(unit, rows.order.id, order.overdueCut, order.placedAt)))
    throw new OrderRefused('credit');
  if (order.gift && !(await holdGift(unit, rows.order.id, order.gift))) throw wrongField('compra', registryWords.taken);
  const short = await reserveStock(
    unit,
    rows.lines.map(({ id: line, sku, pieces, place }) => ({ line, sku, pieces, place })),
  );
  if (short.length > 0) throw new OrderRefused('stock', short);
  // The reservation has locked the products, so their prices stay as they are until the transaction ends.
  const prices = new Map(
    (await variantsForSale(unit, [...new Set(lines.map(({ sku }) => sku))])).map((one) => [one.sku, one]),
  );
  const hasPrice = ({ sku, price, listPrice }: NewOrderLine) =>
    prices.get(sku)?.salePrice === price && prices.get(sku)?.listPrice === listPrice;
  if (!order.arePricesAgreed && !lines.every(hasPrice)) throw new OrderRefused('price');
  if (order.tenders.every(({ kind }) => kind === 'balance' || kind === 'credit'))
    await placePaid(unit, rows.order.id, order.placedAt);
  return { id: rows.order.id, number, isRepeated: false };
}
