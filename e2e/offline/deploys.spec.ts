/** Deploys while tabs are open and the service worker runs (PW-03), and a shop that turns the worker off (PW-02). */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { typedAddress, withCart } from '../requests/buying/plain-buyer.ts';
import {
  buyable,
  categoryUrl,
  departments,
  findProduct,
  largestDepartment,
  productUrl,
} from '../support/catalogue/catalogue.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { areKept, controlled, follow, kept, note, offlineNoise, withWorker } from '../support/page/worker.ts';
import { openDeployingShop } from '../support/shop/deploying-proxy.ts';
import { origin } from '../support/shop/operator.ts';

test.use(withWorker);

const onDesktop = { tag: '@desktop' };

/** The documents that a tab loads, and the errors of its scripts. */
function watch(page: Page) {
  const seen = { documents: [] as string[], errors: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      seen.documents.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', ({ message }) => seen.errors.push(`${new URL(page.url()).pathname}: ${message}`));
  return seen;
}

/** Deploys between two navigations. */
const gaps = [1, 3, 6, 2, 4];

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test(
  'PW-03 a hundred deploys with open tabs give no dead page, no blank page and no reload loop, mid-checkout too',
  onDesktop,
  async ({ context, problems, request }) => {
    problems.expect(/.*/);
    const shop = await openDeployingShop(new URL(origin), 5);
    // A checkout with an address, at the choice of how to pay.
    const { browser } = await withCart();
    await browser.open('/comprar');
    await browser.submit('Guardar y continuar', typedAddress);
    await takeSession(context, browser);
    const checkout = await context.newPage();
    const inCheckout = watch(checkout);
    await checkout.goto(`${shop.origin}${browser.address}`);
    await hydrated(checkout);
    await controlled(checkout);
    const oxxo = checkout.getByRole('radio', { name: /OXXO/ });
    await oxxo.check();
    await checkout.evaluate(() => Object.assign(window, { sameDocument: true }));

    const targets = [
      categoryUrl(await largestDepartment(request)),
      productUrl(await findProduct(request, buyable)),
      ...['/tiendas', '/c/ofertas/', '/categoria', '/'],
      ...(await departments(request)).slice(0, 2).map((one) => categoryUrl(one)),
    ];
    const tabs = await Promise.all([0, 1, 2].map(() => context.newPage()));
    const watched = tabs.map(watch);
    for (const tab of tabs) {
      await tab.goto(`${shop.origin}/`);
      await hydrated(tab);
    }
    for (let turn = 0; shop.build() < 100; turn++) {
      // Some tabs have the scripts of their build, and those of other tabs are gone.
      for (let left = gaps[turn % gaps.length] ?? 1; left > 0; left--) shop.deploy();
      const at = Math.floor(turn / 2) % tabs.length;
      const [tab, seen] = [tabs[at] as Page, watched[at]];
      const target = targets[(turn * 5) % targets.length] ?? '/';
      seen?.documents.splice(0);
      await follow(tab, target);
      await expect(tab).toHaveURL(`${shop.origin}${target}`);
      await expect(title(tab)).toBeVisible();
      await expect(title(tab)).not.toHaveText(/No encontramos|Se produjo un error|sin conexión/);
      await hydrated(tab);
      // At most the target was loaded as a document, once.
      expect(seen?.documents.filter((path) => path !== new URL(target, origin).pathname)).toEqual([]);
      expect(seen?.documents.length).toBeLessThan(2);
    }
    expect(watched.flatMap(({ errors }) => errors)).toEqual([]);

    // The open checkout was not reloaded, and goes on. The scripts of its build are gone, so the next step is a document.
    expect(await checkout.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(oxxo).toBeChecked();
    expect(inCheckout.documents).toHaveLength(1);
    await checkout.getByRole('button', { name: 'Continuar' }).click();
    await expect(checkout).toHaveURL(/\/comprar\/revisar/);
    await expect(title(checkout)).toBeVisible();
    await expect(checkout.getByRole('main')).toContainText('OXXO');
    expect(inCheckout.documents.length).toBeLessThan(3);
    expect(inCheckout.errors).toEqual([]);

    // Copies of many builds can be read, with their own style sheet.
    const [tab] = tabs as [Page];
    await areKept(tab, ['/tiendas']);
    await context.setOffline(true);
    await tab.goto(`${shop.origin}/tiendas`, { waitUntil: 'commit' });
    await expect(note(tab)).toBeVisible();
    await expect(tab.getByRole('main')).toHaveCSS('flex-grow', '1');
    const files = await tab.evaluate(async () => (await (await caches.open('tianguis-archivos')).keys()).length);
    expect(files).toBeLessThanOrEqual(200);
    await shop.close();
  },
);

test(
  'PW-02 a shop without the worker removes that of earlier visits, with all that it kept, and reloads nothing',
  onDesktop,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    const shop = await openDeployingShop(new URL(origin), 5);
    await page.goto(`${shop.origin}/ajustes`);
    await controlled(page);
    await areKept(page, ['/ajustes']);
    shop.answerBy('/sw.js', readFileSync('apps/storefront/build/client/sw-off.js', 'utf8'));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    // Browsers look for a new worker at the navigations of a page.
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await kept(page)).toEqual({ pages: [], own: [] });
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await context.setOffline(true);
    await expect(page.goto(`${shop.origin}/ajustes`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await shop.close();
  },
);
