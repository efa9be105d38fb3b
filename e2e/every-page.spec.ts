/** Rules for every page: valid HTML, no axe violation, no overflow, no layout shift, bytes within budget. */

import type { APIRequestContext } from '@playwright/test';
import {
  accessibilityViolations,
  delayRequests,
  expect,
  htmlFaults,
  recordPositions,
  test,
  watchLayoutShifts,
} from '@tianguis/testkit/browser';
import { accountEnds, accountPages, accountSteps } from './account-pages.ts';
import { categoryUrl, findDetail, largestDepartment, productUrl } from './catalogue.ts';
import { largestStore, storeUrl } from './stores.ts';

/** By name, with the requests of the browser that opens it. */
const pages: Readonly<Record<string, (own: APIRequestContext) => Promise<string>>> = {
  home: async () => '/',
  departments: async () => '/categoria',
  category: async (request) => categoryUrl(await largestDepartment(request)),
  product: async (request) =>
    productUrl(
      await findDetail(
        request,
        (p) => p.rating.count > 8 && p.colors.length > 1 && p.stock > 0,
        (p) => p.variants.length > 2,
      ),
    ),
  stores: async () => '/tiendas',
  store: async (request) => storeUrl(await largestStore(request)),
  settings: async () => '/ajustes',
  more: async () => '/menu-mas',
  offers: async () => '/c/ofertas/',
  results: async () => '/resultados?query=audifonos%20inalanbricos',
  'no results': async () => '/resultados?query=xkqzw',
  search: async () => '/buscador',
  corner: async () => '/corner/1/gamers',
  landing: async () => '/landing/meses-sin-intereses',
  blog: async () => '/landing/blog',
  help: async () => '/necesitas-ayuda/FAQDevolucion',
  credit: async () => '/credito-tianguis/beneficios',
  login: async () => '/login',
  register: async () => '/registro',
  recovery: async () => '/recuperar-contrasena/',
  'dead recovery': async () => '/recuperar-contrasena/?vencido=1',
  'no mail': async () => '/verCorreoCompleto?token=nada',
  'not found': async () => '/no/existe',
  ...accountPages,
  ...accountSteps,
  ...accountEnds,
};

for (const [name, find] of Object.entries(pages)) {
  test(`${name}: valid HTML, one h1, a title, and a description if it is indexed`, { tag: '@desktop' }, async ({
    request,
  }) => {
    // A page is the same for every device.
    const html = await (await request.get(await find(request))).text();
    expect(await htmlFaults(html)).toEqual([]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<title[ >]/g)).toHaveLength(1);
    const isIndexed = !/<meta name="robots" content="noindex/.test(html);
    const descriptions = html.match(/<meta name="description" content="[^"]{50,}"/g) ?? [];
    if (isIndexed) expect(descriptions).toHaveLength(1);
    else expect(descriptions.length).toBeLessThanOrEqual(1);
  });

  test(`${name}: no accessibility violation, light and dark, at the narrowest and the usual width`, async ({
    page,
    problems,
    isMobile,
  }) => {
    problems.expect(/404|410/);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    // Tall enough that the bottom menu, which is fixed, covers nothing that axe measures.
    await page.setViewportSize({ width: isMobile ? 320 : 1280, height: 12_000 });
    await page.goto(await find(page.request));
    expect.soft(await accessibilityViolations(page), 'light').toEqual([]);
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ink, 'the page follows the scheme').not.toBe(light);
    expect(await accessibilityViolations(page, { only: 'colors' }), 'dark').toEqual([]);
  });

  test(`${name}: no layout shift when fonts, icons and scripts come late (issue 13 A14), and no horizontal overflow`, async ({
    page,
    problems,
    isMobile,
  }) => {
    problems.expect(/404|410/);
    const shifts = await watchLayoutShifts(page);
    for (const width of isMobile ? [360] : [768, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      // Each time: some pages are there once.
      const path = await find(page.request);
      const letGoLetters = await delayRequests(page, /\.woff2$|sprite-[^/]*\.svg$/);
      const letGoScripts = await delayRequests(page, /\/assets\/[^/]*\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, null, { polling: 20 });
      const moved = await recordPositions(page);
      await letGoLetters();
      await page.evaluate(() => document.fonts.ready);
      expect(await moved(), `${width} px wide, letters and symbols are there`).toEqual([]);
      await letGoScripts();
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(await moved(), `${width} px wide, scripts are there`).toEqual([]);
      expect(await shifts()).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    }
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const sticksOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sticksOut()).toBe(0);
  });
}

/** Transferred kB, from architecture §5. */
const mostBytes = 220;
/** The same; and accounts took 2 kB at most from the first view of visitors (issue 16). */
const mostScript = { home: 125, category: 129, product: 130, offers: 130, store: 130 } as const;

for (const name of ['home', 'category', 'product', 'offers', 'store'] as const) {
  test(`bytes of ${name}: scripts ≤ ${mostScript[name]} kB, all but pictures ≤ ${mostBytes} kB`, {
    tag: '@phone',
  }, async ({ page, request }) => {
    // The same files for every device, but for pictures.
    const bytes = { script: 0, other: 0 };
    const sizes: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'image') return;
      sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => {
            bytes[type === 'script' ? 'script' : 'other'] += responseBodySize;
          }),
      );
    });
    await page.goto((await pages[name]?.(request)) as string, { waitUntil: 'networkidle' });
    await Promise.all(sizes);
    expect(bytes.script / 1000).toBeGreaterThan(50);
    expect(bytes.script / 1000).toBeLessThanOrEqual(mostScript[name]);
    expect((bytes.script + bytes.other) / 1000).toBeLessThanOrEqual(mostBytes);
  });

  test(`characters of ${name}: none that makes V8 store the page in two bytes per character`, {
    tag: '@desktop',
  }, async ({ request }) => {
    // A page is the same for every device.
    const html = await (await request.get((await pages[name]?.(request)) as string)).text();
    expect(html.match(/[\u0100-\uffff].{0,20}/g) ?? []).toEqual([]);
  });
}
