/** Canonical forms of paths, of queries, and of URLs of data. */
import type { RouteMatch } from 'react-router';

/** React Router's parameter in the URL of a page's data: the routes whose loaders are called. */
export const dataParameter = '_routes';

/**
 * The canonical form of a path. It removes differences that matching ignores: letter case, encoding, slashes at the
 * end.
 */
export function canonicalPath(page: string, matches: readonly RouteMatch[]): string {
  const pattern = matches.flatMap(({ route }) => (route.path ?? '').split('/').filter(Boolean));
  const segments = page.replace(/\/+$/, '').split('/').slice(1);
  const isFixed = (name: string | undefined) => name !== undefined && !/^[:*]/.test(name);
  return `/${segments.map((segment, at) => (isFixed(pattern[at]) ? pattern[at] : encodeOnce(segment))).join('/')}`;
}

/** Encodes a segment in the same way as browsers. */
function encodeOnce(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** The parameters that the page depends on, in a fixed sequence. */
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
 * The canonical URL of a page's data. Of the chosen routes, only the routes of the page count. Choosing all of them is
 * the same as choosing none. Undefined if the choice contains no route of the page, since no loader is called then.
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
