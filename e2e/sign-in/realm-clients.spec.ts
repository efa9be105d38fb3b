/** Sign-in at the realm by keycloak-js, on a page of another origin (AP-04, AP-05, issue 16 point 1). */
import type { Page } from '@playwright/test';
import { accessibilityViolations, expect, htmlFaults, test } from '@tianguis/testkit/browser';
import { addCustomer } from '../support/customers/customers.ts';
import { fillSignIn, openSignedIn } from '../support/customers/sign-in-pages.ts';
import { testClient } from '../support/shop/shop-config.ts';

interface Client {
  token?: string;
  refreshToken?: string;
  authenticated?: boolean;
  login(options?: object): Promise<void>;
  logout(options?: object): Promise<void>;
  updateToken(seconds: number): Promise<boolean>;
  isTokenExpired(seconds?: number): boolean;
  loadUserInfo(): Promise<{ email: string }>;
}
declare const window: { keycloak: Client };

const leave = (page: Page, call: 'login' | 'logout', options: object = {}) =>
  page.evaluate(([name, more]) => void window.keycloak[name]({ redirectUri: `${location.origin}/`, ...more }), [
    call,
    options,
  ] as const);
const who = (page: Page) => page.locator('#who');

test('AP-04 AP-05 keycloak-js signs in by the storefront, refreshes, and signs out everywhere', {
  tag: '@desktop',
}, async ({ page, problems }) => {
  problems.expect(/401|440|400/);
  const { email } = await addCustomer();
  await page.goto(testClient.page);
  await expect(who(page)).toHaveText('Nadie');

  await leave(page, 'login');
  await expect(page).toHaveURL(/\/login\?interaccion=/);
  await fillSignIn(page, email);
  await expect(page).toHaveURL((url) => url.href.startsWith(testClient.page));
  await expect(who(page)).toHaveText(`Eres ${email}`);
  expect(await page.evaluate(() => window.keycloak.loadUserInfo().then((info) => info.email))).toBe(email);

  const before = await page.evaluate(() => window.keycloak.refreshToken);
  expect(await page.evaluate(() => window.keycloak.updateToken(-1))).toBe(true);
  expect(await page.evaluate(() => window.keycloak.refreshToken)).not.toBe(before);

  // The client itself handles the expiry: it refreshes the token only half a minute before.
  const state = () =>
    page.evaluate(async () => {
      const { keycloak } = window;
      const [isDue, isOver] = [keycloak.isTokenExpired(30), keycloak.isTokenExpired()];
      return { isDue, isOver, isRefreshed: await keycloak.updateToken(30) };
    });
  expect(await state()).toEqual({ isDue: false, isOver: false, isRefreshed: false });
  await page.clock.setFixedTime(Date.now() + (900 - 20) * 1_000);
  expect(await state()).toEqual({ isDue: true, isOver: false, isRefreshed: true });
  expect(await state()).toEqual({ isDue: false, isOver: false, isRefreshed: false });

  // The customer is signed in at the storefront, too, and the API accepts the client's token.
  const token = (await page.evaluate(() => window.keycloak.token)) ?? '';
  const info = () => page.request.get('/app/v1/user-info', { headers: { authorization: `Bearer ${token}` } });
  expect((await info()).status()).toBe(200);

  const [asked] = await Promise.all([
    page.waitForResponse((reply) => /\/logout\?/.test(reply.url()) && reply.status() === 200),
    leave(page, 'logout'),
  ]);
  expect(await htmlFaults(await asked.text())).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Quieres cerrar tu sesión en Tianguis?');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Sí, cerrar sesión' }).click();
  await expect(page).toHaveURL((url) => url.href.startsWith(testClient.page));
  await expect(who(page)).toHaveText('Nadie');
  expect((await info()).status()).toBe(401);
  await page.goto('/mi-cuenta/');
  await expect(page).not.toHaveURL(/mi-cuenta\/$/);
});

test('AP-04 who is signed in at the storefront goes straight on; after a sign-out there, nobody does', {
  tag: '@phone',
}, async ({ page, baseURL, problems }) => {
  problems.expect(/401|440|400/);
  const { email } = await addCustomer();
  await openSignedIn(page, email);
  await page.goto(testClient.page);
  await leave(page, 'login');
  await expect(who(page)).toHaveText(`Eres ${email}`);
  // A client that demands a new sign-in leads to the sign-in page again.
  await leave(page, 'login', { prompt: 'login' });
  await expect(page).toHaveURL(/\/login\?interaccion=/);
  await fillSignIn(page, email);
  await expect(who(page)).toHaveText(`Eres ${email}`);

  await page.request.post('/acciones/salir', { headers: { origin: String(baseURL) } });
  await page.goto(testClient.page);
  await leave(page, 'login');
  await expect(page).toHaveURL(/\/login\?interaccion=/);
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('AP-04 the storefront leads back to a client on another origin', { tag: '@desktop' }, async ({
    page,
    baseURL,
  }) => {
    const { email } = await addCustomer();
    await page
      .context()
      .route(`${testClient.page}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>De vuelta</title><h1>De vuelta</h1>' }),
      );
    const query = new URLSearchParams({
      ...{ client_id: testClient.id, redirect_uri: testClient.page, response_type: 'code', scope: 'openid' },
      ...{ code_challenge: 'a'.repeat(43), code_challenge_method: 'S256', state: 'el-estado' },
    });
    await page.goto(`${baseURL}/realms/${testClient.realm}/protocol/openid-connect/auth?${query}`);
    await fillSignIn(page, email);
    await expect(page).toHaveURL((url) => url.href.startsWith(`${testClient.page}?code=`));
  });

  test('AP-04 a sign-in of another browser, or one that is over, says so', { tag: '@desktop' }, async ({
    page,
    problems,
  }) => {
    problems.expect(/410/);
    const { email } = await addCustomer();
    await openSignedIn(page, email);
    await page.goto('/login?interaccion=de-otro-navegador');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ese inicio de sesión ya venció');
  });
});
