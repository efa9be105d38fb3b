/** Takes a coupon for a cart, gives it back, and computes its state. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { type CartRow, cartRepository } from '../cart-repository.ts';
import { couponWords as words } from '../words.ts';
import { couponRepository, type StoredCoupon } from './coupon-repository.ts';

/**
 * Minutes after a cart's last change for which its coupon use stays reserved. So forgotten carts do not block a coupon
 * with few uses.
 */
export const reservedMinutes = 60;

/**
 * Codes are stored in capitals, and are found in any typed form. Invisible characters are removed, because they come
 * along with copied texts.
 */
export const toCode = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLocaleUpperCase('es-MX')
    .replaceAll(/\s+/g, '-');

export type CouponInCart = { coupon: StoredCoupon; isOver: boolean; isUsedUp: boolean };

/** The coupon of a typed code. @throws Failure VALIDATION_FAILED for an unknown code */
export async function knownCoupon({ db }: Pick<UnitOfWork, 'db'>, typed: string): Promise<StoredCoupon> {
  const found = await couponRepository(db).byCode(toCode(typed));
  if (!found) throw refused(words.unknown);
  return found;
}

/**
 * Puts a coupon into a locked cart. The use of an earlier coupon is given back.
 * @throws Failure VALIDATION_FAILED with the reason
 */
export async function takeCoupon({ db }: Unit, customer: string, cart: CartRow, typed: string): Promise<void> {
  const found = await knownCoupon({ db }, typed);
  const coupons = couponRepository(db);
  await coupons.lock(found.id);
  if (!found.isOpen) throw refused(words.over);
  if ((await coupons.useOf(found.id, customer)) === 'ordered') throw refused(words.alreadyUsed);
  if (!(await hasUse(db, found, customer))) throw refused(words.usedUp);
  await coupons.reserveUse(found.id, customer, reservedMinutes);
  if (cart.coupon !== null && cart.coupon !== found.id) await coupons.release(cart.coupon, customer);
  await setCoupon(db, customer, cart, found.id);
}

export async function giveBackCoupon({ db }: Unit, customer: string, cart: CartRow): Promise<void> {
  if (cart.coupon === null) return;
  await couponRepository(db).release(cart.coupon, customer);
  await setCoupon(db, customer, cart, null);
}

async function setCoupon(db: Unit['db'], customer: string, cart: CartRow, coupon: number | null): Promise<void> {
  await cartRepository(db).setCoupon(customer, coupon);
  await cartRepository(db).setVersion(customer, cart.version + 1);
}

/**
 * Uses a coupon in an order (CO-07). Locks the coupon until the unit ends.
 * @returns false if the coupon is over, was used by the customer, or has no use left
 */
export async function useCoupon({ db }: Unit, customer: string, coupon: number): Promise<boolean> {
  const coupons = couponRepository(db);
  const found = await coupons.lock(coupon);
  return found?.isOpen === true && coupons.order(found, customer);
}

/**
 * Extends the reservation of a cart's coupon after a change of the cart. Does nothing if other carts took the last use
 * in the meantime.
 */
export async function extendReservation({ db }: Unit, customer: string, cart: CartRow): Promise<void> {
  if (cart.coupon === null) return;
  const coupons = couponRepository(db);
  const found = await coupons.byId(cart.coupon);
  // Coupons without a limit need no reservation. So carts with such a coupon do not wait for each other.
  if (!found?.isOpen || found.maxUses === null) return;
  await coupons.lock(found.id);
  if (await hasUse(db, found, customer)) await coupons.reserveUse(found.id, customer, reservedMinutes);
}

/** The coupon of a cart, and whether its discount still applies. */
export async function couponOf(
  { db }: Pick<UnitOfWork, 'db'>,
  customer: string,
  cart: CartRow,
): Promise<CouponInCart | undefined> {
  if (cart.coupon === null) return undefined;
  const coupons = couponRepository(db);
  const coupon = await coupons.byId(cart.coupon);
  if (coupon === undefined) return undefined;
  const use = await coupons.useOf(coupon.id, customer);
  const isUsedUp = use === 'ordered' || (use !== 'reserved' && !(await hasUse(db, coupon, customer)));
  return { coupon, isOver: !coupon.isOpen, isUsedUp };
}

async function hasUse(db: UnitOfWork['db'], { id, maxUses }: StoredCoupon, customer: string): Promise<boolean> {
  return maxUses === null || (await couponRepository(db).usesOfOthers(id, customer)) < maxUses;
}

const refused = (msg: string): Failure =>
  new Failure('VALIDATION_FAILED', 'The coupon cannot be used.', {
    fields: [{ name: 'codigo', code: 'WRONG', msg }],
  });
