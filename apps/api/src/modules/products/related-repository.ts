import type { Database } from '@tianguis/database';
import { type Kysely, sql } from 'kysely';
import type { CardRow } from './card-repository.ts';
import { readCards } from './listing-repository.ts';

/**
 * What stands near a product and can be bought: first of its own leaf, then of the branch above; within each by how near the
 * price is as a proportion ($100 is as far from $200 as $1,000 from $2,000).
 * @returns undefined when there is no such product.
 */
export async function readRelated(db: Kysely<Database>, id: number, limit: number): Promise<CardRow[] | undefined> {
  const origin = await db
    .selectFrom('products as p')
    .select(['p.category_id', 'p.level1_id', 'p.level2_id', 'p.level3_id', 'p.sale_price'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  if (origin === undefined) return undefined;
  const [column, value] =
    origin.level2_id === null
      ? (['l.level1_id', origin.level1_id] as const)
      : (['l.level2_id', origin.level2_id] as const);
  const near = (place: ReturnType<typeof sql>) => sql<{ id: number }>`
    select l.product_id as id from listing as l where l.rank >= 0 and l.product_id <> ${id} and ${place}
    order by (l.category_id = ${origin.category_id}) desc, abs(ln(l.sale_price::float8 / ${origin.sale_price}::float8)), l.product_id
    limit ${limit}`;
  // A full leaf needs nothing of its branch, which is many times larger.
  if (origin.level3_id !== null) {
    const { rows } = await near(sql`l.level3_id = ${origin.level3_id}`).execute(db);
    if (rows.length === limit)
      return readCards(
        db,
        rows.map((row) => row.id),
      );
  }
  const { rows } = await near(sql`${sql.ref(column)} = ${value}`).execute(db);
  return readCards(
    db,
    rows.map((row) => row.id),
  );
}
