/** The data of customers in all modules together: one export, one erasure, and one notice. */
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { DataSubject, Hindrance, PersonalDataPart, Retention } from './part.ts';

export type { DataSubject, Hindrance, PersonalDataPart, Retention } from './part.ts';

export interface PersonalData {
  /** The data that an erasure deletes, and the data that the law makes the shop retain, in words for shoppers. */
  notice(): { erased: string[]; retained: Retention[] };
  /** Reads each part's data about a customer for the export, by the names of the parts. */
  read(shop: Pick<UnitOfWork, 'db'>, subject: DataSubject): Promise<Record<string, unknown>>;
  /** Everything that has to be settled before the account is erased. Nothing is locked. */
  hindrances(shop: Pick<UnitOfWork, 'db'>, subject: DataSubject): Promise<Hindrance[]>;
  /**
   * Erases a customer's data in every registered part, in one transaction. The customer's own row stays, and the caller
   * has locked the row. If anything hinders the erasure, nothing is erased.
   * @returns what hinders the erasure; an empty array if the data are erased
   */
  erase(unit: Unit, subject: DataSubject): Promise<Hindrance[]>;
}

/** @throws Error if two parts have the same name or the same table, since the export would lose the data of one part */
export function gatherPersonalData(parts: readonly PersonalDataPart[]): PersonalData {
  const twice = [
    ...repeated(parts.flatMap(({ name }) => name ?? [])).map((name) => `the name ${name}`),
    ...repeated(parts.flatMap(({ tables }) => tables)).map((table) => `the table ${table}`),
  ];
  const hindrancesOf = async (shop: Pick<UnitOfWork, 'db'>, { id, email }: DataSubject, isErasing: boolean) => {
    const found: Hindrance[] = [];
    for (const part of parts) found.push(...((await part.hindrances?.(shop, { id, email }, isErasing)) ?? []));
    return found;
  };
  if (twice.length > 0) throw new Error(`Two parts of personal data have ${twice.join(', ')}.`);
  return {
    notice: () => ({
      erased: parts.flatMap(({ erased }) => erased ?? []),
      retained: parts.flatMap(({ retained }) => retained ?? []),
    }),
    async read(shop, { id, email }) {
      const data: Record<string, unknown> = {};
      for (const { name, read } of parts) if (name !== undefined) data[name] = await read?.(shop, { id, email });
      return data;
    },
    hindrances: (shop, subject) => hindrancesOf(shop, subject, false),
    async erase(unit, subject) {
      const hindrances = await hindrancesOf(unit, subject, true);
      if (hindrances.length > 0) return hindrances;
      for (const part of parts) await part.erase?.(unit, subject);
      return [];
    },
  };
}

const repeated = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);
