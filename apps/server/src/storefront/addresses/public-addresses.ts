/** Decides which URLs are public pages, and under which canonical URL each page is cached. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { canonicalPath, dataAddress, dataParameter, ownQuery, withQuery } from './canonical-address.ts';
import { toTree } from './route-tree.ts';

/** The requested URL of a public page. */
export type AskedAddress = {
  /** The canonical path: letter case of the route's pattern, no slash at the end, segments in one encoding. */
  path: string;
  /** Parameters of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/**
 * The parts of a URL that a page depends on. The rule is a list of query parameters, or a function that returns the
 * canonical URL (path and query). The function returns undefined if the page depends on the visitor. Two URLs with the
 * same canonical URL must show the same page.
 */
export type CanonicalRule = readonly string[] | ((asked: AskedAddress) => string | undefined);

/** The rules of public pages, by the id of their route. */
export type PublicPages = Readonly<Record<string, CanonicalRule>>;

export type PublicRules = {
  pages: PublicPages;
  /** Parameters that make any page personal, such as the token of a preview. */
  personal: readonly string[];
};

/** A canonical URL: the key of the page cache, and the URL for which the page is rendered. */
export type PublicAddress = string;

/** The match of a path with the route of a public page. */
type PublicPath = {
  rule: CanonicalRule;
  path: string;
  params: AskedAddress['params'];
  /** If data were requested: the ids of the page's route and of its parents. Undefined for the page itself. */
  dataOf: readonly string[] | undefined;
};

/** The most characters of a URL. Pages with longer URLs are not cached. */
const longestAddress = 1_000;
/** The most paths whose match is cached, since matching costs more than finding the page. */
const mostPaths = 5_000;
const isDataAddress = /^[^?]*\.data(?:\?|$)/;

/**
 * Returns a function that returns the canonical URL of a requested path and query; undefined for a page that is not
 * public.
 */
export function readPublicAddresses(
  routes: ServerBuild['routes'],
  { pages, personal }: PublicRules,
): (url: string) => PublicAddress | undefined {
  const tree = toTree(routes);
  const known = new Map<string, PublicPath | undefined>();

  function findPath(asked: string): PublicPath | undefined {
    // Refuse paths such as `/a/../b`, which would match one page and request another.
    if (URL.parse(asked, 'http://shop')?.pathname !== asked || !isEncoded(asked)) return undefined;
    const isData = asked.endsWith('.data');
    // React Router adds `.data` to the URL of a page to request its data, or `_.data` after a slash.
    const page = isData ? asked.replace(/(\/)_\.data$|\.data$/, '$1') : asked;
    const matches = matchRoutes(tree, page) ?? [];
    const last = matches.at(-1);
    const rule = last?.route.id === undefined ? undefined : pages[last.route.id];
    if (last === undefined || rule === undefined) return undefined;
    const dataOf = isData ? matches.flatMap(({ route }) => route.id ?? []) : undefined;
    return { rule, path: canonicalPath(page, matches), params: last.params, dataOf };
  }

  function pathOf(asked: string): PublicPath | undefined {
    if (known.has(asked)) return known.get(asked);
    const found = findPath(asked);
    if (known.size >= mostPaths) known.clear();
    known.set(asked, found);
    return found;
  }

  return (url) => {
    if (url.length > longestAddress || !url.startsWith('/')) return undefined;
    const [asked = '/'] = url.split('?', 1);
    const found = pathOf(asked);
    if (found === undefined) return undefined;
    const { rule, path, params, dataOf } = found;
    const query = new URLSearchParams(url.slice(asked.length + 1));
    if (personal.some((name) => query.has(name))) return undefined;
    const page = typeof rule === 'function' ? rule({ path, params, query }) : withQuery(path, ownQuery(query, rule));
    if (page === undefined) return undefined;
    // Refuse `/x.data/`. Its canonical URL has no slash, and would be the URL of another page's data.
    if (isDataAddress.test(page)) return undefined;
    return dataOf === undefined ? page : dataAddress(page, query.get(dataParameter), dataOf);
  };
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
