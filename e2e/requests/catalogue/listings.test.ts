/** URLs of categories, offers and corners (RT-09, RT-11, RT-12, RT-15). */
import { structuredData } from '@tianguis/testkit/documents';
import { categoryUrl, departments, largestDepartment } from '../../support/catalogue/catalogue.ts';
import { origin } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

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

test('RT-11, issue 37 B6: every page past the end leads to the last page, also past the last page with a URL', async ({
  request,
}) => {
  const category = await largestDepartment(request);
  const base = `/categoria/${category.id}/${category.slug}`;
  const leads = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location;
  const last = await leads(`${base}/pagina=400`);
  expect(last).toMatch(/\/pagina=\d+$/);
  for (const page of ['pagina=501', 'pagina=99999999999999999999', '501'])
    expect(await leads(`${base}/${page}`)).toBe(last);
  expect(await leads('/tiendas?pagina=501')).toBe(await leads('/tiendas?pagina=400'));
});

test('RT-11, issue 37 B6: a price range is not indexed, and limits that exclude nothing are no page', async ({
  request,
  baseURL,
}) => {
  const category = await largestDepartment(request);
  const base = `/categoria/${category.id}/${category.slug}`;
  const html = async (limits: string) => (await request.get(`${base}/${limits}/pagina=1`)).text();
  const canonical = `<link rel="canonical" href="${baseURL}${base}/pagina=1"/>`;
  for (const limits of ['preciomenor=0', 'preciomenor=1', 'preciomenor=1/preciomayor=20000000'])
    expect(await html(limits), limits).toContain(canonical);
  const narrow = await html('preciomenor=1000/preciomayor=3000');
  expect(narrow).toContain('noindex');
  expect(narrow).not.toContain('rel="canonical"');
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

test('RT-30 RT-11 an unknown category is not found', async () => {
  for (const path of ['/categoria/999999999/nada/pagina=1', '/categoria/ropa', '/categoria/1e5/x']) {
    const browser = new PlainBrowser();
    const page = await browser.open(path);
    expect(browser.reply.status(), path).toBe(404);
    expect(page.h1).toBe('No encontramos esta página');
  }
});

test('RT-09 an unknown brand is named as unknown, not by the text of the address', async ({ request }) => {
  const category = await largestDepartment(request);
  const browser = new PlainBrowser(request);
  const asked = await browser.open(`/categoria/${category.id}/${category.slug}/marca=zz-no-hay/pagina=1`);
  const page = await browser.go(asked.first('a', 'Quitar: Marca no encontrada'));
  expect(page.all('article').length).toBeGreaterThan(0);
});

test('RT-10 all departments, each with its second level', async ({ request }) => {
  const tree = await departments(request);
  const department = await largestDepartment(request);
  const browser = new PlainBrowser(request);
  const page = await browser.open('/categoria');
  expect(page.h1).toBe('Todas las categorías');
  const headings = page.main.all('h2').map(({ text }) => text);
  expect(headings).toHaveLength(tree.length);
  for (const [at, { name }] of tree.entries()) expect(headings[at]).toContain(name);
  const links = page.main.all('a').map((link) => link.attribute('href'));
  expect(links).toEqual(tree.flatMap((node) => [node, ...node.children].map((one) => categoryUrl(one))));
  await browser.go(page.main.first('a', department.children[0]?.name ?? ''));
  expect(browser.address).toMatch(new RegExp(`/categoria/${department.children[0]?.id}/`));
});

test('UI-15 no banner without products', async ({ request }) => {
  const department = await largestDepartment(request);
  const browser = new PlainBrowser(request);
  const hasBanner = () =>
    browser.page.all('aside').some((aside) => aside.attribute('aria-label') === 'Crédito Tianguis');
  await browser.open(categoryUrl(department));
  expect(hasBanner()).toBe(true);
  const page = await browser.open(`/categoria/${department.id}/${department.slug}/preciomenor=999990/pagina=1`);
  expect(page.main.text).toContain('No hay productos con estos filtros');
  expect(hasBanner()).toBe(false);
});

test('RT-15 a landing is a readable text', async () => {
  const page = await new PlainBrowser().open('/landing/meses-sin-intereses');
  expect(page.h1).toBe('Cómo funcionan los meses sin intereses');
  expect(page.count('h2', 'Cuánto pagas')).toBe(1);
});

test('RT-15 the guides of the blog link back to it', async () => {
  const browser = new PlainBrowser();
  const blog = await browser.open('/landing/blog');
  const addresses = blog
    .region('Guías para comprar mejor')
    .all('a')
    .map((link) => link.attribute('href') ?? '');
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const page = await browser.open(address);
    expect(page.h1, address).toBeTruthy();
    expect(page.region('Ruta').one('a', 'Blog').attribute('href')).toBe('/landing/blog');
    const [crumbs] = structuredData(await browser.reply.text());
    expect(crumbs).toMatchObject({ itemListElement: [{ name: 'Inicio' }, { name: 'Blog' }, { position: 3 }] });
  }
});
