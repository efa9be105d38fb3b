/** The pages of categories: content and URLs (RT-10, RT-11). */
import { expect, test } from '@tianguis/testkit/browser';
import shop from '../../config/shop.json' with { type: 'json' };
import { categoryUrl, largestDepartment, list } from '../support/catalogue/catalogue.ts';

const money = (centavos: number) => new Intl.NumberFormat('es-MX').format(centavos / 100);

test('RT-11 shows a category with its products, count and child categories', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
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
