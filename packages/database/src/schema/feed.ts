import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** An import of a file, running or finished (docs/catalogue-feed.md). */
export interface ImportTable {
  id: GeneratedAlways<number>;
  file: string;
  /** SHA-256 of the bytes of the file. */
  hash: string;
  options: JSONColumnType<Record<string, unknown>>;
  state: 'reading' | 'applying' | 'done' | 'failed' | 'abandoned';
  started_at: Generated<Date>;
  finished_at: Date | null;
  bulk: Generated<boolean>;
  rows: Generated<number>;
  faults: Generated<number>;
  products: Generated<number>;
  applied: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  removed: Generated<number>;
  note: Generated<string>;
}

/** An offer of a variant with a start and an end. */
export interface VariantOfferTable {
  variant_id: number;
  sale_price: number;
  starts_at: Date | null;
  ends_at: Date | null;
  /** Whether the offer has started and the variant has the offer's price. */
  is_applied: Generated<boolean>;
}
