import { hash } from 'node:crypto';
import type { CatalogueIndex } from '@tianguis/catalogue-index';
import { type CategoryCrumb, type CategoryNode, pictureUrl } from '@tianguis/contract';
import { type CachedValueOptions, cachedValue } from '@tianguis/database/cached-value';
import { Failure } from '../../failure.ts';
import type { CategoryRepository, CategoryRow } from './repository.ts';

export interface CategoryPlace {
  node: CategoryNode;
  /** 1: department; 3: leaf. */
  level: number;
  /** From the department down to the category itself. */
  breadcrumb: CategoryCrumb[];
  /** Key of its own picture; empty without one. */
  picture: string;
}

export interface CategoryTree {
  departments: CategoryNode[];
  /** Differs when a name, a place or a picture does; counts of products make no difference. */
  version: string;
  places: ReadonlyMap<number, CategoryPlace>;
}

export interface CategoryService {
  /** The whole tree. The same object comes back until it is read anew. */
  tree(): Promise<CategoryTree>;
  /** One category. @throws Failure `CATEGORY_NOT_FOUND` */
  place(id: number): Promise<CategoryPlace>;
  /** One category, or undefined. */
  find(id: number): Promise<CategoryPlace | undefined>;
}

/** The category tree with its counts, cached for a short time (AP-22). */
export function createCategoryService(
  repository: CategoryRepository,
  index: Pick<CatalogueIndex, 'countByCategory'>,
  options?: CachedValueOptions,
): CategoryService {
  const read = async () => {
    const [rows, counts] = await Promise.all([repository.all(), index.countByCategory()]);
    return plant(rows, new Map(counts.map(({ category, products }) => [category, products])));
  };
  const tree = cachedValue(read, { ...options, tags: ['counts'] });

  const find = async (id: number): Promise<CategoryPlace | undefined> => (await tree()).places.get(id);

  return {
    tree,
    find,
    async place(id) {
      const place = await find(id);
      if (place === undefined) throw new Failure('CATEGORY_NOT_FOUND');
      return place;
    },
  };
}

/** Rows with parents first → tree, with the products of each branch summed. */
function plant(rows: readonly CategoryRow[], counts: ReadonlyMap<number, number>): CategoryTree {
  const departments: CategoryNode[] = [];
  const places = new Map<number, CategoryPlace>();
  for (const { id, parent_id, level, name, slug, icon } of rows) {
    const above = parent_id === null ? undefined : places.get(parent_id);
    const node: CategoryNode = { name, id, slug, products: 0, icon: icon && pictureUrl(icon, 160), children: [] };
    const breadcrumb = [...(above?.breadcrumb ?? []), { id, name, slug }];
    places.set(id, { node, level, breadcrumb, picture: icon });
    (above?.node.children ?? departments).push(node);
    for (const crumb of breadcrumb) {
      const branch = places.get(crumb.id);
      if (branch) branch.node.products += counts.get(id) ?? 0;
    }
  }
  return { departments, version: versionOf(departments), places };
}

/** What the version is made of: all of a category but its count, which changes with products. */
const versioned: (keyof CategoryNode)[] = ['name', 'id', 'slug', 'icon', 'children'];

function versionOf(departments: readonly CategoryNode[]): string {
  return hash('sha256', JSON.stringify(departments, versioned), 'base64url').slice(0, 16);
}
