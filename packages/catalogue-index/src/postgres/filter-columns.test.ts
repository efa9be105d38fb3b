import { withDatabase } from '@tianguis/testkit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { filterColumns } from './filter-columns.ts';

const { db } = await withDatabase();

test.each(Object.entries(filterColumns).flatMap(([name, { from }]) => from.map((column) => [name, column] as const)))(
  'a change that the filter %s counts otherwise (products.%s) invalidates cached listings',
  async (_, column) => {
    const { rows } = await sql<{
      text: string;
    }>`select prosrc as text from pg_proc where proname = 'products_updated'`.execute(db);
    expect(rows[0]?.text, 'products_updated() in packages/database/functions/invalidation.sql').toContain(
      `n.${column}`,
    );
  },
);
