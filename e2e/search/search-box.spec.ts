/** The search box: suggestions, history, limits of a search (RT-07, RT-32, UI-08, UI-09, VA-04, VA-05). */
import { expect, test } from '@tianguis/testkit/browser';
import { allStores, storeUrl } from '../support/catalogue/stores.ts';

test('UI-08 RT-07 the searched text stays in the box', async ({ page, isMobile }) => {
  await page.goto('/resultados/q=aud%C3%ADfonos/pagina=1');
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('link', { name: 'audífonos' }).click();
  // With the focus, the box becomes a combobox with suggestions.
  await expect(isMobile ? page.getByRole('combobox') : header.getByRole('searchbox')).toHaveValue('audífonos');
});

test('UI-08 UI-09 RT-32 suggestions while typing: arrows choose, Enter opens, Escape closes, the box keeps the focus', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  await expect(box).toBeFocused();
  await box.fill('audi');
  const list = page.getByRole('listbox', { name: 'Sugerencias' });
  const options = list.getByRole('option');
  await expect(options.first()).toHaveText('audífonos');
  expect(await options.count()).toBeLessThanOrEqual(12);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
  await box.press('ArrowUp');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await expect(box).toHaveValue('audi');
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?query=aud%C3%ADfonos$/);
});

test('UI-08 RT-32 suggestions open the results of a word, to a category and to a store, by a press and by keyboard', {
  tag: '@phone',
}, async ({ page, request }) => {
  test.setTimeout(120_000);
  const store = (await allStores(request)).find(({ is_official, products }) => is_official && products > 0);
  if (!store) throw new Error('the demo shop has no official store');
  const ways = [
    {
      typed: 'licuad',
      option: 'licuadora',
      path: /\/resultados\?query=licuadora$/,
      title: 'Resultados para «licuadora»',
    },
    { typed: 'audio', option: 'Audio', path: /\/categoria\/\d+\/audio\/pagina=1$/, title: 'Audio' },
    { typed: store.name, option: store.name, path: new RegExp(`${storeUrl(store)}$`), title: store.name },
  ];
  for (const { typed, option, path, title } of ways) {
    for (const by of ['press', 'keyboard']) {
      await page.goto('/buscador');
      const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
      await box.fill(typed);
      const wanted = page.getByRole('option', { name: option, exact: true });
      if (by === 'press') await wanted.click();
      else {
        await expect(wanted).toBeVisible();
        const index = (await page.getByRole('option').allTextContents()).indexOf(option);
        for (let step = 0; step <= index; step++) await box.press('ArrowDown');
        await expect(wanted).toHaveAttribute('aria-selected', 'true');
        await box.press('Enter');
      }
      await expect(page, `${option} by ${by}`).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      // The same URL works when opened directly.
      expect((await request.get(page.url(), { maxRedirects: 0 })).status()).toBe(200);
      await page.evaluate(() => localStorage.clear());
    }
  }
});

test('VA-05 two letters are no search, three are; percent signs are dropped; one letter has suggestions', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  await box.fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.fill('a%%b');
  await box.press('Enter');
  await expect(page).toHaveURL('/buscador');
  // The message is beside the suggestions and does not cover them.
  const hint = page.getByRole('main').getByText('Escribe una letra más, o elige una sugerencia.').last();
  await expect(hint).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.fill('');
  await box.pressSequentially('te');
  await expect(hint).toBeHidden();
  await box.press('Enter');
  await expect(hint).toBeVisible();
  await expect(page).toHaveURL('/buscador');
  await box.fill('100% algodón%');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?query=100\+algod%C3%B3n$/);
  await page.goto('/buscador');
  await box.fill('té%');
  await box.press('Enter');
  await expect(page).toHaveURL('/buscador');
  await box.fill('té%r');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/resultados\?query=t%C3%A9r$/);
});

test('VA-04 RT-07 searches are stored, the latest first, each once; one or all are cleared and restored', {
  tag: '@phone',
}, async ({ page }) => {
  for (const text of ['tenis', 'licuadora', 'Tenis']) {
    await page.goto(`/resultados?query=${text}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('busquedas'))).toContain(JSON.stringify(text));
  }
  await page.goto('/buscador');
  const history = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(history).toHaveText(['Tenis', 'licuadora']);
  await page.getByRole('button', { name: 'Borrar «Tenis»' }).click();
  await expect(history).toHaveText(['licuadora']);
  // The pressed button is gone, so the message takes the focus.
  await expect(page.locator(':focus')).toContainText('Deshacer');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(history).toHaveText(['Tenis', 'licuadora']);
  await page.getByRole('button', { name: 'Borrar todas' }).click();
  await expect(history).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(history).toHaveText(['Tenis', 'licuadora']);
  await history.first().click();
  await expect(page).toHaveURL('/resultados?query=Tenis');
});

test('RT-07 on phones there is one box, at the top, and its suggestions scroll above the bottom menu', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('busquedas', '["cama individual","licuadora"]'));
  await page.goto('/buscador');
  const box = page.getByRole('combobox', { name: 'Buscar' });
  await expect(box).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: '¿Qué buscas hoy?' })).toBeHidden();
  expect((await box.boundingBox())?.y).toBeLessThan(100);
  const recent = page.getByText('Búsquedas recientes').and(page.locator(':visible'));
  await expect(recent).toHaveCount(1);
  await box.fill('ca');
  const options = page.getByRole('option');
  await expect(options).not.toHaveCount(0);
  // The list below the box has the same searches, so suggestions and list show each search once.
  await expect(recent).toHaveCount(1);
  const menu = page.getByRole('navigation', { name: 'Menú inferior' });
  const panel = page.locator('[data-suggestions]');
  const bottom = async () => {
    const [one, other] = [await panel.boundingBox(), await menu.boundingBox()];
    return one && other ? other.y - (one.y + one.height) : Number.NaN;
  };
  expect(await bottom()).toBeGreaterThanOrEqual(0);
  // On lower screens, as above a keyboard, the suggestions scroll.
  await page.setViewportSize({ width: 360, height: 420 });
  await expect.poll(bottom).toBeGreaterThanOrEqual(0);
  await box.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport({ ratio: 0.9 });
  await box.press('Escape');
  await expect(recent).toHaveCount(1);
});

test('RT-08 a chosen suggestion shows that it loads, and then the focus is at the heading of its results', async ({
  page,
  isMobile,
}) => {
  await page.goto(isMobile ? '/buscador' : '/resultados?query=tenis');
  const box = page
    .getByRole(isMobile ? 'main' : 'banner')
    .getByLabel('Buscar')
    .and(page.locator('input'));
  const line = Promise.withResolvers<void>();
  await page.route(/^[^?]*resultados\.data/, async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.locator('html[data-hydrated]').waitFor();
  await box.fill('audi');
  await page.getByRole('option', { name: 'audífonos', exact: true }).click();
  const bar = () => page.evaluate(() => getComputedStyle(document.documentElement, '::before').content);
  await expect.poll(bar).toBe('""');
  await expect(box).not.toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  line.resolve();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Resultados para «audífonos»');
  await expect(heading).toBeFocused();
  await expect.poll(bar).toBe('none');
});
