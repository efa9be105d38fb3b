import { sitemapKinds } from '@tianguis/contract';
import type { ApiClient } from '@tianguis/contract/client';
import { noOffer, wholeOffer } from '@tianguis/testkit/offers';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../api/shop-context.ts';
import { robotsText } from './robots.ts';
import { sitemapFile } from './sitemap.server.ts';
import { fixedPages, readSitemapFile, rowPath, sitemapPaths, sitemapRows } from './sitemap.ts';

/** Whether a crawler that follows RFC 9309 may fetch a path: the longest matching rule wins. */
function mayFetch(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, kind, start = '']) => ({ kind, start }));
  const [strongest] = rules
    .filter(({ start }) => path.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length);
  return strongest?.kind !== 'Disallow';
}

describe('robots.txt', () => {
  test.each(['https://tianguis.example', 'http://localhost:3000', 'http://[::1]:8080'])(
    'names the sitemap of %s',
    (origin) => {
      const robots = robotsText(origin);
      expect(robots).toMatch(/^User-agent: \*\n/);
      expect(robots.match(/^Sitemap: .*$/gm)).toEqual([`Sitemap: ${origin}/sitemap.xml`]);
    },
  );

  const robots = robotsText('https://t.example');
  test.each([
    ...fixedPages,
    '/categoria/7/sillas/marca=novara/pagina=2',
    '/producto/1/silla',
    '/tienda/3/nopal/pagina=1',
    '/corner/1/gamers',
    '/landing/blog',
    '/imagenes/a-320.webp',
    '/assets/entry.js',
    '/sitemap.xml',
    '/sitemaps/productos-1.xml',
    // FE-01
    '/feeds/v1/products.xml',
  ])('%s is open', (path) => expect(mayFetch(robots, path)).toBe(true));

  test.each([
    '/mi-cuenta/listadeseos/',
    '/carrito/detalle',
    '/pedido/9',
    '/acciones/carrito',
    '/resources/departamentos',
    '/login?redirect=x',
    '/resultados?query=silla',
    '/resultados/q=silla/pagina=2',
    '/docs/json',
    '/products/v1/products',
    '/sitemap/v1/index',
    '/healthz',
  ])('%s is closed', (path) => expect(mayFetch(robots, path)).toBe(false));
});

/** The context that a loader receives. */
const shopOf = (api: ApiClient, offer = wholeOffer) => ({
  api,
  publicOrigin: 'https://t.example',
  config: { offer, creditModule: { product: 'nopal', label: 'Crédito' } } as unknown as ShopContext['config'],
});

describe('sitemap', () => {
  test('every part has one address, which parses to the same part', () => {
    for (const kind of sitemapKinds)
      expect(readSitemapFile(sitemapPaths.part(kind, 12).replace('/sitemaps/', ''))).toEqual({ kind, part: 12 });
    expect(readSitemapFile('paginas.xml')).toBe('pages');
  });

  test.each([
    'productos-0.xml',
    'productos-01.xml',
    'productos.xml',
    'otros-1.xml',
    'productos-1.txt',
    'productos--1.xml',
    'constructor-1.xml',
  ])('%s is no file', (file) => expect(readSitemapFile(file)).toBeUndefined());

  test('addresses are the canonical ones', () => {
    const row = { id: 7, slug: 'sillas' };
    expect(sitemapKinds.map((kind) => rowPath(kind, row))).toEqual([
      '/producto/7/sillas',
      '/categoria/7/sillas/pagina=1',
      '/tienda/7/sillas/pagina=1',
    ]);
  });

  test('special characters of XML are escaped, non-ASCII characters are encoded', () => {
    expect(
      sitemapRows('url', 'https://t.example', [{ path: '/producto/1/a&b<c>\'d"ñ', modified: '2026-01-02T03:04:05Z' }]),
    ).toBe(
      '<url><loc>https://t.example/producto/1/a&amp;b%3Cc%3E&apos;d%22%C3%B1</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>\n',
    );
  });

  test('an unknown date is omitted', () => {
    expect(sitemapRows('sitemap', 'https://t.example', [{ path: '/a', modified: null }])).not.toContain('lastmod');
  });

  test.each([
    ['everything', wholeOffer, ['/formas-pago', '/landing/meses-sin-intereses', '/credito-nopal/beneficios']],
    ['SPEI alone', { ...noOffer, spei: true }, ['/formas-pago']],
    ['nothing', noOffer, []],
  ])(
    'RT-27 RT-29 TR-01 landings have their own address; a shop with %s lists open pages only',
    async (_, offer, open) => {
      const about = ['formas-pago', 'meses-sin-intereses', 'credito'];
      const keys = ['blog', 'aviso-privacidad', 'faq-devolucion', ...about];
      const pages = keys.map((key) => ({ kind: 'landing', key, slug: '', title: '', description: '' }));
      const api = { content: { list: async () => ({ data: { pages } }) } } as unknown as ApiClient;
      const xml = await (await sitemapFile(shopOf(api, offer), 'paginas.xml'))?.text();
      const found = [...(xml ?? '').matchAll(/<loc>https:\/\/t\.example([^<]+)/g)].map(([, path]) => path);
      const own = ['/landing/blog', '/aviso-privacidad', '/necesitas-ayuda/FAQDevolucion'];
      expect(found).toEqual([...fixedPages, ...own, ...open]);
    },
  );

  test('a part is fetched batch by batch, until there is no next one', async () => {
    const asked: unknown[] = [];
    const batches = [
      { data: { entries: [{ id: 1, slug: 'a', modified_at: null }] }, metadata: { next: 1 } },
      { data: { entries: [{ id: 2, slug: 'b', modified_at: null }] }, metadata: { next: null } },
    ];
    const part = async (...ask: unknown[]) => {
      asked.push(ask);
      return batches[asked.length - 1];
    };
    const api = { sitemap: { part } } as unknown as ApiClient;
    const file = await sitemapFile(shopOf(api), 'productos-4.xml');
    expect(asked).toEqual([
      ['products', 4, { after: undefined }],
      ['products', 4, { after: 1 }],
    ]);
    expect(file?.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await file?.text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n/,
    );
    expect(xml?.match(/<loc>[^<]+/g)).toEqual([
      '<loc>https://t.example/producto/1/a',
      '<loc>https://t.example/producto/2/b',
    ]);
    expect(xml).toMatch(/<\/urlset>\n$/);
  });
});
