/** Requirements of search engines: canonical or noindex, structured data, links. See also `sitemap.test.ts`. */
import { structuredData } from '@tianguis/testkit/documents';
import { structuredDataFaults } from '../../../apps/storefront/src/shared/seo/test-google-rules.ts';
import config from '../../../config/shop.json' with { type: 'json' };
import { categoryUrl, largestDepartment, list, productUrl, ratedProduct } from '../../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../../support/catalogue/stores.ts';
import { attributes, text } from '../../support/page/html-text.ts';
import { expect, test } from '../client/test.ts';

test('canonical or noindex, never both, on every page; alternates are beside the canonical', async ({ request }) => {
  const base = categoryUrl(await largestDepartment(request), '');
  const brand = (await list(request, 'facets=true&page_size=1')).metadata.facets?.brand[0]?.value ?? '';
  const product = productUrl(await ratedProduct(request));
  const indexed: Record<string, boolean> = {
    '/': true,
    '/categoria': true,
    '/c/ofertas/': true,
    '/tiendas': true,
    [`${base}pagina=1`]: true,
    [`${base}pagina=2`]: true,
    [`${base}enviogratis=1/pagina=1`]: true,
    [`${base}enviogratis=1/estrellas=4/pagina=1`]: false,
    [`${base}orden=menor-precio/pagina=1`]: false,
    [`${base}marca=no-hay-tal-marca/pagina=1`]: false,
    [`/c/ofertas/marca=${brand}/estrellas=4/pagina=1`]: false,
    [product]: true,
    [`${product}?calificacion=5`]: false,
    '/login': false,
    '/ajustes': false,
    '/menu-mas': false,
    '/no/existe': false,
  };
  for (const [path, isIndexed] of Object.entries(indexed)) {
    const html = await text(request, path);
    const canonical = attributes(html, /<link rel="canonical" href="([^"]+)"/g);
    const alternates = attributes(html, /<link rel="alternate" hrefLang="(?:es-MX|x-default)" href="([^"]+)"/gi);
    expect(canonical, path).toHaveLength(isIndexed ? 1 : 0);
    expect(alternates, path).toEqual(isIndexed ? [canonical[0], canonical[0]] : []);
    expect(/<meta name="robots" content="noindex/.test(html), path).toBe(!isIndexed);
    if (/pagina=\d/.test(path) && isIndexed) expect(canonical[0]).toMatch(new RegExp(`${path}$`));
  }
});

test('structured data: home, category, offers, store, stores and product have the properties that Google requires', async ({
  request,
  baseURL,
}) => {
  const product = await ratedProduct(request);
  const category = await largestDepartment(request);
  const wanted: Record<string, string[]> = {
    '/': ['Organization', 'WebSite', 'SearchAction'],
    [categoryUrl(category)]: ['ItemList', 'BreadcrumbList'],
    '/c/ofertas/': ['ItemList', 'BreadcrumbList'],
    '/tiendas': ['ItemList', 'BreadcrumbList'],
    [storeUrl(await largestStore(request))]: ['ItemList', 'BreadcrumbList', 'PostalAddress'],
    [productUrl(product)]: ['Product', 'Offer', 'AggregateRating', 'BreadcrumbList'],
  };
  for (const [path, types] of Object.entries(wanted)) {
    const found = structuredData(await text(request, path));
    expect(structuredDataFaults(found), path).toEqual([]);
    for (const type of types) expect(JSON.stringify(found), path).toContain(`"@type":"${type}"`);
  }
  const lists = structuredData(await text(request, categoryUrl(category, 'pagina=2')));
  const items = lists.find((one) => one['@type'] === 'ItemList')?.itemListElement as {
    position: number;
    url: string;
  }[];
  expect(items[0]?.position).toBe(config.pageSize + 1);
  expect(items[0]?.url).toMatch(new RegExp(`^${baseURL}/producto/\\d+/`));
});

test('a discount that every offer has is no filter and has no page', async ({ request, baseURL }) => {
  const least = Math.max(1, config.hiddenDiscount);
  const html = await text(request, `/c/ofertas/descuento=${least}/pagina=1`);
  expect(attributes(html, /<link rel="canonical" href="([^"]+)"/g)).toEqual([`${baseURL}/c/ofertas/`]);
});

test('the breadcrumb of a filtered listing links to its category, without filter, sort and page', async ({
  request,
  baseURL,
}) => {
  const { id, name } = await largestDepartment(request);
  const html = await text(request, `/c/ofertas/orden=menor-precio/categoria=${id}/pagina=2`);
  const crumbs = structuredData(html).find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(crumbs).toContainEqual(
    expect.objectContaining({ name, item: `${baseURL}/c/ofertas/categoria=${id}/pagina=1` }),
  );
});

test('crawlers may follow the first filter of a listing, and none after it', async ({ request }) => {
  const base = categoryUrl(await largestDepartment(request), '');
  const linksTo = async (from: string, filter: string) =>
    [...(await text(request, from)).matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(filter));
  const first = await linksTo(`${base}pagina=1`, '/estrellas=4/');
  expect(first.length).toBeGreaterThan(0);
  for (const tag of first) expect(tag).not.toContain('nofollow');
  const second = await linksTo(`${base}enviogratis=1/pagina=1`, '/estrellas=4/');
  expect(second.length).toBeGreaterThan(0);
  for (const tag of second) expect(tag).toContain('nofollow');
});
