/** Pairs of products that the same visitors looked at or added. */
import type { Database, ProductCompanionTable } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';

export interface PairRules {
  /** Events older than so many days mean nothing. */
  days: number;
  /** Fewer visitors make no pair. */
  fewest: number;
  /** Products of one visitor that count, the latest: who looks at everything says nothing. */
  perVisitor: number;
  /** Companions of a product. */
  most: number;
}

/** @param db the database, or a transaction of it */
export function companionRepository(db: Kysely<Database>) {
  return {
    /** Writes all pairs anew. @returns how many */
    async replace({ days, fewest, perVisitor, most }: PairRules): Promise<number> {
      await db.deleteFrom('product_companions').execute();
      const { numAffectedRows } = await sql`
        insert into product_companions (product_id, kind, position, other_id, visitors)
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
          select kind, a.product_id, b.product_id as other_id, count(*)::integer as visitors
            from counted a join counted b using (kind, visitor)
           where a.product_id <> b.product_id
           group by kind, a.product_id, b.product_id having count(*) >= ${fewest}
        )
        select product_id, kind, position, other_id, visitors from (
          select pairs.*, row_number() over (partition by kind, product_id order by visitors desc, other_id) as position
            from pairs) ranked
         where position <= ${most}`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
    /** The nearest first. */
    async of(product: number): Promise<Array<Pick<ProductCompanionTable, 'kind' | 'other_id'>>> {
      return db
        .selectFrom('product_companions')
        .select(['kind', 'other_id'])
        .where('product_id', '=', product)
        .orderBy('kind')
        .orderBy('position')
        .execute();
    },
    /** Where a product is sold; undefined without one. */
    place: (product: number) =>
      db
        .selectFrom('products')
        .select(['store_id as store', 'level1_id as department', 'category_id as category'])
        .where('id', '=', product)
        .executeTakeFirst(),
    /** Those of these that are of another category, in the same sequence. */
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
