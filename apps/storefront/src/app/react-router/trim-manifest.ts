/**
 * Takes out of the browser's list of routes what it does not need; every page of the shop loads this list. There are two:
 * one of all pages, and a shorter one of the pages of products and lists, for these themselves: they lead to all others
 * by a document (`shared/links/link.tsx`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestRoute {
  hasDefaultExport?: boolean;
  parentId?: string;
  css?: readonly string[];
}

const start = 'window.__reactRouterManifest=';
/** They only redirect, and a form of such a page navigates to them: without them the router finds no page there. */
const followed = ['routes/resources/price-filter'];
const [ofAll, ofPublic] = ['/assets/manifest-', '/assets/public-manifest-'];

/**
 * @param folder the client's build
 * @param softPages ids of the routes of pages of products and lists
 * @throws Error where React Router writes its list elsewhere, or differently
 */
export function trimManifest(folder: string, softPages: readonly string[]): void {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error('React Router writes its manifest elsewhere now: see trim-manifest.ts.');
  const script = readFileSync(join(assets, name), 'utf8');
  writeFileSync(join(assets, name), trimmed(script));
  // It names itself, too.
  writeFileSync(join(assets, `public-${name}`), withPublicManifest(trimmed(script, softPages)));
}

/** The document of such a page with the shorter list, or another text that names the list. */
export const withPublicManifest = (document: string): string => document.replaceAll(ofAll, ofPublic);

/**
 * The script of the manifest with pages alone, all or some of them: no actions, resources and redirects, which scripts
 * ask by `fetch` and forms by a document, but those of `followed`; and without what is false or empty, or only serves prefetching, which the
 * shop does not do.
 * @param pages ids; default: all
 */
export function trimmed(script: string, pages?: readonly string[]): string {
  if (!script.startsWith(start) || !script.trimEnd().endsWith(';'))
    throw new Error('React Router writes its manifest differently now: see trim-manifest.ts.');
  const manifest: { routes: Record<string, ManifestRoute> } = JSON.parse(script.trimEnd().slice(start.length, -1));
  const all = Object.entries(manifest.routes);
  const styled = all.find(([id, { css = [] }]) => id !== 'root' && css.length > 0);
  // A navigation would show the page before its style sheet has come.
  if (styled) throw new Error(`${styled[0]} has a style sheet, which route-links.ts does not load before the page.`);
  const isWanted = (id: string, route: ManifestRoute) =>
    followed.includes(id) || (route.hasDefaultExport === true && (pages?.includes(id) ?? true));
  const wanted = all.filter(([id, route]) => isWanted(id, route));
  const parents = new Set(wanted.map(([, route]) => route.parentId));
  manifest.routes = Object.fromEntries(
    all.filter(([id, route]) => isWanted(id, route) || parents.has(id)).map(([id, route]) => [id, short(route)]),
  );
  return `${start}${JSON.stringify(manifest)};`;
}

function short(route: ManifestRoute): ManifestRoute {
  // That a page has a component is for the server: the browser takes it from the module.
  const { hasDefaultExport: _, ...entry } = { ...route, imports: [] };
  return Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => `${value}` !== 'false' && (name !== 'css' || `${value}` !== '')),
  );
}
