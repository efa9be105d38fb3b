import type { ColumnType } from 'kysely';

/** Tax keys that a feed gives for a product. */
export interface ProductTaxTable {
  product_id: number;
  /** `TaxKeys` of packages/domain, without the taxed units. */
  keys: ColumnType<Record<string, unknown>, string, string>;
}

export interface VariantTaxTable {
  variant_id: number;
  /** Taxed units of a piece for quotas of IEPS, in millionths. */
  ieps_units: number;
}

/** Tax data of a seller: RFC, régimen fiscal and name. */
export interface SellerTaxTable {
  store_id: number;
  rfc: string;
  regime: string;
  name: string;
}
