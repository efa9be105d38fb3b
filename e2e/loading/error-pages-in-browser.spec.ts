/** Error pages in a browser: their links and forms work (RT-09, RT-30, VA-05). */
import { expect, test } from '@tianguis/testkit/browser';

test('RT-30 an address that cannot be decoded gets a hydrated page', { tag: '@phone' }, async ({ page, problems }) => {
  problems.expect(/404|malformed|URI/i);
  const response = await page.goto('/no%zz');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  await page.getByRole('main').getByRole('searchbox').fill('café');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?query=caf%C3%A9/);
});

for (const [target, text] of [
  ['/resultados/q=100%/pagina=1', '100'],
  ['/resultados/q=caf%C3%A9%/pagina=1', 'café'],
  ['/resultados/q=ron%zz', 'ronzz'],
] as const)
  test(`RT-09 VA-05 ${target}: a broken escape is searched as written`, async ({ page, problems }) => {
    problems.expect(/malformed|URI/i);
    const response = await page.goto(target);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(page).toHaveTitle(new RegExp(`Resultados para ${text} `));
    await expect(page.getByRole('banner').getByRole('searchbox', { includeHidden: true })).toHaveValue(text);
  });

test('an error page needs no script: its form and its links work', { tag: '@desktop' }, async ({ page, problems }) => {
  problems.expect(/400/);
  const response = await page.goto('/resources/productos?ids=a');
  expect(response?.status()).toBe(400);
  await page.getByRole('main').getByRole('link', { name: 'Ver categorías' }).click();
  await expect(page).toHaveURL(/\/categoria$/);
});
