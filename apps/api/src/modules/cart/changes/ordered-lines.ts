/** Lines and coupons that move between carts and orders. */
import type { CartNotice } from '@tianguis/contract';
import type { Unit } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import type { LineName } from '../../lines/service.ts';
import { cartRepository } from '../cart-repository.ts';
import { takeCoupon } from '../coupons/coupons.ts';
import { type Added, addLines } from './changes.ts';
import { readKnown, writeChange } from './write-change.ts';

/** Locks a cart until the unit ends. */
export const lockCart = async ({ db }: Unit, customer: string): Promise<void> => {
  await cartRepository(db).lock(customer);
};

/**
 * Takes lines out of a cart, since an order contains them. The order's coupon leaves the cart, too. Locks the cart
 * until the unit ends.
 * @returns false if the cart has changed since this version, and nothing was taken
 */
export async function takeOrderedLines(
  unit: Unit,
  customer: string,
  { names, coupon, version }: { names: readonly LineName[]; coupon: number | null; version: number },
): Promise<boolean> {
  const carts = cartRepository(unit.db);
  const cart = await carts.lock(customer);
  if (cart.version !== version) return false;
  await carts.takeOut(customer, names, coupon);
  return true;
}

/**
 * Adds the lines of an order to the cart, where they merge as added lines do: of an order that ended (issue 38, item 8),
 * or of an order whose goods are bought again. The coupon returns if it is still valid and the cart has none.
 * @param coupon code of the coupon
 * @returns notices of pieces that could not be returned
 */
export async function returnOrderedLines(
  unit: Unit,
  customer: string,
  { lines, coupon }: { lines: readonly Added[]; coupon: string | null },
  most: number,
): Promise<CartNotice[]> {
  const carts = cartRepository(unit.db);
  const cart = await carts.lock(customer);
  const change = addLines(await readKnown(unit.db, customer, cart, { names: lines, most }), lines);
  await writeChange(unit, customer, cart, change);
  if (coupon !== null && cart.coupon === null) await takeCouponIfValid(unit, customer, cart, coupon);
  return change.notices;
}

async function takeCouponIfValid(...[unit, customer, cart, code]: Parameters<typeof takeCoupon>): Promise<void> {
  try {
    await takeCoupon(unit, customer, cart, code);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
