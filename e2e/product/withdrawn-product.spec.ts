/** A product that is no longer sold: its page, the sitemap, and its return to sale (RT-13). */
import { accessibilityViolations, expect, structuredData, test } from '@tianguis/testkit/browser';
import { buyable, list, productUrl } from '../support/catalogue/catalogue.ts';
import { attributes, text } from '../support/page/html-text.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

/** Changes the product as the operator's command does, which `requests/site/cached-pages.test.ts` runs. */
const setOnSale = (id: number, isOnSale: boolean) =>
  withShopDatabase(({ pool }) =>
    pool.query('update products set is_active = $2, updated_at = now() where id = $1', [id, isOnSale]),
  );

test('RT-13 a product no longer sold says so and shows alternatives, is noindex and in no sitemap; unknown 404, wrong slug 301', {
  tag: '@desktop',
}, async ({ page, request, baseURL, problems }) => {
  // A product from the middle of the shop's default sort, which no other test uses.
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
  await setOnSale(product.id, false);
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
    // The alternatives are products that can be bought.
    await page
      .getByRole('region', { name: 'Opciones parecidas' })
      .getByRole('article')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Comprar ahora' }).first()).toBeAttached();
  } finally {
    await setOnSale(product.id, true);
  }
  await expect.poll(() => text(request, path)).not.toContain('Ya no está a la venta');
  problems.expect(/404/);
  expect((await page.goto('/producto/2147483647/x'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
});
