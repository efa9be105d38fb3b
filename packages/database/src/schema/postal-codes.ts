import type { Generated } from 'kysely';

/** A postal code with its places. */
export interface PostalCodeTable {
  code: string;
  municipality: string;
  /** Empty where there is none. */
  city: string;
  colonias: string[];
}

/** One row, which says what the table of postal codes is; none while there is none. */
export interface PostalCodeTableTable {
  is_only: Generated<boolean>;
  /** It has every code of the country. */
  is_whole: boolean;
  source: string;
  imported_at: Generated<Date>;
}
