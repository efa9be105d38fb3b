import { type DepartmentEntry, departmentEntries } from '../departments/index.ts';
import { type ShopStore, storesFor } from '../stores/index.ts';
import { Sellers } from '../stores/sellers.ts';
import { DraftMaker } from './drafts.ts';
import { buildProduct } from './products.ts';
import type { BrandRow, CategoryRow, GeneratedProduct } from './rows.ts';
import { apportion, takeTurns } from './shares.ts';
import { buildTree } from './tree.ts';

export interface ShopOptions {
  /** Same seed, same number and same day: same shop. */
  seed: string;
  /** How many products. */
  products: number;
  /** Offers end, and products and reviews are dated, relative to the start of this day in UTC; today without it. */
  now?: Date;
  /** Other departments than the demo shop's, for tests. */
  departments?: readonly DepartmentEntry[];
}

/** A demo shop: what is small as lists, the products as a stream that is made while it is read. */
export interface Shop {
  categories: readonly CategoryRow[];
  brands: readonly BrandRow[];
  stores: readonly ShopStore[];
  /** Starts anew with every call; memory stays bounded by the titles of one department. */
  products(): Generator<GeneratedProduct, void>;
}

/** The demo shop for these options. Throws when a department names a leaf or a brand that it does not list. */
export function generateShop({ seed, products, now = new Date(), departments = departmentEntries }: ShopOptions): Shop {
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
    *products() {
      const counts = apportion(
        products,
        tree.departments.map(({ department }) => department.weight),
      );
      for (const [d, plan] of tree.departments.entries()) {
        const drafts = new DraftMaker(`${seed}/${plan.key}`);
        const turns = takeTurns(plan.department.archetypes);
        for (let index = 0; index < (counts[d] ?? 0); index++) {
          const archetype = turns.next().value;
          yield buildProduct(frame, plan, index, archetype, drafts.make(archetype, index));
        }
      }
    },
  };
}
