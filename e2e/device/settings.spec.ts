/** Settings of the device, for a visitor (RT-20). */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';

const card = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading }) });

test('RT-20 UI-16 ST-03 theme: light, dark, or as the system, which deletes the choice', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'darkMode')?.value;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/ajustes');
  const group = page.getByRole('group', { name: 'Tema' });
  await expect(group.getByRole('radio', { name: 'Como mi sistema' })).toBeChecked();
  const light = await ground();
  await group.getByRole('radio', { name: 'Oscuro' }).check();
  const dark = await ground();
  expect(dark).not.toBe(light);
  expect(await cookie()).toBe('1');
  await page.reload();
  await expect(group.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await page.keyboard.press('Tab');
  await group.getByRole('radio', { name: 'Oscuro' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(group.getByRole('radio', { name: 'Claro' })).toBeChecked();
  expect(await cookie()).toBe('0');
  await group.getByRole('radio', { name: 'Como mi sistema' }).check();
  expect(await cookie()).toBeUndefined();
  expect(await ground()).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toBe(dark);
});

test('RT-20 RT-31 ST-03 postal code: added in the modal, changed, deleted, restored', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'codigoPostal')?.value;
  await page.goto('/ajustes');
  const setting = card(page, 'Código postal');
  await expect(setting).toContainText('Aún no nos dices a dónde enviar.');
  await setting.getByRole('link', { name: 'Agregar' }).click();
  await page.getByRole('dialog').getByLabel('Código postal').fill('06700');
  await page.keyboard.press('Enter');
  await expect(setting).toContainText('Enviamos al 06700');
  await setting.getByRole('link', { name: 'Cambiar' }).click();
  await page.getByRole('dialog').getByLabel('Código postal').fill('44100');
  await page.keyboard.press('Enter');
  await expect(setting).toContainText('Enviamos al 44100');
  await setting.getByRole('button', { name: 'Olvidar mi código postal' }).click();
  await expect(setting.getByRole('status')).toHaveText('Olvidamos tu código postal.');
  expect(await cookie()).toBeUndefined();
  const undo = setting.getByRole('button', { name: 'Deshacer' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(setting).toContainText('Enviamos al 44100');
  expect(await cookie()).toBe('44100');
});

test('RT-20 undo does not overwrite a value that another tab has written since', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/ajustes');
  const setting = card(page, 'Código postal');
  const dialog = page.getByRole('dialog');
  const write = async (code: string) => {
    await setting.getByRole('link', { name: /Agregar|Cambiar/ }).click();
    await dialog.getByLabel('Código postal').fill(code);
    await page.keyboard.press('Enter');
    await expect(setting).toContainText(`Enviamos al ${code}`);
  };
  const forgetInModal = async () => {
    await setting.getByRole('link', { name: 'Cambiar' }).click();
    await dialog.getByRole('button', { name: 'Olvidar mi código postal' }).click();
    await expect(setting).toContainText('Aún no nos dices a dónde enviar.');
  };
  await write('06700');
  await setting.getByRole('button', { name: 'Olvidar mi código postal' }).click();
  await expect(setting.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await write('44100');
  await forgetInModal();
  await expect(setting.getByRole('button', { name: 'Deshacer' })).toHaveCount(0);
  await write('06700');
  await setting.getByRole('button', { name: 'Olvidar mi código postal' }).click();
  await setting.getByRole('button', { name: 'Deshacer' }).click();
  await expect(setting.getByRole('status')).toHaveText('Listo, lo regresamos.');
  await forgetInModal();
  await expect(setting.getByRole('status')).toBeEmpty();
});

test('RT-20 ST-03 a value deleted in another tab disappears here at once', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/ajustes');
  await page.evaluate(() => localStorage.setItem('vistos', '[3,2,1]'));
  await page.reload();
  const setting = card(page, 'Vistos recientemente');
  await expect(setting).toContainText('recuerda 3 productos');
  const other = await context.newPage();
  await other.goto('/ajustes');
  await card(other, 'Vistos recientemente').getByRole('button', { name: 'Borrar vistos' }).click();
  await expect(setting).toContainText('Aquí verás lo que mires.');
});

test('RT-20 ST-03 BL-02 recent searches and seen products: counted, cleared, restored', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/ajustes');
  await expect(card(page, 'Búsquedas recientes')).toContainText('Aquí verás lo que busques.');
  await expect(card(page, 'Vistos recientemente')).toContainText('Aquí verás lo que mires.');
  await page.evaluate(() => {
    localStorage.setItem('busquedas', JSON.stringify(Array.from({ length: 40 }, (_, index) => `palabra ${index}`)));
    localStorage.setItem('vistos', '[3,2,1]');
  });
  await page.reload();
  for (const [heading, item, counted, cleared] of [
    ['Búsquedas recientes', 'busquedas', 'recuerda 31 búsquedas', 'Borramos 31 búsquedas.'],
    ['Vistos recientemente', 'vistos', 'recuerda 3 productos', 'Borramos 3 productos vistos.'],
  ] as const) {
    const stored = await page.evaluate((name) => localStorage.getItem(name), item);
    const setting = card(page, heading);
    await expect(setting).toContainText(counted);
    await setting.getByRole('button', { name: /^Borrar/ }).click();
    await expect(setting.getByRole('status')).toHaveText(cleared);
    expect(await page.evaluate((name) => localStorage.getItem(name), item)).toBeNull();
    await setting.getByRole('button', { name: 'Deshacer' }).click();
    await expect(setting).toContainText(counted);
    expect(await page.evaluate((name) => localStorage.getItem(name), item)).toBe(stored);
    await expect(setting.getByRole('button', { name: /^Borrar/ })).toBeFocused();
  }
});

test('RT-20 notifications: a visitor is told of an account and of the newsletter, without a switch that does nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ajustes');
  const setting = card(page, 'Notificaciones');
  await expect(setting).toContainText('Inicia sesión y este dispositivo puede avisarte de tus pedidos y favoritos.');
  await expect(setting.getByRole('link', { name: 'Recibir las ofertas por correo' })).toHaveAttribute(
    'href',
    '#boletin',
  );
  await expect(setting.getByRole('switch')).toHaveCount(0);
  await expect(setting.getByRole('checkbox')).toHaveCount(0);
});
