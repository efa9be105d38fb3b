/** The tables, functions and triggers of the index, as scripts for `migrate` (packages/database). */
import { readFileSync } from 'node:fs';
import type { SchemaScripts } from '@tianguis/database';
import { analysisVersion } from '@tianguis/domain/words';
import { bitmapColumns } from './bitmaps.ts';
import { filterVariables } from './filter-columns.ts';
import { geometryVariables } from './geometry.ts';
import { sortVariables } from './sorts.ts';

const priceDigits = bitmapColumns.flatMap(({ name }) => (name.startsWith('sale_price_') ? [name] : [])).join(', ');
const variables: Readonly<Record<string, string | number>> = {
  ...geometryVariables,
  ...filterVariables,
  ...sortVariables,
  price_digits: priceDigits,
  analysis_version: analysisVersion,
};

const folder = new URL('../../sql/', import.meta.url);

/** A file of sql/, with its variables (`:block_size`) replaced. */
function read(name: string): string {
  const text = readFileSync(new URL(name, folder), 'utf8');
  return text.replace(/(?<!:):([a-z_]+)\b/g, (whole, variable) => String(variables[variable] ?? whole));
}

/** Bitmaps stand in the row itself. */
const bitmapTable = `
-- A column for each bitmap (src/postgres/bitmaps.ts).
alter table index_blocks
  ${bitmapColumns.map(({ name }) => `add ${name} bit varying not null`).join(',\n  ')};
alter table index_blocks
  ${bitmapColumns.map(({ name }) => `alter ${name} set storage plain`).join(',\n  ')};
`;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const bitmapFunction = `
-- The bitmaps of index_blocks, and the condition on a document whose bit is set (src/postgres/bitmaps.ts).
create function index_bitmap_columns() returns table (name text, condition text) language sql immutable as $$
  values
  ${bitmapColumns.map(({ name, condition }) => `('${name}', ${literal(condition)})`).join(',\n  ')}
$$;
`;

const functionFiles = ['text-delta.sql', 'bitmaps.sql', 'counts.sql', 'documents.sql', 'match.sql', 'rank.sql'];

export const catalogueIndexSchema: SchemaScripts = {
  derived: {
    name: 'catalogue-index',
    tables: `${read('tables.sql')}${bitmapTable}`,
    fill: read('fill.sql'),
  },
  functions: [
    { name: 'catalogue-index/bitmap-columns', sql: bitmapFunction },
    ...functionFiles.map((name) => ({ name: `catalogue-index/${name}`, sql: read(name) })),
  ],
};
