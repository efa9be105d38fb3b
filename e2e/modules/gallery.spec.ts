/** RT-26: the gallery shows every module in every state, in both themes, without faults. */
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { origin } from '../support/shop/operator.ts';

test('RT-26 modules are shown in both themes, in named states; pictures open large; the page is noindex', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/testModules');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const shown = await page
    .locator('[data-module]')
    .evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll(':scope > div > [data-theme]')].map((panel) => panel.getAttribute('data-theme')),
      ),
    );
  // `complete.test.tsx` checks that no module is missing.
  expect(shown.length).toBeGreaterThan(40);
  for (const themes of shown) expect(themes).toEqual(['light', 'dark']);
  const states = {
    'Vistos recientemente': ['Cargando', 'Con error', 'Ya no se venden', 'Con productos'],
    'Menú de categorías': ['Cargando', 'Con error', 'Lleno'],
    'Páginas de error': ['No encontrada', 'Rechazada', 'Demasiadas solicitudes', 'Fuera de alcance', 'Se rompió'],
    Buscador: ['Sugerencias, una elegida', 'Sugerencias con un aviso', 'Un aviso sin sugerencias'],
    Boletín: ['Vacío', 'Con error', 'Sin respuesta del servidor'],
  };
  for (const [module, names] of Object.entries(states)) {
    const panel = page.locator(`[data-module="${module}"] [data-theme=light]`);
    for (const state of names)
      await expect(panel.getByText(state, { exact: true }), `${module}: ${state}`).toBeVisible();
  }
  for (const [module, words] of [
    ['Páginas de error', 'Vas muy rápido'],
    ['Buscador', 'Por ley, solo vendemos bebidas alcohólicas a mayores de 18 años.'],
    ['Buscador', 'No pudimos traer sugerencias. Presiona Enter para buscar.'],
  ] as const)
    await expect(page.locator(`[data-module="${module}"] [data-theme=dark]`).getByText(words), words).toBeVisible();
  await expect(page.locator('[data-module=Insignia]').getByText('+99').first()).toBeVisible();
  await expect(
    page.locator('[data-module="Sugerencias"], [data-module="Buscador"]').getByRole('option').first(),
  ).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Fotos del producto' });
  const grounds: string[] = [];
  const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  for (const theme of ['light', 'dark']) {
    const panel = page.locator(`[data-module="Fotos de un producto"] [data-theme=${theme}]`);
    await panel
      .getByRole('link', { name: /^Ver la foto en grande/ })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    const ground = await dialog.evaluate(groundOf);
    expect(ground, theme).toBe(await panel.evaluate(groundOf));
    grounds.push(ground);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(new Set(grounds).size).toBe(2);
});

test('RT-26, issue 37 B9: the page of a signed-in customer with a postal code hydrates without a fault', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await context.addCookies([{ name: 'codigoPostal', value: '06700', url: origin }]);
  // A mismatch at hydration is an error of the page, and the fixture reports each.
  await page.goto('/testModules', { waitUntil: 'networkidle' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const panel = page.locator('[data-module="Diálogo del código postal"] [data-theme=light]');
  await expect(panel.getByRole('button', { name: 'Olvidar mi código postal' }).first()).toBeVisible();
});

test('RT-26 in no panel anything overflows, is blank, has the wrong theme, or violates accessibility', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: isMobile ? 320 : 1280, height: 800 });
  await page.goto('/testModules');
  // Lazy pictures are fetched only near the screen.
  await page.evaluate(async () => {
    const all = [...document.querySelectorAll<HTMLImageElement>('[data-module] img')];
    for (const image of all) image.loading = 'eager';
    // Waits for the font, since the letters of the fallback font are wider.
    await document.fonts.ready;
    await Promise.all(all.map((image) => image.decode().catch(() => undefined)));
  });
  const faults = await page.locator('[data-module] [data-theme]').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const where = `${panel.closest('[data-module]')?.getAttribute('data-module')} ${panel.getAttribute('data-theme')}`;
      const box = panel.getBoundingClientRect();
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== panel &&
        (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const out = [...panel.querySelectorAll('*')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (right > box.right + 1 || left < box.left - 1) && !scrolls(element.parentElement);
      });
      const blank = [...panel.querySelectorAll('img')].filter((image) => image.complete && image.naturalWidth === 0);
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(panel)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      const isLight = red + green + blue > 600;
      return [
        ...out.map((element) => `${where}: ${element.tagName}.${element.className} sticks out`),
        ...blank.map((image) => `${where}: ${image.src} is not there`),
        ...(box.height < 24 ? [`${where}: is empty`] : []),
        ...(isLight === (panel.getAttribute('data-theme') === 'light') ? [] : [`${where}: wrong ground`]),
      ];
    }),
  );
  expect(faults).toEqual([]);
  // Only colours depend on the theme, so each width checks the panels of one theme.
  expect(await violationsIn(page, isMobile ? 'light' : 'dark')).toEqual([]);
});

/** Checks the panels of one theme. The other panels leave the page, so that axe does not check each module twice. */
async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((shown) => {
    for (const panel of document.querySelectorAll(`[data-module] [data-theme]:not([data-theme=${shown}])`))
      panel.remove();
  }, theme);
  // The states of a module repeat its landmarks.
  return accessibilityViolations(page, { except: ['landmark-unique'] });
}

test('RT-26 UI-08 UI-10 other pages do not load the gallery with the scripts that they load on demand', {
  tag: '@desktop',
}, async ({ page }) => {
  // Every device loads the same files, so one device is enough.
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response.text());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const code = (await Promise.all(scripts)).join('\n');
  const has = (words: string) => code.includes(words);
  expect(has('caja-cuenta'), 'this is the code of the page').toBe(true);
  expect(has('column-width:15rem'), 'the panel of the mega-menu').toBe(false);
  expect(has('aria-activedescendant'), 'the suggestions').toBe(false);
});
