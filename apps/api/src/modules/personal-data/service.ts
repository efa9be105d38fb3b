/** The data of customers, of all modules together: one export, one erasure, and one notice of both. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { DataSubject, PersonalDataPart, Retention } from './part.ts';

export type { DataSubject, PersonalDataPart, Retention } from './part.ts';
export { purchaseData } from './purchases.ts';

export interface PersonalData {
  /** What an erasure deletes and what stays by law, as shoppers read both. */
  notice(): { erased: string[]; kept: Retention[] };
  /** For the export: what each part has about a customer, by the names of the parts. */
  read(shop: Pick<UnitOfWork, 'db'>, subject: DataSubject): Promise<Record<string, unknown>>;
  /** Erases what each part has about a customer, in one transaction; the customer's own row stays. */
  erase(unit: Unit, subject: DataSubject): Promise<void>;
}

/** @throws Error where two parts have one name, or one table: the export would lose one of the two */
export function gatherPersonalData(parts: readonly PersonalDataPart[]): PersonalData {
  const twice = [
    ...repeated(parts.flatMap(({ name }) => name ?? [])).map((name) => `the name ${name}`),
    ...repeated(parts.flatMap(({ tables }) => tables)).map((table) => `the table ${table}`),
  ];
  if (twice.length > 0) throw new Error(`Two parts of personal data have ${twice.join(', ')}.`);
  return {
    notice: () => ({
      erased: parts.flatMap(({ erased }) => erased ?? []),
      kept: parts.flatMap(({ kept }) => kept ?? []),
    }),
    async read(shop, { id, email }) {
      const data: Record<string, unknown> = {};
      for (const { name, read } of parts) if (name !== undefined) data[name] = await read?.(shop, { id, email });
      return data;
    },
    async erase(unit, subject) {
      for (const part of parts) await part.erase?.(unit, subject);
    },
  };
}

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);
