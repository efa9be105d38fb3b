import type { ColumnType } from 'kysely';

/** A `numeric` column. The driver returns text, so that no digit is lost; cast it in the query to get a number. */
export type Numeric = ColumnType<string, number | string | undefined, number | string>;
