import type { Unit } from '@tianguis/database';
import type { LineName } from '../lines/service.ts';
import { cartRepository } from './cart-repository.ts';

/**
 * Takes lines out of a cart, since an order contains them. The order's coupon leaves the cart, too. Locks the cart
 * until the unit ends.
 */
export async function takeOrderedLines(
  unit: Unit,
  customer: string,
  { names, coupon }: { names: readonly LineName[]; coupon: number | null },
): Promise<void> {
  const carts = cartRepository(unit.db);
  await carts.lock(customer);
  await carts.takeOut(customer, names, coupon);
}
