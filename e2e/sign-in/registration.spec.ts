/** Registration in the browser (RT-03, SS-09, ER-06). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { addCustomer, mailedCode, password } from '../support/customers/customers.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const newAddress = () => `nueva-${randomUUID()}@tianguis.example`;

async function fill(page: Page, email: string) {
  const form = main(page);
  await form.getByLabel(/^Nombre/).fill('María José');
  await form.getByLabel(/^Apellido paterno/).fill('Peña');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel(/^Teléfono/).fill('+52 55 1234 5678');
  await form.getByLabel(/^Cumpleaños/).fill('1990-02-28');
  await form.getByLabel(/^Género/).selectOption('no-binario');
  await form.getByLabel(/^Contraseña/).fill(password);
  await form.getByRole('checkbox', { name: /Acepto el aviso de privacidad/ }).check();
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
}

const stored = (email: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select nombre, apellido_p, apellido_m, telefono, cumpleanios::text, genero, privacy_version,
              privacy_accepted_at > now() - interval '10 minutes' as "isAcceptedNow"
         from customers where email = $1`,
      [email],
    );
    return rows[0];
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('RT-03 SS-09 the first answer shows the message and asks for the code; with it, the customer is signed in', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page, problems }) => {
      problems.expect(/422/);
      const email = newAddress();
      await page.goto(`/registro?redirect=${encodeURIComponent(`${origin}/tiendas`)}`);
      await fill(page, email);
      await expect(main(page).getByText(/^Te enviamos un correo para continuar\./)).toBeVisible();
      const code = main(page).getByLabel(/^Código del correo/);
      await expect(code).toBeVisible();
      if (javaScriptEnabled) await expect(code).toBeFocused();
      else
        await main(page)
          .getByLabel(/^Contraseña/)
          .fill(password);
      expect(await stored(email), 'not before the code').toBeUndefined();
      await expect(code).toHaveAccessibleDescription(new RegExp(email));
      const mailed = await mailedCode(email);
      await code.fill(mailed === '000000' ? '111111' : '000000');
      await main(page).getByRole('button', { name: 'Confirmar y entrar' }).click();
      await expect(main(page).getByText('El código no es correcto.').last()).toBeVisible();
      if (!javaScriptEnabled)
        await main(page)
          .getByLabel(/^Contraseña/)
          .fill(password);
      await code.fill(mailed);
      await main(page).getByRole('button', { name: 'Confirmar y entrar' }).click();
      await expect(page).toHaveURL('/tiendas');
      await page.goto('/mi-cuenta/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, María José!');
      expect(await stored(email)).toEqual({
        ...{ nombre: 'María José', apellido_p: 'Peña', apellido_m: '', telefono: '5512345678' },
        ...{ cumpleanios: '1990-02-28', genero: 'no-binario', privacy_version: '2026-11-30', isAcceptedNow: true },
      });
    });
  });
}

test('RT-03 what is missing is said at its field, and what was typed stays', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/422/);
  await page.goto('/registro');
  await main(page)
    .getByLabel(/^Nombre/)
    .fill('Ana');
  await main(page).getByLabel('Correo electrónico').fill('ana@');
  await main(page)
    .getByLabel(/^Contraseña/)
    .fill('12345678');
  await main(page)
    .getByLabel(/^Apellido paterno/)
    .fill('Ríos');
  await main(page).getByRole('button', { name: 'Crear mi cuenta' }).click();
  const summary = main(page).getByRole('alert').filter({ hasText: 'Corrige' });
  await expect(summary).toContainText('Acepta el aviso de privacidad para crear tu cuenta');
  await expect(summary).toContainText('El formato de correo electrónico es inválido');
  await main(page)
    .getByLabel(/^Teléfono/)
    .fill('55 12');
  await main(page)
    .getByRole('checkbox', { name: /Acepto el aviso/ })
    .check();
  await main(page).getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(summary).toContainText('El formato de correo electrónico es inválido');
  await expect(summary).toContainText('Esa contraseña es de las primeras que alguien probaría.');
  await expect(summary).toContainText('Escribe los diez dígitos de tu teléfono');
  await expect(main(page).getByLabel(/^Nombre/)).toHaveValue('Ana');
  await expect(main(page).getByLabel('Correo electrónico')).toHaveValue('ana@');
  await expect(main(page).getByLabel(/^Contraseña/)).toHaveValue('12345678');
});

test('RT-03 a wrong telephone and a wrong birthday: each has its sentence in one round, and all eight fields stay', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/422/);
  const form = main(page);
  const field = (label: string) => form.getByLabel(new RegExp(`^${label}`));
  const fields: Record<string, string> = {
    ...{ Nombre: 'María José', 'Apellido paterno': 'Peña', 'Apellido materno': 'Ruiz' },
    ...{ 'Correo electrónico': newAddress(), Teléfono: '55 1234', Cumpleaños: '2090-02-28' },
  };
  await page.goto('/registro');
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
  const genders = field('Género');
  const options = await genders.getByRole('option').allTextContents();
  expect(options[0], 'it is optional').toBe('Prefiero no decirlo');
  expect(options.length - 1, 'more than two').toBeGreaterThan(2);
  await genders.selectOption('otro');
  const notice = form.getByRole('checkbox', { name: /Acepto el aviso de privacidad/ });
  await notice.check();
  await field('Contraseña').fill(password);
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  const summary = form.getByRole('alert').filter({ hasText: 'Corrige 2 datos:' });
  for (const [label, sentence] of [
    ['Teléfono', 'Escribe los diez dígitos de tu teléfono'],
    ['Cumpleaños', 'Escribe una fecha que ya pasó.'],
  ] as const) {
    await expect(summary).toContainText(sentence);
    await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
  for (const [name, value] of Object.entries(fields)) await expect(field(name), name).toHaveValue(value);
  await expect(genders).toHaveValue('otro');
  await expect(notice).toBeChecked();
});

test('RT-03 an e-mail that has an account gets the same answer, and its owner a mail', {
  tag: '@phone',
}, async ({ page }) => {
  const { email } = await addCustomer();
  await page.goto('/registro');
  await fill(page, email);
  await expect(main(page).getByText(/^Te enviamos un correo para continuar\./)).toBeVisible();
  await expect(main(page).getByLabel(/^Código del correo/)).toBeVisible();
  const subject = () =>
    withShopDatabase(async ({ pool }) => {
      const { rows } = await pool.query('select subject from mails where recipient = $1', [email]);
      return rows.map((row) => row.subject);
    });
  await expect.poll(subject).toEqual(['Ya tienes una cuenta con este correo']);
});

test('ER-06 a failing server is a state of the form, with what was typed', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/50\d/);
  await page.route('**/registro/respuesta', (route) => route.fulfill({ status: 503, body: 'fuera de servicio' }));
  const email = newAddress();
  await page.goto('/registro');
  await fill(page, email);
  await expect(main(page).getByText('lo que escribiste sigue aquí', { exact: false })).toBeVisible();
  await expect(main(page).getByLabel('Correo electrónico')).toHaveValue(email);
  await expect(main(page).getByLabel(/^Contraseña/)).toHaveValue(password);
});

