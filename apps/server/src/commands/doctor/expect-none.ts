/** Checks that count rows which must not exist. */
import type pg from 'pg';
import type { Check, DatabaseContext, Finding } from './check.ts';
import { ok } from './check.ts';

/** Time limit in milliseconds. Reading whole tables takes some seconds with a million products. */
export const limit = 20_000;

/**
 * Counts wrong rows and shows some of them. `source` is SQL that selects the ids of the wrong rows, or a function that
 * returns these ids.
 */
export function expectNone(
  name: string,
  source: string | ((pool: pg.Pool) => Promise<readonly number[]>),
  fine: string,
  wrong: (count: number, some: string) => Finding,
): Check<DatabaseContext> {
  return {
    name,
    limit,
    async run({ database }) {
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

export const examplesOf = (count: number, some: string): string =>
  `${count.toLocaleString('en')} (for example ${some})`;
