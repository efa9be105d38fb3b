/** Pieces of SQL: conditions on rows, and expressions that give bitmaps. */
import { type RawBuilder, sql } from 'kysely';

export type Condition = RawBuilder<boolean>;
export type Bits = RawBuilder<string>;

/** All of them; true when there are none. */
export function every(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** The bits that are set in all of them. */
export function intersect(bits: Bits, others: Iterable<Bits>): Bits {
  return sql.join([bits, ...others], sql` & `);
}

const levelColumns = ['level1_id', 'level2_id', 'level3_id'] as const;

/** The column of a category of `level`; undefined below the third. */
export function levelColumn(table: 'd' | 'r', level: number): RawBuilder<number | null> | undefined {
  const column = levelColumns[level - 1];
  return column === undefined ? undefined : sql.ref(`${table}.${column}`);
}
