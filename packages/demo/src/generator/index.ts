import { type DepartmentEntry, departmentEntries } from '../departments/index.ts';
import { type ShopStore, storesFor } from '../stores/index.ts';
import { Sellers } from '../stores/sellers.ts';
import { DraftMaker } from './drafts.ts';
import { buildProduct } from './products.ts';
import type { BrandRow, CategoryRow, GeneratedProduct } from './rows.ts';
import { apportion, takeTurns } from './shares.ts';
import { buildTree } from './tree.ts';

/** The first products of every department, this many in all, have everything; the others share ideas and pictures, and have fewer reviews, for a million's sake. */
const TOLD_IN_FULL = 20_000;

export interface ShopOptions {
  /** Same seed, same number and same day: same shop. */
  seed: string;
  /** How many products. */
  products: number;
  /** Offers end, and products and reviews are dated, relative to the start of this day in UTC; today without it. */
  now?: Date;
  /** Other departments than the demo shop's, for tests. */
  departments?: readonly DepartmentEntry[];
  /** How many are told in full, for tests. */
  toldInFull?: number;
}

/** A demo shop: what is small as lists, the products as a stream that is made while it is read. */
export interface Shop {
  categories: readonly CategoryRow[];
  brands: readonly BrandRow[];
  stores: readonly ShopStore[];
  /**
   * Starts anew with every call; memory stays bounded by the titles of one department.
   * @param share only those of every `of`-th department: `of` calls with the numbers from 0 give all of them
   */
  products(share?: { number: number; of: number }): Generator<GeneratedProduct, void>;
}

/** The demo shop for these options. Throws when a department names a leaf or a brand that it does not list. */
export function generateShop({
  seed,
  products,
  now = new Date(),
  departments = departmentEntries,
  toldInFull = TOLD_IN_FULL,
}: ShopOptions): Shop {
  const tree = buildTree(departments);
  const stores = storesFor(departments);
  const sellers = new Sellers(
    stores,
    tree.departments.map(({ key }) => key),
  );
  const frame = { seed, sellers, midnight: Math.floor(now.getTime() / 86_400_000) * 86_400_000 };
  return {
    categories: tree.departments.flatMap(({ categories }) => categories),
    brands: tree.brands,
    stores,
    *products({ number, of } = { number: 0, of: 1 }) {
      const counts = apportion(
        products,
        tree.departments.map(({ department }) => department.weight),
      );
      const told = apportion(
        Math.min(products, toldInFull),
        tree.departments.map(({ department }) => department.weight),
      );
      for (const [d, plan] of tree.departments.entries()) {
        if (d % of !== number) continue;
        const drafts = new DraftMaker(`${seed}/${plan.key}`);
        const turns = takeTurns(plan.department.archetypes);
        for (let index = 0; index < (counts[d] ?? 0); index++) {
          const archetype = turns.next().value;
          const inFull = index < (told[d] ?? 0);
          const made = inFull ? drafts.make(archetype, index) : drafts.makeOrVary(archetype, index);
          yield buildProduct(frame, plan, index, { ...made, archetype, inFull });
        }
      }
    },
  };
}
