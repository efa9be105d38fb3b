/** The filter "Condición", as shoppers use it. `requests/catalogue/condition.test.ts` brings a condition in by a feed. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { CategoryNode } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, departments } from '../support/catalogue/catalogue.ts';
import { type ConditionCounts, conditionsOf, kindsOf } from '../support/catalogue/conditions.ts';

/**
 * With `hasChoice`, finds the first department with products in different conditions. Otherwise finds the first
 * department whose products are all in one condition.
 */
async function findDepartment(
  request: APIRequestContext,
  hasChoice: boolean,
): Promise<[CategoryNode, ConditionCounts]> {
  for (const department of await departments(request)) {
    const counts = await conditionsOf(request, department.id);
    if (kindsOf(counts) > 1 === hasChoice) return [department, counts];
  }
  throw new Error('the demo shop has no such department');
}

const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filtros' });
const countOf = (page: Page) => page.getByRole('main').getByRole('status').first();
const products = (count = 0) => `${count.toLocaleString('es-MX')} ${count === 1 ? 'producto' : 'productos'}`;

test('RT-11 the condition filters the list to its count; several can be active, and each can be removed', {
  tag: '@phone',
}, async ({ page, request }) => {
  const [department, counts] = await findDepartment(request, true);
  const all = Object.values(counts).reduce((sum, count) => sum + count);
  await page.goto(categoryUrl(department));
  const filters = filtersOf(page);
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await expect(filters.getByRole('heading', { name: 'Condición' })).toBeVisible();
  const choice = (label: string) => filters.getByRole('link', { name: `${label} ${products(counts[label])}` });
  await expect(filters.getByRole('link', { name: /^Usado/ })).toHaveCount(0);

  await choice('Reacondicionado').click();
  await expect(page).toHaveURL(/\/condicion=reacondicionado\/pagina=1$/);
  await expect(countOf(page)).toHaveText(products(counts.Reacondicionado));
  await expect(page).toHaveTitle(new RegExp(`^${department.name} en condición reacondicionada`));
  await expect(choice('Reacondicionado')).toHaveAttribute('aria-current', 'true');

  // The sheet remains open, and the counts of the other values are unchanged.
  await choice('Nuevo').click();
  await expect(page).toHaveURL(/\/condicion=nuevo,reacondicionado\/pagina=1$/);
  await expect(countOf(page)).toHaveText(products(all));
  await filters.getByRole('button', { name: /^Ver/ }).click();

  const chips = page.getByRole('list', { name: 'Filtros puestos' });
  await chips.getByRole('link', { name: 'Quitar: Nuevo' }).click();
  await expect(countOf(page)).toHaveText(products(counts.Reacondicionado));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByText('Reacondicionado', { exact: true })).toHaveCount(await cards.count());
  await chips.getByRole('link', { name: 'Quitar: Reacondicionado' }).click();
  await expect(page).toHaveURL(new RegExp(`${department.slug}/pagina=1$`));
  await expect(countOf(page)).toHaveText(products(all));
  await expect(chips).toBeHidden();
});

test('RT-11 if all products have one condition, there is no choice', { tag: '@phone' }, async ({ page, request }) => {
  const [department] = await findDepartment(request, false);
  await page.goto(categoryUrl(department));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Condición', { exact: true })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-11 the condition is set and removed by links', { tag: '@desktop' }, async ({ page, request }) => {
    const [department, counts] = await findDepartment(request, true);
    await page.goto(categoryUrl(department));
    await filtersOf(page)
      .getByRole('link', { name: /^Reacondicionado/ })
      .click();
    await expect(page).toHaveURL(/\/condicion=reacondicionado\/pagina=1$/);
    await expect(countOf(page)).toHaveText(products(counts.Reacondicionado));
    await page.getByRole('link', { name: 'Quitar: Reacondicionado' }).click();
    await expect(page).toHaveURL(new RegExp(`${department.slug}/pagina=1$`));
  });
});
