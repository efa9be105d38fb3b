/** A session that ends while its page loads another document: which of the two navigations wins (SS-03). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { sessionCookies } from '../../apps/storefront/src/shared/session/session-names.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { expireAt, hydrated, revoke, seconds } from '../support/customers/sessions.ts';

declare const window: Window & { isWatched?: boolean; cookiesGone: Promise<void> };

/**
 * Opens a page of a customer that watches its session. Only the test advances its clock. The page records the deletion
 * of cookies.
 */
async function openOwnPage(page: Page): Promise<{ id: string }> {
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.clock.install();
  await page.addInitScript(() => {
    const listen = cookieStore.addEventListener.bind(cookieStore);
    cookieStore.addEventListener = (...parameters: Parameters<typeof listen>) => {
      window.isWatched = true;
      listen(...parameters);
    };
  });
  await page.goto('/mi-cuenta/mis-datos');
  await page.waitForFunction(() => window.isWatched);
  await hydrated(page);
  await page.evaluate((profile) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    cookieStore.addEventListener('change', ({ deleted }) => deleted.some(({ name }) => name === profile) && resolve());
    window.cookiesGone = promise;
  }, sessionCookies.profile);
  // Stops the page's clock, so that a busy machine does not change the result.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  return { id };
}
const cookiesGone = (page: Page) => page.evaluate(() => window.cookiesGone);

test('SS-03 a page whose session ended waits for the document that it is on its way to, then goes home', {
  tag: '@desktop',
}, async ({ page }) => {
  await openOwnPage(page);
  await page.route('**/nada', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse('**/nada');
  await page.evaluate(() => location.assign('/nada'));
  await asked;
  await page.context().clearCookies();
  await cookiesGone(page);
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL('/mi-cuenta/mis-datos');
  // The requested navigation led to no document.
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/');
});

test('SS-06 a page whose refresh is refused waits for the document that it is on its way to, then goes to sign in', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { id } = await openOwnPage(page);
  await revoke(id);
  await page.route('**/nada', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForResponse('**/nada');
  await page.evaluate(() => location.assign('/nada'));
  await asked;
  await expireAt(context, seconds() + 2);
  const refused = page.waitForResponse('**/acciones/sesion*');
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await page.clock.runFor(1_000);
  await refused;
  await cookiesGone(page);
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL('/mi-cuenta/mis-datos');
  // The requested navigation led to no document.
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/\/login\?redirect=.*mis-datos$/);
});
