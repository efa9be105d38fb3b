/** Messages about a typed postal code (RT-31, VA-01, AP-20). */
import { expect, test } from '@tianguis/testkit/browser';

const stored = async (context: { cookies(): Promise<Array<{ name: string; value: string }>> }) =>
  (await context.cookies()).find(({ name }) => name === 'codigoPostal')?.value;

test('RT-31 VA-01 a code that no state has is refused in words that help; one of the demo’s table is echoed', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/categoria#modalPostalCode');
  const dialog = page.getByRole('dialog', { name: '¿A dónde lo enviamos?' });
  const field = dialog.getByLabel('Código postal');
  await field.fill('00000');
  await page.keyboard.press('Enter');
  const error = 'Ningún estado tiene códigos postales que empiecen con 00. Revísalo.';
  await expect(dialog.getByRole('alert')).toHaveText(error);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(error);
  expect(await stored(context)).toBeUndefined();
  await field.fill('06600');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Listo' })).toHaveText(
    'Listo, enviaremos al 06600 · Juárez, Cuauhtémoc.',
  );
  expect(await stored(context)).toBe('06600');
});

test('ER-09 AP-20 a failing look-up does not keep a possible code from being stored', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/500/);
  await page.route('**/acciones/codigo-postal/respuesta', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/categoria#modalPostalCode');
  const dialog = page.getByRole('dialog', { name: '¿A dónde lo enviamos?' });
  await dialog.getByLabel('Código postal').fill('00000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('Ningún código postal empieza así. Revísalo.');
  expect(await stored(context)).toBeUndefined();
  await dialog.getByLabel('Código postal').fill('20000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Listo' })).toHaveText('Listo, enviaremos al 20000.');
  expect(await stored(context)).toBe('20000');
});

test('ST-03 VA-01 a stored code that no state has counts as none', { tag: '@phone' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'codigoPostal', value: '00000', url: baseURL ?? '' }]);
  await page.goto('/categoria#modalPostalCode');
  await expect(page.getByRole('dialog').getByLabel('Código postal')).toHaveValue('');
  await expect(page.getByRole('link', { name: /Enviar al/ })).toHaveCount(0);
});
