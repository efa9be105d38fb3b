import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import { type CardRow, selectCards } from './card-repository.ts';

/**
 * What stands near a product and can be bought: first of its own leaf, then of the branch above; within each by how near the
 * price is as a proportion ($100 is as far from $200 as $1,000 from $2,000).
 * @returns undefined when there is no such product.
 */
export async function readRelated(db: Kysely<Database>, id: number, limit: number): Promise<CardRow[] | undefined> {
  const origin = await db
    .selectFrom('products as p')
    .select(['p.category_id', 'p.level1_id', 'p.level2_id', 'p.sale_price'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (origin === undefined) return undefined;
  const branch =
    origin.level2_id === null
      ? sql<boolean>`p.level1_id = ${origin.level1_id}`
      : sql<boolean>`p.level2_id = ${origin.level2_id}`;
  const keys = sql`(p.category_id = ${origin.category_id}) desc, abs(ln(p.sale_price::float8 / ${origin.sale_price}::float8)), p.id`;
  const near = sql<number>`(select p.id from products p where p.is_active and p.stock > 0 and p.id <> ${id} and ${branch} order by ${keys} limit ${limit})`;
  return selectCards(db).where('p.id', 'in', near).orderBy(keys).execute();
}
