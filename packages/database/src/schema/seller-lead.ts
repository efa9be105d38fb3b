import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** A business that wants to sell in the shop (RT-25). */
export interface SellerLeadTable {
  /** The id of the form. */
  id: string;
  folio: string;
  name: string;
  business: string;
  rfc: string;
  email: string;
  phone: string;
  category: string;
  sells: string;
  state: Generated<'waiting' | 'closed'>;
  /** Of the operator who closed it. */
  note: string | null;
  opened_at: Moment;
  changed_at: Moment;
}
