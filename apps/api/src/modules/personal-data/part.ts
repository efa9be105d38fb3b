/** The part of a module in the export and in the erasure of a customer's data. */
import type { Unit, UnitOfWork } from '@tianguis/database';

/** The customer whose data are exported or erased. */
export interface DataSubject {
  id: string;
  /** The e-mail as the customer typed it. Compare it in lower case. */
  email: string;
}

/** Data that stay when an account is erased. */
export interface Retention {
  /** Name of the data for shoppers. */
  what: string;
  years: number;
  /** The law or the purpose that requires the data, in words for shoppers. */
  reason: string;
}

/** Something between the shop and a customer that has to be settled before the account is erased (AF-07). */
export interface Hindrance {
  /** For operators, for example: order 0123456789 is not delivered. */
  reason: string;
  /** The unsettled thing, in words for shoppers. */
  what: string;
  /** What the customer can do, in words for shoppers. */
  todo: string;
  /** The page of the shop on which the customer can do this, and the text of the link. */
  link: { href: string; text: string };
}

/**
 * The data of customers in one module. Each module with such data defines a part, and `apps/api/src/personal-data.ts`
 * lists all parts.
 */
export interface PersonalDataPart {
  /**
   * Name in the export. A part without a name is left out of the export, since customers could not read its data, such
   * as hashes.
   */
  name?: string;
  /** The tables with these data. */
  tables: readonly string[];
  /** The erased data, in words for shoppers. */
  erased?: string;
  /** The retained data, and the reasons. */
  retained?: readonly Retention[];
  /** Reads the data for the export: no hashes, no secrets, and no data of other people. */
  read?(shop: Pick<UnitOfWork, 'db'>, subject: DataSubject): Promise<unknown>;
  /**
   * Reads what hinders the erasure (AF-07). Absent if nothing of the module does.
   * @param isErasing the erasure follows in the same transaction, so the part locks what it reads. The customer is
   * locked before.
   */
  hindrances?(shop: Pick<UnitOfWork, 'db'>, subject: DataSubject, isErasing: boolean): Promise<Hindrance[]>;
  /**
   * Deletes the data. Absent if the rows are deleted together with the customer's row (`on delete cascade`). May run
   * again after a failure.
   */
  erase?(unit: Unit, subject: DataSubject): Promise<void>;
}
