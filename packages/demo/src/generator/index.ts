import { type DepartmentEntry, departmentEntries } from '../departments/index.ts';
import { type ShopStore, storesFor } from '../stores/index.ts';
import { Sellers } from '../stores/sellers.ts';
import { DraftMaker } from './drafts.ts';
import { buildProduct } from './products.ts';
import type { BrandRow, CategoryRow, GeneratedProduct } from './rows.ts';
import { apportion, takeTurns } from './shares.ts';
import { buildTree } from './tree.ts';

/**
 * Number of products with full detail, distributed over the departments. Further products share templates and pictures
 * and have at most one review, so that a shop of a million products loads in reasonable time.
 */
const DETAILED_PRODUCTS = 20_000;

export interface ShopOptions {
  /** The same seed, number of products and day give the same shop. */
  seed: string;
  /** Number of products. */
  products: number;
  /** The day (UTC) from which the dates of offers, products and reviews are computed; default today. */
  now?: Date;
  /** Departments; default all. Tests use fewer. */
  departments?: readonly DepartmentEntry[];
  /** Number of products with full detail. Only tests set it. */
  detailed?: number;
}

/** A demo shop: small tables as lists, and products as a lazy stream. */
export interface Shop {
  categories: readonly CategoryRow[];
  brands: readonly BrandRow[];
  stores: readonly ShopStore[];
  /**
   * Generates the products; each call generates the same products again. Memory is bounded by the titles of one
   * department.
   * @param share generates a part only: every `of`-th department, from `number`. The parts 0 to `of - 1` together have
   * all products.
   */
  products(share?: { number: number; of: number }): Generator<GeneratedProduct, void>;
}

/**
 * Generates the demo shop for these options. Throws if a product uses a category or a brand that its department does
 * not list.
 */
export function generateShop({
  seed,
  products,
  now = new Date(),
  departments = departmentEntries,
  detailed = DETAILED_PRODUCTS,
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
      const detailedCounts = apportion(
        Math.min(products, detailed),
        tree.departments.map(({ department }) => department.weight),
      );
      for (const [d, plan] of tree.departments.entries()) {
        if (d % of !== number) continue;
        const drafts = new DraftMaker(`${seed}/${plan.key}`);
        const turns = takeTurns(plan.department.archetypes);
        for (let index = 0; index < (counts[d] ?? 0); index++) {
          const archetype = turns.next().value;
          const isDetailed = index < (detailedCounts[d] ?? 0);
          const made = isDetailed ? drafts.make(archetype, index) : drafts.makeOrVary(archetype, index);
          yield buildProduct(frame, plan, index, { ...made, archetype, isDetailed });
        }
      }
    },
  };
}
