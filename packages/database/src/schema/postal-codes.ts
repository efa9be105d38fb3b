import type { Generated } from 'kysely';

/** A postal code with its state, municipality, city and colonias. */
export interface PostalCodeTable {
  code: string;
  municipality: string;
  /** Empty if the postal code belongs to no city. */
  city: string;
  colonias: string[];
}

/** Describes the table of postal codes, in one row; no row if the table is empty. */
export interface PostalCodeTableTable {
  is_only: Generated<boolean>;
  /** Whether the table contains every postal code of the country. */
  is_whole: boolean;
  source: string;
  imported_at: Generated<Date>;
}
