import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Maybe<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** A gift registry of a customer. */
export interface RegistryTable {
  id: Generated<string>;
  customer_id: string;
  form_id: string;
  /** Opens the registry. */
  code: string;
  kind: string;
  names: string;
  /** Words of the names, for the search. */
  folded: string;
  /** YYYY-MM-DD */
  event_on: string;
  message: Generated<string>;
  /** Givers never see it. Null: nothing can be given. */
  address_id: Maybe<string>;
  is_listed: Generated<boolean>;
  is_surprise: Generated<boolean>;
  created_at: Moment;
  closed_at: Maybe<Date>;
}

export interface RegistryItemTable {
  id: Generated<string>;
  registry_id: string;
  product_id: number;
  sku: string;
  /** 0: removed. */
  wanted: number;
  added_at: Moment;
}

/** An order that is a gift. */
export interface RegistryGiftTable {
  order_id: string;
  /** Null after the registry was erased. */
  item_id: Maybe<string>;
  names: Maybe<string>;
  thanked_at: Maybe<Date>;
  /** When the owner was told. */
  mailed_at: Maybe<Date>;
  /** The giver read before paying that the owner may change the gift into balance. */
  may_change: Generated<boolean>;
  /** The cancellation by which the owner changed the gift. */
  change_id: Maybe<string>;
}
