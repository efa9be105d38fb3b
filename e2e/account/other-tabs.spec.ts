/** Open pages of a customer follow changes of other tabs (RL-03, RL-04, RL-05). `cart-page.spec.ts` tests the cart. */
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findProduct } from '../support/catalogue/catalogue.ts';
import { addCustomer, password, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { cookiesOf } from '../support/customers/sign-in-pages.ts';
import { origin } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const address = {
  ...{ nombre: 'Ana Ríos', calle: 'Orizaba', numeroExterior: '101', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ municipio: 'Cuauhtémoc', telefono: '5512345678' },
};

test('RL-03 RL-04 RL-05 lists, addresses, sessions and requests follow another tab when they are shown again, and reread nothing else', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  // The same device, in another browser.
  const device = (await cookiesOf(page.context())).get('dispositivo')?.value ?? '';
  const form = { correo: email, contrasena: password, volver: '/' };
  await request.post('/login', { form, headers: { origin, cookie: `dispositivo=${device}` }, maxRedirects: 0 });
  // The requests share the cookies of the browser, as another tab does.
  const inAnotherTab = async (path: string, fields: Record<string, string>) => {
    const reply = await page.request.post(path, { form: fields, headers: { origin }, maxRedirects: 0 });
    expect(reply.status(), path).toBe(303);
  };
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const readings: string[] = [];
  page.on('request', (sent) => sent.url().includes('.data') && readings.push(new URL(sent.url()).pathname));

  const product = await findProduct(page.request, buyable);
  await open('/mi-cuenta/listadeseos/');
  await comeBack();
  expect(readings, 'nothing has changed').toEqual([]);
  await inAnotherTab('/acciones/favoritos', { producto: String(product.id) });
  await comeBack();
  await expect(main(page).getByRole('article').filter({ hasText: product.title })).toBeVisible();
  // A change of the page itself is shown by the page.
  await main(page)
    .getByRole('button', { name: `Quitar de la lista: ${product.title}` })
    .click();
  await expect(main(page).getByRole('button', { name: /^Deshacer/ })).toBeFocused();
  await comeBack();
  expect(readings).toHaveLength(1);

  await open('/mi-cuenta/direcciones-envio/');
  await inAnotherTab('/mi-cuenta/direcciones-envio/agregar', address);
  await comeBack();
  await expect(main(page).getByText('Orizaba 101')).toBeVisible();

  await open('/mi-cuenta/privacidad');
  await main(page).getByRole('textbox').fill('Otra pregunta');
  await inAnotherTab('/mi-cuenta/privacidad', { derecho: 'acceso', texto: '¿Qué datos míos tienen?' });
  await comeBack();
  await expect(
    main(page)
      .getByText(/ARCO-\d{4}-\d+/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByRole('textbox'), 'what was typed stays').toHaveValue('Otra pregunta');

  await open('/mi-cuenta/seguridad');
  const ends = main(page).getByRole('button', { name: /^Cerrar la sesión/ });
  await expect(ends).toHaveCount(1);
  await ends.focus();
  await inAnotherTab('/mi-cuenta/seguridad', { accion: 'cerrar-todas' });
  await comeBack();
  await expect(ends).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }), 'the focused button is gone').toBeFocused();
});
