/** The shop as an installed app: known, stored, and offered once (PW-04, ST-03). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';

const onPhone = { tag: '@phone' };
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('isApp'));

test(
  'PW-04 ST-03 `isApp` is stored when the shop starts as an app, and when its window is not that of a browser',
  onPhone,
  async ({ page }) => {
    await page.goto('/ajustes');
    expect(await stored(page)).toBeNull();
    const { start_url: start } = await (await page.request.get('/manifest.webmanifest')).json();
    await page.goto(start);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/);
    expect(await stored(page)).toBe('true');
    await page.goto('/ajustes');
    expect(await stored(page)).toBe('true');
    await page.evaluate(() => localStorage.removeItem('isApp'));
    // Playwright cannot emulate a display mode.
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await page.goto('/tiendas');
    expect(await stored(page)).toBe('true');
  },
);

/** The browser can ask whether to install. Chromium without a screen never says so itself. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: async () => {
        Object.assign(window, { asked: true });
        return { outcome: 'dismissed' };
      },
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

test(
  'PW-04 installing is offered in the account without a dialog, and not again once it was answered',
  onPhone,
  async ({ page }) => {
    await signInByCall(page.request, (await addCustomer()).email);
    const card = page.getByRole('main').getByRole('heading', { name: 'Llévanos en tu pantalla de inicio' });
    const open = async () => {
      await page.goto('/mi-cuenta/');
      await hydrated(page);
      // The browser's own banner does not appear beside the offer.
      expect(await offer(page)).toBe(true);
    };
    await open();
    await expect(card).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ahora no' }).last().click();
    await expect(card).toHaveCount(0);
    await open();
    await expect(card).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('ofertaApp'));
    await open();
    await page.getByRole('button', { name: 'Instalar' }).click();
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => 'asked' in window)).toBe(true);
    await open();
    await expect(card).toHaveCount(0);
  },
);
