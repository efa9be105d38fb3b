import type { ColumnType } from 'kysely';

/** A `numeric` column: the driver gives text, so that no digit is lost. Cast it in the query where a number is wanted. */
export type Numeric = ColumnType<string, number | string | undefined, number | string>;
