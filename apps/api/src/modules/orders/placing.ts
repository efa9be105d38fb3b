/**
 * Places orders (CO-05 to CO-07). One transaction writes the order, reserves its pieces, uses its coupon and takes its
 * lines out of the cart. Locks are taken in this sequence: customer, cart, coupon, products. No provider is called.
 */
import { randomInt } from 'node:crypto';
import type { Unit } from '@tianguis/database';
import { Failure } from '../../failure.ts';
import { takeOrderedLines, useCoupon } from '../cart/service.ts';
import { reserveStock } from '../inventory/service.ts';
import type { NewOrder } from './new-order.ts';
import { toRows } from './order-rows.ts';
import { placeFree } from './payments.ts';
import { placingRepository } from './placing-repository.ts';

export interface Placed {
  id: string;
  number: string;
  /** The checkout had made this order before, so nothing was changed. */
  isRepeated: boolean;
}

/** The order cannot be placed as it was shown. The transaction has to end without effect. */
export class OrderRefused extends Error {
  /** Variants with too few pieces, and their stock. */
  readonly short: readonly { sku: string; available: number }[];
  /** The coupon cannot be used any more. */
  readonly isCouponLost: boolean;

  constructor({ short = [], isCouponLost = false }: { short?: OrderRefused['short']; isCouponLost?: boolean }) {
    super('The order cannot be placed as it was shown.');
    this.name = 'OrderRefused';
    this.short = short;
    this.isCouponLost = isCouponLost;
  }
}

/**
 * Places an order. A checkout makes one order, whatever is sent again.
 * @throws OrderRefused if pieces or the coupon are not available any more
 * @throws Failure UNAUTHENTICATED if the account was erased, or is marked for deletion
 * @throws RangeError if the tenders do not add up to the total
 */
export async function placeOrder(unit: Unit, order: NewOrder): Promise<Placed> {
  const orders = placingRepository(unit);
  if (!(await orders.lockCustomer(order.customer))) throw new Failure('UNAUTHENTICATED', 'The account is no more.');
  const before = await orders.ofCheckout(order.checkout, order.customer);
  if (before) return { ...before, isRepeated: true };

  const rows = toRows(order);
  const number = await orders.insertOrder({ ...rows.order, number: () => String(randomInt(1e10)).padStart(10, '0') });
  await orders.insertParts(rows, order.isTest ? 'operator' : 'customer');
  const lines = order.parcels.flatMap((parcel) => parcel.lines);
  await takeOrderedLines(unit, order.customer, {
    names: lines.map(({ productId: id, cartSku: sku }) => ({ id, sku })),
    coupon: order.coupon?.id ?? null,
  });
  if (order.coupon && !(await useCoupon(unit, order.customer, order.coupon.id)))
    throw new OrderRefused({ isCouponLost: true });
  const short = await reserveStock(
    unit,
    rows.lines.map(({ id: line, sku, pieces }) => ({ line, sku, pieces })),
  );
  if (short.length > 0) throw new OrderRefused({ short });
  if (order.tenders.length === 0) await placeFree(unit, rows.order.id);
  return { id: rows.order.id, number, isRepeated: false };
}
