/** By keyboard alone, and at 200 % zoom (WCAG 2.2: 2.1.1, 2.4.1, 2.4.3, 2.4.7, 2.4.11, 1.4.4, 1.4.10). */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { accountPages, accountSteps } from './account-pages.ts';
import { categoryUrl, findDetail, largestDepartment, productUrl } from './catalogue.ts';
import { largestStore, storeUrl } from './stores.ts';

/** By name, with the requests of the browser that opens it. */
const pages: Readonly<Record<string, (own: APIRequestContext) => Promise<string>>> = {
  home: async () => '/',
  category: async (request) => categoryUrl(await largestDepartment(request)),
  product: async (request) =>
    productUrl(
      await findDetail(
        request,
        ({ rating, stock }) => rating.count > 8 && stock > 1,
        ({ variants }) => variants.length > 2,
      ),
    ),
  stores: async () => '/tiendas',
  store: async (request) => storeUrl(await largestStore(request)),
  settings: async () => '/ajustes',
  more: async () => '/menu-mas',
  'sign in': async () => '/login',
  register: async () => '/registro',
  recovery: async () => '/recuperar-contrasena/',
  ...accountPages,
  ...accountSteps,
};

/** What is wrong with the focused element for sighted keyboard users; undefined if nothing is. */
function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // The focused element may scroll into view: by the next frame at the latest.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    const name = `${element.tagName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return `${name} has no size`;
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name} is outside the screen`;
    const inside = (low: number, high: number, limit: number) =>
      [0.1, 0.5, 0.9].map((part) => {
        const [from, to] = [Math.max(low, 0), Math.min(high, limit)];
        return from + (to - from) * part;
      });
    const seen = inside(left, right, innerWidth).some((x) =>
      inside(top, bottom, innerHeight).some((y) => {
        const hit = document.elementFromPoint(x, y);
        // A title's link covers its whole card, and an input lies under its label.
        return (
          hit !== null &&
          (element.contains(hit) || hit.contains(element) || hit.closest('article') === element.closest('article'))
        );
      }),
    );
    if (!seen) return `${name} is covered`;
    const style = getComputedStyle(element);
    const after = getComputedStyle(element, '::after');
    const isMarked = [style, after].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
    );
    return isMarked || style.boxShadow !== 'none' ? undefined : `${name} does not show that it has the focus`;
  });
}

for (const [name, find] of Object.entries(pages)) {
  test(`${name}: every element that Tab reaches is on the screen, uncovered and marked`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await find(page.request));
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      // On a busy machine an element may take a moment to scroll into view; each fault is reported.
      await expect
        .configure({ soft: true })
        .poll(() => faultOfFocus(page), { message: `stop ${stop}`, timeout: 2_000 })
        .toBeUndefined();
    }
  });

  test(`${name}: at 200 % nothing overflows, and fixed bars leave room for the page`, { tag: '@desktop' }, async ({
    page,
  }) => {
    // A desktop screen of 1280 × 860 at 200 %.
    await page.setViewportSize({ width: 640, height: 430 });
    await page.goto(await find(page.request));
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways()).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Fixed elements must leave most of the screen free.
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const fixed = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight / 2 }, (_, row) => row * 2);
      return (
        rows.filter((y) => {
          for (let at = document.elementFromPoint(innerWidth / 2, y); at; at = at.parentElement)
            if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
          return false;
        }).length / rows.length
      );
    });
    expect(fixed).toBeLessThan(0.4);
  });

  test(`${name}: with text of twice the size nothing overflows`, async ({ page }) => {
    // As a browser's setting does: style sheets in `rem` follow it, with their breakpoints.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(await find(page.request));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the first Tab shows the link that skips the header, and Enter follows it', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('RT-11 filters by keyboard: opened, set, announced, removed', async ({ page, request, isMobile }) => {
  await page.goto(categoryUrl(await largestDepartment(request)));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const opener = page.getByRole('button', { name: /^Filtros/ });
  const total = page.getByRole('main').getByRole('status').first();
  const before = await total.textContent();
  if (isMobile) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const free = filters.getByRole('link', { name: /^Envío gratis/ });
  await free.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/enviogratis=1/);
  // The live region announces the number of products left.
  await expect(total).not.toHaveText(before ?? '');
  const chip = page.getByRole('link', { name: /^Quitar: Envío gratis|^Envío gratis.*quitar/i }).first();
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/enviogratis=1/);
  await expect(total).toHaveText(before ?? '');
});
