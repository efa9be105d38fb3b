/**
 * Shortens the browser's list of routes (the manifest), which every page of the shop loads. There are two lists: one of
 * all pages, and a shorter one for the pages of products and listings. From those, links to other pages load a document
 * (`shared/links/link.tsx`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestRoute {
  hasDefaultExport?: boolean;
  parentId?: string;
  css?: readonly string[];
}

const start = 'window.__reactRouterManifest=';
/** These routes only redirect. The router must know them, since a form of a listing navigates to these routes. */
const followed = ['routes/resources/price-filter'];
const [ofAll, ofPublic] = ['/assets/manifest-', '/assets/public-manifest-'];

/**
 * @param folder the client's build
 * @param softPages ids of the routes of products and listings
 * @throws Error if React Router writes its manifest to another file or in another form
 */
export function trimManifest(folder: string, softPages: readonly string[]): void {
  const assets = join(folder, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined) throw new Error('React Router writes its manifest elsewhere now: see trim-manifest.ts.');
  const script = readFileSync(join(assets, name), 'utf8');
  writeFileSync(join(assets, name), trimmed(script));
  // The manifest also contains its own file name.
  writeFileSync(join(assets, `public-${name}`), withPublicManifest(trimmed(script, softPages)));
}

/** Replaces the name of the full manifest by the name of the shorter manifest, in a document or another text. */
export const withPublicManifest = (document: string): string => document.replaceAll(ofAll, ofPublic);

/**
 * The script of the manifest with the routes of pages alone. Actions, resources and redirects are left out, except
 * `followed`: scripts request them by `fetch`, and forms load a document. Values that are false or empty are left out,
 * and so are the modules to prefetch, since the shop prefetches nothing.
 * @param pages ids of the pages to include; by default all pages
 */
export function trimmed(script: string, pages?: readonly string[]): string {
  if (!script.startsWith(start) || !script.trimEnd().endsWith(';'))
    throw new Error('React Router writes its manifest differently now: see trim-manifest.ts.');
  const manifest: { routes: Record<string, ManifestRoute> } = JSON.parse(script.trimEnd().slice(start.length, -1));
  const all = Object.entries(manifest.routes);
  const styled = all.find(([id, { css = [] }]) => id !== 'root' && css.length > 0);
  // A navigation would show the page before its style sheet has loaded.
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
  // Only the server reads whether a route has a component; the browser takes the component from the module.
  const { hasDefaultExport: _, ...entry } = { ...route, imports: [] };
  return Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => `${value}` !== 'false' && (name !== 'css' || `${value}` !== '')),
  );
}
