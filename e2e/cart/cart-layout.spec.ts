/** The layout of the cart's page (issue 39, section 1): low lines, and the total and "Comprar" always in sight. */
import type { Page } from '@playwright/test';
import {
  accessibilityViolationsInBothThemes,
  expect,
  overflowFaults,
  resize,
  test,
  watchLayoutShifts,
} from '@tianguis/testkit/browser';
import { cartUrl, fillCart, line, main, plain } from '../support/customers/carts.ts';
import { everyState, fillCartWith } from '../support/customers/full-cart.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { origin } from '../support/shop/operator.ts';

/** Pixels that a line may have on a phone, and that a finger needs. */
const mostHeight = 150;
const finger = 44;
/** Pixels between the lines of the cart and the shelf that follows, which has a title of its own. */
const mostGap = 72;

const bar = (page: Page) => page.getByRole('region', { name: 'Total y compra' });
const buy = (page: Page) => bar(page).getByRole('link', { name: 'Comprar' });

/** A postal code, and one to which nobody delivers. */
const postalCodes = ['06600', '63779'] as const;

test.describe('on a phone', () => {
  test('RL-06 lines in every state are low, with targets for a finger; twenty lines fit the width', {
    tag: '@phone',
  }, async ({ page }) => {
    await fillCartWith(page, Object.values(everyState));
    for (const value of postalCodes) {
      await page.context().addCookies([{ name: 'codigoPostal', value, url: origin }]);
      await page.goto(cartUrl);
      await hydrated(page);
      const lines = main(page).locator('[data-line]');
      expect(await lines.count()).toBeGreaterThanOrEqual(Object.keys(everyState).length);
      const heights = await lines.evaluateAll((all) =>
        all.map((one) => ({ height: one.getBoundingClientRect().height, text: one.textContent })),
      );
      expect(heights.filter(({ height }) => height > mostHeight)).toEqual([]);
      // Nothing but long titles, long options and the end of the row with the amount is cut off.
      const hidden = await lines.evaluateAll((all) =>
        all.flatMap((one) =>
          [...one.querySelectorAll<HTMLElement>('.notes, .notes *, .controls, .amount > :first-child')]
            .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
            .map((part) => part.textContent),
        ),
      );
      expect(hidden).toEqual([]);
      const small = await lines.evaluateAll(
        (all, least) =>
          all.flatMap((one) =>
            [...one.querySelectorAll<HTMLElement>('.controls :is(button, a)')]
              .filter((control) => !control.matches('.sr-only'))
              .map((control) => control.getBoundingClientRect())
              .filter(({ width, height }) => width < least || height < least)
              .map(({ width, height }) => `${width} × ${height}`),
          ),
        finger,
      );
      expect(small).toEqual([]);
      expect(await overflowFaults(page)).toEqual([]);
    }
    await expect(main(page).getByText('No llega a tu código postal').first()).toBeVisible();
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await resize(page, { width: 320, height: 700 });
    expect(await overflowFaults(page)).toEqual([]);
  });

  test('RL-06 the total and "Comprar" are in sight from the top to the end of the page, and cover nothing', {
    tag: '@phone',
  }, async ({ page }) => {
    const shifts = await watchLayoutShifts(page);
    await fillCartWith(page, Object.values(everyState));
    await page.goto(cartUrl);
    await hydrated(page);
    expect(await shifts(), 'the bar is there from the start').toEqual([]);
    // The bar takes the place of the bottom menu.
    await expect(page.getByRole('navigation', { name: 'Menú inferior' })).toBeHidden();
    const total = await page.getByRole('region', { name: 'Resumen' }).locator('dd').last().textContent();
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((share) => scrollTo(0, document.documentElement.scrollHeight * share), part);
      await expect(buy(page)).toBeInViewport({ ratio: 1 });
      await expect(bar(page).getByText(total ?? '')).toBeInViewport({ ratio: 1 });
    }
    const ends = await page.evaluate(() => [
      document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('[data-buying]')?.getBoundingClientRect().top ?? 0,
    ]);
    expect(ends[0], 'the page ends above the bar').toBeLessThanOrEqual((ends[1] ?? 0) + 1);
    // The focus is never below the bar.
    await page.evaluate(() => scrollTo(0, 0));
    const bins = main(page).getByRole('button', { name: /^Quitar/ });
    for (let at = 0; at < (await bins.count()); at++) {
      await bins.nth(at).focus();
      const [bottom, top] = await Promise.all([
        bins.nth(at).evaluate((one) => one.getBoundingClientRect().bottom),
        bar(page).evaluate((one) => one.getBoundingClientRect().top),
      ]);
      expect(bottom).toBeLessThanOrEqual(top);
    }
  });

  test('RL-06 CO-02 "Comprar" waits for the changes on their way, and stays if one fails', { tag: '@phone' }, async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await fillCart(page, [product]);
    await page.goto(cartUrl);
    await hydrated(page);
    const more = main(page).getByRole('button', { name: `Una pieza más de ${product.title}` });
    let fail = (): void => undefined;
    const isPressed = new Promise<void>((pressed) => {
      fail = pressed;
    });
    await page.route('**/carrito/respuesta', async (route) => {
      await isPressed;
      await route.abort();
    });
    await more.click();
    await buy(page).click();
    fail();
    await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos' })).toBeVisible();
    await expect(page).toHaveURL(origin + cartUrl);
    await page.unroute('**/carrito/respuesta');
    // The second press is not sent before the first is answered.
    let go = (): void => undefined;
    const isAnswered = new Promise<void>((answered) => {
      go = answered;
    });
    await page.route('**/carrito/respuesta', async (route) => {
      await isAnswered;
      await route.continue();
    });
    await more.click();
    await more.click();
    await buy(page).click();
    go();
    await page.waitForURL(/\/comprar\/\w+\?compra=/);
    await page.goto(cartUrl);
    await expect(line(page, product).getByRole('textbox')).toHaveValue('3');
  });
});

test('RL-06 at 1440 px the lines, and what follows, fill the column beside the summary, which stays in sight', {
  tag: '@desktop',
}, async ({ page }) => {
  const [product] = await plain(page.request, 1);
  if (!product) throw new Error('found above');
  await fillCart(page, [product]);
  await resize(page, { width: 1440, height: 900 });
  await page.goto(cartUrl);
  await hydrated(page);
  const summary = page.getByRole('region', { name: 'Resumen' });
  const shelf = main(page).getByRole('region', { name: 'Parecidos a lo que llevas' });
  await expect(shelf.getByRole('listitem').first()).toBeVisible();
  const boxOf = async (part: typeof summary) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('The part is not shown.');
    return box;
  };
  const [left, right] = [await boxOf(shelf), await boxOf(summary)];
  // A cheap product has a bar for free shipping above its line, so the shelf may begin lower than the summary ends.
  const lines = await boxOf(main(page).locator('.page > .grid > :first-child'));
  expect(left.y - (lines.y + lines.height), 'the shelf follows the lines without a hole').toBeLessThan(mostGap);
  expect(left.x + left.width, 'the columns do not overlap').toBeLessThanOrEqual(right.x);
  expect(await overflowFaults(page)).toEqual([]);
  await shelf.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await expect(summary.getByRole('link', { name: 'Comprar' })).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RL-06 CO-02 the bar has the total, and "Comprar" opens the checkout', { tag: '@phone' }, async ({ page }) => {
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await fillCart(page, [product]);
    await page.goto(cartUrl);
    await expect(buy(page)).toBeInViewport({ ratio: 1 });
    await buy(page).click();
    await expect(page).toHaveURL(/\/comprar\/\w+\?compra=/);
  });
});
