/** Everything that a visitor can do works before JavaScript loads, and without JavaScript. */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, findProduct, largestDepartment, productUrl } from '../support/catalogue/catalogue.ts';
import { storedGender, withRefusedSubscriber } from '../support/shop/database.ts';

test.use({ javaScriptEnabled: false });

test('RT-11 without JavaScript: filter, sort and page by links and a form', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  await filters.getByRole('link', { name: /^Envío gratis/ }).click();
  await expect(page).toHaveURL(/enviogratis=1/);
  await page.getByRole('button', { name: /Ordenar/ }).click();
  await page.getByRole('link', { name: 'Mayor precio' }).click();
  await expect(page).toHaveURL(/enviogratis=1\/orden=mayor-precio/);
  await filters.getByLabel('Hasta').fill('2500');
  await filters.getByRole('button', { name: 'Aplicar precio' }).click();
  await expect(page).toHaveURL(/preciomayor=2500\/enviogratis=1\/orden=mayor-precio\/pagina=1$/);
});

test('UI-05 without JavaScript: the side menu opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
});

test('UI-10 without JavaScript: the menu button links to all departments', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Categorías', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Todas las categorías');
});

test('RT-13 SS-07 without JavaScript: choose, add to cart, sign in', { tag: '@desktop' }, async ({ page, request }) => {
  const product = await findProduct(request, (p) => p.stock > 1 && !p.features.is_store_only);
  await page.goto(productUrl(product));
  await page.getByLabel('Cantidad').selectOption('2');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Agregar al carrito/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicia sesión para agregarlo a tu carrito');
});

test('SS-07 without JavaScript: the heart of a card is for its product', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const category = await largestDepartment(request);
  const address = categoryUrl(category);
  await page.goto(address);
  const card = page.getByRole('main').getByRole('article').nth(2);
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Guardar en favoritos: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicia sesión para guardarlo en favoritos');
  await expect(page.getByRole('article')).toContainText(title);
  expect(new URL(page.url()).searchParams.get('redirect')).toContain(address);
});

test(
  'VA-02 ST-12 without JavaScript: the newsletter shows its result on another page in the same words, and keeps typed text',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const email = `disco-lleno-sin-js-${project.name}@tianguis.example`;
    await page.goto('/ajustes');
    let form = page.getByRole('contentinfo');
    const field = () => form.getByRole('textbox', { name: 'Tu correo electrónico' });
    const subscribe = async (typed: string) => {
      await field().fill(typed);
      await form.getByRole('radio', { name: 'Él', exact: true }).check();
      await form.getByRole('button', { name: 'Suscribirme' }).click();
      form = page.getByRole('main');
    };
    for (const [typed, words] of [
      ['', 'Por favor ingresa un correo electrónico'],
      ['no-es-correo', 'El formato de correo electrónico es inválido'],
    ] as const) {
      await subscribe(typed);
      await expect(form.getByRole('status')).toHaveText(words);
      await expect(field()).toHaveValue(typed);
      await expect(form.getByRole('radio', { name: 'Él', exact: true })).toBeChecked();
    }
    await withRefusedSubscriber(email, () => subscribe(email));
    await expect(form.getByRole('status')).toHaveText('Por favor intenta más tarde.');
    await expect(field()).toHaveValue(email);
    await expect(form.getByRole('radio', { name: 'Él', exact: true })).toBeChecked();
    await subscribe(email);
    await expect(form.getByRole('status')).toHaveText('se ha enviado correctamente');
    await expect(field()).toHaveValue('');
    expect(await storedGender(email), '1 men').toBe(1);
  },
);

test('UI-06 without JavaScript: the account box opens', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/categoria');
  await page.getByRole('banner').getByRole('button', { name: 'Cuenta' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('link', { name: 'Inicia sesión' }),
  ).toBeVisible();
});

test('RT-20 RT-31 without JavaScript: settings have a note, and the hashes show a note instead of a modal', {
  tag: '@phone',
}, async ({ page }) => {
  // The content is found by selectors, since Playwright leaves `noscript` out of texts and roles although the browser
  // shows it.
  await page.goto('/ajustes');
  await expect(page.locator('main noscript p')).toBeVisible();
  await page
    .getByRole('link', { name: /código postal/ })
    .and(page.locator(':visible'))
    .click();
  const note = page.locator('#modalPostalCode');
  await expect(note).toBeVisible();
  await note.locator('a', { hasText: 'Cerrar' }).click();
  await expect(note).toBeHidden();
  await page.goto('/categoria#modalWishlist');
  await expect(page.locator('#modalWishlist a[href="/login"]')).toBeVisible();
});
