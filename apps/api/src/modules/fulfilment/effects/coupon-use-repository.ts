/** SQL of the use of an order's coupon. Transactions lock the coupon before products. */
import type { Unit } from '@tianguis/database';
import { sql } from 'kysely';

export interface CouponOrder {
  id: string;
  /** Null after the account was erased. */
  customer: string | null;
  coupon: number | null;
}

export async function lockCoupon({ db }: Unit, coupon: number): Promise<void> {
  await db.selectFrom('coupons').select('id').where('id', '=', coupon).forUpdate().execute();
}

/** The use of the coupon is final, reserved no longer, or taken again, even beyond the coupon's limit. */
export async function setCoupon(
  { db }: Unit,
  { id, customer, coupon }: CouponOrder,
  state: 'used' | 'returned',
): Promise<void> {
  if (coupon === null) return;
  await db.updateTable('orders').set({ coupon_state: state }).where('id', '=', id).execute();
  if (customer === null) return;
  if (state === 'returned')
    await db.deleteFrom('coupon_uses').where('coupon_id', '=', coupon).where('customer_id', '=', customer).execute();
  else
    await sql`
      insert into coupon_uses (coupon_id, customer_id, held_until)
      select id, ${customer}, null from coupons where id = ${coupon}
      on conflict (coupon_id, customer_id) do update set held_until = null`.execute(db);
}
