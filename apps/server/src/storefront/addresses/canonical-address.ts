/** Canonical forms of paths, queries and addresses of data. */
import type { RouteMatch } from 'react-router';

/** React Router's parameter of an address of data: the routes whose loaders are called. */
export const dataParameter = '_routes';

/**
 * The canonical form of a path: differences that matching ignores are removed (letter case, encoding, slashes at the
 * end).
 */
export function canonicalPath(page: string, matches: readonly RouteMatch[]): string {
  const pattern = matches.flatMap(({ route }) => (route.path ?? '').split('/').filter(Boolean));
  const segments = page.replace(/\/+$/, '').split('/').slice(1);
  const isFixed = (name: string | undefined) => name !== undefined && !/^[:*]/.test(name);
  return `/${segments.map((segment, at) => (isFixed(pattern[at]) ? pattern[at] : encodeOnce(segment))).join('/')}`;
}

/** Encodes a segment as browsers do. */
function encodeOnce(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** The parameters that the page depends on, in one sequence. */
export function ownQuery(given: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const own = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) own.append(name, value);
  }
  return own;
}

export function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * The canonical address of a page's data. Of the chosen routes only those of the page count; choosing all of them is
 * the same as no choice. Undefined when none of them is chosen, since no loader is called then.
 */
export function dataAddress(page: string, chosen: string | null, routes: readonly string[]): string | undefined {
  const [path = '/', query = ''] = page.split('?');
  const parameters = new URLSearchParams(query);
  if (chosen) {
    const names = new Set(chosen.split(','));
    const own = routes.filter((id) => names.has(id));
    if (own.length === 0) return undefined;
    if (own.length < routes.length) parameters.append(dataParameter, own.join(','));
  }
  return withQuery(path.endsWith('/') ? `${path}_.data` : `${path}.data`, parameters);
}
