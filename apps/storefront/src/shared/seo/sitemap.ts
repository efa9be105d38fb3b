/** The sitemap's URLs and its XML (sitemaps.org protocol 0.9). */
import type { ContentListReply, SitemapEntry, SitemapKind } from '@tianguis/contract';
import { creditLanding, landingPath } from '@tianguis/domain';
import { categoryPath, cornerPath, paths, productPath, storePath } from '../links/paths.ts';

/** Pages that are neither rows of the database nor documents of `content/`. */
export const fixedPages: readonly string[] = [paths.home, paths.departments, paths.offers, paths.stores];

/**
 * Corners and landings (RT-15), also those at a URL of the specification; the home page is a fixed page. `credit` is
 * the path of the store credit's landing.
 */
export function contentPaths(pages: ContentListReply['data']['pages'], credit: string): string[] {
  return pages.flatMap(({ kind, key, slug }) => {
    if (kind === 'corner') return [cornerPath({ id: key, slug })];
    if (kind !== 'landing') return [];
    return key === creditLanding ? credit : landingPath(key);
  });
}

const names: Readonly<Record<SitemapKind, string>> = {
  products: 'productos',
  categories: 'categorias',
  stores: 'tiendas',
};

/** URLs of the index and its parts. */
export const sitemapPaths = {
  index: '/sitemap.xml',
  pages: '/sitemaps/paginas.xml',
  part: (kind: SitemapKind, part: number) => `/sitemaps/${names[kind]}-${part}.xml`,
} as const;

/** Parses the name of a file below `/sitemaps/`; undefined if the file does not exist. */
export function readSitemapFile(file: string): 'pages' | { kind: SitemapKind; part: number } | undefined {
  if (file === 'paginas.xml') return 'pages';
  const [, name, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? [];
  const kind = (Object.keys(names) as SitemapKind[]).find((one) => names[one] === name);
  return kind && { kind, part: Number(part) };
}

/** The canonical path of the page for a row of each kind. */
const rowPaths: Readonly<Record<SitemapKind, (row: Pick<SitemapEntry, 'id' | 'slug'>) => string>> = {
  products: (row) => productPath(row),
  categories: (row) => categoryPath(row),
  stores: storePath,
};

export function rowPath(kind: SitemapKind, row: Pick<SitemapEntry, 'id' | 'slug'>): string {
  return rowPaths[kind](row);
}

/** A path with the moment of its last change, if known. */
export interface PageEntry {
  path: string;
  modified: string | null;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const head = (root: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n`;

export const sitemapXml = {
  index: { open: head('sitemapindex'), close: '</sitemapindex>\n', row: 'sitemap' },
  part: { open: head('urlset'), close: '</urlset>\n', row: 'url' },
} as const;

/** The entries of a file, one per line. */
export function sitemapRows(row: 'sitemap' | 'url', origin: string, entries: readonly PageEntry[]): string {
  let text = '';
  for (const { path, modified } of entries) {
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
