/**
 * Photographs of a customer in a browser (AF-02). `requests/account/photographs.test.ts` tests the page without
 * scripts.
 */
import { randomUUID } from 'node:crypto';
import { accessibilityViolationsInBothThemes, expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { plainPicture, wrongPicture } from '../support/customers/pictures.ts';

test('AF-02 photographs are sent one by one, shown, named when refused, and removed by keyboard', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await signInByCall(context.request, (await addCustomer()).email);
  const path = `/mi-cuenta/fotografias/${randomUUID()}`;
  await page.goto(path);
  const main = page.getByRole('main');
  const field = main.getByLabel('Elegir fotografías');
  // The script sends what is chosen, so its form needs no button.
  await expect(main.getByRole('button', { name: 'Agregar las que elegí' })).toBeHidden();
  const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await field.setInputFiles([
    file('rota.png', plainPicture(900, 600, 1)),
    file('animada.gif', wrongPicture, 'image/gif'),
    file('caja.png', plainPicture(300, 900, 2)),
  ]);
  expect((await sent).url()).toContain(`${path}/respuesta`);
  await expect(main.getByRole('img')).toHaveCount(2);
  await expect(main.getByRole('alert').filter({ hasText: 'animada.gif' })).toContainText('Es un archivo GIF');
  await expect(main.getByRole('status').filter({ hasText: 'caja.png' })).toHaveText(
    'Se agregó caja.png. Llevas 2 de 5.',
  );
  for (const image of await main.getByRole('img').all()) await expect(image).toHaveJSProperty('naturalWidth', 320);
  expect(await overflowFaults(page)).toEqual([]);
  expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);

  // They stay after a reload, and the focus never gets lost.
  await page.reload();
  await expect(main.getByRole('button', { name: 'Agregar las que elegí' })).toBeHidden();
  await main.getByRole('button', { name: 'Quitar la fotografía 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('img')).toHaveCount(1);
  await expect(main.locator('[data-focus-heir]:focus')).toBeVisible();

  // A connection that breaks loses nothing.
  await context.setOffline(true);
  await field.setInputFiles([file('lejos.png', plainPicture(50, 50, 3))]);
  await expect(main.getByRole('alert').filter({ hasText: 'lejos.png' })).toContainText('Se cortó la conexión');
  await context.setOffline(false);
  await field.setInputFiles([file('lejos.png', plainPicture(50, 50, 3))]);
  await expect(main.getByRole('img')).toHaveCount(2);
});
