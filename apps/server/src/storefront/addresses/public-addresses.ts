/** Decides which addresses are public pages, and the canonical address under which each is cached. */
import { matchRoutes, type ServerBuild } from 'react-router';
import { canonicalPath, dataAddress, dataParameter, ownQuery, withQuery } from './canonical-address.ts';
import { toTree } from './route-tree.ts';

/** The requested address of a public page. */
export type AskedAddress = {
  /** The canonical path: letters as in the route's pattern, no slash at its end, segments in one encoding. */
  path: string;
  /** Parameters of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/**
 * The parts of an address that a page depends on: the names of the query parameters, or a function that returns the
 * canonical address, path and query; undefined for one whose page depends on the visitor. Two addresses with the same
 * canonical address must show the same page.
 */
export type CanonicalRule = readonly string[] | ((asked: AskedAddress) => string | undefined);

/** The routes of public pages by their id. */
export type PublicPages = Readonly<Record<string, CanonicalRule>>;

export type PublicRules = {
  pages: PublicPages;
  /** Parameters that make any page personal, such as the token of a preview. */
  personal: readonly string[];
};

/** A canonical address: the key of the page cache, and the address that the page is rendered for. */
export type PublicAddress = string;

/** The match of a path with the route of a public page. */
type PublicPath = {
  rule: CanonicalRule;
  path: string;
  params: AskedAddress['params'];
  /** For an address of data: the ids of the page's route and its parents; undefined for the page itself. */
  dataOf: readonly string[] | undefined;
};

/** Pages with longer addresses are not cached. */
const longestAddress = 1_000;
/** The most paths whose match is cached: matching costs more than finding the page. */
const mostPaths = 5_000;
const isDataAddress = /^[^?]*\.data(?:\?|$)/;

/**
 * Returns a function that gives the canonical address of a requested path and query; undefined for a page that is not
 * public.
 */
export function readPublicAddresses(
  routes: ServerBuild['routes'],
  { pages, personal }: PublicRules,
): (url: string) => PublicAddress | undefined {
  const tree = toTree(routes);
  const known = new Map<string, PublicPath | undefined>();

  function findPath(asked: string): PublicPath | undefined {
    // `/a/../b` would match one page and request another.
    if (URL.parse(asked, 'http://shop')?.pathname !== asked || !isEncoded(asked)) return undefined;
    const isData = asked.endsWith('.data');
    // React Router adds `.data` to the address of a page for its data, and `_.data` after a slash.
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
    // `/x.data/` without its slash would be the data of another page.
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
