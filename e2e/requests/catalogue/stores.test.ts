/** URLs of stores, and their structured data (RT-14). */

import { structuredData } from '@tianguis/testkit/documents';
import { largestStore, narrowing, storesAndFacets, storeUrl } from '../../support/catalogue/stores.ts';
import { count } from '../../support/page/numbers.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

test('RT-14 one store, one address: wrong name, no page, past the end, unknown category, unknown store', async ({
  request,
  baseURL,
}) => {
  const store = await largestStore(request);
  const base = `/tienda/${store.id}/${store.slug}`;
  const to = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    return `${reply.status()} ${(reply.headers().location ?? '').replace(/^https?:\/\/[^/]+/, '')}`.trim();
  };
  expect(await to(`/tienda/${store.id}/otra/estrellas=4/pagina=2`)).toBe(`301 ${base}/estrellas=4/pagina=2`);
  expect(await to(`/tienda/${store.id}`)).toBe(`301 ${base}/pagina=1`);
  expect(await to(`/tienda/${store.id}/pagina=2`)).toBe(`301 ${base}/pagina=2`);
  expect(await to(`${base}/pagina=499`)).toMatch(new RegExp(`^302 ${base}/pagina=\\d+$`));
  expect(await to(base)).toBe('200');
  for (const unknown of ['/tienda/99999999/x', '/tienda/x/y', '/tienda/1e3/x', '/tienda/0/x'])
    expect(await to(unknown), unknown).toBe('404');
  for (const ignored of ['', '/categoria=99999999', '/nada=1', '/2/1', '/estrellas=9/pagina=1', '/%00=1'])
    expect(await (await request.get(`${base}${ignored}`)).text(), ignored).toContain(
      `<link rel="canonical" href="${baseURL}${base}/pagina=1"/>`,
    );
});

test('RT-14 has structured data of a store', async ({ request, baseURL }) => {
  const store = await largestStore(request);
  const html = await (await request.get(storeUrl(store))).text();
  const [organization, crumbs] = structuredData(html);
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: store.name,
    aggregateRating: { ratingValue: store.rating.average.toFixed(1), reviewCount: store.rating.count },
    address: { addressLocality: store.city, addressCountry: 'MX' },
  });
  expect(crumbs?.itemListElement).toHaveLength(3);
  expect(html).toContain('property="og:image"');
  expect(html).not.toContain('noindex');
  const filtered = `${storeUrl(store).replace('/pagina=1', '')}/categoria=${store.departments[0]?.id}`;
  const one = await (await request.get(`${filtered}/pagina=1`)).text();
  expect(one).toContain(`<link rel="canonical" href="${baseURL}${filtered}/pagina=1"/>`);
  const two = await (await request.get(`${filtered}/enviogratis=1/pagina=1`)).text();
  expect(two).toContain('noindex');
  expect(two).not.toContain('rel="canonical"');
});

test('RT-14 the list ignores invalid values, and has a canonical address or noindex, never both', async ({
  request,
}) => {
  const { letter, department } = await narrowing(request);
  const html = async (path: string) => {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(200);
    return reply.text();
  };
  const canonical = (text: string) => /<link rel="canonical" href="[^"]*?(\/tiendas[^"]*)"/.exec(text)?.[1];
  for (const bad of ['', '?letra=cc', '?departamento=999999999', '?departamento=x&pagina=-1', '?letra=%00', '?otra=1'])
    expect(canonical(await html(`/tiendas${bad}`)), bad).toBe('/tiendas');
  expect(canonical(await html(`/tiendas?departamento=${department.id}`))).toBe(
    `/tiendas?departamento=${department.id}`,
  );
  const both = await html(`/tiendas?letra=${encodeURIComponent(letter.value)}&departamento=${department.id}`);
  expect(both).toContain('noindex');
  expect(canonical(both)).toBeUndefined();
  const past = await request.get('/tiendas?pagina=400', { maxRedirects: 0 });
  expect([past.status(), past.headers().location]).toEqual([302, expect.stringMatching(/\/tiendas$/)]);
  const [crumbs] = structuredData(await html('/tiendas'));
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('RT-14 in a department: the number of stores in all, and the products of each there', async ({ request }) => {
  const { data, metadata } = await storesAndFacets(request);
  const store = data.stores.find(({ departments }) => departments.length > 1);
  const [department] = store?.departments ?? [];
  if (!store || !department) throw new Error('no store of the demo shop sells in two departments');
  const page = await new PlainBrowser(request).open(`/tiendas?departamento=${department.id}`);
  expect(page.region('Tiendas por departamento').one('a', /^Todos /).text).toBe(`Todos ${metadata.total} tiendas`);
  const card = page.all('article').find((article) => article.count('a', store.name) > 0)?.text;
  expect(card).toContain(`${count(department.products, 'producto', 'productos')} en ${department.name}`);
  expect(card).not.toContain(count(store.products, 'producto', 'productos'));
});

test('RT-14 only letters with stores are links', async ({ request }) => {
  const { metadata } = await storesAndFacets(request);
  const page = await new PlainBrowser(request).open('/tiendas');
  const existing = metadata.facets?.letter.filter((letter) => letter.count > 0) ?? [];
  expect(page.region('Tiendas por letra').all('a')).toHaveLength(existing.length + 1);
});
