import { departmentAccents } from '../departments/department-keys.ts';
import type { DepartmentEntry } from '../departments/index.ts';
import type { BrandRow, CategoryRow } from './rows.ts';
import { slugify } from './slug.ts';

/** A department with ids for its categories and brands. */
export interface DepartmentPlan extends DepartmentEntry {
  categories: readonly CategoryRow[];
  /** Ids of the categories of level 1 to 3, by the slugs `second/third`. */
  leaves: ReadonlyMap<string, readonly [number, number, number]>;
  brandIds: ReadonlyMap<string, number>;
}

export interface Tree {
  departments: readonly DepartmentPlan[];
  brands: readonly BrandRow[];
}

/**
 * Assigns ids to categories: department 4, its second branch 402, the third leaf of that branch 40203. Also assigns ids
 * to brands. A brand of two departments is one row, with an id of the first department.
 */
export function buildTree(entries: readonly DepartmentEntry[]): Tree {
  const brandBySlug = new Map<string, BrandRow>();
  const departments = entries.map((entry): DepartmentPlan => {
    const { number, department } = entry;
    const slug = slugify(department.name);
    const categories: CategoryRow[] = [
      {
        id: number,
        parentId: null,
        level: 1,
        path: [number],
        name: department.name,
        slug,
        icon: {
          art: department.icon,
          colors: [departmentAccents[entry.key]],
          params: {},
          view: 'hero',
          scene: 'studio',
          seed: number,
        },
        position: number,
      },
    ];
    const leaves = new Map<string, readonly [number, number, number]>();
    department.children.forEach((branch, b) => {
      const branchId = number * 100 + b + 1;
      const branchSlug = slugify(branch.name);
      categories.push({
        id: branchId,
        parentId: number,
        level: 2,
        path: [number, branchId],
        name: branch.name,
        slug: branchSlug,
        icon: null,
        position: b + 1,
      });
      branch.children.forEach((leaf, l) => {
        const path = [number, branchId, branchId * 100 + l + 1] as const;
        const leafSlug = slugify(leaf.name);
        leaves.set(`${branchSlug}/${leafSlug}`, path);
        categories.push({
          id: path[2],
          parentId: branchId,
          level: 3,
          path,
          name: leaf.name,
          slug: leafSlug,
          icon: null,
          position: l + 1,
        });
      });
    });
    const brandIds = new Map<string, number>();
    department.brands.forEach((name, index) => {
      const brandSlug = slugify(name);
      const brand = brandBySlug.get(brandSlug) ?? { id: number * 1000 + index + 1, name, slug: brandSlug };
      brandBySlug.set(brandSlug, brand);
      brandIds.set(name, brand.id);
    });
    return { ...entry, categories, leaves, brandIds };
  });
  return { departments, brands: [...brandBySlug.values()] };
}

/** Ids of department, branch and leaf of an archetype's category. Throws for an unknown key. */
export function leafOf(plan: DepartmentPlan, category: string): readonly [number, number, number] {
  const path = plan.leaves.get(category.split('/').slice(-2).join('/'));
  if (!path) throw new Error(`${plan.key} has no leaf ${category}; it has ${[...plan.leaves.keys()].join(', ')}`);
  return path;
}
