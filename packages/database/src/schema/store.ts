import type { ColumnType, Generated } from 'kysely';
import type { Numeric } from './numeric.ts';

/** Sellers: the retailer itself (`is_own`) and third parties. */
export interface StoreTable {
  id: number;
  name: string;
  slug: string;
  is_own: Generated<boolean>;
  is_official: Generated<boolean>;
  description: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  /** A date. Select it as text, because the driver would read it in the machine's time zone. */
  since: ColumnType<Date, string, string>;
  accent: Generated<string>;
  logo_key: string | null;
  rating_average: Numeric;
  rating_count: Generated<number>;
  shipping_policy: Generated<string>;
  return_policy: Generated<string>;
  /** Name of the store in feeds. */
  external_id: Generated<string | null>;
  /** Whether the seller has the tax incentive of the border region. */
  is_border: Generated<boolean>;
  /** Whether imported quantities already exclude pieces of orders. */
  stock_excludes_orders: Generated<boolean>;
  /** The e-mail address to which the seller's orders are sent. */
  order_contact: Generated<string | null>;
}
