/** Tax data for operators' commands and for `doctor`. */
import type { Database, UnitOfWork } from '@tianguis/database';
import {
  createTaxMap,
  missingTaxAttributes,
  readSellerTax,
  type SellerTax,
  type TaxAttribute,
  type TaxRules,
} from '@tianguis/domain/tax';
import type { Kysely } from 'kysely';
import { type SellerTaxSheet, sellerTaxRepository } from './operator-repository.ts';
import { taxRepository } from './repository.ts';

export type { SellerTaxSheet } from './operator-repository.ts';

export interface SellerTaxChange {
  id: number;
  /** Null removes the tax data. */
  tax: SellerTax | null;
}

export interface ChangedSellerTax {
  before: SellerTaxSheet;
  after: SellerTaxSheet;
  /** Sentences about data that are probably wrong. */
  warnings: readonly string[];
}

/** @throws Error with one sentence for an operator */
export function createSellerTaxOperator(shop: UnitOfWork) {
  async function sheet(db: Kysely<Database>, id: number): Promise<SellerTaxSheet> {
    const [found] = await sellerTaxRepository(db).sheets([id]);
    if (!found) throw new Error(`There is no store ${id}.`);
    return found;
  }

  return {
    list: () => sellerTaxRepository(shop.db).sheets(),

    /** Writes all changes, or none if one of them is wrong. */
    write: (changes: readonly SellerTaxChange[]): Promise<ChangedSellerTax[]> =>
      shop.withTransaction(async ({ db }) => {
        const changed: ChangedSellerTax[] = [];
        for (const { id, tax } of changes) {
          const before = await sheet(db, id);
          const read = tax === null ? null : readSellerTax(tax);
          if (read && 'faults' in read) throw new Error(`Store ${id}: ${read.faults.join(' ')}`);
          await sellerTaxRepository(db).write(id, read?.tax ?? null);
          changed.push({ before, after: await sheet(db, id), warnings: read?.warnings ?? [] });
        }
        return changed;
      }),

    setBorder: (id: number, isBorder: boolean): Promise<{ before: SellerTaxSheet; after: SellerTaxSheet }> =>
      shop.withTransaction(async ({ db }) => {
        const before = await sheet(db, id);
        await sellerTaxRepository(db).setBorder(id, isBorder);
        return { before, after: await sheet(db, id) };
      }),
  };
}

export type SellerTaxOperator = ReturnType<typeof createSellerTaxOperator>;

/** A category with a product on sale that lacks tax keys. */
export interface UntaxedCategory {
  id: number;
  /** `Casa > Cocina` */
  path: string;
  missing: TaxAttribute[];
}

export interface TaxReport {
  /** Number of categories with products on sale. */
  onSale: number;
  untaxed: UntaxedCategory[];
  /** Rules whose category does not exist. */
  unmatched: string[];
}

/** Which categories on sale lack tax keys, and which rules match no category. */
export async function reportTax(db: Kysely<Database>, rules: TaxRules): Promise<TaxReport> {
  const map = createTaxMap(rules);
  const repository = taxRepository(db);
  const [groups, categories] = [await repository.groupsOnSale(), await repository.categories()];
  const names = new Map(categories.map((category) => [category.id, category.names]));
  const namesOf = (id: number) => names.get(id) ?? [];
  const missing = new Map<number, Set<TaxAttribute>>();
  const add = (category: number, attributes: readonly TaxAttribute[]) =>
    missing.set(category, new Set([...(missing.get(category) ?? []), ...attributes]));
  /** Categories with a quota of IEPS, and the quota of the map. */
  const quotas = new Map<number, number>();
  for (const { category, own } of groups) {
    const keys = missingTaxAttributes({ ...map.keysOf(namesOf(category)), ...own });
    if (keys.includes('ieps_units')) quotas.set(category, map.keysOf(namesOf(category)).iepsAmount ?? 0);
    const others = keys.filter((attribute) => attribute !== 'ieps_units');
    if (others.length > 0) add(category, others);
  }
  for (const category of await repository.withoutUnits(quotas)) add(category, ['ieps_units']);
  return {
    onSale: new Set(groups.map(({ category }) => category)).size,
    untaxed: [...missing]
      .map(([id, attributes]) => ({ id, path: namesOf(id).join(' > '), missing: [...attributes] }))
      .sort((a, b) => a.id - b.id),
    unmatched: map.unmatched(categories.map((category) => category.names)),
  };
}
