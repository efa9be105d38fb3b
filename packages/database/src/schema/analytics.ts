import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** What a visitor allowed to be measured. */
export interface AnalyticsEventTable {
  id: Generated<string>;
  /** A random number of a cookie; it is joined to no customer. */
  visitor: string;
  kind: 'vista' | 'agregar' | 'quitar' | 'error';
  product_id: number | null;
  /** ST-10, as the catalogue had it then. */
  product: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  /** Of an error, without its query. */
  path: string | null;
  message: string | null;
  happened_at: Moment;
}

export interface TrackedCartTable {
  visitor: string;
  products: number[];
  changed_at: Moment;
}

/** Who had all of it erased, for a day. */
export interface ErasedVisitorTable {
  visitor: string;
  erased_at: Moment;
}
