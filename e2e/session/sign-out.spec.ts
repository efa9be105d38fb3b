/**
 * Sign-out in open pages: what is deleted, where each tab goes, and replies that arrive late (SS-03, ST-02, ST-03,
 * BL-01).
 */
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findProduct, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import {
  expireAt,
  greeting,
  hydrated,
  openAsCustomer,
  openSessions,
  refreshes,
  seconds,
} from '../support/customers/sessions.ts';
import { cookiesOf } from '../support/customers/sign-in-pages.ts';
import { openHoldingProxy } from '../support/shop/holding-proxy.ts';
import { origin } from '../support/shop/operator.ts';

const signOutButton = { name: 'Cerrar sesión' };

/** The cookies and items that ST-03 stores for a customer with an address and a cart. */
const ofCustomer = [
  'total_items',
  'codigoPostal',
  'dirPredeterminada',
  'selectId',
  'existDirPredeterminada',
  'shipping',
];
const address = {
  ...{ nombre: 'Ana Ríos', calle: 'Orizaba', numeroExterior: '101', colonia: 'Roma Norte', codigoPostal: '06700' },
  ...{ municipio: 'Cuauhtémoc', telefono: '5512345678' },
};

/** Cookies and items that ST-02, ST-03 and SS-07 store on other occasions. */
const planted = [
  ...['sendDirections', 'productsWishlist', 'cartFormEm', 'darkMode', 'isMobile', 'isApp', 'cardending'],
  ...['dataFacebook', 'pendiente', 'medicion'],
];
const plantedUnreadable = ['tokenOTP', 'validateType'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('SS-03 ST-02 ST-03 sign-out erases all that the device stored but its own mark, and goes home', {
      tag: '@desktop',
    }, async ({ page, context }) => {
      const { email } = await addCustomer();
      await signInByCall(page.request, email);
      const put = (names: string[], httpOnly: boolean) =>
        context.addCookies(names.map((name) => ({ name, value: '1', domain: 'localhost', path: '/', httpOnly })));
      const product = await findProduct(page.request, buyable);
      const added = { producto: String(product.id), variante: product.childrenSku, cantidad: '2' };
      for (const [path, form] of [
        ['/mi-cuenta/direcciones-envio/agregar', address],
        ['/acciones/carrito', added],
      ] as const)
        expect((await page.request.post(path, { form, headers: { origin }, maxRedirects: 0 })).status()).toBe(303);
      const cookies = await cookiesOf(context);
      expect(ofCustomer.map((name) => [name, cookies.get(name)?.value ?? ''])).toEqual(
        ofCustomer.map((name) => [name, expect.stringMatching(/./)]),
      );
      await put(planted, false);
      await put(plantedUnreadable, true);
      const itemNames = () => page.evaluate(() => Object.keys(localStorage));
      await page.goto(productUrl(product));
      if (javaScriptEnabled) await expect.poll(itemNames).toEqual(expect.arrayContaining(['vistos', 'isMobile']));
      await page.goto('/resultados?query=tenis');
      if (javaScriptEnabled) await expect.poll(itemNames).toContain('busquedas');
      await page.goto('/mi-cuenta/');
      await page.evaluate(() => {
        localStorage.setItem('carritoMedido', '1');
        localStorage.setItem('sendDirections', '[]');
        localStorage.setItem('isMobile', 'de antes');
      });
      const session = ['session_token', 'idCarrito', 'access_token', 'refresh_token'];
      expect([...(await cookiesOf(context)).keys()]).toEqual(
        expect.arrayContaining([...ofCustomer, ...planted, ...plantedUnreadable, ...session, 'profileData']),
      );
      const [reply] = await Promise.all([
        page.waitForResponse((one) => one.url().endsWith('/acciones/salir')),
        page.getByRole('main').getByRole('button', signOutButton).click(),
      ]);
      expect(await reply.headerValue('clear-site-data'), 'for pages without scripts').toBe('"storage"');
      await expect(page).toHaveURL('/');
      // If the shop takes over 700 ms to answer, the page leaves with a mark, and the next request ends the session.
      const mark = 'sesion_terminada';
      const left = [...(await cookiesOf(context)).keys()];
      expect(left.filter((name) => name !== mark)).toEqual(['dispositivo']);
      // The home page may have stored the kind of device again.
      const items = await page.evaluate(() => Object.entries(localStorage));
      expect(items.filter(([name, value]) => name !== 'isMobile' || value === 'de antes')).toEqual([]);
      await page.goto('/mi-cuenta/');
      await expect(page).toHaveURL(/\/login/);
      expect((await cookiesOf(context)).has(mark)).toBe(false);
    });
  });
}

test('SS-03 sign-out reaches all tabs: a public page greets nobody, a page of the customer is left', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  await signInByCall(context.request, email);
  const [open, own] = [await context.newPage(), await context.newPage()];
  await page.goto('/mi-cuenta/');
  await open.goto('/tiendas');
  await own.goto('/mi-cuenta/');
  for (const tab of [open, own]) await hydrated(tab);
  await expect(greeting(open)).toBeVisible();
  await page.getByRole('main').getByRole('button', signOutButton).click();
  await expect(page).toHaveURL('/');
  await expect(own).toHaveURL('/');
  await expect(greeting(open)).toHaveCount(0);
  await expect(open).toHaveURL('/tiendas');
});

