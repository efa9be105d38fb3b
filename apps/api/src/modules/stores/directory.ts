/** A directory of all stores with their products by department. It filters, counts and sorts stores without a query. */
import type { StoreFacets, StoresQuery } from '@tianguis/contract';
import { initialOf, initials } from '@tianguis/domain';
import type { CategoryTree } from '../categories/service.ts';
import type { StoreName } from './repository.ts';

/** Number of products on sale of one store in one department. */
type StoreCount = { store: number; department: number; products: number };

export interface DirectoryEntry extends StoreName {
  letter: string;
  products: number;
  /** From most to fewest products; with equal counts, in the sequence of the tree. */
  departments: { id: number; name: string; slug: string; products: number }[];
}

export interface Directory {
  /** Sorted by name. */
  entries: readonly DirectoryEntry[];
  byId: ReadonlyMap<number, DirectoryEntry>;
  /** Departments with products of any store, in the sequence of the tree. */
  departments: readonly { id: number; name: string }[];
}

/**
 * Builds the directory. Leaves out departments that the tree does not have, or does not have yet.
 * @param names sorted
 */
export function buildDirectory(
  names: readonly StoreName[],
  counts: readonly StoreCount[],
  tree: Pick<CategoryTree, 'departments'>,
): Directory {
  const sold = new Map<number, Map<number, number>>();
  for (const { store, department, products } of counts) {
    const ofStore = sold.get(store) ?? new Map<number, number>();
    sold.set(store, ofStore.set(department, products));
  }
  const entries = names.map((name): DirectoryEntry => {
    const ofStore = sold.get(name.id) ?? new Map<number, number>();
    const departments = tree.departments
      .flatMap(({ id, name, slug }) => {
        const products = ofStore.get(id);
        return products === undefined ? [] : [{ id, name, slug, products }];
      })
      .sort((one, other) => other.products - one.products);
    const products = [...ofStore.values()].reduce((sum, count) => sum + count, 0);
    return { ...name, letter: initialOf(name.name), products, departments };
  });
  const soldIn = new Set(counts.map(({ department }) => department));
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    departments: tree.departments.filter(({ id }) => soldIn.has(id)).map(({ id, name }) => ({ id, name })),
  };
}

/** Whether a store matches the filters of a query. `skip` ignores one filter, to count the choices of that filter. */
function passes(entry: DirectoryEntry, query: StoresQuery, skip?: 'letter' | 'department'): boolean {
  const { 'filter_by[letter]': letter, 'filter_by[department]': department } = query;
  return (
    (!query['filter_by[official]'] || entry.is_official) &&
    (skip === 'letter' || letter === undefined || entry.letter === letter) &&
    (skip === 'department' || department === undefined || sellsIn(entry, department))
  );
}

const sellsIn = (entry: DirectoryEntry, department: number) => entry.departments.some(({ id }) => id === department);
const rank = (entry: DirectoryEntry) => (entry.is_own ? 0 : entry.is_official ? 1 : 2);

/** The stores that match the filters of a query, in its sort, on all pages. */
export function filterStores(directory: Directory, query: StoresQuery): DirectoryEntry[] {
  const passing = directory.entries.filter((entry) => passes(entry, query));
  return query.order_by === 'official' ? passing.sort((one, other) => rank(one) - rank(other)) : passing;
}

/** Counts the stores of each letter and of each department, with all other filters applied. */
export function countStores(directory: Directory, query: StoresQuery): StoreFacets {
  const underDepartment = directory.entries.filter((entry) => passes(entry, query, 'letter'));
  const underLetter = directory.entries.filter((entry) => passes(entry, query, 'department'));
  return {
    letter: initials.map((letter) => ({
      value: letter,
      label: letter,
      count: underDepartment.filter((entry) => entry.letter === letter).length,
    })),
    department: directory.departments.map(({ id, name }) => ({
      value: String(id),
      label: name,
      count: underLetter.filter((entry) => sellsIn(entry, id)).length,
    })),
  };
}
