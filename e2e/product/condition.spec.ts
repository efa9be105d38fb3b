/** The filter "Condición": from the feed to the facet, and its use by shoppers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { CategoryNode } from '@tianguis/contract';
import { expect, structuredData, test } from '@tianguis/testkit/browser';
import { categoryUrl, departments, detail, list, productUrl } from '../support/catalogue/catalogue.ts';
import { shop } from '../support/shop/operator.ts';

type Counts = Readonly<Record<string, number>>;

async function countsOf(request: APIRequestContext, category: number): Promise<Counts> {
  const { metadata } = await list(request, `filter_by[category]=${category}&facets=true&page_size=1`);
  return Object.fromEntries((metadata.facets?.condition ?? []).map(({ label, count }) => [label, count]));
}

const kinds = (counts: Counts) => Object.values(counts).filter((count) => count > 0).length;

/**
 * With `hasChoice`, finds the first department with products in different conditions. Otherwise finds the first
 * department whose products are all in one condition.
 */
async function findDepartment(request: APIRequestContext, hasChoice: boolean): Promise<[CategoryNode, Counts]> {
  for (const department of await departments(request)) {
    const counts = await countsOf(request, department.id);
    if (kinds(counts) > 1 === hasChoice) return [department, counts];
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

test('a condition from a feed is at once on the card, the page, its structured data, the facet and the export', {
  tag: '@desktop',
}, async ({ page, request }) => {
  // This test changes products in the middle of the shop, which no other test uses. All of these products are new at
  // first.
  const { metadata } = await list(request, 'page_size=100');
  const { data } = await list(request, `page_size=100&page=${Math.ceil(metadata.pages / 4)}`);
  const product = data.products.find(({ childrenSku, condition }) => childrenSku === '0' && condition === 'new');
  if (!product) throw new Error('Every product has variants.');
  const { category, variants } = await detail(request, product.id);
  const leaf = category.breadcrumb.at(-1);
  const sku = variants[0]?.sku ?? '';
  if (!leaf || kinds(await countsOf(request, leaf.id)) !== 1) throw new Error('There is a choice already.');
  const folder = mkdtempSync(join(tmpdir(), 'condition-'));
  const bringIn = (condition: string) => {
    const feed = join(folder, 'feed.csv');
    writeFileSync(feed, `id,condition\n${sku},${condition}\n`);
    shop('import', 'catalogue', feed);
  };
  const listed = async () => (await request.get(categoryUrl(leaf))).text();
  try {
    // The listing is cached now, so it must be invalidated.
    for (let turn = 0; turn < 2; turn++) expect(await listed()).not.toContain('Condición');
    bringIn('used');
    await expect.poll(listed, { timeout: 1_500, intervals: [50] }).toContain('Condición');

    await page.goto(categoryUrl(leaf));
    await filtersOf(page).getByRole('link', { name: 'Usado 1 producto' }).click();
    await expect(countOf(page)).toHaveText('1 producto');
    const card = page.getByRole('main').getByRole('article');
    await expect(card.getByText('Usado', { exact: true })).toBeVisible();
    await card.getByRole('link').first().click();
    await expect(page.getByRole('main').getByText('Usado', { exact: true })).toBeVisible();
    const facts = structuredData(await (await request.get(productUrl(product))).text());
    expect(facts.find((one) => one['@type'] === 'Product')?.offers).toMatchObject({
      itemCondition: 'https://schema.org/UsedCondition',
    });
    const exported = join(folder, 'out.xml');
    shop('export', 'catalogue', exported, '--format', 'xml');
    const items = readFileSync(exported, 'utf8').split('<item>');
    expect(items.find((item) => item.includes(`<g:id>${sku}</g:id>`))).toContain('<g:condition>used</g:condition>');
  } finally {
    bringIn('new');
    rmSync(folder, { recursive: true });
  }
  await expect.poll(listed, { timeout: 1_500, intervals: [50] }).not.toContain('Condición');
});
