/** The delivery addresses of a customer (RL-04, ST-03, ST-04, UI-11, RO-02). */
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, htmlFaults, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn, forgetCustomer, openSignedIn, signIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const list = '/mi-cuenta/direcciones-envio/';
const addPath = '/mi-cuenta/direcciones-envio/agregar';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => main(page).getByLabel(new RegExp(`^${name}`));
const colonias = (page: Page) => main(page).getByRole('combobox', { name: /^Colonia/ });
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name });
const save = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Guardar/ })
    .last()
    .click();

const home = {
  ...{ nombre: 'Ana Ríos', calle: 'Orizaba', numeroExterior: '101', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ municipio: 'Cuauhtémoc', telefono: '5512345678' },
};
const add = (page: Page, more: Record<string, string> = {}) =>
  page.request.post(addPath, { form: { ...home, ...more }, headers: { origin }, maxRedirects: 0 });
const stored = (customer: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      'select * from addresses where customer_id = $1 and slot is not null order by rank desc',
      [customer],
    );
    return rows as Record<string, unknown>[];
  });
const chosen = async (page: Page) => {
  const cookies = await cookiesOf(page.context());
  const read = (name: string) => decodeURIComponent(cookies.get(name)?.value ?? '');
  return { id: read('selectId'), code: read('codigoPostal'), address: read('dirPredeterminada') };
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('RL-04 ST-04 the first address: the code fills in its place, all errors at once, nothing typed is lost', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page, context, problems }) => {
      if (!javaScriptEnabled) problems.expect(/422/);
      const { id, email } = await addCustomer('Ana');
      await openSignedIn(page, email, list);
      await expect(main(page)).toContainText('Todavía no guardas direcciones');
      // The postal code that the customer typed as a visitor.
      await context.addCookies([{ name: 'codigoPostal', value: '06600', url: origin }]);
      await main(page).getByRole('link', { name: 'Agregar dirección' }).click();
      await expect(field(page, 'Código postal')).toHaveValue('06600');
      await expect(field(page, 'Municipio')).toHaveValue('Cuauhtémoc');
      await expect(field(page, 'Nombre completo')).toHaveValue('Ana Ríos');
      await expect(main(page)).toContainText('Será tu dirección predeterminada');

      await field(page, 'Calle').fill('Orizaba');
      await field(page, 'Teléfono').fill('55 1234');
      await field(page, 'Código postal').fill('06700');
      if (!javaScriptEnabled) await main(page).getByRole('button', { name: 'Buscar colonias' }).click();
      await expect(main(page)).toContainText('Encontramos una colonia en Cuauhtémoc, Ciudad de México.');
      await expect(field(page, 'Calle')).toHaveValue('Orizaba');
      await save(page);
      await expect(page).toHaveTitle(javaScriptEnabled ? /^Agregar/ : /^Error: /);
      const summary = main(page).getByRole('alert').filter({ hasText: 'Corrige' });
      await expect(summary.getByRole('link')).toHaveText([
        'Escribe el número exterior, o S/N si no tiene',
        'Escribe los diez dígitos del teléfono',
      ]);
      await expect(field(page, 'Número exterior')).toBeFocused();
      // The postal code has one colonia, which is preselected.
      await expect(colonias(page)).toHaveValue('Roma Norte');
      await expect(field(page, 'Teléfono')).toHaveValue('55 1234');
      await expect(field(page, 'Código postal')).toHaveValue('06700');
      // Axe reports a control that the header covers as too small, so the page is scrolled to its top.
      if (javaScriptEnabled) {
        await page.evaluate(() => scrollTo(0, 0));
        expect(await accessibilityViolations(page, { except: ['target-size'] })).toEqual([]);
      }

      await colonias(page).selectOption('Roma Norte');
      await field(page, 'Número exterior').fill('s/n');
      await field(page, 'Teléfono').fill('+52 55 1234 5678');
      await save(page);
      await expect(page).toHaveURL(`${list}?listo=agregada`);
      await expect(main(page)).toContainText('Guardamos tu dirección.');
      await expect(card(page, 'Orizaba S/N')).toContainText('Predeterminada');
      await expect(card(page, 'Orizaba S/N')).toContainText('C.P. 06700 · Cuauhtémoc, Ciudad de México');
      const rows = await stored(id);
      expect(rows).toEqual([
        expect.objectContaining({ colonia: 'Roma Norte', numero_exterior: 'S/N', telefono: '5512345678' }),
      ]);
      // The new address is the destination from now on.
      expect(await chosen(page)).toMatchObject({ id: rows[0]?.id, code: '06700' });
    });

    test('RL-04 a colonia that is not listed is typed; an edit keeps it', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page }) => {
      const { id, email } = await addCustomer();
      await openSignedIn(page, email, addPath);
      if (javaScriptEnabled) {
        // A typed colonia belongs to its postal code.
        await field(page, 'Código postal').fill('06600');
        await colonias(page).selectOption('Mi colonia no aparece');
        await field(page, 'Escribe tu colonia').fill('De otro código');
        await field(page, 'Código postal').fill('06700');
        await expect(colonias(page)).toHaveValue('Roma Norte');
        await colonias(page).selectOption('Mi colonia no aparece');
        await expect(field(page, 'Escribe tu colonia')).toHaveValue('');
      }
      await field(page, 'Código postal').fill('06700');
      if (!javaScriptEnabled) await main(page).getByRole('button', { name: 'Buscar colonias' }).click();
      await colonias(page).selectOption('Mi colonia no aparece');
      await field(page, 'Escribe tu colonia').fill('Colonia Nueva');
      await field(page, 'Calle').fill('Orizaba');
      await field(page, 'Número exterior').fill('7');
      await field(page, 'Teléfono').fill('5512345678');
      await save(page);
      await expect(page).toHaveURL(`${list}?listo=agregada`);
      await card(page, 'Orizaba 7').getByRole('link', { name: 'Editar Orizaba 7' }).click();
      await expect(title(page)).toHaveText('Editar dirección');
      await expect(colonias(page)).toHaveValue('otra');
      await expect(field(page, 'Escribe tu colonia')).toHaveValue('Colonia Nueva');
      await field(page, 'Número interior').fill('B');
      await save(page);
      await expect(card(page, 'Orizaba 7, int. B')).toContainText('Colonia Nueva');
      expect((await stored(id))[0]).toMatchObject({ colonia: 'Colonia Nueva', municipio: 'Cuauhtémoc' });
      expect((await chosen(page)).address).toContain('Orizaba 7, int. B');
    });

    test('RL-04 another default, a deletion, and taking it back', {
      tag: javaScriptEnabled ? '@phone' : '@desktop',
    }, async ({ page }) => {
      const { email } = await addCustomer();
      await signInByCall(page.request, email);
      await add(page, { calle: 'Uno' });
      await add(page, { calle: 'Dos', codigoPostal: '44100', municipio: 'Guadalajara' });
      await page.goto(list);
      await main(page).getByRole('button', { name: 'Hacer predeterminada Dos 101' }).click();
      await expect(main(page)).toContainText('Listo: esa es ahora tu dirección predeterminada.');
      await expect(main(page).getByRole('article').first()).toContainText('Dos 101');
      expect((await chosen(page)).code).toBe('44100');
      await main(page).getByRole('button', { name: 'Borrar Dos 101' }).click();
      await expect(main(page)).toContainText('Borramos esa dirección.');
      await expect(main(page).getByRole('article')).toHaveCount(1);
      await expect(card(page, 'Uno 101')).toContainText('Predeterminada');
      // Without a chosen address, the default address is the destination.
      expect(await chosen(page)).toMatchObject({ code: '06700', address: expect.stringContaining('Uno 101') });
      await main(page).getByRole('button', { name: 'Deshacer' }).click();
      await expect(main(page)).toContainText('Listo, tu dirección está de vuelta.');
      await expect(main(page).getByRole('article').first()).toContainText('Dos 101');
      expect(await htmlFaults(await page.content())).toEqual([]);
    });
  });
}

