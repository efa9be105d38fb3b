/** RT-26: the gallery shows every module in every state, in both themes, and nothing in it is broken. */
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';

const modules = [
  'Botones',
  'Insignia',
  'Estrellas',
  'Ruta',
  'Menú de categorías',
  'Boletín',
  'Tarjetas',
  'Repisas',
  'Vistos recientemente',
  'Crédito',
  'Tiendas',
  'Tarjetas de tiendas',
  'Precio',
  'Portadas',
  'Cuenta regresiva',
  'Textos',
  'Vista previa',
];
const once = ['Partes de un producto', 'Listado vacío'];
const address = { light: '/testModules', dark: '/testModules?tema=oscuro' };

test('RT-26 every module stands there in both themes, in states that are named, and is noindex', async ({ page }) => {
  await page.goto(address.light);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const shown = await page
    .locator('[data-module]')
    .evaluateAll((all) =>
      all.map((one) => [
        one.getAttribute('data-module'),
        [...one.querySelectorAll('[data-theme]')].map((panel) => panel.getAttribute('data-theme')),
      ]),
    );
  expect(shown).toEqual([
    ...modules.map((name) => [name, ['light', 'dark']]),
    ...once.map((name) => [name, ['light']]),
  ]);
  const seen = page.locator('[data-module="Vistos recientemente"] [data-theme=light]');
  for (const state of ['Cargando', 'Con error', 'Ya no se venden', 'Con productos'])
    await expect(seen.getByText(state, { exact: true })).toBeVisible();
  await expect(page.locator('[data-module=Insignia]').getByText('+99').first()).toBeVisible();
});

for (const [scheme, path] of Object.entries(address)) {
  test(`RT-26 nothing sticks out of its panel, every picture is there, panels are of their theme: ${scheme}`, async ({
    page,
    isMobile,
  }) => {
    await page.setViewportSize({ width: isMobile ? 320 : 1280, height: 12_000 });
    await page.goto(path, { waitUntil: 'networkidle' });
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
  });
}

test('RT-26 no accessibility violation in any panel, light or dark', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: isMobile ? 320 : 1280, height: 30_000 });
  await page.goto(address.light);
  // What stands on the page twice, once in each theme, has its landmarks twice.
  expect(await accessibilityViolations(page, { except: ['landmark-unique'] })).toEqual([]);
});
