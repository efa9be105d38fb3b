/** Coupons for the operator's commands. */
import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface CouponSheet {
  code: string;
  description: string;
  percent: number | null;
  /** Amounts are in centavos. */
  amount: number | null;
  most: number | null;
  least: number;
  store: number | null;
  department: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  isActive: boolean;
  /** Number of uses by orders, and of uses that carts have reserved now. */
  ordered: number;
  reserved: number;
}

export type NewCoupon = Omit<CouponSheet, 'isActive' | 'ordered' | 'reserved'>;

/** @param db the database, or a transaction of it */
export function couponOperatorRepository(db: Kysely<Database>) {
  return {
    /** All coupons, from new to old; or the coupon with this code. */
    async sheets(code?: string): Promise<CouponSheet[]> {
      const { rows } = await sql<CouponSheet>`
        select code, description, percent, amount, most, least, store_id as store, department_id as department,
               starts_at as "startsAt", ends_at as "endsAt", max_uses as "maxUses", is_active as "isActive",
               (select count(*)::integer from coupon_uses u where u.coupon_id = c.id and held_until is null) as ordered,
               (select count(*)::integer from coupon_uses u where u.coupon_id = c.id and held_until > now()) as reserved
          from coupons c where ${code ?? null}::text is null or code = ${code ?? null}
         order by created_at desc, code`.execute(db);
      return rows;
    },
    async storeExists(id: number): Promise<boolean> {
      return (await db.selectFrom('stores').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
    },
    async departmentExists(id: number): Promise<boolean> {
      const found = db.selectFrom('categories').select('id').where('id', '=', id).where('level', '=', 1);
      return (await found.executeTakeFirst()) !== undefined;
    },
    async add(coupon: NewCoupon): Promise<void> {
      const { code, description, percent, amount, most, least, store, department, startsAt, endsAt, maxUses } = coupon;
      await db
        .insertInto('coupons')
        .values({
          ...{ code, description, percent, amount, most, least, store_id: store, department_id: department },
          ...{ starts_at: startsAt, ends_at: endsAt, max_uses: maxUses },
        })
        .execute();
    },
    async setActive(code: string, isActive: boolean): Promise<void> {
      await db.updateTable('coupons').set({ is_active: isActive }).where('code', '=', code).execute();
    },
  };
}
