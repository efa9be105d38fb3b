/** "Vistos recientemente": the products seen on this device (RT-13, AP-13). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { list, productUrl } from '../support/catalogue/catalogue.ts';

const seenOn = (page: Page) => page.evaluate(() => localStorage.getItem('vistos'));

test('RT-13 UI-07 seen products are stored, latest first, shown without the product of the page itself, with a link to their setting', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { data } = await list(request, 'page_size=3');
  const [first, second, third] = data.products;
  if (!first || !second || !third) throw new Error('the demo shop has three products');
  const shelf = page.getByRole('region', { name: 'Vistos recientemente' });
  await page.goto(productUrl(first));
  await expect.poll(() => seenOn(page)).toBe(JSON.stringify([first.id]));
  await expect(shelf).toHaveCount(0);
  for (const product of [second, third, first]) {
    await page.goto(productUrl(product));
    await expect.poll(async () => JSON.parse((await seenOn(page)) ?? '[]')[0]).toBe(product.id);
  }
  expect(await seenOn(page)).toBe(JSON.stringify([first.id, third.id, second.id]));
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('article').getByRole('heading')).toHaveText([third.title, second.title]);
  await shelf.getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\/ajustes#vistos$/);
});

test('RT-13 ER-09 if seen products cannot be loaded, the shelf reports it and retries; the page below does not move', {
  tag: '@phone',
}, async ({ page, request, problems }) => {
  problems.expect(/ERR_FAILED/);
  const { data } = await list(request, 'page_size=3');
  const [first, ...others] = data.products;
  if (!first) throw new Error('the demo shop has products');
  await page.addInitScript(
    (ids) => localStorage.setItem('vistos', JSON.stringify(ids)),
    others.map(({ id }) => id),
  );
  await page.route('**/resources/productos*', (route) => route.abort());
  await page.goto(productUrl(first));
  const shelf = page.getByRole('region', { name: 'Vistos recientemente' });
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('alert')).toHaveText('No pudimos cargar lo que viste hace poco.');
  await page.unroute('**/resources/productos*');
  const footer = page.getByRole('contentinfo');
  const before = await footer.boundingBox();
  await shelf.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(shelf.getByRole('article')).toHaveCount(2);
  expect((await footer.boundingBox())?.y).toBe(before?.y);
});
