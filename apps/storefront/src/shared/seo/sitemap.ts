/** The sitemap's addresses and its XML (sitemaps.org protocol 0.9). */
import type { ContentListReply, SitemapEntry, SitemapKind } from '@tianguis/contract';
import { creditLanding, landingPath } from '@tianguis/domain';
import { categoryPath, cornerPath, paths, productPath, storePath } from '../links/paths.ts';

/** Rooms that are neither rows of the database nor documents of `content/`. */
export const fixedRooms: readonly string[] = [paths.home, paths.departments, paths.offers, paths.stores];

/**
 * Corners and landings (RT-15), with those that have an address of the specification's own; home is a fixed room. `credit` is where the landing
 * of the store credit is, undefined while the credit module is off.
 */
export function contentPaths(pages: ContentListReply['data']['pages'], credit: string | undefined): string[] {
  return pages.flatMap(({ kind, key, slug }) => {
    if (kind === 'corner') return [cornerPath({ id: key, slug })];
    if (kind !== 'landing') return [];
    return key === creditLanding ? (credit ?? []) : landingPath(key);
  });
}

const names: Readonly<Record<SitemapKind, string>> = {
  products: 'productos',
  categories: 'categorias',
  stores: 'tiendas',
};

/** Where the index and its parts are. */
export const sitemapPaths = {
  index: '/sitemap.xml',
  rooms: '/sitemaps/paginas.xml',
  part: (kind: SitemapKind, part: number) => `/sitemaps/${names[kind]}-${part}.xml`,
} as const;

/** What a file below `/sitemaps/` holds; undefined when there is no such file. */
export function readSitemapFile(file: string): 'rooms' | { kind: SitemapKind; part: number } | undefined {
  if (file === 'paginas.xml') return 'rooms';
  const [, name, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = (Object.keys(names) as SitemapKind[]).find((one) => names[one] === name);
  return kind && { kind, part: Number(part) };
}

/** The canonical path of a row's page. */
const rowPaths: Readonly<Record<SitemapKind, (row: Pick<SitemapEntry, 'id' | 'slug'>) => string>> = {
  products: (row) => productPath(row),
  categories: (row) => categoryPath(row),
  stores: storePath,
};

export function rowPath(kind: SitemapKind, row: Pick<SitemapEntry, 'id' | 'slug'>): string {
  return rowPaths[kind](row);
}

/** One address with the moment of its last change, where that is known. */
export interface Place {
  path: string;
  modified: string | null;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const head = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n`;

export const sitemapXml = {
  index: { open: head('sitemapindex'), close: '</sitemapindex>\n', row: 'sitemap' },
  part: { open: head('urlset'), close: '</urlset>\n', row: 'url' },
} as const;

/** Rows of a file, a line each. */
export function sitemapRows(row: 'sitemap' | 'url', origin: string, places: readonly Place[]): string {
  let text = '';
  for (const { path, modified } of places) {
    const when = modified === null ? '' : `<lastmod>${modified}</lastmod>`;
    text += `<${row}><loc>${escapeXml(`${origin}${encodeURI(path)}`)}</loc>${when}</${row}>\n`;
  }
  return text;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
