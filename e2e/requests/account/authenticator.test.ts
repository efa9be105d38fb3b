/**
 * The authenticator app without JavaScript (issue 16, 2; RT-05, SS-02). `authenticator.spec.ts` tests it with scripts.
 */
import { addCustomer, mailsOf } from '../../support/customers/customers.ts';
import { totp } from '../../support/customers/totp.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import type { PlainBrowser } from '../client/plain-browser.ts';
import { confirmIdentity, fillSignIn, forget, signedIn, signIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const path = '/mi-cuenta/app-de-autenticacion';
const label = 'Código de seis dígitos';
const notice = ({ page }: PlainBrowser) => page.main.all('[role="status"]')[0]?.text ?? '';
const shownSecret = ({ page }: PlainBrowser) =>
  (/(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(page.main.text)?.[0] ?? '').replaceAll(' ', '');
const shownCodes = ({ page }: PlainBrowser) => {
  const lines = page.main.all('li').map(({ text }) => text);
  return lines.filter((text) => /^\w{5}-\w{5}$/.test(text));
};

/** Sets the app up in the open page. */
async function setUp(browser: PlainBrowser, later = 0) {
  await browser.submit('Mostrar el código QR');
  const secret = shownSecret(browser);
  const page = await browser.submit('Activar', { [label]: totp(secret, later) });
  expect(page.count('h1, h2, h3', 'Tus códigos de recuperación')).toBe(1);
  return { secret, codes: shownCodes(browser) };
}

test('issue 16, 2: without JavaScript an app is set up, asked at the sign-in, and turned off', async () => {
  const { email } = await addCustomer();
  const browser = await signedIn(email, '/mi-cuenta/seguridad');
  await browser.follow('Configurar');
  await confirmIdentity(browser);
  expect(browser.address).toBe(path);
  let page = await browser.submit('Mostrar el código QR');
  const qr = page.main.all('img, svg').filter((one) => /^Código QR con la clave/.test(one.attribute('alt') ?? ''));
  expect(qr).toHaveLength(1);
  expect(qr[0]?.attribute('src')).toMatch(/^data:image\/svg\+xml,/);
  const secret = shownSecret(browser);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(page.main.one('a', 'Abrir mi app en este dispositivo').attribute('href')).toMatch(
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  expect(page.field(label).attribute('inputmode')).toBe('numeric');
  page = await browser.submit('Activar');
  expect(browser.reply.status()).toBe(422);
  expect(page.descriptionOf(page.field(label))).toMatch(/Escribe el código de seis dígitos/);
  const wrong = totp(secret) === '000000' ? '111111' : '000000';
  page = await browser.submit('Activar', { [label]: wrong });
  expect(page.descriptionOf(page.field(label))).toMatch(/El código no es correcto/);
  expect(page.field(label).has('autofocus')).toBe(true);
  // The secret has not changed, so the scanned one is valid.
  expect(shownSecret(browser)).toBe(secret);
  const code = totp(secret);
  page = await browser.submit('Activar', { [label]: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(page.count('h1, h2, h3', 'Tus códigos de recuperación')).toBe(1);
  expect(new Set(shownCodes(browser)).size).toBe(10);
  page = await browser.follow('Ya los guardé');
  expect(notice(browser)).toBe('Listo: tu app de autenticación está activada.');
  expect(page.main.text).toContain('Te quedan 10 códigos de recuperación.');
  expect(await mailsOf(email, 'authenticator-added')).toBe(1);

  // A known device also needs a code of the app.
  forget(browser);
  await browser.open('/login?redirect=/tiendas');
  page = await fillSignIn(browser, email);
  expect(browser.address).toMatch(/^\/autorizar\?redirect=%2Ftiendas$/);
  expect(page.main.text).toContain('tu app de autenticación');
  expect(page.count('button', 'Enviar otro código')).toBe(0);
  await browser.submit('Confirmar', { Código: totp(secret, 1) });
  expect(browser.address).toBe('/tiendas');

  await browser.open(path);
  await confirmIdentity(browser);
  await browser.submit('Desactivar');
  expect(notice(browser)).toBe('Listo: desactivaste tu app de autenticación.');
  forget(browser);
  await signIn(browser, email, '/tiendas');
  expect(browser.address).toBe('/tiendas');
});

test('issue 16, 2: without JavaScript a recovery code is typed as it was written down, and serves once', async () => {
  const { email } = await addCustomer();
  const browser = await signedIn(email, path);
  await confirmIdentity(browser);
  const { codes } = await setUp(browser);
  const [code = ''] = codes;
  const label = 'Código de recuperación';
  for (const isUsed of [false, true]) {
    forget(browser);
    await browser.open('/login?redirect=/tiendas');
    await fillSignIn(browser, email);
    let page = await browser.follow('No tengo mi app: usar un código de recuperación');
    expect(browser.address).toMatch(/^\/autorizar\?redirect=%2Ftiendas&modo=recuperacion$/);
    const field = page.field(label);
    expect(field.attribute('inputmode')).toBe('text');
    expect(field.attribute('autocapitalize')).toBe('none');
    page = await browser.submit('Confirmar');
    expect(page.descriptionOf(page.field(label))).toMatch(/Escribe uno de tus códigos de recuperación/);
    // Keyboards of phones capitalise the first letter and append a space.
    page = await browser.submit('Confirmar', { [label]: `${code.toUpperCase()} ` });
    if (!isUsed) expect(browser.address).toBe('/tiendas');
    else expect(page.descriptionOf(page.field(label))).toMatch(/no es correcto, o ya lo usaste\. Revísalo/);
  }
  expect(browser.page.count('a', 'Usar el código de mi app')).toBe(1);
  expect(await mailsOf(email, 'recovery-code-used')).toBe(1);
});

test('issue 16, 2: without JavaScript new recovery codes take the place of the old ones, and are a file to keep', async () => {
  const { id, email } = await addCustomer();
  const browser = await signedIn(email, path);
  await confirmIdentity(browser);
  const { codes: before } = await setUp(browser);
  await withShopDatabase(({ pool }) =>
    pool.query(
      'delete from recovery_codes where ctid in (select ctid from recovery_codes where customer_id = $1 limit 8)',
      [id],
    ),
  );
  let page = await browser.open('/mi-cuenta/seguridad');
  expect(page.main.text).toContain('Te quedan 2 códigos de recuperación.');
  await browser.follow('Administrar');
  page = await browser.submit('Hacer códigos nuevos');
  expect(page.main.text).toContain('Los de antes ya no sirven.');
  const codes = shownCodes(browser);
  expect(codes).toHaveLength(10);
  expect(codes.filter((code) => before.includes(code))).toEqual([]);
  const download = page.main.one('a', 'Descargar');
  expect(download.attribute('download')).toBe('codigos-de-recuperacion.txt');
  const text = decodeURIComponent(download.attribute('href') ?? '');
  for (const code of codes) expect(text).toContain(code);
  for (const name of ['Copiar', 'Imprimir']) expect(page.count('button', name)).toBe(0);
  // A reload shows no codes, since they are shown only once.
  await browser.open(path);
  expect(shownCodes(browser)).toEqual([]);
});
