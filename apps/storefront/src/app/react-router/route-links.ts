/**
 * Replaces React Router's `lib/dom/ssr/links.js` in the browser (`slim-router.ts`). The original also prefetches other
 * pages and their style sheets. The shop prefetches nothing, and only the root has a style sheet (`trim-manifest.ts`
 * checks this).
 */

interface Link {
  rel: string;
  href: string;
}

interface Match {
  route: { id: string };
}

type Modules = Record<string, { links?: () => Link[] } | undefined>;

interface Manifest {
  routes: Record<string, { module?: string; imports?: readonly string[]; css?: readonly string[] } | undefined>;
}

/** The links in the head of a page without duplicates, in the sequence in which the server writes them. */
function getKeyedLinksForMatches(matches: readonly Match[], modules: Modules, { routes }: Manifest) {
  const links = matches.flatMap(({ route: { id } }) => [
    ...(routes[id]?.css ?? []).map((href): Link => ({ rel: 'stylesheet', href })),
    ...(modules[id]?.links?.() ?? []),
  ]);
  return [...new Map(links.map((link) => [JSON.stringify(sorted(link)), link]))].map(([key, link]) => ({ key, link }));
}

/** Sorts the attributes, so that a link has the same key as on the server. */
const sorted = (link: Link) => Object.fromEntries(Object.entries(link).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Scripts of a page, which the server preloads. The shop's routes have no other modules, such as client loaders. */
function getModuleLinkHrefs(matches: readonly Match[], { routes }: Manifest): string[] {
  const known = matches.flatMap(({ route: { id } }) => routes[id] ?? []);
  return [...new Set(known.flatMap(({ module = '', imports = [] }) => [module, ...imports]))];
}

/** Does nothing, since the document already contains the style sheet of every page. */
async function prefetchStyles(): Promise<void> {}

function refuse(): never {
  throw new Error('The bundle does not prefetch pages: see route-links.ts.');
}

export {
  getKeyedLinksForMatches,
  getModuleLinkHrefs,
  prefetchStyles as prefetchRouteCss,
  prefetchStyles as prefetchStyleLinks,
  refuse as getKeyedPrefetchLinks,
  refuse as getNewMatchesForLinks,
  refuse as isPageLinkDescriptor,
};
