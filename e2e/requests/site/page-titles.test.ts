/** Titles, descriptions and OpenGraph tags of pages. */
import { categoryUrl, largestDepartment, productUrl, ratedProduct } from '../../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../../support/catalogue/stores.ts';
import { attributes, text } from '../../support/page/html-text.ts';
import { expect, test } from '../client/test.ts';

test('titles and descriptions: one each, unique, within the length that results show; OpenGraph is complete', async ({
  request,
}) => {
  const department = await largestDepartment(request);
  const product = await ratedProduct(request);
  const store = await largestStore(request);
  const pages = [
    '/',
    '/categoria',
    categoryUrl(department),
    categoryUrl(department, 'pagina=2'),
    categoryUrl(department, 'enviogratis=1/pagina=1'),
    '/c/ofertas/',
    '/c/ofertas/pagina=2',
    '/c/ofertas/enviogratis=1/pagina=1',
    storeUrl(store),
    storeUrl(store, 'pagina=2'),
    storeUrl(store, 'enviogratis=1/pagina=1'),
    '/tiendas',
    productUrl(product),
  ];
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pages) {
    const html = await text(request, path);
    const [title = ''] = attributes(html, /<title>([^<]+)<\/title>/g);
    const [description = ''] = attributes(html, /<meta name="description" content="([^"]+)"/g);
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60);
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
    titles.add(title);
    descriptions.add(description);
    for (const property of ['og:title', 'og:description', 'og:url', 'og:type', 'og:locale', 'og:site_name'])
      expect(html.split(`<meta property="${property}" content="`), `${path} ${property}`).toHaveLength(2);
    expect(html).toContain('<meta name="twitter:card" content="');
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
  const html = await text(request, productUrl(product));
  expect(html).toMatch(/property="og:image:alt" content="[^"]+"/);
  expect(html).toMatch(/property="product:price:amount" content="\d+\.\d\d"/);
  expect(html).toContain('property="product:price:currency" content="MXN"');
});
