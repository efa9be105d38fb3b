import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, findProduct, productUrl } from '../support/catalogue/catalogue.ts';

test('RT-13 the gallery: next picture, large, zoomed, and back by keyboard', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const product = await findDetail(
    request,
    buyable,
    (p) => p.pictures.filter((picture) => picture.color === null).length > 2,
  );
  await page.goto(productUrl(product));
  const gallery = page.getByRole('region', { name: 'Fotos del producto' });
  const open = gallery.getByRole('link', { name: /^Ver la foto en grande/ }).first();
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fotos del producto' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(/1 \/ \d/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText(/2 \/ \d/);
  const zoom = dialog.locator('li:not([inert])').getByRole('button', { name: /^Acercar o alejar/ });
  await zoom.click({ position: { x: 30, y: 30 } });
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await expect(zoom).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('RT-13 a picture opened in a new window does not open here too', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.goto(productUrl(await findProduct(request, buyable)));
  const window = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: /^Ver la foto en grande/ })
    .first()
    .click({ modifiers: ['Shift'] });
  const opened = await window;
  await opened.waitForURL((url) => url.href !== 'about:blank');
  expect(await opened.evaluate(() => document.contentType)).toMatch(/^image\//);
  await expect(page.getByRole('dialog', { name: 'Fotos del producto' })).toHaveCount(0);
});

test('RT-13 a swipe shows the next picture', { tag: '@phone' }, async ({ page, request }) => {
  const product = await findProduct(request, (p) => buyable(p) && p.pictures.length > 1);
  await page.goto(productUrl(product));
  const gallery = page.getByRole('region', { name: 'Fotos del producto' });
  const row = gallery.getByRole('list').first();
  await swipe(page, row);
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await expect(page.getByText(/^2 \/ \d$/)).toBeVisible();
});

test('RT-13 large pictures: a swipe shows the next one, a tap zooms in on the tapped point', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, (p) => buyable(p) && p.pictures.length > 1);
  await page.goto(productUrl(product));
  await page
    .getByRole('link', { name: /^Ver la foto en grande/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Fotos del producto' });
  const row = dialog.getByRole('list').first();
  await expect(dialog).toContainText(/1 \/ \d/);
  await swipe(page, row);
  await expect(dialog).toContainText(/2 \/ \d/);
  const zoom = dialog.locator('li:not([inert])').getByRole('button', { name: /^Acercar o alejar/ });
  const position = () => zoom.evaluate((button) => [button.parentElement?.scrollLeft, button.parentElement?.scrollTop]);
  const { width = 0, height = 0 } = (await zoom.boundingBox()) ?? {};
  await zoom.tap({ position: { x: width - 5, y: height - 5 } });
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  const [left = 0, top = 0] = await position();
  await zoom.tap();
  await expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await zoom.tap({ position: { x: 5, y: 5 } });
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect(left).toBeGreaterThan(500);
  expect(top).toBeGreaterThan(500);
  expect((await position())[0]).toBeLessThan(100);
});

/** A finger that drags the row to the left. This is real touch input, which only a row that can be swiped follows. */
async function swipe(page: Page, row: Locator): Promise<void> {
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not to be seen');
  const browser = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (share: number) => [{ x: box.x + box.width * share, y }];
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touch(0.85) });
  for (let share = 0.8; share > 0.15; share -= 0.05)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touch(share) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
