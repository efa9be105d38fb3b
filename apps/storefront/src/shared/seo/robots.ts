/** Paths that crawlers must not fetch. Pages that may be fetched but not indexed have `noindex`. */
import { apiRoots } from '@tianguis/contract';
import { sitemapPaths } from './sitemap.ts';

/** Pages of one customer, targets of forms, and search results, whose texts are endless. */
const closed = [
  '/mi-cuenta/',
  '/carrito/',
  '/comprar',
  '/pedido/',
  '/acciones/',
  '/resources/',
  '/login',
  '/registro',
  '/resultados?',
  '/resultados/',
  '/buscador',
  '/*/llegamanana=',
];

/** `/robots.txt` of the shop at `origin`. The API's endpoints and their documentation are excluded as well. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...apiRoots
      .filter((root) => root !== forChannels)
      .map((root) => `Disallow: /${root}${apiPages.has(root) ? '' : '/'}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}${sitemapPaths.index}`,
    '',
  ].join('\n');
}

/** Google fetches the product feed as robots do (FE-01). */
const forChannels = 'feeds';

/** Roots of the API that are pages themselves. */
const apiPages = new Set(['docs', 'healthz', 'readyz']);
