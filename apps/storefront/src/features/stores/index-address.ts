/**
 * The list of stores by its URL: letter, department and page are query parameters. Each state has one canonical query
 * (RT-14).
 */
import { initials, readPageNumber, readWhole } from '@tianguis/domain';
import { paths } from '../../shared/links/paths.ts';

export interface StoreIndexState {
  /** One of {@link initials}. */
  letter?: string;
  /** Id of a department. */
  department?: number;
  page: number;
}

/** Parses the query; unknown values are ignored. */
export function readStoreIndex(query: URLSearchParams): StoreIndexState {
  const letter = query.get('letra')?.toLocaleUpperCase('es-MX');
  const department = readWhole(query.get('departamento'), 1);
  return {
    ...(letter !== undefined && (initials as readonly string[]).includes(letter) ? { letter } : {}),
    ...(department === undefined ? {} : { department }),
    page: readPageNumber(query.get('pagina')) ?? 1,
  };
}

/** The canonical URL of a state. */
export function storeIndexPath({ letter, department, page }: StoreIndexState): string {
  const query = new URLSearchParams({
    ...(letter === undefined ? {} : { letra: letter.toLocaleLowerCase('es-MX') }),
    ...(department === undefined ? {} : { departamento: String(department) }),
    ...(page > 1 ? { pagina: String(page) } : {}),
  });
  return query.size === 0 ? paths.stores : `${paths.stores}?${query}`;
}

/** The URL of the list with another letter or without a letter, at its first page. */
export function withLetter({ letter: _, ...state }: StoreIndexState, letter?: string): string {
  return storeIndexPath({ ...state, ...(letter === undefined ? {} : { letter }), page: 1 });
}

/** The URL of the list with another department or without a department, at its first page. */
export function withDepartment({ department: _, ...state }: StoreIndexState, department?: number): string {
  return storeIndexPath({ ...state, ...(department === undefined ? {} : { department }), page: 1 });
}

/** Whether search engines index a list: it has at most one filter and is not empty. */
export function isWorthFinding({ letter, department }: StoreIndexState, total: number): boolean {
  return total > 0 && (letter === undefined || department === undefined);
}
