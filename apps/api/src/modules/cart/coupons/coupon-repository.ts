/** Coupons and their uses. */
import type { Database } from '@tianguis/database';
import type { Coupon } from '@tianguis/domain/cart';
import { type Kysely, sql } from 'kysely';

export interface StoredCoupon extends Coupon {
  id: number;
  code: string;
  description: string;
  /** The coupon is active, has begun, and has not ended. */
  isOpen: boolean;
  maxUses: number | null;
  /** Who pays the discount. */
  funder: 'shop' | 'seller';
}

const columns = sql`id, code, description, percent, amount, most, least, store_id as seller,
  department_id as department, max_uses as "maxUses", funder,
  is_active and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true) as "isOpen"`;
/** The use counts, since an order contains the use or a cart has reserved the use. */
const counts = sql`(held_until is null or held_until > now())`;

/** @param db the database, or a transaction of it */
export function couponRepository(db: Kysely<Database>) {
  return {
    async byCode(code: string): Promise<StoredCoupon | undefined> {
      const { rows } = await sql<StoredCoupon>`select ${columns} from coupons where code = ${code}`.execute(db);
      return rows[0];
    },
    async byId(id: number): Promise<StoredCoupon | undefined> {
      const { rows } = await sql<StoredCoupon>`select ${columns} from coupons where id = ${id}`.execute(db);
      return rows[0];
    },
    /** Locks the coupon until the transaction ends, so that its uses are counted one after the other. */
    async lock(id: number): Promise<StoredCoupon | undefined> {
      const { rows } = await sql<StoredCoupon>`select ${columns} from coupons where id = ${id} for update`.execute(db);
      return rows[0];
    },
    /** Number of uses by other customers. */
    async usesOfOthers(id: number, customer: string): Promise<number> {
      const { rows } = await sql<{ n: number }>`
        select count(*)::integer as n from coupon_uses
         where coupon_id = ${id} and customer_id <> ${customer} and ${counts}`.execute(db);
      return rows[0]?.n ?? 0;
    },
    /** The customer's use of the coupon: none, reserved, a reservation that has ended, or ordered. */
    async useOf(id: number, customer: string): Promise<'none' | 'reserved' | 'ended' | 'ordered'> {
      const { rows } = await sql<{ isOrdered: boolean; isReserved: boolean }>`
        select held_until is null as "isOrdered", coalesce(held_until > now(), false) as "isReserved" from coupon_uses
         where coupon_id = ${id} and customer_id = ${customer}`.execute(db);
      const [found] = rows;
      if (found === undefined) return 'none';
      if (found.isOrdered) return 'ordered';
      return found.isReserved ? 'reserved' : 'ended';
    },
    /** Reserves a use for the customer's cart from now on. A use of an order stays unchanged. */
    async reserveUse(id: number, customer: string, minutes: number): Promise<void> {
      await sql`
        insert into coupon_uses (coupon_id, customer_id, held_until)
        values (${id}, ${customer}, now() + make_interval(mins => ${minutes}))
        on conflict (coupon_id, customer_id) do update set held_until = excluded.held_until
        where coupon_uses.held_until is not null`.execute(db);
    },
    /**
     * The use of a locked coupon is part of an order from now on.
     * @returns false if the customer has an order with the coupon, or if the coupon has no use left
     */
    async order({ id, maxUses }: StoredCoupon, customer: string): Promise<boolean> {
      const { rows } = await sql`
        insert into coupon_uses (coupon_id, customer_id, held_until)
        select ${id}, ${customer}, null
         where ${maxUses}::integer is null or ${maxUses} > (
           select count(*) from coupon_uses where coupon_id = ${id} and customer_id <> ${customer} and ${counts})
        on conflict (coupon_id, customer_id) do update set held_until = null
        where coupon_uses.held_until is not null
        returning coupon_id`.execute(db);
      return rows.length > 0;
    },
    /** Gives back a use that a cart has reserved. */
    async release(id: number, customer: string): Promise<void> {
      await db
        .deleteFrom('coupon_uses')
        .where('coupon_id', '=', id)
        .where('customer_id', '=', customer)
        .where('held_until', 'is not', null)
        .execute();
    },
    /** The uses of a customer, for the export. */
    async usesOf(customer: string) {
      const { rows } = await sql<{ code: string; heldUntil: Date | null }>`
        select c.code, u.held_until as "heldUntil" from coupon_uses u join coupons c on c.id = u.coupon_id
         where u.customer_id = ${customer} order by c.code`.execute(db);
      return rows;
    },
  };
}
