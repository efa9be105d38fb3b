/** ER-09: the search box works without suggestions, and shows that they are missing. */
import { expect, test } from '@tianguis/testkit/browser';
import { failures, under } from '../support/shop/failing-requests.ts';

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource|^50[03] |ERR_/);
  await page.clock.install();
});

test('ER-09 the search box reports missing suggestions, keeps the text and still searches', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  const words = page
    .getByText('No pudimos traer sugerencias. Presiona Enter para buscar.')
    .and(page.locator('p:not([role])'));
  for (const failure of failures) {
    await under(page, /\/resources\/sugerencias/, failure, () => box.fill(`licuadora ${failure.slice(0, 3)}`));
    await expect(words, failure).toBeVisible();
    await expect(box, failure).toHaveValue(`licuadora ${failure.slice(0, 3)}`);
    await page.unroute(/\/resources\/sugerencias/);
    await box.fill('licuado');
    await expect(page.getByRole('option').first(), failure).toBeVisible();
    await expect(words, failure).toHaveCount(0);
  }
  await page.route(/\/resources\/sugerencias/, (route) => route.abort());
  await box.fill('licuadora');
  await expect(words).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});

test('ER-09 UI-08 the search box reports a missing script of suggestions, and still searches', {
  tag: '@desktop',
}, async ({ page }) => {
  const script = /\/assets\/search-suggestions-[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/ajustes');
  const box = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar' });
  const words = page
    .getByRole('status')
    .filter({ hasText: 'No pudimos traer sugerencias. Presiona Enter para buscar.' });
  const refused = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await box.focus();
  await refused;
  await expect(words).toHaveCount(0);
  await box.pressSequentially('lic');
  await expect(words).toBeVisible();
  const [message, field] = [await words.boundingBox(), await box.boundingBox()];
  expect(message?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1);
  await box.fill('');
  await expect(words).toHaveCount(0);
  await box.fill('licuadora');
  await expect(words).toBeVisible();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «licuadora»');
});