test('RL-04 who has twenty addresses is told so before the form', { tag: '@phone' }, async ({ page }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  for (let at = 1; at <= 20; at++) await add(page, { calle: `Calle ${at}` });
  await page.goto(list);
  await expect(main(page)).toContainText('Ya tienes 20 direcciones');
  await expect(main(page).getByRole('link', { name: 'Agregar dirección' })).toHaveCount(0);
  await page.goto(addPath);
  await expect(main(page)).toContainText('Ya tienes 20 direcciones');
  await expect(main(page).getByLabel('Calle')).toHaveCount(0);
  const reply = await add(page, { calle: 'Calle 21' });
  expect(reply.status()).toBe(409);
});

test("RO-02 another customer's address is not found, and unchanged", { tag: '@phone' }, async ({ page, browser }) => {
  const owner = await addCustomer();
  await signInByCall(page.request, owner.email);
  await add(page);
  const [{ id } = { id: '' }] = await stored(owner.id);
  const other = await browser.newContext();
  await signInByCall(other.request, (await addCustomer()).email);
  const edit = `${origin}/mi-cuenta/direcciones-envio/editar/${id}`;
  expect((await other.request.get(edit)).status()).toBe(404);
  const form = { ...home, calle: 'Robada', direccion: String(id) };
  expect((await other.request.post(edit, { form, headers: { origin } })).status()).toBe(404);
  await other.request.post(origin + list, {
    ...{ form: { accion: 'borrar', direccion: String(id) }, headers: { origin } },
  });
  expect(await stored(owner.id)).toEqual([expect.objectContaining({ calle: 'Orizaba' })]);
  await other.close();
});

