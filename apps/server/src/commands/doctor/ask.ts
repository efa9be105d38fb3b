import type { DatabaseContext } from './check.ts';

type Row = Record<string, unknown>;

/** Runs the query of a check. */
export async function ask<Answer extends Row>({ database }: DatabaseContext, sql: string): Promise<Answer[]> {
  return (await database.pool.query<Answer>(sql)).rows;
}
