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

/**
 * The use of the coupon is final, reserved no longer, or taken again, even beyond the coupon's limit. A customer has one
 * use of a coupon. Late money can revive an order whose coupon the customer has used again, so two orders can have the
 * use. The use ends with the last of them.
 */
export async function setCoupon(
  unit: Unit,
  { id, customer, coupon }: CouponOrder,
  state: 'used' | 'returned',
): Promise<void> {
  if (coupon === null) return;
  const { db } = unit;
  // Of two orders that end at once, the second one sees that the first one has ended.
  await lockCoupon(unit, coupon);
  await db.updateTable('orders').set({ coupon_state: state }).where('id', '=', id).execute();
  if (customer === null) return;
  if (state === 'returned')
    await sql`
      delete from coupon_uses where coupon_id = ${coupon} and customer_id = ${customer} and not exists (
        select from orders o where o.customer_id = ${customer} and o.coupon_id = ${coupon}
           and o.coupon_state in ('used', 'reserved'))`.execute(db);
  else
    await sql`
      insert into coupon_uses (coupon_id, customer_id, held_until)
      select id, ${customer}, null from coupons where id = ${coupon}
      on conflict (coupon_id, customer_id) do update set held_until = null`.execute(db);
}