test('UI-11 ST-03 signed in, the modal offers addresses: by keyboard one is chosen, and the header shows its code', async ({
  page,
  isMobile,
}) => {
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await add(page, { calle: 'Uno' });
  await add(page, { calle: 'Dos', codigoPostal: '44100', municipio: 'Guadalajara' });
  await page.goto('/tiendas');
  const bar = page.getByRole('region', { name: 'Dirección de entrega' }).filter({ visible: true }).first();
  await expect(bar).toContainText('06700');
  await bar.getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: '¿A dónde lo enviamos?' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /Uno 101/ })).toBeChecked();
  const directions = () => page.evaluate(() => localStorage.getItem('sendDirections'));
  const own = (await stored(id)).map((one) => ({ id: String(one.id), codigoPostal: one.codigo_postal }));
  expect(own).toHaveLength(2);
  // ST-03: the stored item leaves out the texts of the addresses.
  expect(JSON.parse((await directions()) ?? '[]')).toEqual(expect.arrayContaining(own));
  await expect(dialog.getByRole('link', { name: 'Agregar una dirección' })).toBeVisible();
  await expect(dialog.getByLabel('Código postal')).toBeVisible();
  await expect(dialog).not.toContainText('¿Ya tienes cuenta?');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('radio', { name: /Uno 101/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bar).toContainText('44100');
  const choice = await chosen(page);
  expect(choice.code).toBe('44100');
  expect(JSON.parse(choice.address)).toMatchObject({ municipio: 'Guadalajara', calle: 'Dos 101' });
  // A typed code belongs to no address, so no address is chosen any more.
  await bar.getByRole('link').click();
  await expect(dialog.getByRole('radio', { name: /Dos 101/ })).toBeChecked();
  await dialog.getByLabel('Código postal').fill('64000');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(bar).toContainText('64000');
  expect((await chosen(page)).id).toBe('');
  // SS-03: signing out deletes all of this.
  await page.goto('/mi-cuenta/');
  if (!isMobile) await add(page);
  await main(page)
    .getByRole('button', { name: /Cerrar sesión|Salir/ })
    .click();
  await expect(page).toHaveURL('/');
  expect(await directions()).toBeNull();
  expect(await chosen(page)).toEqual({ id: '', code: '', address: '' });
});

test('RL-04 ST-03 who signs in on another device has things sent to the default address', { tag: '@phone' }, async ({
  page,
}) => {
  const { email } = await addCustomer();
  await openSignedIn(page, email, '/tiendas');
  await add(page);
  await add(page, { calle: 'Dos', codigoPostal: '44100', municipio: 'Guadalajara', predeterminada: '1' });
  await forgetCustomer(page);
  await signIn(page, email, '/tiendas');
  const bar = page.getByRole('region', { name: 'Dirección de entrega' }).filter({ visible: true }).first();
  await expect(bar).toContainText('44100');
  expect((await chosen(page)).address).toContain('Dos 101');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('UI-11 the choice has a page of its own, for who is signed in', { tag: '@desktop' }, async ({ page }) => {
    const { email } = await addCustomer();
    await page.goto('/mi-cuenta/elegir-direccion');
    await expect(page).toHaveURL(/^[^?]*\/login\?redirect=/);
    await fillSignIn(page, email);
    await expect(main(page)).toContainText('Todavía no guardas direcciones.');
    await add(page, { calle: 'Uno' });
    await add(page, { calle: 'Dos', codigoPostal: '44100', municipio: 'Guadalajara' });
    await page.goto('/tiendas');
    await page.goto('/mi-cuenta/elegir-direccion');
    await main(page)
      .getByRole('radio', { name: /Dos 101/ })
      .check();
    await main(page).getByRole('button', { name: 'Enviar aquí' }).click();
    await expect(page).not.toHaveURL(/elegir-direccion/);
    expect((await chosen(page)).code).toBe('44100');
  });
});
