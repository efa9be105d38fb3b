/** Finding things by words: results, suggestions, history (RT-07 to RT-09, RT-32, UI-08, UI-09, VA-04, VA-05). */
import { expect, test } from '@tianguis/testkit/browser';
import { allStores, storeUrl } from './stores.ts';

test('RT-08 a misspelt text is corrected, with a link to the original words', async ({ page }) => {
  await page.goto('/resultados?query=refirgerador');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «refirgerador»');
  await expect(page.getByText('Mostrando resultados para refrigerador')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Refrigerador');
  await page.getByRole('link', { name: '«refirgerador»' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos «refirgerador»');
});

test('RT-09 the choice of the original words persists under any filter', async ({ page }) => {
  await page.goto('/resultados/q=refirgerador/literal=1/enviogratis=1/pagina=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «refirgerador»');
  await page.getByRole('link', { name: 'Quitar todos' }).first().click();
  await expect(page).toHaveURL('/resultados/q=refirgerador/literal=1/pagina=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos «refirgerador»');
});

test('RT-08 if few products match everything, those that match most follow, with a note', async ({ page }) => {
  await page.goto('/resultados?query=audífonos de diadema de madera tallada');
  await expect(page.getByText('Esto es lo más parecido.')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Audífonos de diadema');
});

test('RT-08 a correct Spanish word that no product has is not corrected, but a suggestion is made', async ({
  page,
}) => {
  await page.goto('/resultados?query=refrigerados');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos «refrigerados»');
  await page.getByRole('main').getByRole('link', { name: '«refrigerador»' }).click();
  await expect(page.getByRole('article').first()).toContainText('Refrigerador');
});

test('UI-08 RT-07 the searched text stays in the box', async ({ page, isMobile }) => {
  await page.goto('/resultados/q=aud%C3%ADfonos/pagina=1');
  const header = page.getByRole('banner');
  if (isMobile) await header.getByRole('link', { name: 'audífonos' }).click();
  // With the focus it makes suggestions, and is a combobox.
  await expect(isMobile ? page.getByRole('combobox') : header.getByRole('searchbox')).toHaveValue('audífonos');
});

test('RT-08 going back from a product restores the scroll position', async ({ page }) => {
  await page.goto('/resultados?query=audífonos');
  const article = page.getByRole('article').nth(20);
  const link = article.getByRole('link').first();
  // A press would scroll what the bottom menu covers: move there first, and note the position then.
  await link.hover();
  await expect(article).toBeInViewport();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(400);
  await link.click();
  await expect(page).toHaveURL(/\/producto\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «audífonos»');
  await expect(article).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('RT-09 results are filtered and sorted like a category, and keep the words', async ({ page }) => {
  await page.goto('/resultados?query=audífonos');
  const count = page
    .getByRole('main')
    .getByText(/^[\d,]+ productos?$/)
    .first();
  const all = Number((await count.textContent())?.replace(/\D/g, ''));
  await page.getByRole('link', { name: 'Envío gratis', exact: true }).first().click();
  await expect(page).toHaveURL(/\/resultados\/q=aud%C3%ADfonos\/enviogratis=1\/pagina=1$/);
  await expect(count).not.toHaveText(new RegExp(`^${all} `));
  expect(Number((await count.textContent())?.replace(/\D/g, ''))).toBeLessThan(all);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resultados para «audífonos»');
  await page.goto('/resultados/orden=menor-precio/q=audífonos/nada=1/estrellas=9');
  const texts = await page
    .getByRole('article')
    .getByText(/^Precio \$/)
    .allTextContents();
  const prices = texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
  expect(prices.length).toBeGreaterThan(4);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('RT-08 a text that is cut inside a character is searched like any other', async ({ page }) => {
  await page.goto(`/resultados?query=${'a'.repeat(119)}${encodeURIComponent('😀')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No encontramos «aaa');
});

test('RT-08 a search without results offers the box, departments and best-selling products', async ({ page }) => {
  await page.goto('/resultados?query=xkqzw');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos «xkqzw»');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('xkqzw');
  await expect(page.getByRole('region', { name: 'Lo más vendido' }).getByRole('article').first()).toBeAttached();
  await page.getByRole('main').getByRole('link', { name: 'Mascotas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mascotas');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-07 RT-08 the box is a form that opens the results', async ({ page }) => {
    await page.goto('/buscador');
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Buscar' });
    await box.fill('licuadora');
    await box.press('Enter');
    await expect(page).toHaveURL('/resultados?query=licuadora');
    await expect(page.getByRole('article').first()).toContainText('Licuadora');
  });
});

test('UI-08 UI-09 RT-32 suggestions while typing: arrows choose, Enter opens, Escape closes, the box keeps the focus', async ({
  page,
}) => {
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

test('UI-08 RT-32 suggestions open the results of a word, to a category and to a store, by a press and by keyboard', async ({
  page,
  request,
}) => {
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
      // The same address works when opened directly.
      expect((await request.get(page.url(), { maxRedirects: 0 })).status()).toBe(200);
      await page.evaluate(() => localStorage.clear());
    }
  }
});

test('VA-05 two letters are no search, three are; percent signs are dropped; one letter has suggestions', async ({
  page,
}) => {
  await page.goto('/buscador');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Buscar' });
  await box.fill('a');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.fill('a%%b');
  await box.press('Enter');
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

test('VA-04 RT-07 searches are stored, the latest first, each once; one or all are cleared and restored', async ({
  page,
}) => {
  for (const text of ['tenis', 'licuadora', 'Tenis']) {
    await page.goto(`/resultados?query=${text}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('busquedas'))).toContain(JSON.stringify(text));
  }
  await page.goto('/buscador');
  const history = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(history).toHaveText(['Tenis', 'licuadora']);
  await page.getByRole('button', { name: 'Borrar «Tenis»' }).click();
  await expect(history).toHaveText(['licuadora']);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(history).toHaveText(['Tenis', 'licuadora']);
  await page.getByRole('button', { name: 'Borrar todas' }).click();
  await expect(history).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(history).toHaveText(['Tenis', 'licuadora']);
  await history.first().click();
  await expect(page).toHaveURL('/resultados?query=Tenis');
});
