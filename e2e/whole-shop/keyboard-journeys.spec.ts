/**
 * Journeys by keyboard alone: sign-in and sign-out, past the header, through the filters (issue 16, WCAG 2.1.1, 2.4.1).
 * `every-page/visit.spec.ts` checks what Tab reaches on each page.
 */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from '../support/catalogue/catalogue.ts';
import { addCustomer, askForCode, mailedCode, password } from '../support/customers/customers.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses Tab until an element has the focus. After forty presses, the element counts as unreachable. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 60; stop++) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  expect(await hasFocus(), `${target} is reached by Tab`).toBe(true);
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, main(page).getByLabel(label));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('issue 16 by keyboard alone: register, code, account, another name, sign out; then sign in by a mailed code', {
  tag: '@desktop',
}, async ({ page }) => {
  const email = `teclado-${randomUUID()}@tianguis.example`;
  await page.goto('/login');
  await press(page, main(page).getByRole('link', { name: 'Crear cuenta' }));
  await expect(page).toHaveURL(/\/registro/);
  await type(page, /^Nombre/, 'Teresa');
  await type(page, /^Apellido paterno/, 'Ríos');
  await type(page, 'Correo electrónico', email);
  await tabTo(page, main(page).getByLabel(/^Género/));
  await page.keyboard.type('No');
  await type(page, /^Contraseña/, password);
  await press(page, main(page).getByRole('checkbox', { name: /Acepto el aviso/ }), 'Space');
  await press(page, button(page, 'Crear mi cuenta'));
  // The script has moved the focus to the field.
  await expect(main(page).getByLabel(/^Código del correo/)).toBeFocused();
  await page.keyboard.type(await mailedCode(email));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await press(page, page.getByRole('banner').getByRole('button', { name: 'Teresa' }));
  await press(page, page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('link', { name: 'Entrar a mi cuenta' }));
  await expect(title(page)).toHaveText('¡Hola, Teresa!');
  await press(
    page,
    main(page)
      .getByRole('link', { name: /^Mis datos/ })
      .first(),
  );
  await expect(page).toHaveURL('/mi-cuenta/mis-datos');
  await expect(main(page).getByLabel(/^Género/)).toHaveValue('no-binario');
  await type(page, /^Nombre/, 'Tere');
  await press(page, button(page, 'Guardar cambios'));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Tere', exact: true })).toBeVisible();
  await press(page, page.getByRole('banner').getByRole('button', { name: 'Tere', exact: true }));
  await press(page, page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('button', { name: 'Cerrar sesión' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cuenta' })).toBeVisible();

  await askForCode(email);
  await page.goto('/login?redirect=/mi-cuenta/');
  await type(page, 'Correo electrónico', email);
  await type(page, /^Contraseña/, password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/autorizar/);
  await type(page, /^Código/, await mailedCode(email));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('¡Hola, Tere!');
});

test('RT-04 by keyboard alone: the link for another password, the password, and on to the account', {
  tag: '@desktop',
}, async ({ page }) => {
  const { email } = await addCustomer();
  await page.goto('/login');
  await press(page, main(page).getByRole('link', { name: '¿Olvidaste tu contraseña?' }));
  await expect(page).toHaveURL('/recuperar-contrasena/');
  await type(page, 'Correo electrónico', email);
  await press(page, button(page, 'Enviarme el enlace'));
  await expect(title(page)).toHaveText('Revisa tu correo');
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { rows } = await withShopDatabase(({ pool }) =>
        pool.query<{ text: string }>(`select plain_text as text from mails where recipient = $1`, [email]),
      );
      link = /\S+\/recuperar-contrasena\/\?token=[\w-]{43}$/m.exec(rows[0]?.text ?? '')?.[0];
      return link;
    })
    .toBeDefined();
  await page.goto(link ?? '');
  await type(page, 'Contraseña nueva', 'lluvia sobre el comal');
  await press(page, button(page, 'Guardar contraseña'));
  await expect(title(page)).toHaveText('Tu contraseña cambió');
  await press(page, main(page).getByRole('link', { name: 'Continuar' }));
  await expect(title(page)).toHaveText('¡Hola, Guadalupe!');
});

test('the first Tab shows the link that skips the header, and Enter follows it', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Ir al contenido' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('RT-11 filters by keyboard: opened, set, announced, removed', async ({ page, request, isMobile }) => {
  await page.goto(categoryUrl(await largestDepartment(request)));
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const opener = page.getByRole('button', { name: /^Filtros/ });
  const total = page.getByRole('main').getByRole('status').first();
  const before = await total.textContent();
  if (isMobile) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const free = filters.getByRole('link', { name: /^Envío gratis/ });
  await free.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/enviogratis=1/);
  // The live region announces the number of products that remain.
  await expect(total).not.toHaveText(before ?? '');
  const chip = page.getByRole('link', { name: /^Quitar: Envío gratis|^Envío gratis.*quitar/i }).first();
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/enviogratis=1/);
  await expect(total).toHaveText(before ?? '');
});
