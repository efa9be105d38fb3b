/** The pages of categories: content and addresses (RT-10, RT-11). */
import { expect, structuredData, test } from '@tianguis/testkit/browser';
import shop from '../config/shop.json' with { type: 'json' };
import { categoryUrl, departments, largestDepartment, list } from './catalogue.ts';

const money = (centavos: number) => new Intl.NumberFormat('es-MX').format(centavos / 100);

test('RT-11 shows a category with its products, count and child categories', async ({ page, request }) => {
  const category = await largestDepartment(request);
  const { data, metadata } = await list(request, `filter_by[category]=${category.id}&page_size=${shop.pageSize}`);
  const response = await page.goto(categoryUrl(category));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(category.name);
  await expect(
    page.getByText(`${metadata.total.toLocaleString('es-MX')} productos`, { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(data.products.length);
  for (const product of data.products.slice(0, 3)) {
    const card = page.getByRole('article').filter({ hasText: product.title });
    await expect(card.first()).toContainText(money(product.pricing.sales_price));
  }
});

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

test('RT-30 RT-11 an unknown category is not found', async ({ page, problems }) => {
  problems.expect(/404/);
  for (const path of ['/categoria/999999999/nada/pagina=1', '/categoria/ropa', '/categoria/1e5/x']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  }
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

test('RT-09 an unknown brand is named as unknown, not by the text of the address', async ({ page, request }) => {
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/marca=zz-no-hay/pagina=1`);
  await page.getByRole('link', { name: 'Quitar: Marca no encontrada' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
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

test('RT-10 all departments, each with its second level', async ({ page, request }) => {
  const tree = await departments(request);
  const department = await largestDepartment(request);
  await page.goto('/categoria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las categorías');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toContainText(tree.map(({ name }) => name));
  const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(tree.flatMap((node) => [node, ...node.children].map((one) => categoryUrl(one))));
  await page
    .getByRole('link', { name: department.children[0]?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/categoria/${department.children[0]?.id}/`));
});
