/** Parses the addresses of listings of a category or a store (RT-11, RT-14, RT-33). */
import { type ListingState, parseListing } from '@tianguis/domain';

export interface CategoryAddress {
  id: number;
  /** As written in the address, empty if it is missing; undefined in a menu link, which has names instead. */
  slug: string | undefined;
  state: ListingState;
}

/**
 * Finds the category of an address: in a menu link it is in the query (RT-33), else it is the first segment (RT-11).
 */
export function readCategoryAddress(splat: string, menuId: string | null): CategoryAddress | undefined {
  if (menuId !== null && isId(menuId)) return { id: Number(menuId), slug: undefined, state: parseListing([]).state };
  const [first = '', ...rest] = segmentsOf(splat);
  if (!isId(first)) return undefined;
  const slug = rest[0]?.includes('=') ? '' : (rest[0] ?? '');
  const { category: _, ...state } = parseListing(rest.slice(slug === '' ? 0 : 1)).state;
  // The page is the category itself, so a category filter means nothing here.
  return { id: Number(first), slug, state };
}

/**
 * The name of a store, which may be missing, and then the segments of a listing; `categoria=` is a department or a
 * category below one.
 */
export function readStoreAddress(splat: string): { slug: string; state: ListingState } {
  const [first = '', ...rest] = segmentsOf(splat);
  const isNamed = !first.includes('=');
  return { slug: isNamed ? first : '', state: parseListing(isNamed ? rest : [first, ...rest]).state };
}

export function segmentsOf(splat: string): string[] {
  return splat.split('/').filter((segment) => segment !== '');
}

/** Whether a text is an id of a product, a category or a store. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}
