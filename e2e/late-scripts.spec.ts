import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, productUrl } from './catalogue.ts';

test('scripts start when the page has loaded, and the style sheet does not wait for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await page.goto('/');
  await expect.poll(() => asked.filter((type) => type === 'script').length).toBeGreaterThan(3);
  const firstScript = asked.indexOf('script');
  for (const type of ['stylesheet', 'font']) expect(asked.slice(0, firstScript)).toContain(type);
  expect(asked.slice(0, firstScript).filter((type) => type === 'image').length).toBeGreaterThan(2);
});

test('RT-13 a button pressed before the scripts load takes effect when they have loaded', async ({ page, request }) => {
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
