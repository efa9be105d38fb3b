/** The use of the mega-menu by keyboard, mouse and finger. */
import { expect, test } from '@tianguis/testkit/browser';
import { departments } from '../support/catalogue/catalogue.ts';

test('UI-10 the mega-menu: opened and navigated by keyboard; its data is not fetched before it is opened', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const tree = await departments(request);
  const [first, second] = tree;
  const fetched: string[] = [];
  page.on('request', (sent) => sent.url().includes('/resources/departamentos') && fetched.push(sent.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched, 'it costs nothing before it is opened').toEqual([]);
  const opener = page.getByRole('link', { name: 'Categorías', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const panel = page.locator('#departamentos');
  await expect(panel.getByRole('link', { name: first?.name ?? '', exact: true })).toBeVisible();
  await panel.getByRole('link', { name: first?.name ?? '', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: second?.name ?? '', exact: true })).toBeFocused();
  await expect(panel.getByRole('heading', { name: second?.children[0]?.name ?? '' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('UI-10 the mega-menu by keyboard: arrows, Home, End, Tab; it closes when the focus leaves', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const tree = await departments(request);
  const name = (index: number) => tree.at(index)?.name ?? '';
  await page.goto('/categoria', { waitUntil: 'networkidle' });
  const opener = page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true });
  const panel = page.locator('#departamentos');
  const department = (index: number) => panel.getByRole('link', { name: name(index), exact: true });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(department(0)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(department(-1)).toBeFocused();
  await expect(panel.getByRole('link', { name: `Ver todo ${name(-1)}` })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('Tab');
  const all = panel.getByRole('link', { name: `Ver todo ${name(0)}` });
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: tree[0]?.children[0]?.name ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(department(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(all).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
});

test('UI-10 the mega-menu by finger: the first tap shows a department, the next one opens its page', {
  tag: '@desktop',
}, async ({ browser, request, baseURL }) => {
  const [, second] = await departments(request);
  const tablet = await browser.newContext({
    hasTouch: true,
    viewport: { width: 1180, height: 820 },
    baseURL: baseURL ?? '',
  });
  const page = await tablet.newPage();
  await page.goto('/categoria', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).tap();
  const panel = page.locator('#departamentos');
  const link = panel.getByRole('link', { name: second?.name ?? '', exact: true });
  await link.tap();
  await expect(panel.getByRole('link', { name: `Ver todo ${second?.name}` })).toBeVisible();
  await expect(page).toHaveURL(/\/categoria$/);
  await link.tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second?.name ?? '');
  await tablet.close();
});

test('UI-10 a pointer that only crosses a department does not show it; one that rests on it does', {
  tag: '@desktop',
}, async ({ page, request }) => {
  const [first, second, third] = await departments(request);
  const opened = new Date('2026-11-21T12:00:00-06:00');
  await page.clock.install({ time: opened });
  await page.goto('/categoria');
  await page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true }).click();
  const panel = page.locator('#departamentos');
  const all = (name = '') => panel.getByRole('link', { name: `Ver todo ${name}` });
  await expect(all(first?.name)).toBeVisible();
  // From here on the page's clock is paused, except where the test advances it.
  await page.clock.pauseAt(new Date(opened.getTime() + 3_600_000));
  await panel.getByRole('link', { name: second?.name ?? '', exact: true }).hover();
  await page.clock.runFor(100);
  await panel.getByRole('link', { name: third?.name ?? '', exact: true }).hover();
  await page.clock.runFor(100);
  await all(first?.name).hover();
  await page.clock.runFor(1000);
  await expect(all(first?.name), 'on its way to the branches').toBeVisible();
  await panel.getByRole('link', { name: third?.name ?? '', exact: true }).hover();
  await page.clock.runFor(200);
  await expect(all(third?.name)).toBeVisible();
});

test('UI-10 a press with a modifier opens the page of departments in a new window or tab', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await page.goto('/ajustes');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Categorías', exact: true });
  for (const key of ['Shift', 'Control'] as const) {
    const other = context.waitForEvent('page');
    await opener.click({ modifiers: [key] });
    await expect(await other).toHaveURL(/\/categoria$/);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  }
});
