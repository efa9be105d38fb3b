/** Presses before the scripts start. `every-page/visit.spec.ts` checks on every page when they start. */
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, productUrl } from '../support/catalogue/catalogue.ts';

test('RT-13 a button pressed before the scripts load takes effect when they have loaded', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, (one) => one.stock > 0);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Object.assign(window, { shared: data.title }) });
  });
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/renderer-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(productUrl(product), { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Compartir' }).click();
  const shared = () => page.evaluate(() => (window as { shared?: string }).shared);
  expect(await shared()).toBeUndefined();
  release();
  await expect.poll(shared).toBe(product.title);
});
