/** Pairs of products that the same visitors viewed or added. */
import { connectionDb, type Database, inTransaction, type ProductCompanionTable } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export type Pool = Parameters<typeof inTransaction>[0];

export interface PairRules {
  /** Days after which events no longer count. */
  days: number;
  /** The fewest visitors of a pair. */
  fewest: number;
  /**
   * The most products of one visitor that count, from the latest: a visitor who views everything shows no preference.
   */
  perVisitor: number;
  /** The most companions of a product. */
  most: number;
}

/** Replaces all pairs in one transaction. @returns the number of pairs */
export const replaceCompanions = (pool: Pool, { days, fewest, perVisitor, most }: PairRules): Promise<number> =>
  inTransaction(pool, async (client) => {
    const db = connectionDb(client);
    // Compute into a temporary table, so that the real table is locked only while it is replaced.
    await sql`
      create temp table new_companions on commit drop as
      with latest as (
        select kind, visitor, product_id, max(happened_at) as at from analytics_events
         where kind in ('vista', 'agregar') and happened_at > now() - make_interval(days => ${days})
         group by kind, visitor, product_id
      ), counted as (
        select kind, visitor, product_id from (
          select l.*, row_number() over (partition by kind, visitor order by at desc, product_id) as place
            from latest l join products p on p.id = l.product_id and p.is_active) l
         where place <= ${perVisitor}
      ), pairs as (
        select kind, a.product_id as one, b.product_id as other, count(*)::integer as visitors
          from counted a join counted b using (kind, visitor)
         where a.product_id < b.product_id
         group by kind, a.product_id, b.product_id having count(*) >= ${fewest}
      ), mirrored as (
        select kind, one as product_id, other as other_id, visitors from pairs
        union all select kind, other, one, visitors from pairs
      )
      select product_id, kind, position::smallint, other_id, visitors from (
        select mirrored.*, row_number() over (partition by kind, product_id order by visitors desc, other_id) as position
          from mirrored) ranked
       where position <= ${most}`.execute(db);
    await db.deleteFrom('product_companions').execute();
    const { numAffectedRows } = await sql`
      insert into product_companions (product_id, kind, position, other_id, visitors)
      select n.* from new_companions n
       where exists (select from products where id = n.product_id)
         and exists (select from products where id = n.other_id)`.execute(db);
    return Number(numAffectedRows ?? 0n);
  });

/** @param db the database, or a transaction of it */
export function companionRepository(db: Kysely<Database>) {
  return {
    /** The companions of a product, the most frequent first. */
    async of(product: number): Promise<Array<Pick<ProductCompanionTable, 'kind' | 'other_id'>>> {
      return db
        .selectFrom('product_companions')
        .select(['kind', 'other_id'])
        .where('product_id', '=', product)
        .orderBy('kind')
        .orderBy('position')
        .execute();
    },
    /** Store, department and category of a product; undefined for an unknown product. */
    place: (product: number) =>
      db
        .selectFrom('products')
        .select(['store_id as store', 'level1_id as department', 'category_id as category'])
        .where('id', '=', product)
        .executeTakeFirst(),
    /** The ids of products in other categories, in the same sequence. */
    async outside(category: number, ids: readonly number[]): Promise<number[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom('products')
        .select('id')
        .where('id', 'in', ids)
        .where('category_id', '<>', category)
        .execute();
      const found = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => found.has(id));
    },
  };
}
