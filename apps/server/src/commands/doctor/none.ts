/** Checks that count rows which should not be there. */
import type pg from 'pg';
import type { Check, Finding, OnDatabase } from './check.ts';
import { ok } from './check.ts';

/** Reads whole tables: with a million products some seconds. */
export const limit = 20_000;

/** Counts what is wrong and shows some of it. `source` is SQL that gives ids, or gives them itself. */
export function none(
  name: string,
  source: string | ((pool: pg.Pool) => Promise<readonly number[]>),
  fine: string,
  wrong: (count: number, some: string) => Finding,
): Check<OnDatabase> {
  return {
    name,
    limit,
    async look({ database }) {
      if (typeof source !== 'string') {
        const ids = await source(database.pool);
        return ids.length === 0 ? ok(fine) : wrong(ids.length, ids.slice(0, 3).join(', '));
      }
      const { rows } = await database.pool.query<{ count: number; some: (number | string)[] | null }>(
        `select count(*) as count, (array_agg(id order by id))[1:3] as some from (${source}) wrong`,
      );
      const [{ count, some } = { count: 0, some: null }] = rows;
      return count === 0 ? ok(fine) : wrong(count, (some ?? []).join(', '));
    },
  };
}

export const of = (count: number, some: string): string => `${count.toLocaleString('en')} (for example ${some})`;
