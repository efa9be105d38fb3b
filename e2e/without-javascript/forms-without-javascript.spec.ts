/**
 * Each form of the account is shown, filled in and submitted in a browser without JavaScript, once. Request tests
 * (`requests/`) check the results and the errors of the same forms.
 */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, mailedCode, password, signInByCall } from '../support/customers/customers.ts';
import { confirmIdentity } from '../support/customers/sign-in-pages.ts';
import { totp } from '../support/customers/totp.ts';
import { withShopDatabase } from '../support/shop/database.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page) => main(page).getByRole('status').first();

test('RL-05 RT-05 without JavaScript: confirm, new password, two steps, an ended session, an app, a new e-mail', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/422/);
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/mi-cuenta/contrasena');
  await confirmIdentity(page, 'no es esta clave');
  await expect(main(page).getByLabel('Contraseña')).toHaveAccessibleDescription(/Esa no es tu contraseña/);
  await expect(main(page).getByLabel('Contraseña')).toBeFocused();
  await confirmIdentity(page);
  await main(page).getByLabel('Contraseña nueva').fill('corta');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(main(page).getByLabel('Contraseña nueva')).toHaveAccessibleDescription(/al menos 8 caracteres/);
  await expect(main(page).getByLabel('Contraseña nueva')).toBeFocused();
  await main(page).getByLabel('Contraseña nueva').fill('lluvia sobre el comal');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(notice(page)).toHaveText('Listo: tu contraseña cambió y cerramos tus demás sesiones.');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(notice(page)).toHaveText('Listo: desde ahora te pedimos un código cada vez que entres.');
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(notice(page)).toHaveText(/ya no te pedimos un código/);
  for (const device of ['Uno', 'Otro'])
    await withShopDatabase(({ pool }) =>
      pool.query(
        `insert into customer_sessions (customer_id, token_hash, method, device, address, ends_at)
         select customer_id, $2, method, $3, address, ends_at from customer_sessions where customer_id = $1 limit 1`,
        [id, randomBytes(32), device],
      ),
    );
  await page.reload();
  await page
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .first()
    .click();
  await expect(notice(page)).toContainText('Cerramos esa sesión.');
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).click();
  await expect(notice(page)).toContainText(/^Cerramos /);

  await page.getByRole('link', { name: 'Configurar' }).click();
  await page.getByRole('button', { name: 'Mostrar el código QR' }).click();
  const secret = (
    (await main(page)
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? ''
  ).replaceAll(/\s/g, '');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(main(page).getByLabel('Código de seis dígitos')).toHaveAccessibleDescription(/Escribe el código/);
  await main(page).getByLabel('Código de seis dígitos').fill(totp(secret));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('heading', { name: 'Tus códigos de recuperación' })).toBeVisible();
  // Buttons that need scripts are absent.
  for (const name of ['Copiar', 'Imprimir']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar' }).click();
  expect((await coming).suggestedFilename()).toBe('codigos-de-recuperacion.txt');
  await page.goto('/mi-cuenta/app-de-autenticacion');
  await page.getByRole('button', { name: 'Hacer códigos nuevos' }).click();
  await expect(main(page)).toContainText('Los de antes ya no sirven.');
  await page.goto('/mi-cuenta/app-de-autenticacion');
  await page.getByRole('button', { name: 'Desactivar' }).click();
  await expect(notice(page)).toHaveText('Listo: desactivaste tu app de autenticación.');

  await page.goto('/mi-cuenta/correo');
  const fresh = `nueva-${id}@tianguis.example`;
  await page.getByRole('textbox', { name: 'Correo nuevo' }).fill(fresh);
  await page.getByRole('button', { name: 'Enviar los códigos' }).click();
  await page.getByRole('button', { name: 'Enviar otros códigos' }).click();
  await expect(main(page).getByText('Te enviamos un código a tu correo nuevo')).toBeVisible();
  await page.getByLabel('Código del correo nuevo').fill(await mailedCode(fresh));
  await page.getByLabel('Código de tu correo de hoy').fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Cambiar mi correo' }).click();
  await expect(notice(page)).toHaveText(`Listo: desde ahora entras con ${fresh}.`);
});

test('RO-02 RL-05 without JavaScript: a request by law, the data as a file, a mailed code, the end of the account', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/422/);
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/mi-cuenta/privacidad');
  await main(page).getByLabel('Acceso').check();
  await main(page).getByLabel('Cuéntanos qué necesitas').fill('¿Qué saben de mí?');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(notice(page)).toHaveText(/^Recibimos tu solicitud ARCO-\d{4}-\d{6}\./);
  const row = main(page).getByRole('listitem').filter({ hasText: /ARCO-/ });
  await row.getByText('Lo que escribiste').click();
  await expect(row.getByText('¿Qué saben de mí?')).toBeVisible();
  await withShopDatabase(({ pool }) => pool.query('update customers set password_hash = null where id = $1', [id]));
  await page.getByRole('link', { name: 'Confirmar y descargar' }).click();
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await main(page)
    .getByLabel('Código')
    .fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Continuar' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar mis datos' }).click();
  expect((await coming).suggestedFilename()).toBe('mis-datos.json');
  await page.goto('/mi-cuenta/borrar-cuenta');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(main(page).getByLabel(/Entiendo/)).toHaveAccessibleDescription(/Marca la casilla/);
  await main(page)
    .getByLabel(/Entiendo/)
    .check();
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(title(page)).toHaveText('Tu cuenta quedó cerrada');
});

test('RT-05 RT-03 without JavaScript: a wrong password, a code again, and a registration with a mistake', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/4(01|22|29)/);
  const { id, email } = await addCustomer();
  await withShopDatabase(({ pool }) => pool.query('update customers set two_step = true where id = $1', [id]));
  await page.goto('/login');
  const form = main(page);
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel(/^Contraseña/).fill('no es la mía');
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Usuario' })).toBeVisible();
  await form.getByLabel(/^Contraseña/).fill(password);
  await form.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: 'Enviar otro código' }).click();
  await expect(page.getByText(/^Acabamos de enviarte un código\./).last()).toBeVisible();
  await page.goto('/registro');
  await form.getByLabel(/^Nombre/).fill('Ana');
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Corrige' })).toContainText('Acepta el aviso de privacidad');
  await expect(form.getByLabel(/^Nombre/)).toHaveValue('Ana');
});