test('SS-03 a sign-out before the scripts arrive reaches all tabs, too', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  const { email } = await addCustomer();
  await signInByCall(context.request, email);
  const [open, own] = [await context.newPage(), await context.newPage()];
  await open.goto('/tiendas');
  await own.goto('/mi-cuenta/');
  for (const tab of [open, own]) await hydrated(tab);
  await expect(greeting(open)).toBeVisible();
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/mi-cuenta/', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', signOutButton).click();
  await expect(page).toHaveURL('/');
  await expect(own).toHaveURL('/');
  await expect(greeting(open)).toHaveCount(0);
  await expect(open).toHaveURL('/tiendas');
});

test('SS-03 whoever signs out on the home page or at the entrance stays there: the page is loaded anew', async ({
  page,
  isMobile,
}) => {
  // The pages do not differ by device, so each device signs out on one of them.
  const path = isMobile ? '/login' : '/';
  const { email } = await addCustomer();
  await page.goto(path);
  // The customer signs in by a request, since the sign-in page would redirect.
  await signInByCall(page.request, email);
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await expect(greeting(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  const open = isMobile
    ? page.getByRole('button', { name: 'Abrir menú' })
    : page.getByRole('button', { name: 'Guadalu…' });
  await open.click();
  const menu = page.getByRole('dialog', { name: isMobile ? 'Menú' : 'Tu cuenta' });
  await Promise.all([page.waitForEvent('load'), menu.getByRole('button', signOutButton).click()]);
  await hydrated(page);
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => 'isOld' in window), 'loaded anew').toBe(false);
  await expect(greeting(page)).toHaveCount(0);
  expect([...(await cookiesOf(page.context())).keys()]).toEqual(['dispositivo']);
});

test('SS-03 a sign-out that did not arrive is made good: until then nobody counts as signed in', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/mi-cuenta/');
  await page.evaluate(() => localStorage.setItem('busquedas', '["tenis"]'));
  await page.route('**/acciones/salir', (route) => route.abort('internetdisconnected'));
  await page.getByRole('main').getByRole('button', signOutButton).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('busquedas'))).toBeNull();
  const left = await cookiesOf(context);
  expect(left.get('sesion_terminada')?.value, 'the tokens are still there, which no script can erase').toBe('1');
  expect(left.has('refresh_token')).toBe(true);
  await page.goto('/mi-cuenta/');
  await expect(page).toHaveURL(/\/login/);
  expect([...(await cookiesOf(context)).keys()]).toEqual(['dispositivo']);
  expect(await openSessions(id), 'the API has ended the session, too').toBe(0);
});

test('SS-03 BL-01 a slow sign-out is waited for exactly 700 ms, and the next page makes it good', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.clock.install();
  await page.goto('/mi-cuenta/');
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isSent, resolve: noteSent } = Promise.withResolvers<void>();
  await page.route('**/acciones/salir', async (route) => {
    noteSent();
    await isOver;
    // The page that sent this request is gone by then.
    await route.abort().catch(() => undefined);
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('main').getByRole('button', signOutButton).click();
  await isSent;
  await page.clock.runFor(699);
  await expect(page).toHaveURL('/mi-cuenta/');
  expect((await cookiesOf(context)).has('profileData'), 'not before').toBe(true);
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
  await page.clock.resume();
  await expect(greeting(page)).toHaveCount(0);
  expect((await cookiesOf(context)).get('sesion_terminada')?.value).toBe('1');
  expect(await openSessions(id)).toBe(1);
  await page.goto('/mi-cuenta/');
  await expect(page).toHaveURL(/\/login/);
  expect([...(await cookiesOf(context)).keys()]).toEqual(['dispositivo']);
  expect(await openSessions(id)).toBe(0);
  end();
});

test('SS-03 issue 16, 5: a sign-out wins over a refresh whose reply comes later', { tag: '@desktop' }, async ({
  browser,
  request,
}) => {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  const slow = await openHoldingProxy((path) => path === '/acciones/sesion');
  const context = await browser.newContext({
    ...{ baseURL: origin, proxy: slow.proxy, storageState: await request.storageState() },
  });
  try {
    const [own, open] = [await context.newPage(), await context.newPage()];
    await openAsCustomer(own, '/mi-cuenta/');
    await openAsCustomer(open, '/tiendas');
    await expireAt(context, seconds() + 5);
    await open.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
    await slow.isDelayed;
    expect(await refreshes(id), 'the shop has refreshed').toBe(1);
    await own.getByRole('main').getByRole('button', signOutButton).click();
    await expect(own).toHaveURL('/');
    expect([...(await cookiesOf(context)).keys()]).toEqual(['dispositivo']);
    const [late] = await Promise.all([
      open.waitForResponse((one) => one.url().endsWith('/acciones/sesion')),
      // The tab that receives the late tokens deletes them.
      open.waitForResponse((one) => one.url().endsWith('/acciones/salir')),
      slow.release(),
    ]);
    expect(await late.headerValue('set-cookie'), 'it has brought tokens').toContain('refresh_token=');
    await expect.poll(async () => [...(await cookiesOf(context)).keys()]).toEqual(['dispositivo']);
    await expect(open).toHaveURL('/tiendas');
    await expect(greeting(open)).toHaveCount(0);
    await own.goto('/mi-cuenta/');
    await expect(own).toHaveURL(/\/login\?redirect=/);
    expect(await openSessions(id)).toBe(0);
  } finally {
    await context.close();
    await slow.close();
  }
});
