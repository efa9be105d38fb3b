/** Addresses of categories, offers and corners (RT-09, RT-11, RT-12, RT-15). */
import { structuredData } from '@tianguis/testkit/documents';
import { categoryUrl, largestDepartment } from '../catalogue.ts';
import { origin } from '../operator.ts';
import { expect, test } from './test.ts';

test('RT-11 both page notations show the same page, and one of them is canonical', async ({ request }) => {
  const category = await largestDepartment(request);
  const base = `/categoria/${category.id}/${category.slug}`;
  const [named, plain] = await Promise.all([request.get(`${base}/pagina=2`), request.get(`${base}/2`)]);
  const canonical = /<link rel="canonical" href="([^"]+)"/;
  const [a, b] = [await named.text(), await plain.text()];
  expect(canonical.exec(a)?.[1]).toContain(`${base}/pagina=2`);
  expect(canonical.exec(b)?.[1]).toBe(canonical.exec(a)?.[1]);
});

test('RT-11 a wrong slug and a page past the end redirect to the canonical address', async ({ request }) => {
  const category = await largestDepartment(request);
  const wrong = await request.get(`/categoria/${category.id}/otra-cosa/marca=x/pagina=2`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toMatch(new RegExp(`/categoria/${category.id}/${category.slug}/marca=x/pagina=2$`));
  const past = await request.get(`/categoria/${category.id}/${category.slug}/pagina=499`, { maxRedirects: 0 });
  expect(past.status()).toBe(302);
});

test('RT-09 unknown and invalid segments are ignored: the canonical address is without them', async ({
  request,
  baseURL,
}) => {
  const category = await largestDepartment(request);
  const base = `/categoria/${category.id}/${category.slug}`;
  for (const bad of [
    'nada=1',
    'estrellas=9',
    'marca=%00',
    'preciomenor=-1',
    'pagina=cero',
    '__proto__=1',
    'marca=%E0%A4%A',
    'marca=%zz',
    '%',
  ]) {
    const reply = await request.get(`${base}/${bad}/pagina=1`, { maxRedirects: 0 });
    expect(reply.status(), bad).toBe(200);
    expect(await reply.text(), bad).toContain(`<link rel="canonical" href="${baseURL}${base}/pagina=1"/>`);
  }
});

test('RT-11 has a canonical address or noindex for search engines, never both', async ({ request }) => {
  const category = await largestDepartment(request);
  const leaf = category.children[0]?.children[0];
  if (!leaf) throw new Error('no leaf');
  const html = await (await request.get(categoryUrl(leaf))).text();
  const [crumbs] = structuredData(html);
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(crumbs?.itemListElement).toHaveLength(4);
  expect(html).toContain('rel="canonical"');
  expect(html).not.toContain('noindex');
  const filtered = await (
    await request.get(`/categoria/${leaf.id}/${leaf.slug}/estrellas=4/enviogratis=1/pagina=1`)
  ).text();
  expect(filtered).toContain('noindex');
  expect(filtered).not.toContain('rel="canonical"');
});

test('RT-12 one address for the first page of offers; meaningless filters are ignored', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text();
  for (const path of ['/c/ofertas', '/c/ofertas/', '/c/ofertas/pagina=1', '/c/ofertas/nada=1/categoria=99999'])
    expect(await html(path), path).toContain(`<link rel="canonical" href="${origin}/c/ofertas/"/>`);
  expect(await html('/c/ofertas/estrellas=4/orden=menor-precio/pagina=1')).toContain('noindex');
  const far = await request.get('/c/ofertas/pagina=400', { maxRedirects: 0 });
  expect(far.status()).toBe(302);
});

test('RT-15 a corner by its number: wrong names redirect to the right one, unknown numbers are not found', async ({
  request,
}) => {
  const wrong = await request.get('/corner/1/otro', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers().location]).toEqual([301, '/corner/1/gamers']);
  const right = await request.get('/corner/1/gamers');
  expect(structuredData(await right.text())[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(await right.text()).toContain(`<link rel="canonical" href="${origin}/corner/1/gamers"/>`);
  for (const path of ['/corner/999/gamers', '/corner/x/gamers', '/landing/no-existe', '/landing/a%2Fb'])
    expect((await request.get(path)).status(), path).toBe(404);
});
