/** Hearts of products (RL-03, AP-09, RT-31, RO-01, SS-07, ST-03). `wishlist.spec.ts` tests the lists. */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { CategoryNode } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, categoryUrl, departments, findProduct, largestDepartment } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const isOn = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
const isOff = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'false');
const saved = async (own: APIRequestContext): Promise<number[]> =>
  (await (await own.get('/resources/favoritos')).json()).products;
const savePath = '/acciones/favoritos';
const save = (own: APIRequestContext, id: number) =>
  own.post(savePath, { form: { producto: String(id) }, headers: { origin }, maxRedirects: 0 });

/** Opens the listing of a category, and returns the heart of its third product. */
async function listing(page: Page, category?: CategoryNode) {
  const address = categoryUrl(category ?? (await largestDepartment(page.request)));
  await page.goto(address);
  const id = Number(await main(page).locator('.heart').nth(2).getAttribute('value'));
  // Other tests change products meanwhile, so the same product may have another position on the next page.
  return { address, heart: main(page).locator(`.heart[value="${id}"]`).first(), id };
}

test('RL-03 ST-03 a heart is filled at once, also on the next page and in another tab, and toggled off again', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const { heart, id } = await listing(page);
  await isOff(heart);
  const other = await context.newPage();
  await other.goto(page.url());
  await heart.click();
  await isOn(heart);
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en tus favoritos.' })).toBeVisible();
  await isOn(other.locator(`.heart[value="${id}"]`).first());
  expect(await saved(page.request)).toEqual([id]);
  const item = await page.evaluate(() => JSON.parse(localStorage.getItem('productsWishlist') ?? ''));
  expect(item.products).toEqual([id]);
  await page.reload();
  await isOn(heart);
  await heart.click();
  await isOff(heart);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await isOn(heart);
  await expect(heart, 'the button that was pressed is gone').toBeFocused();
  await heart.click();
  await expect.poll(() => saved(page.request)).toEqual([]);
});

test('RL-03 a heart that is pressed just before the page is left is saved, and filled on the next page', {
  tag: '@phone',
}, async ({ page }) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const { address, heart, id } = await listing(page);
  await isOff(heart);
  // The request is running when the page is left.
  await page.route('**/acciones/favoritos/respuesta', (route) => new Promise(() => void route));
  await heart.click();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(address);
  await isOn(main(page).locator(`.heart[value="${id}"]`).first());
  await expect.poll(() => saved(page.request)).toEqual([id]);
});

test('RL-03 SS-03 what one customer wanted is not saved for the next one in the same tab', { tag: '@phone' }, async ({
  page,
}) => {
  const [ana, beto] = [await addCustomer(), await addCustomer()];
  await signInByCall(page.request, ana.email);
  const { address, heart, id } = await listing(page);
  await isOff(heart);
  await page.route('**/acciones/favoritos/respuesta', (route) => new Promise(() => void route));
  await heart.click();
  await isOn(heart);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The session ends without a script, and another customer signs in.
  await page.context().clearCookies();
  await signInByCall(page.request, beto.email);
  const asked = page.waitForResponse('**/resources/favoritos');
  await page.goto(address);
  await asked;
  await isOff(main(page).locator(`.heart[value="${id}"]`).first());
  await save(page.request, (await findProduct(page.request, (one) => buyable(one) && one.id !== id)).id);
  await expect.poll(async () => (await saved(page.request)).length).toBe(1);
  expect(await saved(page.request)).not.toContain(id);
});

test('RL-03 many presses end as the last one says', { tag: '@phone' }, async ({ page }) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const { heart, id } = await listing(page);
  await isOff(heart);
  for (let press = 0; press < 5; press++) await heart.click();
  await isOn(heart);
  await expect.poll(() => saved(page.request)).toEqual([id]);
});

for (const storage of ['with storage', 'where the device stores nothing'])
  test(`RL-03 what was asked for before a press, and comes after it, empties no heart, ${storage}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await signInByCall(page.request, (await addCustomer()).email);
    const [isRead, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(
      '**/resources/favoritos',
      async (route) => {
        const response = await route.fetch();
        isRead.resolve();
        await late.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    const { heart, id } = await listing(page);
    await isRead.promise;
    if (storage !== 'with storage')
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    await page.evaluate(() => document.fonts.ready);
    // The late reply does not contain the press, so the page asks again. On a busy machine, the page has given up the
    // first request by then, and has asked already.
    const again = page.waitForResponse(
      async (reply) => reply.url().endsWith('/resources/favoritos') && (await reply.json()).products.includes(id),
    );
    await heart.click();
    await isOn(heart);
    await expect(page.getByRole('status').filter({ hasText: 'Guardado en tus favoritos.' })).toBeVisible();
    late.resolve();
    await again;
    await isOn(heart);
  });

test('RL-03 ER-09 without a connection, and where the shop says no, the heart goes back and says why', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signInByCall(page.request, (await addCustomer()).email);
  // This test withdraws its product, so the product belongs to a category that no other test of hearts opens.
  const [category] = (await departments(page.request)).toSorted((a, b) => a.products - b.products);
  const { heart, id } = await listing(page, category);
  await isOff(heart);
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos' })).toBeVisible();
  await isOff(heart);
  await context.setOffline(false);
  await withShopDatabase(({ pool }) => pool.query('update products set is_active = false where id = $1', [id]));
  try {
    await heart.click();
    await expect(page.getByRole('alert').filter({ hasText: 'ya no se vende' })).toBeVisible();
    await isOff(heart);
  } finally {
    await withShopDatabase(({ pool }) => pool.query('update products set is_active = true where id = $1', [id]));
  }
  expect(await saved(page.request)).toEqual([]);
});

test('RT-31 RO-01 a visitor’s heart opens the prompt, which clears its hash when it is closed; visitors cost no call', {
  tag: '@phone',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  const { heart } = await listing(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(heart).not.toHaveAttribute('aria-pressed');
  await heart.click();
  const prompt = page.getByRole('dialog', { name: 'Inicia sesión para ver tus favoritos' });
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL(/#modalWishlist$/);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  // Playwright notices a changed URL fragment a moment later.
  await expect(page).not.toHaveURL(/#/);
  await expect(heart).toBeFocused();
  expect(calls).not.toContain('/resources/favoritos');
  // The pending product is dropped, so a sign-in by another link saves nothing.
  expect((await cookiesOf(page.context())).has('pendiente')).toBe(false);
});

for (const way of ['Inicia sesión', 'Crear cuenta'])
  test(`SS-07 RO-01 from the prompt by "${way}", the product is remembered`, { tag: '@phone' }, async ({ page }) => {
    const { heart, address } = await listing(page);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await heart.click();
    await page.getByRole('dialog').getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(way === 'Crear cuenta' ? /\/registro\?redirect=/ : /\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(origin + address);
    expect((await cookiesOf(page.context())).has('pendiente')).toBe(true);
    if (way === 'Crear cuenta') return;
    await fillSignIn(page, (await addCustomer()).email);
    await expect(page).toHaveURL(address);
    await isOn(heart);
    await expect(page.getByRole('status').filter({ hasText: 'Lo guardamos en tus favoritos.' })).toBeVisible();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RL-03 a heart saves, and leads back to where it was', { tag: '@desktop' }, async ({ page }) => {
    await signInByCall(page.request, (await addCustomer()).email);
    const { address, heart, id } = await listing(page);
    await heart.click();
    await expect(page).toHaveURL(`${address}#guardado-en-favoritos`);
    await expect(page.locator('#guardado-en-favoritos')).toBeVisible();
    expect(await saved(page.request)).toEqual([id]);
  });
});
