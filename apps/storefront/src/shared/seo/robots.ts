/** What crawlers are asked to leave alone. Pages that may be read but not kept say `noindex` themselves. */
import { apiRoots } from '@tianguis/contract';
import { sitemapPaths } from './sitemap.ts';

/** Rooms of one customer, forms' targets, and search results, of which there are as many as there are words. */
const closed = [
  '/mi-cuenta/',
  '/carrito/',
  '/pedido/',
  '/acciones/',
  '/resources/',
  '/login',
  '/registro',
  '/resultados?',
  '/resultados/',
  '/buscador',
];

/** `/robots.txt` of the shop at `origin`. Calls of the API and their manual are closed as well. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...apiRoots.map((root) => `Disallow: /${root}${apiPages.has(root) ? '' : '/'}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${sitemapPaths.index}`,
    '',
  ].join('\n');
}

/** Roots that are addresses themselves. */
const apiPages = new Set(['docs', 'healthz', 'readyz']);
