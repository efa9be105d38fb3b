import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** An event of a visitor who allowed the shop to measure such events. */
export interface AnalyticsEventTable {
  id: Generated<string>;
  /** A random number from a cookie. No table relates it to a customer. */
  visitor: string;
  kind: 'vista' | 'agregar' | 'quitar' | 'error';
  product_id: number | null;
  /** The product's data for analytics (ST-10) at the time of the event. */
  product: ColumnType<Record<string, unknown> | null, string | null, string | null>;
  /** For an error, the path of the page without the query. */
  path: string | null;
  message: string | null;
  happened_at: Moment;
}

export interface TrackedCartTable {
  visitor: string;
  products: number[];
  changed_at: Moment;
}

/** A visitor who erased all their events. The row is deleted after a day. */
export interface ErasedVisitorTable {
  visitor: string;
  erased_at: Moment;
}
