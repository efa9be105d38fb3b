/**
 * One visit for each page and device. It checks late files, width, large text, 200 % zoom, both themes, keyboard and
 * console (WCAG 2.2: 1.4.4, 1.4.10, 2.1.1, 2.4.1, 2.4.3, 2.4.7, 2.4.11). `documents.spec.ts` checks the document.
 */
import type { Page } from '@playwright/test';
import {
  accessibilityViolations,
  delayRequests,
  expect,
  fixedShare,
  focusFaults,
  overflowFaults,
  recordPositions,
  resize,
  resizeToWhole,
  test,
  watchActivity,
  watchLayoutShifts,
} from '@tianguis/testkit/browser';
import { pages } from './pages.ts';
import { weigh } from './weight.ts';

/** Number of Tab presses from the top of a page. */
const mostStops = 60;

/**
 * Runs a check and reports its faults under its name. If the check itself fails, that is reported, and the next check
 * runs.
 */
const check = (name: string, faults: () => Promise<readonly string[]>): Promise<void> =>
  test.step(name, async () => {
    const found = await faults().catch((error: unknown) => [`could not be checked: ${error}`]);
    expect.soft(found, name).toEqual([]);
  });

for (const [name, { rows, open }] of Object.entries(pages).filter(([, { isGallery }]) => isGallery))
  test(`${rows} ${name}: width, one main heading, console`, async ({ page, context, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(await open(context));
    await check('no horizontal overflow', () => overflowFaults(page));
    await check('one main heading and a title, with scripts', () => faultsOfHeading(page));
  });

for (const [name, { rows, status = 200, open, isExample }] of Object.entries(pages).filter(([, one]) => !one.isGallery))
  test(`${rows} ${name}: late files, width, large text, zoom, themes, keyboard, console`, async ({
    page,
    context,
    problems,
    isMobile,
  }) => {
    if (status >= 400) problems.expect(new RegExp(`${status}`));
    // Without this cookie, the question of consent would appear on a product's page. `analytics.spec.ts` checks the
    // question.
    await context.addCookies([{ name: 'medicion', value: 'no', url: test.info().project.use.baseURL ?? '' }]);
    await emptyCache(page);
    const settled = watchActivity(page);
    const shifts = await watchLayoutShifts(page);
    const weight = weigh(page, name);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    const usual = page.viewportSize() ?? { width: 0, height: 0 };
    const width = usual.width;
    const path = await open(context);
    const checkLateFiles = (wide: number) =>
      check(`late files move nothing (issue 13 A14), ${wide} px wide`, async () => [
        ...(await movedByLateFiles(page, path, settled)),
        ...(await shifts()),
      ]);
    const checkWidth = (wide: number) => check(`no horizontal overflow, ${wide} px wide`, () => overflowFaults(page));

    await page.setViewportSize({ width, height: 860 });
    await checkLateFiles(width);
    await check('transferred bytes', weight);
    await check('scripts start after the style sheet and letters', async () => faultsOfOrder(asked, name));
    await checkWidth(width);
    await check('one main heading and a title, with scripts', () => faultsOfHeading(page));
    if (!isMobile) {
      // The widths between a phone and a wide screen have the layout of a tablet.
      await resize(page, { width: 768, height: 860 });
      if (isExample) await checkLateFiles(768);
      await checkWidth(768);
    }
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

    if (!isMobile) {
      // A screen of half the size, as zoom of 200 % makes it.
      await resize(page, { width: usual.width / 2, height: usual.height / 2 });
      await check('200 % zoom', () => faultsOfZoom(page));
    }

    await resize(page, { width: isMobile ? 320 : width, height: 700 });
    if (isMobile) await checkWidth(320);
    // The page is resized to its whole height. Otherwise axe reports a link half below the fixed bottom menu as too
    // small.
    await resizeToWhole(page, settled);
    await check('accessibility in light', () => accessibilityViolations(page));
    await check('colours in dark', () => violationsInDark(page));

    // The theme changes on the small screen, because drawing the whole page again costs more.
    await resize(page, usual);
    await page.emulateMedia({ colorScheme: 'light' });
    await check('every element that Tab reaches is on the screen, uncovered and marked', async () => {
      await page.evaluate(() => scrollTo(0, 0));
      return focusFaults(page, mostStops);
    });
    await check('text of twice the size', () => faultsOfLargeText(page, isMobile));
  });

/** Makes this the first visit to the shop: files that are delayed and counted may not come from a cache. */
async function emptyCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // Also empties the memory cache of the renderer process.
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Opens the page without fonts, symbols and scripts, then lets these arrive. */
async function movedByLateFiles(page: Page, path: string, settled: () => Promise<void>): Promise<string[]> {
  const letGoLetters = await delayRequests(page, '*.woff2', '*sprite-*.svg');
  const letGoScripts = await delayRequests(page, '*/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.readyState !== 'loading' && performance.getEntriesByType('paint').length > 0,
    null,
    { polling: 20 },
  );
  const moved = await recordPositions(page);
  await letGoLetters();
  await page.evaluate(() => document.fonts.ready);
  const byLetters = await moved();
  await letGoScripts();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await settled();
  const byScripts = await moved();
  return [
    ...byLetters.map((line) => `letters and symbols are there: ${line}`),
    ...byScripts.map((line) => `scripts are there: ${line}`),
  ];
}

/** Kinds of files that the browser requests after the first script, although scripts must come last (decision 10). */
function faultsOfOrder(asked: readonly string[], name: string): string[] {
  const firstScript = asked.indexOf('script');
  if (firstScript < 0) return ['no script was requested'];
  const before = asked.slice(0, firstScript);
  const late = ['stylesheet', 'font'].filter((type) => !before.includes(type));
  // The home page has pictures at its top, which must come before scripts.
  if (name === 'home' && before.filter((type) => type === 'image').length < 3) late.push('image');
  return late.map((type) => `${type} comes after a script`);
}

/**
 * Faults of the page at a font size of 200 %, as set in the browser. A phone zooms out until it shows the whole width,
 * since 360 px are too few at this size. So a phone reports only faults that zooming out does not solve.
 */
async function faultsOfLargeText(page: Page, zoomsOut: boolean): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  // Style sheets in `rem` follow the font size, with their breakpoints.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const faults = zoomsOut ? ((await isWider()) ? ['wider than the screen'] : []) : await overflowFaults(page);
  faults.push(...(await faultsOfHeading(page)));
  // The page is not drawn in its usual size again, since this is the last check of a visit.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();
  return faults;
}

async function faultsOfZoom(page: Page): Promise<string[]> {
  const faults = [...(await overflowFaults(page)), ...(await faultsOfHeading(page))];
  await page.mouse.wheel(0, 900);
  await page.waitForFunction(() => scrollY > 100);
  const fixed = await fixedShare(page);
  if (fixed >= 0.4) faults.push(`what is fixed covers ${Math.round(fixed * 100)} % of the screen, 40 % are too many`);
  await page.evaluate(() => scrollTo(0, 0));
  return faults;
}

async function faultsOfHeading(page: Page): Promise<string[]> {
  const { count, isVisible, title } = await page.getByRole('heading', { level: 1 }).evaluateAll((headings) => ({
    count: headings.length,
    isVisible: headings.every((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientHeight > 0),
    title: document.title,
  }));
  return [
    ...(count === 1 ? [] : [`${count} main headings`]),
    ...(count !== 1 || isVisible ? [] : ['the main heading is not visible']),
    ...(title.length >= 8 ? [] : [`the title is "${title}"`]),
  ];
}

async function violationsInDark(page: Page): Promise<string[]> {
  const light = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction((ink) => getComputedStyle(document.body).color !== ink, light);
  return accessibilityViolations(page, { only: 'colors' });
}
