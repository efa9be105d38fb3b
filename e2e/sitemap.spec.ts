import type { CategoryNode } from '@tianguis/contract';
import { accessibilityViolations, expect, structuredData, test } from '@tianguis/testkit/browser';
import { buyable, categoryUrl, departments, list, productUrl } from './catalogue.ts';
import { attributes, text } from './html-text.ts';
import { shop } from './operator.ts';
import { allStores, storeUrl } from './stores.ts';

// Nearly no browser takes part, so the second project would repeat the first.
test.skip(({ isMobile }) => isMobile);

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** In series, since the second test takes a product off sale that the first one counts. */
test.describe('products on sale and off it', () => {
  test.describe.configure({ mode: 'serial' });

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

  test('RT-13 a product no longer sold says so and shows alternatives, is noindex and in no sitemap; unknown 404, wrong slug 301', async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    test.setTimeout(120_000);
    // From the middle of the shop's default sort, which no other test uses.
    const { pages } = (await list(request, 'page_size=30')).metadata;
    const listed = (await list(request, `page_size=30&page=${Math.ceil(pages / 2)}`)).data.products;
    const product = listed.filter(buyable).at(-1);
    if (!product) throw new Error('the demo shop has no such product');
    const path = productUrl(product);
    const inSitemap = async () => {
      const parts = locations(await text(request, '/sitemap.xml')).filter((part) => part.includes('productos'));
      const files = await Promise.all(parts.map((part) => text(request, part)));
      return files.some((xml) => xml.includes(`<loc>${baseURL}${path}</loc>`));
    };
    expect(await inSitemap()).toBe(true);
    shop('products', 'deactivate', `${product.id}`);
    try {
      await expect.poll(() => text(request, path)).toContain('Ya no está a la venta');
      expect((await page.goto(path))?.status()).toBe(200);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 860 });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.title);
        await expect(page.getByText('Ya no está a la venta').first()).toBeInViewport();
        const others = page.getByRole('region', { name: 'Opciones parecidas' });
        expect(await others.getByRole('article').count()).toBeGreaterThan(2);
        await expect(others).toBeInViewport();
        for (const name of ['Comprar ahora', 'Agregar al carrito'])
          await expect(page.getByRole('button', { name })).toHaveCount(0);
        await expect(page.getByText('Precio de contado')).toHaveCount(0);
        await expect(page.getByRole('region', { name: 'Cómo lo recibes' })).toHaveCount(0);
      }
      expect(await accessibilityViolations(page)).toEqual([]);
      const html = await text(request, path);
      expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
      expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([]);
      expect(attributes(html, /<meta property="product:availability" content="([^"]+)"/g)).toEqual(['out of stock']);
      expect(JSON.stringify(structuredData(html))).toContain('"https://schema.org/Discontinued"');
      expect(await inSitemap()).toBe(false);
      const wrong = await request.get(`/producto/${product.id}/otro-nombre`, { maxRedirects: 0 });
      expect([wrong.status(), wrong.headers().location]).toEqual([301, path]);
      // Alternatives are products that can be bought.
      await page
        .getByRole('region', { name: 'Opciones parecidas' })
        .getByRole('article')
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Comprar ahora' }).first()).toBeAttached();
    } finally {
      shop('products', 'activate', `${product.id}`);
    }
    await expect.poll(() => text(request, path)).not.toContain('Ya no está a la venta');
    problems.expect(/404/);
    expect((await page.goto('/producto/2147483647/x'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  });
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

test('sitemap: is XML, cached for an hour, with an ETag and compression', async ({ request, playwright, baseURL }) => {
  const plain = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  for (const path of ['/sitemap.xml', '/sitemaps/categorias-1.xml']) {
    const reply = await plain.get(path, { headers: { 'accept-encoding': 'br' } });
    expect(reply.headers()).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-encoding': 'br',
      etag: expect.stringMatching(/^".+"$/),
    });
    const etag = reply.headers().etag ?? '';
    const again = await plain.get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(again.status()).toBe(304);
    expect((await plain.get(path, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-encoding']).toBe(
      'gzip',
    );
  }
  await plain.dispose();
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
