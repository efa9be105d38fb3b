import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;

/** A browser that a customer allowed to show push notifications. */
export interface PushSubscriptionTable {
  id: Generated<string>;
  /** URL of the browser's push service. Anybody with the URL can reach the browser, so no log contains the URL. */
  endpoint: string;
  p256dh: string;
  auth: string;
  customer_id: string;
  session_id: string;
  kinds: string[];
  created_at: Moment;
  renewed_at: Moment;
}
