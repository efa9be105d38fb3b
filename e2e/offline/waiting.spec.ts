/** "Agregar" and hearts without a connection wait, and are sent exactly once (issue 41, 5; RL-03, RL-06). */
import type { Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { productUrl } from '../support/catalogue/catalogue.ts';
import { badge, cartUrl, line, main, plain } from '../support/customers/carts.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { areKept, controlled, note, offlineNoise, withWorker } from '../support/page/worker.ts';
import { openHoldingProxy } from '../support/shop/holding-proxy.ts';
import { origin } from '../support/shop/operator.ts';

test.use(withWorker);

const onPhone = { tag: '@phone' };

const add = (page: Page) =>
  main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first();
const heart = (page: Page) =>
  main(page)
    .getByRole('button', { name: /favoritos/ })
    .and(page.locator(':visible'))
    .first();
const status = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const saved = async (page: Page): Promise<number[]> =>
  (await (await page.request.get('/resources/favoritos', { headers: { accept: 'application/json' } })).json()).products;
/** Number of presses that wait. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      if (!name.startsWith('tianguis-espera-')) continue;
      const keys = await (await caches.open(name)).keys();
      count += keys.filter(({ url }) => !url.endsWith('/resultado')).length;
    }
    return count;
  });

async function signedIn(page: Page): Promise<void> {
  await signInByCall(page.request, (await addCustomer()).email);
  await page.goto('/');
  await controlled(page);
}

/** Opens the page of a product without choices. */
async function openProduct(page: Page): Promise<Product> {
  const [product] = await plain(page.request, 1);
  if (!product) throw new Error('The catalogue has no product.');
  await page.goto(productUrl(product));
  await hydrated(page);
  return product;
}

test(
  'PW-02 without a connection both wait, also on a copy, and are sent when it is back',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    await signedIn(page);
    const [first, second] = await plain(page.request, 2);
    if (!first || !second) throw new Error('The catalogue has too few products.');
    await page.goto(productUrl(second));
    await page.goto(productUrl(first));
    await areKept(page, [first, second].map(productUrl));
    await hydrated(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');

    await context.setOffline(true);
    await add(page).click();
    await expect(status(page, 'Lo agregaremos a tu carrito en cuanto vuelva la conexión.')).toBeVisible();
    await heart(page).click();
    await expect(status(page, 'Lo guardaremos en tus favoritos en cuanto vuelva la conexión.')).toBeVisible();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');

    await page.goto(productUrl(second), { waitUntil: 'commit' });
    await expect(note(page)).toBeVisible();
    await add(page).click();
    await expect(page.getByText('Lo agregaremos a tu carrito en cuanto vuelva la conexión.')).toBeVisible();

    await context.setOffline(false);
    await page.goto('/ajustes');
    const report = 'Ya hay conexión: agregamos a tu carrito 2 productos y actualizamos tus favoritos.';
    await expect(status(page, report)).toBeVisible();
    await expect(badge(page)).toContainText('2');
    expect(await saved(page)).toEqual([first.id]);
    expect(await waiting(page)).toBe(0);
    await page.goto(cartUrl);
    for (const product of [first, second]) await expect(line(page, product)).toBeVisible();
  },
);

test(
  'PW-02 an open page sends when the connection is back, and the cart has what waited',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    await signedIn(page);
    await openProduct(page);
    await context.setOffline(true);
    await add(page).click();
    await expect(status(page, 'en cuanto vuelva la conexión')).toBeVisible();
    await context.setOffline(false);
    await expect(status(page, 'Ya hay conexión: agregamos a tu carrito 1 producto.')).toBeVisible();
    await expect(badge(page)).toContainText('1');
  },
);

test(
  'RL-06 PW-02 a press whose answer was lost adds one piece, once the cart is opened',
  onPhone,
  async ({ browser, request, problems }) => {
    problems.expect(offlineNoise);
    let isHeld = true;
    const holding = await openHoldingProxy((path) => isHeld && path === '/acciones/carrito/respuesta');
    const context = await browser.newContext({ baseURL: origin, proxy: holding.proxy, serviceWorkers: 'allow' });
    await signInByCall(request, (await addCustomer()).email);
    await context.addCookies((await request.storageState()).cookies);
    const page = await context.newPage();
    await page.goto('/');
    await controlled(page);
    const [product] = await plain(request, 1);
    if (!product) throw new Error('The catalogue has no product.');
    await page.goto(productUrl(product));
    await hydrated(page);
    await add(page).click();
    // The browser itself sends once more if a connection ends that it has used before.
    for (const lost of [1, 2]) {
      await expect.poll(() => holding.delayed()).toBe(lost);
      holding.lose();
    }
    await expect(status(page, 'en cuanto vuelva la conexión')).toBeVisible();
    isHeld = false;
    await page.goto(cartUrl);
    await expect(line(page, product)).toBeVisible();
    await expect(badge(page)).toContainText('1');
    expect(await waiting(page)).toBe(0);
    await context.close();
    await holding.close();
  },
);

test(
  'SS-03 PW-02 what waits ends with the session, and reaches no other customer',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    await signedIn(page);
    const product = await openProduct(page);
    await context.setOffline(true);
    await heart(page).click();
    await expect(status(page, 'en cuanto vuelva la conexión')).toBeVisible();
    expect(await waiting(page)).toBe(1);
    // The page does not see the connection come back, so it sends nothing.
    await page.goto('about:blank');
    await signInByCall(page.request, (await addCustomer('Ximena')).email);
    await context.setOffline(false);
    await page.goto(productUrl(product));
    await hydrated(page);
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    expect(await waiting(page)).toBe(0);
    expect(await saved(page)).toEqual([]);
  },
);
