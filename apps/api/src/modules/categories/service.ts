import { hash } from 'node:crypto';
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import { type CategoryCrumb, type CategoryNode, pictureUrl } from '@tianguis/contract';
import { type CachedValueOptions, cachedValue } from '@tianguis/database/cached-value';
import { Failure } from '../../failure.ts';
import type { CategoryRepository, CategoryRow } from './repository.ts';

/** A category with its place in the tree. */
export interface LocatedCategory {
  node: CategoryNode;
  /** The level of the category: 1 for a department, 3 for the lowest level. */
  level: number;
  /** The path from the department to the category itself. */
  breadcrumb: CategoryCrumb[];
  /** Key of the category's own picture, or an empty string. */
  picture: string;
  /** False if the department waits for an operator: its pages work, but no menu and no list names them. */
  isPublished: boolean;
}

export interface CategoryTree {
  /** The published departments. */
  departments: CategoryNode[];
  /** Hash of names, positions and pictures; counts of products do not change it. */
  version: string;
  /** All categories, also those of departments that are not published. */
  byId: ReadonlyMap<number, LocatedCategory>;
  /**
   * Published categories by the names of their addresses, from the department down: `hogar-y-jardin/cocina`. A name alone
   * is a key, too, if only one category has the name.
   */
  byName: ReadonlyMap<string, LocatedCategory>;
}

export interface CategoryService {
  /** The whole tree. All callers get the same object until the tree is read again. */
  tree(): Promise<CategoryTree>;
  /** One category. @throws Failure `CATEGORY_NOT_FOUND` */
  get(id: number): Promise<LocatedCategory>;
  /** One category, or undefined. */
  find(id: number): Promise<LocatedCategory | undefined>;
}

/** The category tree with its counts, cached for a short time (AP-22). */
export function createCategoryService(
  repository: CategoryRepository,
  index: Pick<CatalogueIndex, 'countByCategory'>,
  options?: CachedValueOptions,
): CategoryService {
  const read = async () => {
    const [rows, counts] = await Promise.all([repository.all(), index.countByCategory()]);
    return buildTree(rows, new Map(counts.map(({ category, products }) => [category, products])));
  };
  const tree = cachedValue(read, { ...options, tags: ['counts'] });

  const find = async (id: number): Promise<LocatedCategory | undefined> => (await tree()).byId.get(id);

  return {
    tree,
    find,
    async get(id) {
      const category = await find(id);
      if (category === undefined) throw new Failure('CATEGORY_NOT_FOUND');
      return category;
    },
  };
}

/** Builds the tree from rows that are sorted with parents first, and sums the products of each branch. */
function buildTree(rows: readonly CategoryRow[], counts: ReadonlyMap<number, number>): CategoryTree {
  const departments: CategoryNode[] = [];
  const byId = new Map<number, LocatedCategory>();
  for (const { id, parent_id, level, name, slug, icon, is_published } of rows) {
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    const node: CategoryNode = { name, id, slug, products: 0, icon: icon && pictureUrl(icon, 160), children: [] };
    const breadcrumb = [...(parent?.breadcrumb ?? []), { id, name, slug }];
    const isPublished = parent?.isPublished ?? is_published;
    byId.set(id, { node, level, breadcrumb, picture: icon, isPublished });
    if (parent) parent.node.children.push(node);
    else if (isPublished) departments.push(node);
    for (const crumb of breadcrumb) {
      const branch = byId.get(crumb.id);
      if (branch) branch.node.products += counts.get(id) ?? 0;
    }
  }
  return { departments, version: versionOf(departments), byId, byName: namesOf([...byId.values()]) };
}

function namesOf(categories: readonly LocatedCategory[]): Map<string, LocatedCategory> {
  const published = categories.filter(({ isPublished }) => isPublished);
  const bySlug = Map.groupBy(published, ({ node }) => node.slug);
  const alone = [...bySlug].flatMap(([slug, [only, ...others]]) =>
    only && others.length === 0 ? [[slug, only] as const] : [],
  );
  // A department has the name alone, even if a category below another department has the same name.
  const whole = published.map((one) => [one.breadcrumb.map(({ slug }) => slug).join('/'), one] as const);
  return new Map([...alone, ...whole]);
}

/** The fields of a category in the version's hash: all but the count, which changes with products. */
const versioned: (keyof CategoryNode)[] = ['name', 'id', 'slug', 'icon', 'children'];

function versionOf(departments: readonly CategoryNode[]): string {
  return hash('sha256', JSON.stringify(departments, versioned), 'base64url').slice(0, 16);
}
