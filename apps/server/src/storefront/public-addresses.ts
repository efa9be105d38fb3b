/**
 * Which addresses are pages that are the same for everybody, and the one address under which each such page is cached.
 */
import { matchRoutes, type RouteMatch, type RouteObject, type ServerBuild } from 'react-router';

/** An address as a public page is asked for. */
export type AskedAddress = {
  /** Path in its one notation: the route's own letters, no slash at its end, segments encoded in one way. */
  path: string;
  /** Of the route's pattern, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
};

/**
 * What of an address a page depends on: the names of its parameters of the query, or a function that gives its
 * canonical address, path and query. Two addresses with the same canonical address must show the same page.
 */
export type CanonicalRule = readonly string[] | ((asked: AskedAddress) => string);

/** The routes of public pages by their id. */
export type PublicPages = Readonly<Record<string, CanonicalRule>>;

export type PublicRules = {
  pages: PublicPages;
  /** Parameters that make any page the asker's own, such as the token of a preview. */
  personal: readonly string[];
};

/** The canonical address of what a request asks for: the key of the page cache, and what the page is made of. */
export type PublicAddress = string;

/** A path that leads to a public page, as it is remembered. */
type PublicPath = {
  rule: CanonicalRule;
  path: string;
  params: AskedAddress['params'];
  /** Ids of the routes around the page and its own, for its data; undefined for the page itself. */
  dataOf: readonly string[] | undefined;
};

/** Longer addresses are answered, but nothing of them is cached. */
const longestAddress = 1_000;
/** Paths whose route is remembered, since finding it costs more than finding the page. */
const remembered = 5_000;
/** React Router's own parameter of the data of a page: which of its loaders are asked. */
const dataParameter = '_routes';
const isDataAddress = /^[^?]*\.data(?:\?|$)/;

/** Gives the function that reads an address (path and query) as it came: undefined when it is no public page. */
export function readPublicAddresses(
  routes: ServerBuild['routes'],
  { pages, personal }: PublicRules,
): (url: string) => PublicAddress | undefined {
  const tree = toTree(routes);
  const known = new Map<string, PublicPath | undefined>();

  function findPath(asked: string): PublicPath | undefined {
    // `/a/../b` would be matched as one page and asked for as another.
    if (URL.parse(asked, 'http://shop')?.pathname !== asked || !isEncoded(asked)) return undefined;
    const isData = asked.endsWith('.data');
    // As React Router writes the address of a page's data.
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
    if (known.size >= remembered) known.clear();
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
    // Asked for as `/x.data/`: without its slash it would be the data of another page.
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

/**
 * What matching makes no difference between, in one notation: letter case of the pattern, encoding, slashes at the end.
 */
function canonicalPath(page: string, matches: readonly RouteMatch[]): string {
  const pattern = matches.flatMap(({ route }) => (route.path ?? '').split('/').filter(Boolean));
  const segments = page.replace(/\/+$/, '').split('/').slice(1);
  const isFixed = (name: string | undefined) => name !== undefined && !/^[:*]/.test(name);
  return `/${segments.map((segment, at) => (isFixed(pattern[at]) ? pattern[at] : encodeOnce(segment))).join('/')}`;
}

/** As browsers write what is plain in a path. */
function encodeOnce(segment: string): string {
  return encodeURIComponent(decodeURIComponent(segment)).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

function ownQuery(given: URLSearchParams, parameters: readonly string[]): URLSearchParams {
  const own = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) own.append(name, value);
  }
  return own;
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * The address of a page's data. Only which of the page's own routes are named counts: all of them are the same as no
 * choice. Undefined when none is, since nothing is read then.
 */
function dataAddress(page: string, chosen: string | null, routes: readonly string[]): string | undefined {
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

/** The table of routes of a build, as `matchRoutes` reads it. */
export function toTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, caseSensitive, index } = route;
    const shared = {
      id,
      ...(path === undefined ? {} : { path }),
      ...(caseSensitive === undefined ? {} : { caseSensitive }),
    };
    return [index ? { ...shared, index } : { ...shared, children: toTree(routes, id) }];
  });
}
