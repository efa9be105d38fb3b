/** The sitemap and robots.txt. */
import type { CategoryNode } from '@tianguis/contract';
import { categoryUrl, departments, list } from '../../support/catalogue/catalogue.ts';
import { allStores, storeUrl } from '../../support/catalogue/stores.ts';
import { attributes, text } from '../../support/page/html-text.ts';
import { expect, test } from '../client/test.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

test('sitemap: every active product once, every category and store with products, and the fixed pages', async ({
  request,
  baseURL,
}) => {
  const parts = locations(await text(request, '/sitemap.xml'));
  expect(new Set(parts).size).toBe(parts.length);
  const pages = new Map<string, string[]>();
  for (const part of parts) {
    expect(part.startsWith(`${baseURL}/sitemaps/`)).toBe(true);
    const found = locations(await text(request, part));
    expect(found.length, part).toBeGreaterThan(0);
    expect(found.length, part).toBeLessThanOrEqual(50_000);
    const [kind = ''] = part.split('/sitemaps/')[1]?.split(/[-.]/) ?? [];
    pages.set(kind, [...(pages.get(kind) ?? []), ...found]);
  }
  const products = pages.get('productos') ?? [];
  expect(new Set(products).size).toBe(products.length);
  expect(products.length).toBe((await list(request, 'page_size=1')).metadata.total);
  const fixedPages = ['/', '/categoria', '/c/ofertas/', '/tiendas', '/corner/1/gamers', '/landing/blog'];
  expect(pages.get('paginas')).toEqual(expect.arrayContaining(fixedPages.map((path) => `${baseURL}${path}`)));
  const filled = (all: readonly CategoryNode[]): CategoryNode[] =>
    all.filter((one) => one.products > 0).flatMap((one) => [one, ...filled(one.children)]);
  const categories = filled(await departments(request)).map((one) => `${baseURL}${categoryUrl(one)}`);
  expect(pages.get('categorias')?.toSorted()).toEqual(categories.toSorted());
  const stores = (await allStores(request)).filter((one) => one.products > 0);
  expect(pages.get('tiendas')?.toSorted()).toEqual(stores.map((one) => `${baseURL}${storeUrl(one)}`).toSorted());
});

test('sitemap: each kind of page is in it with its canonical address', async ({ request }) => {
  const parts = locations(await text(request, '/sitemap.xml'));
  const firsts = ['paginas', 'productos', 'categorias', 'tiendas'].map((kind) =>
    parts.find((part) => part.includes(kind)),
  );
  for (const part of firsts) {
    if (part === undefined) throw new Error('a kind of page is missing');
    for (const address of locations(await text(request, part)).slice(0, 4)) {
      const reply = await request.get(address, { maxRedirects: 0 });
      expect(reply.status(), address).toBe(200);
      expect(attributes(await reply.text(), /<link rel="canonical" href="([^"]+)"/g), address).toEqual([address]);
    }
  }
});

test('sitemap: is XML, cached for an hour, with an ETag and compression', async ({ request }) => {
  for (const path of ['/sitemap.xml', '/sitemaps/categorias-1.xml']) {
    const reply = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers()).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-encoding': 'br',
      etag: expect.stringMatching(/^".+"$/),
    });
    const etag = reply.headers().etag ?? '';
    const again = await request.get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect((await request.get(path, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-encoding']).toBe(
      'gzip',
    );
  }
  for (const path of ['productos-40000', 'productos-0', 'productos-99999', 'otros-1', '..%2fx'])
    expect((await request.get(`/sitemaps/${path}.xml`)).status(), path).toBe(404);
});

test('robots: excludes personal and endless pages, and names the sitemap', async ({ request, baseURL }) => {
  const reply = await request.get('/robots.txt');
  expect(reply.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const robots = await reply.text();
  for (const path of ['/mi-cuenta/', '/carrito/', '/pedido/', '/acciones/', '/resources/', '/login', '/docs'])
    expect(robots).toContain(`\nDisallow: ${path}\n`);
  expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
});
