/** Addresses that redirect, that name their page by the query, or that do not exist. */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from './catalogue.ts';

test('RT-30 any other path is the not-found page, with search and links', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  const response = await page.goto('/no/existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/No encontramos esta página/);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver categorías' })).toBeVisible();
});

test('RT-33 a menu link opens the category and has its canonical address', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const department = await largestDepartment(request);
  const branch = department.children[0];
  if (!branch) throw new Error('no branch');
  const names = [department.name, branch.name]
    .map((name) => encodeURIComponent(name.toLocaleLowerCase('es-MX')))
    .join('/');
  const response = await page.goto(`/categoria/${names}?id=${branch.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(branch.name);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/categoria/${branch.id}/${branch.slug}/pagina=1$`),
  );
});

test('RT-33 RT-11 a valid id in the query has priority over a number at the start of the path, an invalid one does not', {
  tag: '@phone',
}, async ({ page, request }) => {
  const department = await largestDepartment(request);
  const branch = department.children[0];
  if (!branch) throw new Error('no branch');
  for (const [query, meant] of [
    [`?id=${branch.id}`, branch],
    ['?id=x', department],
    ['?id=', department],
  ] as const) {
    const response = await page.goto(`/categoria/${department.id}/${department.slug}/pagina=1${query}`);
    expect(response?.request().redirectedFrom(), query).toBeNull();
    expect(response?.status(), query).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meant.name);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${categoryUrl(meant)}$`));
  }
});
