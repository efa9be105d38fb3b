/** What a module has about a customer: what the export has of it, and how it is erased. */
import type { Unit, UnitOfWork } from '@tianguis/database';

/** Whose data it is. */
export interface DataSubject {
  id: string;
  /** As the customer wrote it: compare it in lower case. */
  email: string;
}

/** What stays when an account is erased. */
export interface Retention {
  /** What shoppers call it. */
  what: string;
  years: number;
  /** The law that asks for it, or what it is for, as shoppers read it. */
  reason: string;
}

/** A module with data of customers defines its part, and `apps/api/src/personal-data.ts` lists the part. */
export interface PersonalDataPart {
  /** Its name in the export; absent: nothing in it that a customer could read, such as hashes alone. */
  name?: string;
  /** The tables that have it. */
  tables: readonly string[];
  /** What is erased, as shoppers read it. */
  erased?: string;
  /** What of it stays, and why. */
  kept?: readonly Retention[];
  /** For the export: no hash, no secret, and nothing of anybody else. */
  read?(shop: Pick<UnitOfWork, 'db'>, subject: DataSubject): Promise<unknown>;
  /** Absent where the rows go with that of the customer (`on delete cascade`). It may run again after a failure. */
  erase?(unit: Unit, subject: DataSubject): Promise<void>;
}
