/** A coupon in a cart: taking it, giving it back, and what it is worth now. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { Failure } from '../../../failure.ts';
import { cartRepository, type HeldCart } from '../cart-repository.ts';
import { couponWords as words } from '../words.ts';
import { couponRepository, type StoredCoupon } from './coupon-repository.ts';

/** So long a cart holds a use after its last change: a coupon with few uses is not blocked by forgotten carts. */
export const couponHoldMinutes = 60;

/** Codes are written in capitals, and found however they are typed. */
export const toCode = (typed: string): string => typed.trim().toLocaleUpperCase('es-MX').replaceAll(/\s+/g, '-');

export type HeldCoupon = { coupon: StoredCoupon; isOver: boolean; isUsedUp: boolean };

/**
 * Puts a coupon into a locked cart. The coupon before gives its use back.
 * @throws Failure VALIDATION_FAILED, which says why not
 */
export async function takeCoupon({ db }: Unit, customer: string, cart: HeldCart, typed: string): Promise<void> {
  const coupons = couponRepository(db);
  const found = await coupons.byCode(toCode(typed));
  if (!found) throw refused(words.unknown);
  await coupons.hold(found.id);
  if (!found.isOpen) throw refused(words.over);
  if ((await coupons.useOf(found.id, customer)) === 'ordered') throw refused(words.alreadyUsed);
  if (!(await hasUse(db, found, customer))) throw refused(words.usedUp);
  await coupons.holdUse(found.id, customer, couponHoldMinutes);
  if (cart.coupon !== null && cart.coupon !== found.id) await coupons.release(cart.coupon, customer);
  await setCoupon(db, customer, cart, found.id);
}

export async function giveBackCoupon({ db }: Unit, customer: string, cart: HeldCart): Promise<void> {
  if (cart.coupon === null) return;
  await couponRepository(db).release(cart.coupon, customer);
  await setCoupon(db, customer, cart, null);
}

async function setCoupon(db: Unit['db'], customer: string, cart: HeldCart, coupon: number | null): Promise<void> {
  await cartRepository(db).setCoupon(customer, coupon);
  await cartRepository(db).setVersion(customer, cart.version + 1);
}

/** A cart that changes is in use: it goes on holding its coupon, if nobody else took the last use meanwhile. */
export async function keepCoupon({ db }: Unit, customer: string, cart: HeldCart): Promise<void> {
  if (cart.coupon === null) return;
  const coupons = couponRepository(db);
  const found = await coupons.byId(cart.coupon);
  // A coupon without a limit of uses reserves none, so that carts with that coupon do not wait for each other.
  if (!found?.isOpen || found.maxUses === null) return;
  await coupons.hold(found.id);
  if (await hasUse(db, found, customer)) await coupons.holdUse(found.id, customer, couponHoldMinutes);
}

/** The coupon of a cart, and whether it still counts. */
export async function couponOf(
  { db }: Pick<UnitOfWork, 'db'>,
  customer: string,
  cart: HeldCart,
): Promise<HeldCoupon | undefined> {
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
