/** Carts and coupons for jobs and operators' commands. */
import type { UnitOfWork } from '@tianguis/database';
import { cartLimits } from '@tianguis/domain/cart';
import { pruneRequests } from '../idempotency/service.ts';
import { cartRepository } from './cart-repository.ts';
import { type CouponSheet, couponOperatorRepository, type NewCoupon } from './coupons/coupon-operator-repository.ts';
import { toCode } from './coupons/coupons.ts';

export type { CouponSheet, NewCoupon } from './coupons/coupon-operator-repository.ts';

/** Deletes lines that can no longer be restored, and old requests. @returns the number of deleted rows */
export async function pruneCarts({ db }: Pick<UnitOfWork, 'db'>): Promise<number> {
  const rows = await cartRepository(db).prune(cartLimits.undoHours);
  return rows + (await pruneRequests({ db }, cartLimits.undoHours));
}

/** Coupons for the operator's commands. All functions throw an Error with one sentence. */
export function createCouponOperator({ db }: Pick<UnitOfWork, 'db'>) {
  const repository = couponOperatorRepository(db);
  async function show(typed: string): Promise<CouponSheet> {
    const [sheet] = await repository.sheets(toCode(typed));
    if (!sheet) throw new Error(`There is no coupon ${toCode(typed)}.`);
    return sheet;
  }
  return {
    list: () => repository.sheets(),
    show,
    async add(coupon: NewCoupon): Promise<CouponSheet> {
      const code = toCode(coupon.code);
      if (!/^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code))
        throw new Error(`"${code}" is no code: 3 to 30 letters, digits and hyphens, the first no hyphen.`);
      if ((await repository.sheets(code)).length > 0) throw new Error(`There is a coupon ${code} already.`);
      if (coupon.store !== null && !(await repository.storeExists(coupon.store)))
        throw new Error(`There is no store ${coupon.store}.`);
      if (coupon.department !== null && !(await repository.departmentExists(coupon.department)))
        throw new Error(`There is no department ${coupon.department}.`);
      if (coupon.startsAt && coupon.endsAt && coupon.startsAt >= coupon.endsAt)
        throw new Error('A coupon cannot end before it begins.');
      await repository.add({ ...coupon, code });
      return show(code);
    },
    /** Turns a coupon on or off. A coupon that is off gives no discount, even in carts that have it. */
    async setActive(typed: string, isActive: boolean): Promise<{ before: CouponSheet; after: CouponSheet }> {
      const before = await show(typed);
      await repository.setActive(before.code, isActive);
      return { before, after: await show(before.code) };
    },
  };
}

export type CouponOperator = ReturnType<typeof createCouponOperator>;
