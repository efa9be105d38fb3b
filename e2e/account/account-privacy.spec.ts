/** Notifications, the export of a customer's data, and requests under the privacy law (RT-20, RO-02). */
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, mailsOf, signInByCall } from '../support/customers/customers.ts';
import { confirmIdentity, openSignedIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { shop } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const notice = (page: Page) => main(page).getByRole('status').first();
const switches = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      'select kind, is_on from notification_settings where customer_id = $1 order by kind',
      [id],
    );
    return Object.fromEntries(rows.map(({ kind, is_on }) => [kind, is_on]));
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('RT-20 notifications are switches that are kept', { tag: javaScriptEnabled ? '@phone' : '@desktop' }, async ({
      page,
    }) => {
      const { id, email } = await addCustomer();
      await openSignedIn(page, email, '/mi-cuenta/avisos');
      if (javaScriptEnabled) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const turned = (name: string) => main(page).getByRole('switch', { name });
      const save = page.getByRole('button', { name: 'Guardar cambios' });
      for (const [name, isOn] of [
        ['Mis pedidos', true],
        ['Ofertas y promociones', false],
        ['Mis favoritos', false],
        ['Opiniones', false],
      ] as const)
        await expect(turned(name)).toBeChecked({ checked: isOn });
      await expect(main(page)).toContainText(`Llegan a ${email}.`);
      await expect(turned('Opiniones')).toHaveAccessibleDescription(/lo que compraste/);
      await turned('Mis pedidos').uncheck();
      await turned('Opiniones').check();
      if (javaScriptEnabled) {
        await expect(save).toHaveCount(0);
        await expect(main(page).getByRole('status')).toHaveText('Activaste «Opiniones».');
        expect(await switches(id)).toEqual({ pedidos: false, opiniones: true });
      } else {
        await save.click();
        await expect(main(page).getByText('Guardamos tus avisos.')).toBeVisible();
        expect(await switches(id)).toEqual({ pedidos: false, ofertas: false, favoritos: false, opiniones: true });
      }
      await page.goto('/mi-cuenta/avisos');
      await expect(turned('Mis pedidos')).not.toBeChecked();
      await expect(turned('Opiniones')).toBeChecked();
      await page.goto('/mi-cuenta/');
      await expect(main(page).getByRole('link', { name: /^Avisos/ })).toContainText('1 de 4 avisos por correo');
    });
  });
}

test(
  'issue 16, 7: a request by the law of privacy gets a number and a day, and is listed; an operator answers it',
  { tag: '@phone' },
  async ({ page }, testInfo) => {
    const { email } = await addCustomer();
    await openSignedIn(page, email, '/mi-cuenta/privacidad');
    const text = main(page).getByLabel('Cuéntanos qué necesitas');
    const send = page.getByRole('button', { name: 'Enviar solicitud' });
    await text.fill('  <b>¿Qué</b> saben\nde mí?  ');
    await send.click();
    await expect(main(page).getByText('Elige qué necesitas')).not.toHaveCount(0);
    await expect(text).toHaveValue(/<b>¿Qué<\/b> saben\nde mí\?/);
    await main(page).getByLabel('Acceso').check();
    await text.fill('x'.repeat(4_001));
    await send.click();
    await expect(text).toHaveAccessibleDescription(/pasa de 4,000 caracteres/);
    await expect(main(page).getByLabel('Acceso')).toBeChecked();
    await text.fill('<b>¿Qué</b> saben\nde mí?');
    await send.click();
    await expect(notice(page)).toHaveText(
      /^Recibimos tu solicitud ARCO-\d{4}-\d{6}\. Te respondemos a más tardar el \d/,
    );
    const [folio = ''] = /ARCO-\d{4}-\d{6}/.exec((await notice(page).textContent()) ?? '') ?? [];
    const row = main(page).getByRole('listitem').filter({ hasText: folio });
    await expect(row).toContainText('En proceso');
    await expect(row).toContainText('Acceso · Recibida el');
    await expect(row).toContainText('Te respondemos a más tardar el');
    await row.getByText('Lo que escribiste').click();
    await expect(row.getByText('<b>¿Qué</b> saben')).toBeVisible();
    expect(await mailsOf(email, 'privacy-request')).toBe(1);
    await page.goto('/mi-cuenta/');
    await expect(main(page).getByRole('link', { name: /^Privacidad/ })).toContainText('1 solicitud en proceso');
    await writeFile(testInfo.outputPath('respuesta.txt'), 'Esto <b>tenemos</b> de ti:\nnada más.');
    shop('customers', 'answer', folio, '--file', testInfo.outputPath('respuesta.txt'));
    expect(await mailsOf(email, 'privacy-answer')).toBe(1);
    await page.goto('/mi-cuenta/privacidad');
    await expect(row).toContainText('Respondida');
    await expect(row).toContainText(/Te respondimos el \d/);
    await expect(row).not.toContainText('a más tardar');
    await row.getByText('Nuestra respuesta').click();
    await expect(row.getByText('Esto <b>tenemos</b> de ti:')).toBeVisible();
  },
);

test('issue 16, 7: the data are a file, for who has confirmed who they are', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/privacidad');
  await page.getByRole('link', { name: 'Confirmar y descargar' }).click();
  await confirmIdentity(page);
  await expect(page).toHaveURL('/mi-cuenta/privacidad?listo=descarga');
  await expect(notice(page)).toHaveText('Listo, ya puedes descargar tus datos.');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar mis datos' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('mis-datos.json');
  const text = await readFile(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ perfil: { correo: email, nombre: 'Guadalupe' } });
  expect(text).not.toContain('argon2');
  expect(
    await withShopDatabase(async ({ pool }) => {
      const { rows } = await pool.query(`select 1 from customer_audit where customer_id = $1 and action = 'exported'`, [
        id,
      ]);
      return rows.length;
    }),
  ).toBe(1);
});

test('RT-20 a switch that cannot be kept turns back and says so; turned quickly, the last state stays', {
  tag: '@phone',
}, async ({ page, problems }) => {
  problems.expect(/503|Failed to load/);
  const { id, email } = await addCustomer();
  await openSignedIn(page, email, '/mi-cuenta/avisos');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const offers = main(page).getByRole('switch', { name: 'Ofertas y promociones' });
  for (let press = 0; press < 5; press++) await offers.click();
  await expect.poll(() => switches(id)).toEqual({ ofertas: true });
  await expect(main(page).getByRole('status')).toHaveText('Activaste «Ofertas y promociones».');
  await page.route('**/respuesta', (route) => route.fulfill({ status: 503, body: 'x' }));
  await offers.click();
  await expect(main(page).getByRole('status')).toHaveText(/^No pudimos guardar «Ofertas y promociones»/);
  await expect(offers).toBeChecked();
});

test('RT-20 the settings link a customer to their notifications, and stay the same page for everybody', {
  tag: '@phone',
}, async ({ page, request }) => {
  const { email } = await addCustomer();
  const before = await (await request.get('/ajustes')).text();
  expect(before).not.toContain('/mi-cuenta/avisos');
  await signInByCall(page.request, email);
  const reply = await page.request.get('/ajustes');
  expect(reply.headers()['cache-control']).toContain('public');
  expect(await reply.text()).toBe(before);
  await page.goto('/ajustes');
  await page.getByRole('link', { name: 'Elegir qué me avisan por correo' }).click();
  await expect(page).toHaveURL('/mi-cuenta/avisos');
});
