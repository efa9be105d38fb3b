/**
 * The account without JavaScript: home, e-mail address, confirmation, data, deletion (RL-01, RL-05, RT-20, RO-02,
 * SS-03).
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { htmlFaults } from '@tianguis/testkit/documents';
import { addCustomer, mailedCode, mailsOf } from '../../support/customers/customers.ts';
import { addOrderWithoutGoods, cancelOrder } from '../../support/customers/orders.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { shop } from '../../support/shop/operator.ts';
import { fieldValue } from '../client/html-page.ts';
import { openSessionsOf } from '../client/other-devices.ts';
import type { PlainBrowser } from '../client/plain-browser.ts';
import { confirmIdentity, fillSignIn, signedIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const notice = ({ page }: PlainBrowser) => page.main.all('[role="status"]')[0]?.text ?? '';
const stored = (id: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select * from customers where id = $1', [id]);
    return rows[0] as Record<string, unknown>;
  });
const forgetPassword = (id: string) =>
  withShopDatabase(({ pool }) => pool.query('update customers set password_hash = null where id = $1', [id]));
const profileOf = ({ client }: PlainBrowser) =>
  JSON.parse(decodeURIComponent(client.cookies.get('profileData')?.value ?? '{}'));
const inWords = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'America/Mexico_City' });

test('RL-01 the home has a tile for each part of the account, with what is known of it', async () => {
  const { email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/');
  const { page } = browser;
  expect(page.h1).toBe('¡Hola, Guadalupe!');
  expect(page.main.text).toContain(email);
  for (const [name, fact, href] of [
    ['Mis pedidos', '', '/mi-cuenta/mis-pedidos/dias=30/pagina=1'],
    ['Mis favoritos', 'Todavía no guardas nada', '/mi-cuenta/listadeseos/'],
    ['Mi saldo a favor', 'No tienes saldo por ahora', '/mi-cuenta/saldo'],
    ['Mis direcciones', '', '/mi-cuenta/direcciones-envio/'],
    ['Mis datos', 'Te falta agregar tu teléfono', '/mi-cuenta/mis-datos'],
    ['Seguridad', '1 sesión abierta · sin verificación en dos pasos', '/mi-cuenta/seguridad'],
    ['Avisos', '1 de 4 avisos por correo', '/mi-cuenta/avisos'],
    ['Privacidad', 'Tus datos, tus derechos', '/mi-cuenta/privacidad'],
    ['Ajustes', '', '/ajustes'],
  ] as const) {
    const tile = page.main.one('a', new RegExp(`^${name}`));
    expect(tile.text).toContain(fact);
    expect(tile.attribute('href')).toBe(href);
  }
  expect(browser.reply.headers()['cache-control']).toBe('private, no-store');
  expect(await browser.reply.text()).toContain('<meta name="robots" content="noindex"');
});

test('RL-05 a new e-mail asks who is there, takes the codes of both addresses, and is greeted by', async () => {
  const { id, email } = await addCustomer();
  const fresh = `nueva-${id}@tianguis.example`;
  const browser = await signedIn(email, '/mi-cuenta/mis-datos');
  await browser.follow('Cambiar correo');
  let page = await confirmIdentity(browser, 'no es esta clave');
  expect(page.descriptionOf(page.field('Contraseña'))).toMatch(/Esa no es tu contraseña/);
  expect(fieldValue(page.field('Contraseña'))).toBe('');
  expect(fieldValue(page.field('Correo de tu cuenta'))).toBe(email);
  page = await confirmIdentity(browser);
  expect(browser.address).toBe('/mi-cuenta/correo');
  expect(page.main.text).toContain(`Hoy tu correo es ${email}.`);

  const label = 'Correo nuevo';
  expect(page.field(label).attribute('autocomplete')).toBe('email');
  for (const [typed, sentence] of [
    ['nueva@', 'El formato de correo electrónico es inválido'],
    [email.toUpperCase(), 'Ese ya es tu correo. Escribe el nuevo.'],
  ] as const) {
    page = await browser.submit('Enviar los códigos', { [label]: typed });
    expect(page.descriptionOf(page.field(label))).toBe(sentence);
    expect(fieldValue(page.field(label))).toBe(typed);
  }
  page = await browser.submit('Enviar los códigos', { [label]: fresh });
  const [first, second] = ['Código del correo nuevo', 'Código de tu correo de hoy'] as const;
  expect(page.descriptionOf(page.field(first))).toBe(`Lo enviamos a ${fresh}.`);
  expect(page.descriptionOf(page.field(second))).toBe(`Lo enviamos a ${email}.`);
  expect(page.field(first).attribute('inputmode')).toBe('numeric');
  const codes = { fresh: await mailedCode(fresh), old: await mailedCode(email) };
  page = await browser.submit('Cambiar mi correo', { [first]: codes.fresh });
  expect(page.descriptionOf(page.field(second))).toMatch(/Escribe el código que llegó a tu correo de hoy/);
  page = await browser.submit('Cambiar mi correo', { [second]: codes.fresh === codes.old ? '000000' : codes.fresh });
  expect(page.descriptionOf(page.field(second))).toMatch(/El código no es correcto/);
  expect(fieldValue(page.field(first))).toBe(codes.fresh);
  // A customer who asks for new codes at once reads a message; the codes that were mailed before remain valid.
  page = await browser.submit('Enviar otros códigos');
  expect(page.main.text).toContain('Te enviamos un código a tu correo nuevo');
  expect(await mailsOf(fresh, 'new-address-code')).toBe(1);
  await browser.submit('Cambiar mi correo', { [first]: codes.fresh, [second]: codes.old });
  expect(browser.address).toBe('/mi-cuenta/mis-datos?listo=correo');
  expect(notice(browser)).toBe(`Listo: desde ahora entras con ${fresh}.`);
  expect(await stored(id)).toMatchObject({ email: fresh });
  expect(profileOf(browser)).toMatchObject({ correo: fresh, nombre: 'Guadalupe' });
});

test('RL-05 who has no password confirms by a mailed code', async () => {
  const { id, email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/');
  await forgetPassword(id);
  let page = await browser.open('/mi-cuenta/contrasena');
  expect(page.h1).toBe('Confirma que eres tú');
  expect(page.main.all('input[type="password"]')).toEqual([]);
  page = await browser.submit('Enviarme un código');
  expect(page.field('Código').attribute('autocomplete')).toBe('one-time-code');
  const right = await mailedCode(email);
  page = await browser.submit('Continuar');
  expect(page.descriptionOf(page.field('Código'))).toMatch(/Escribe el código de seis dígitos/);
  page = await browser.submit('Continuar', { Código: right === '000000' ? '000001' : '000000' });
  expect(page.descriptionOf(page.field('Código'))).toMatch(/El código no es correcto/);
  page = await browser.submit('Continuar', { Código: right });
  expect(browser.address).toBe('/mi-cuenta/contrasena');
  expect(page.h1).toBe('Cambiar contraseña');
});

test('issue 16, 7: a request by the law of privacy gets a number and a day, and is listed; an operator answers it', async () => {
  const { email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/privacidad');
  const [label, button] = ['Cuéntanos qué necesitas', 'Enviar solicitud'] as const;
  let page = await browser.submit(button, { [label]: '  <b>¿Qué</b> saben\nde mí?  ' });
  expect(page.main.text).toContain('Elige qué necesitas');
  expect(fieldValue(page.field(label))).toMatch(/<b>¿Qué<\/b> saben\r?\nde mí\?/);
  page = await browser.submit(button, { [page.labelOf(page.field(/^Acceso/))]: true, [label]: 'x'.repeat(4_001) });
  expect(page.descriptionOf(page.field(label))).toMatch(/pasa de 4,000 caracteres/);
  expect(page.field(/^Acceso/).has('checked')).toBe(true);
  await browser.submit(button, { [label]: '<b>¿Qué</b> saben\nde mí?' });
  expect(notice(browser)).toMatch(/^Recibimos tu solicitud ARCO-\d{4}-\d{6}\. Te respondemos a más tardar el \d/);
  const [folio = ''] = /ARCO-\d{4}-\d{6}/.exec(notice(browser)) ?? [];
  const row = () => browser.page.main.all('li').find(({ text }) => text.includes(folio))?.text ?? '';
  for (const words of ['En proceso', 'Acceso · Recibida el', 'Te respondemos a más tardar el', '<b>¿Qué</b> saben'])
    expect(row()).toContain(words);
  expect(await mailsOf(email, 'privacy-request')).toBe(1);
  page = await browser.open('/mi-cuenta/');
  expect(page.main.one('a', /^Privacidad/).text).toContain('1 solicitud en proceso');
  const file = join(mkdtempSync(join(tmpdir(), 'answer-')), 'respuesta.txt');
  writeFileSync(file, 'Esto <b>tenemos</b> de ti:\nnada más.');
  shop('customers', 'answer', folio, '--file', file);
  expect(await mailsOf(email, 'privacy-answer')).toBe(1);
  await browser.open('/mi-cuenta/privacidad');
  expect(row()).toContain('Respondida');
  expect(row()).toMatch(/Te respondimos el \d/);
  expect(row()).not.toContain('a más tardar');
  expect(row()).toContain('Esto <b>tenemos</b> de ti:');
});

test('issue 16, 7: the data are a file, for who has confirmed who they are', async () => {
  const { id, email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/privacidad');
  await browser.follow('Confirmar y descargar');
  await confirmIdentity(browser);
  expect(browser.address).toBe('/mi-cuenta/privacidad?listo=descarga');
  expect(notice(browser)).toBe('Listo, ya puedes descargar tus datos.');
  const file = await browser.client.get(browser.page.main.one('a', 'Descargar mis datos').attribute('href') ?? '');
  expect(file.headers()['content-disposition']).toBe('attachment; filename="mis-datos.json"');
  const text = await file.text();
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

test('RL-05 AP-07 deleting says what goes and what stays, asks who is there, and ends in a page that says how to return', async () => {
  const { id, email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/privacidad');
  let page = await browser.follow('Ver qué se borra');
  expect(page.h1).toBe('Borrar mi cuenta');
  const notice = await (await browser.client.get('/app/v1/delete-account')).json();
  for (const what of notice.data.borra) expect(page.main.text).toContain(what);
  for (const { que, anios, por } of notice.data.conserva) {
    const row = page.main.all('li').find(({ text }) => text.includes(que))?.text;
    expect(row).toContain(`Durante ${anios} años`);
    expect(row).toContain(por);
  }
  expect(page.main.text).toContain('Tienes 30 días para cambiar de opinión');
  expect(page.count('button', 'Borrar mi cuenta')).toBe(0);
  await browser.follow('Continuar');
  await confirmIdentity(browser);
  expect(browser.address).toBe('/mi-cuenta/borrar-cuenta');
  page = await browser.submit('Borrar mi cuenta');
  expect(page.descriptionOf(page.field(/Entiendo/))).toMatch(/Marca la casilla/);
  expect((await stored(id)).deletion_requested_at).toBeNull();
  page = await browser.submit('Borrar mi cuenta', { [page.labelOf(page.field(/Entiendo/))]: true });
  expect(browser.address).toBe('/cuenta-borrada');
  expect(page.h1).toBe('Tu cuenta quedó cerrada');
  const at = (await stored(id)).deletion_requested_at;
  expect(at).not.toBeNull();
  const until = inWords.format(new Date((at as Date).getTime() + 30 * 86_400_000));
  expect(page.main.text).toContain(`La borraremos el ${until}.`);
  expect(page.main.text).toContain('inicia sesión con tu correo y tu contraseña');
  expect(await openSessionsOf(id)).toEqual([]);
  expect(await mailsOf(email, 'deletion-requested')).toBe(1);
  // SS-03: no data of the session remain here.
  const names = () => browser.client.cookies.all().map(({ name }) => name);
  expect(names().toSorted()).toEqual(['cuenta_borrada', 'dispositivo']);
  const banner = page.one('header', /^/);
  expect(banner.count('a', /Inicia sesión/) + banner.count('button', 'Cuenta')).toBeGreaterThan(0);
  page = await browser.open('/cuenta-borrada');
  expect(page.h1).toBe('Tu cuenta quedó cerrada');
  expect(browser.reply.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(await htmlFaults(await browser.reply.text())).toEqual([]);

  // A sign-in undoes the deletion.
  await browser.follow('Recuperar mi cuenta');
  await fillSignIn(browser, email);
  expect(browser.address).not.toMatch(/\/login/);
  expect((await stored(id)).deletion_requested_at).toBeNull();
  expect(await mailsOf(email, 'deletion-withdrawn')).toBe(1);
});

test('RL-05 who has no password deletes by a mailed code', async () => {
  const { id, email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/');
  await forgetPassword(id);
  await browser.open('/mi-cuenta/borrar-cuenta');
  await browser.follow('Continuar');
  await browser.submit('Enviarme un código');
  const page = await browser.submit('Continuar', { Código: await mailedCode(email) });
  await browser.submit('Borrar mi cuenta', { [page.labelOf(page.field(/Entiendo/))]: true });
  expect(browser.address).toBe('/cuenta-borrada');
  expect((await stored(id)).deletion_requested_at).not.toBeNull();
});

test('RL-05 AF-07 an unpaid order hinders the deletion: the page names the order and a way out, and keeps the checked box', async () => {
  const { id, email } = await addCustomer();
  const number = await addOrderWithoutGoods(id);
  const browser = await signedIn(email, '/mi-cuenta/borrar-cuenta');
  await browser.follow('Continuar');
  let page = await confirmIdentity(browser);
  const box = page.labelOf(page.field(/Entiendo/));
  page = await browser.submit('Borrar mi cuenta', { [box]: true });
  expect(browser.reply.status()).toBe(409);
  expect(browser.reply.headers()['cache-control']).toContain('no-store');
  expect(page.h1).toBe('Borrar mi cuenta');
  const alert = page.main.all('[role="alert"]').map(({ text }) => text);
  expect(alert).toContain('Todavía no podemos borrar tu cuenta: antes hay que resolver lo que tienes pendiente.');
  const row = page.main.all('li').find(({ text }) => text.includes(number));
  expect(row?.text).toMatch(/espera tu pago\..*Págalo o cancélalo/);
  expect(page.field(/Entiendo/).has('checked')).toBe(true);
  expect(await htmlFaults(await browser.reply.text())).toEqual([]);
  expect((await stored(id)).deletion_requested_at).toBeNull();
  expect(await openSessionsOf(id)).toHaveLength(1);

  // The link leads to a page of this shop that exists.
  const link = row?.one('a', /^/).attribute('href') ?? '';
  expect((await browser.client.get(link)).status()).toBe(200);

  // Once the order has ended, the same form deletes the account, with the box still checked.
  await cancelOrder(number);
  await browser.submit('Borrar mi cuenta');
  expect(browser.address).toBe('/cuenta-borrada');
  expect((await stored(id)).deletion_requested_at).not.toBeNull();
});
