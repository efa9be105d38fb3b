import type { Database } from '@tianguis/database';
import type { SellerTax } from '@tianguis/domain/tax';
import { type Kysely, sql } from 'kysely';

/** A store with its tax data. */
export interface SellerTaxSheet {
  id: number;
  /** Name of the store. */
  name: string;
  tax: SellerTax | null;
  border: boolean;
  /** Whether it has products on sale. */
  sells: boolean;
}

/** @param db the database, or a transaction of it */
export const sellerTaxRepository = (db: Kysely<Database>) => ({
  /** Locks the stores of the ids until the end of the transaction. Without ids: all stores. */
  async sheets(ids?: readonly number[]): Promise<SellerTaxSheet[]> {
    const chosen = ids === undefined ? null : [...ids];
    if (chosen)
      await sql`select from stores where id = any (${chosen}::integer[]) order by id for no key update`.execute(db);
    const { rows } = await sql<SellerTaxSheet>`
      select s.id, s.name, s.is_border as border,
             case when t.store_id is not null
               then jsonb_build_object('rfc', t.rfc, 'regime', t.regime, 'name', t.name) end as tax,
             exists (select from products p where p.store_id = s.id and p.is_active) as sells
        from stores s left join seller_tax t on t.store_id = s.id
       where ${chosen}::integer[] is null or s.id = any (${chosen}::integer[])
       order by s.id`.execute(db);
    return rows;
  },

  /** Null removes the tax data. */
  async write(id: number, tax: SellerTax | null): Promise<void> {
    if (tax === null) await db.deleteFrom('seller_tax').where('store_id', '=', id).execute();
    else
      await db
        .insertInto('seller_tax')
        .values({ store_id: id, ...tax })
        .onConflict((conflict) => conflict.column('store_id').doUpdateSet(tax))
        .execute();
  },

  async setBorder(id: number, isBorder: boolean): Promise<void> {
    await db.updateTable('stores').set({ is_border: isBorder }).where('id', '=', id).execute();
  },
});
