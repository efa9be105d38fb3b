/** Which addresses are pages that are the same for everybody, and what of an address such a page reads. */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The routes of public pages by their id, with the parameters of the query that each reads. */
export type PublicPages = Readonly<Record<string, readonly string[]>>;

export type PublicRules = {
  pages: PublicPages;
  /** Parameters that make any page the asker's own, such as the token of a preview. */
  personal: readonly string[];
};

/** The one address of what a request asks for: path and, of the query, only what the page reads, in the page's order. */
export type PublicAddress = string;

/** Longer addresses are answered, but nothing is kept of them. */
const longestAddress = 1_000;
/** Paths whose route is remembered, since finding it costs more than finding the page. */
const remembered = 5_000;
/** React Router's own parameter of the data of a page: which of its loaders are asked. */
const dataParameter = '_routes';

/** Gives the function that reads an address (path and query) as it came: undefined when it is no public page. */
export function readPublicAddresses(
  routes: ServerBuild['routes'],
  { pages, personal }: PublicRules,
): (url: string) => PublicAddress | undefined {
  const tree = toTree(routes);
  const known = new Map<string, readonly string[] | undefined>();

  function parametersOf(path: string): readonly string[] | undefined {
    if (known.has(path)) return known.get(path);
    // `/a/../b` would be matched as one page and asked for as another.
    if (URL.parse(path, 'http://shop')?.pathname !== path) return undefined;
    const isData = path.endsWith('.data');
    // As React Router writes the address of a page's data.
    const page = isData ? path.replace(/(\/)_\.data$|\.data$/, '$1') : path;
    const id = isEncoded(page) ? matchRoutes(tree, page)?.at(-1)?.route.id : undefined;
    const declared = id === undefined ? undefined : pages[id];
    const parameters = declared && isData ? [...declared, dataParameter] : declared;
    if (known.size >= remembered) known.clear();
    known.set(path, parameters);
    return parameters;
  }

  return (url) => {
    if (url.length > longestAddress || !url.startsWith('/')) return undefined;
    const [path = '/'] = url.split('?', 1);
    const parameters = parametersOf(path);
    if (parameters === undefined) return undefined;
    if (path.length === url.length) return path;
    const given = new URLSearchParams(url.slice(path.length + 1));
    if (personal.some((name) => given.has(name))) return undefined;
    const query = ownQuery(given, parameters);
    return query === '' ? path : `${path}?${query}`;
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

function ownQuery(given: URLSearchParams, parameters: readonly string[]): string {
  const own = new URLSearchParams();
  for (const name of parameters) {
    const value = given.get(name);
    if (value !== null) own.append(name, value);
  }
  return own.toString();
}

function toTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
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
