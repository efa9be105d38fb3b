/** Light and dark (UI-16): the system's theme, until a shopper chooses a theme. */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from '../support/catalogue/catalogue.ts';

test('UI-16 ST-03 dark follows the system until the shopper chooses, and the choice (dark) is there before the first paint', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  // The switch is in the side menu.
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const toggle = page.getByRole('switch', { name: 'Modo oscuro' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  expect(await ground()).toBe(dark);
  const cookie = (await context.cookies()).find(({ name }) => name === 'darkMode');
  expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax' });
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('UI-16 with reduced motion the whole page changes its theme at once, also its innermost texts', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(categoryUrl(await largestDepartment(request)));
  const price = page.getByRole('main').getByRole('article').first().locator('.price');
  await expect(price).toBeVisible();
  // Reads the colour in the same task as the change, before the browser could render a step of a transition.
  const [light, atOnce] = await price.evaluate((element) => {
    const ink = () => getComputedStyle(element).color;
    const before = ink();
    document.documentElement.dataset.theme = 'dark';
    return [before, ink()];
  });
  expect(atOnce).not.toBe(light);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await price.evaluate((element) => getComputedStyle(element).color)).toBe(atOnce);
});

test('UI-16 RT-20 ST-03 a page from the back/forward cache shows the theme chosen meanwhile', {
  tag: '@desktop',
}, async ({ playwright, baseURL }) => {
  const { args } = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    // The headless shell has no back/forward cache.
    executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: args ?? [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 860 } });
  const hydrated = page.locator('html[data-hydrated]');
  await page.goto('/ajustes');
  await hydrated.waitFor({ state: 'attached' });
  await page.evaluate(() =>
    addEventListener('pageshow', (event) => Object.assign(window, { restored: event.persisted })),
  );
  await page.goto('/menu-mas');
  await hydrated.waitFor({ state: 'attached' });
  await page.context().addCookies([
    { name: 'darkMode', value: '1', url: page.url() },
    { name: 'codigoPostal', value: '06700', url: page.url() },
  ]);
  await page.evaluate(() => localStorage.setItem('vistos', '[3,2,1]'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  expect(await page.evaluate(() => (window as { restored?: boolean }).restored), 'not loaded again').toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner')).toContainText('06700');
  await expect(page.getByRole('main')).toContainText('Este dispositivo recuerda 3 productos que viste.');
  await browser.close();
});

test('UI-16 ST-03 light chosen on a dark system stays light, from the first paint on and whatever the system does', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  const look = () =>
    page.evaluate(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      return { backgroundColor, colorScheme };
    });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/menu-mas');
  const { backgroundColor: light } = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect((await look()).backgroundColor).not.toBe(light);
  const toggle = page.getByRole('main').getByRole('switch', { name: 'Modo oscuro' });
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  expect(await look()).toEqual({ backgroundColor: light, colorScheme: 'light' });
  expect((await context.cookies()).find(({ name }) => name === 'darkMode')?.value).toBe('0');
  // The page itself records its state at the first frame.
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
      Object.assign(window, { firstFrame: { backgroundColor, colorScheme } });
    }),
  );
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/menu-mas', { waitUntil: 'commit' });
  const first = await page.waitForFunction(() => (window as { firstFrame?: object }).firstFrame);
  expect(await first.jsonValue()).toEqual({ backgroundColor: light, colorScheme: 'light' });
  expect(await look()).toEqual({ backgroundColor: light, colorScheme: 'light' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect((await look()).backgroundColor, `the system is ${colorScheme}`).toBe(light);
  }
});