test('RT-03 the meter helps while a password is typed; both steps have no accessibility violations', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/registro');
  const field = main(page).getByLabel(/^Contraseña/);
  await field.fill('corta');
  await expect(main(page).getByText('Faltan 3 caracteres')).toBeVisible();
  await field.fill('caballo grapa tortilla');
  await expect(main(page).getByText('Muy buena')).toBeVisible();
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await fill(page, newAddress());
  await expect(main(page).getByLabel(/^Código del correo/)).toBeVisible();
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
});

test('RT-03 back to what was typed, without the errors of the code, and on again', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/422/);
  const form = main(page);
  await page.goto('/registro');
  await fill(page, newAddress());
  await form.getByLabel(/^Código del correo/).fill('000000');
  await form.getByRole('button', { name: 'Confirmar y entrar' }).click();
  await expect(form.getByText('El código no es correcto.').last()).toBeVisible();
  await form.getByRole('button', { name: 'Corregir mis datos' }).click();
  const first = form.getByLabel(/^Nombre/);
  await expect(first).toHaveValue('María José');
  await expect(form.getByText('El código no es correcto.')).toHaveCount(0);
  await expect(first).toBeFocused();
  const email = newAddress();
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(form.getByLabel(/^Código del correo/)).toHaveAccessibleDescription(new RegExp(email));
});

test('RT-03 a common password is not praised while it is typed, and is sent nowhere for that', {
  tag: '@phone',
}, async ({ page }) => {
  const lists: { url: string; bytes: number }[] = [];
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  page.on('requestfinished', async (request) => {
    if (!/common-password-list/.test(request.url())) return;
    const { responseBodySize } = await request.sizes();
    lists.push({ url: request.url(), bytes: responseBodySize });
  });
  await page.goto('/registro');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  expect(lists, 'the list is loaded for who chooses a password').toEqual([]);
  const field = main(page).getByLabel(/^Contraseña/);
  const meter = main(page).locator('form').getByRole('status').filter({ hasText: 'Qué tan buena' });
  const said = new Set<string>();
  await page.exposeFunction('report', (text: string) => said.add(text));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const report = (window as unknown as { report(text: string): void }).report;
      for (const status of document.querySelectorAll('form [role=status]')) report(status.textContent ?? '');
    }).observe(document.querySelector('form') as Element, { subtree: true, childList: true, characterData: true });
  });
  for (const common of ['Password123', 'qwerty2024', 'P4ssw0rd!', 'iloveyou1']) {
    await field.fill('');
    await field.pressSequentially(common);
    await expect(meter).toContainText('Fácil de adivinar');
  }
  expect([...said].filter((text) => /buena$|Buena$/.test(text))).toEqual([]);
  await field.fill('caballo grapa tortilla');
  await expect(meter).toContainText('Muy buena');
  expect(lists.map(({ bytes }) => bytes > 5_000 && bytes < 16_000)).toEqual([true]);
  expect(sent.filter((one) => /password123|qwerty2024|p4ssw0rd|iloveyou|caballo/i.test(one))).toEqual([]);
});

test('RT-03 without the list of common passwords the meter counts, and praises nothing', { tag: '@phone' }, async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load|ERR_FAILED/);
  const refused = page.waitForEvent('requestfailed', (request) => /common-password-list/.test(request.url()));
  await page.route('**/common-password-list*', (route) => route.abort());
  await page.goto('/registro');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const field = main(page).getByLabel(/^Contraseña/);
  await field.fill('corta');
  await expect(main(page).getByText('Faltan 3 caracteres')).toBeVisible();
  await refused;
  await field.fill('caballo grapa tortilla');
  await expect(main(page).getByText('Faltan 3 caracteres')).toBeHidden();
  await expect(main(page).getByText(/Muy buena|Buena|Regular/)).toBeHidden();
});
