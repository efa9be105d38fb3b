/**
 * Back to a page that the browser reads from its HTTP cache, since Playwright turns the back/forward cache off: the
 * page shows the present cart (UI-02, RL-06).
 */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { productUrl } from '../support/catalogue/catalogue.ts';
import { badge, cartUrl, line, main, plain, withVariant } from '../support/customers/carts.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { origin } from '../support/shop/operator.ts';

/** Opens a page, and marks its document. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isOld: true }));
}

/** Goes back to a new document. @returns whether its bytes came from the cache of the browser */
async function goBack(page: Page): Promise<boolean> {
  await page.goBack();
  await hydrated(page);
  const { isOld, type, bytes } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { isOld: 'isOld' in window, type: entry?.type, bytes: entry?.transferSize };
  });
  expect({ isOld, type }).toEqual({ isOld: false, type: 'back_forward' });
  return bytes === 0;
}

const add = (page: Page) => main(page).getByRole('button', { name: 'Agregar al carrito' }).first();

test('UI-02 RL-06 Back from the disk cache shows the present quantity: badge, cart, and the buttons of a product', {
  tag: '@phone',
}, async ({ page }) => {
  // A product that no other test of this folder sells out.
  const first = (await plain(page.request, 11)).at(-1);
  if (!first) throw new Error('found above');
  // The requests share the cookies of the browser, as another tab does.
  const inAnotherTab = async (path: string, form: Record<string, string> = {}) =>
    expect((await page.request.post(path, { form, headers: { origin }, maxRedirects: 0 })).status()).toBe(303);
  const pieces = (count: number) =>
    inAnotherTab(cartUrl, { accion: 'cantidad', producto: String(first.id), variante: '0', cantidad: String(count) });
  await signInByCall(page.request, (await addCustomer()).email);
  await inAnotherTab('/acciones/carrito', { producto: String(first.id), variante: '0', cantidad: '1' });
  const product = productUrl(first);

  // The product page is public, so the browser stores it. The cart has changed since.
  await open(page, product);
  await expect(badge(page)).toContainText('1');
  await open(page, cartUrl);
  const quantity = line(page, first).getByRole('textbox');
  await line(page, first)
    .getByRole('button', { name: `Una pieza más de ${first.title}` })
    .click();
  await expect(badge(page)).toContainText('2');
  expect(await goBack(page), 'the product page comes from the disk').toBe(true);
  await expect(badge(page)).toContainText('2');
  await add(page).click();
  await expect(badge(page)).toContainText('3');

  // The cart is never stored. Its fields show the present quantity, and not the number before.
  await open(page, cartUrl);
  await quantity.fill('4');
  await quantity.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (4 piezas)');
  await open(page, '/tiendas');
  await pieces(2);
  expect(await goBack(page), 'the cart comes from the shop').toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
  await expect(quantity).toHaveValue('2');
  await expect(badge(page)).toContainText('2');

  // The stored product page offers what has sold out since. Its button reports this, and adds nothing.
  await open(page, product);
  await open(page, '/tiendas');
  await withVariant(first.id, 'stock = 0', async () => {
    await goBack(page);
    await add(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'está agotado por ahora' })).toBeVisible();
    await expect(badge(page)).toContainText('2');
  });

  // A sign-out meanwhile: the stored page shows no cart.
  await open(page, '/tiendas');
  await inAnotherTab('/acciones/salir');
  expect(await goBack(page)).toBe(true);
  await expect(badge(page)).not.toContainText(/\d/);
});
