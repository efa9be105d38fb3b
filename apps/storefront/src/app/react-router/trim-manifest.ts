/**
 * Shortens the browser's list of routes (the manifest), which every page of the shop loads. There are two lists: one of
 * all pages, and a shorter one for the pages of products and listings. From those, links to other pages load a document
 * (`shared/links/link.tsx`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestRoute {
  id: string;
  path?: string;
  module: string;
  hasDefaultExport?: boolean;
  parentId?: string;
  css?: readonly string[];
  imports: readonly string[];
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
  const kept = all.filter(([id, route]) => isWanted(id, route) || parents.has(id)).map(([, route]) => short(route));
  // The program that reads the short form is longer than what it saves of few routes.
  return pages === undefined
    ? written(
        { ...manifest, routes: {} },
        kept.map(([, route]) => route),
      )
    : `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) })};`;
}

/** The properties of most routes. */
const usual: Readonly<Record<string, unknown>> = { parentId: 'root', hasLoader: true };

/**
 * The script in a short form: each route is a row of its id, its path, the hash of its file, and what is unusual. Most
 * files have the name of their route. Property names and repeated names were a third of the transferred bytes.
 */
function written(manifest: object, routes: readonly ManifestRoute[]): string {
  const rows = routes.map(({ id, path, module, imports: _, ...rest }) => {
    const named = `/assets/${fileOf(id)}-`;
    const isNamed = module.startsWith(named) && module.endsWith('.js');
    const absent = Object.keys(usual).filter((name) => !(name in rest));
    const unusual = [
      ...Object.entries(rest).filter(([name, value]) => usual[name] !== value),
      ...absent.map((name) => [name, 0]),
    ];
    const row = [id, path ?? 0, isNamed ? module.slice(named.length, -'.js'.length) : module];
    return unusual.length > 0 ? [...row, Object.fromEntries(unusual)] : row;
  });
  return `${start}${reader}(${JSON.stringify(manifest)},${JSON.stringify(rows)});`;
}

const fileOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Makes the manifest in the browser. A property of a row that is 0 is absent. */
const reader = `((m,l)=>{for(const[i,p,f,x]of l){const r=m.routes[i]={id:i,parentId:"root",path:p,hasLoader:!0,module:f[0]=="/"?f:"/assets/"+i.slice(i.lastIndexOf("/")+1)+"-"+f+".js",imports:[],...x};for(const k in r)r[k]===0&&delete r[k]}return m})`;

function short(route: ManifestRoute): [string, ManifestRoute] {
  // Only the server reads whether a route has a component; the browser takes the component from the module.
  const { hasDefaultExport: _, ...entry } = { ...route, imports: [] };
  const kept = Object.fromEntries(
    Object.entries(entry).filter(([name, value]) => `${value}` !== 'false' && (name !== 'css' || `${value}` !== '')),
  );
  return [route.id, kept as unknown as ManifestRoute];
}
