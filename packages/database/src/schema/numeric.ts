import type { ColumnType } from 'kysely';

/**
 * A `numeric` column. The driver returns text, so that no digit is lost. To get a number, cast the column in the query.
 */
export type Numeric = ColumnType<string, number | string | undefined, number | string>;
