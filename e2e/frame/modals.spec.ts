/** Modals that a URL fragment opens on any page (RT-31). */
import { expect, test } from '@tianguis/testkit/browser';
import { findProduct, largestDepartment, productUrl } from '../support/catalogue/catalogue.ts';

test('RT-31 UI-11 VA-01 the postal-code modal of a visitor: opened by the hash on any page, five digits, stored, hash removed', {
  tag: '@phone',
}, async ({ page, request, context }) => {
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/pagina=1#modalPostalCode`);
  const dialog = page.getByRole('dialog', { name: '¿A dónde lo enviamos?' });
  await expect(dialog).toBeVisible();
  const field = dialog.getByLabel('Código postal');
  await field.pressSequentially('0a67');
  await expect(field).toHaveValue('067');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('El Código Postal debe ser igual a 5 dígitos');
  await expect(field).toHaveValue('067');
  await field.fill('067009');
  await expect(field).toHaveValue('06700');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/pagina=1$/);
  await expect(page.getByRole('link', { name: 'Enviar al 06700' }).and(page.locator(':visible'))).toBeVisible();
  expect((await context.cookies()).find(({ name }) => name === 'codigoPostal')?.value).toBe('06700');
  await page.getByRole('link', { name: 'Enviar al 06700' }).and(page.locator(':visible')).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/pagina=1$/);
});

test('RT-31 UI-11 the modal reports what it stored and deleted, shows its error without a layout shift, and links to the search page of the post', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/categoria#modalPostalCode');
  const dialog = page.getByRole('dialog', { name: '¿A dónde lo enviamos?' });
  await expect(dialog.getByRole('link', { name: /^¿No sabes tu código postal\?/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.correosdemexico\.gob\.mx\//,
  );
  await expect(dialog.getByRole('link', { name: 'Inicia sesión para elegir una dirección' })).toHaveAttribute(
    'href',
    /^\/login/,
  );
  const before = await dialog.boundingBox();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  expect(await dialog.boundingBox()).toEqual(before);
  await dialog.getByLabel('Código postal').fill('06700');
  await page.keyboard.press('Enter');
  const message = page.getByRole('status').filter({ hasText: 'Listo' });
  await expect(message).toHaveText('Listo, enviaremos al 06700 · Roma Norte, Cuauhtémoc.');
  await page
    .getByRole('link', { name: /Enviar al/ })
    .and(page.locator(':visible'))
    .click();
  await dialog.getByRole('button', { name: 'Olvidar mi código postal' }).click();
  await expect(message).toHaveText('Listo, olvidamos tu código postal.');
  await expect(message).toHaveCount(0);
});

test('RT-31 VA-01 the modal accepts pasted text, refuses fewer digits, and deletes', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/categoria');
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'codigoPostal')?.value;
  const link = page.getByRole('link', { name: /código postal|Enviar al/ }).and(page.locator(':visible'));
  const dialog = page.getByRole('dialog', { name: '¿A dónde lo enviamos?' });
  const field = dialog.getByLabel('Código postal');
  await link.click();
  await expect(field).toBeFocused();
  for (const [pasted, code] of [
    ['06700 ', '06700'],
    ['CP 06700', '06700'],
    ['C.P. 44100, Guadalajara', '44100'],
  ] as const) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await field.fill('');
    await page.keyboard.press('Control+V');
    await expect(field).toHaveValue(code);
  }
  for (const typed of ['', '1', '0670']) {
    await field.fill(typed);
    await expect(dialog.getByRole('alert')).toBeEmpty();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('El Código Postal debe ser igual a 5 dígitos');
    await expect(field).toBeFocused();
    expect(await cookie()).toBeUndefined();
  }
  await field.fill('44100');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await link.click();
  await expect(field).toHaveValue('44100');
  await dialog.getByRole('button', { name: 'Olvidar mi código postal' }).click();
  await expect(dialog).toBeHidden();
  expect(await cookie()).toBeUndefined();
  await expect(link).toContainText('código postal');
});

test('RT-31 the modal opens without a scroll or a history entry, and returns the focus', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  await page.goto('/categoria');
  const product = await findProduct(request, (p) => p.stock > 0 && !p.features.digital && !p.features.is_store_only);
  await page.goto(productUrl(product));
  const entries = await page.evaluate(() => history.length);
  const link = page.getByRole('main').locator('a[href="#modalPostalCode"]').first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole('dialog', { name: '¿A dónde lo enviamos?' })).toBeVisible();
  await expect(page).toHaveURL(/#modalPostalCode$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(/#/);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('RT-31 #modalWishlist asks a visitor to sign in, on any page, and comes back to it', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  for (const path of ['/', '/ajustes', '/no/existe']) {
    await page.goto(`${path}#modalWishlist`);
    const dialog = page.getByRole('dialog', { name: 'Inicia sesión para ver tus favoritos' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/#/);
    await page.evaluate(() => {
      location.hash = '#modalPostalCode';
    });
    await expect(page.getByRole('dialog', { name: '¿A dónde lo enviamos?' })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#modalWishlist';
    });
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Inicia sesión para ver tus favoritos');
  }
  await page.getByRole('dialog').getByRole('link', { name: 'Inicia sesión' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=.*no%2Fexiste$/);
});
