/** The pages of categories: content and addresses (RT-10, RT-11). */
import { expect, test } from '@tianguis/testkit/browser';
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

test('RT-30 RT-11 an unknown category is not found', { tag: '@phone' }, async ({ page, problems }) => {
  problems.expect(/404/);
  for (const path of ['/categoria/999999999/nada/pagina=1', '/categoria/ropa', '/categoria/1e5/x']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  }
});

test('RT-09 an unknown brand is named as unknown, not by the text of the address', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/marca=zz-no-hay/pagina=1`);
  await page.getByRole('link', { name: 'Quitar: Marca no encontrada' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('RT-10 all departments, each with its second level', { tag: '@phone' }, async ({ page, request }) => {
  const tree = await departments(request);
  const department = await largestDepartment(request);
  await page.goto('/categoria');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las categorías');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toContainText(tree.map(({ name }) => name));
  const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(tree.flatMap((node) => [node, ...node.children].map(categoryUrl)));
  await page
    .getByRole('link', { name: department.children[0]?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/categoria/${department.children[0]?.id}/`));
});
