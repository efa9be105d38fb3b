/** The refresh and the expiry of sessions in open pages (SS-04 to SS-06, ST-02). */
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import {
  expireAt,
  expireBothAt,
  greeting,
  openAsCustomer,
  openSessions,
  refreshes,
  revoke,
  seconds,
} from '../support/customers/sessions.ts';
import { cookiesOf, openSignedIn } from '../support/customers/sign-in-pages.ts';
import { openHoldingProxy } from '../support/shop/holding-proxy.ts';
import { origin } from '../support/shop/operator.ts';

test('SS-04 a page refreshes within 10 s of expiry, and a public page, too', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email);
  await openAsCustomer(page, '/tiendas');
  const before = (await cookiesOf(context)).get('access_token')?.value;
  expect(await refreshes(id)).toBe(0);
  await expireAt(context, seconds() + 9);
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await expect.poll(() => refreshes(id)).toBe(1);
  await expect
    .poll(async () => Number((await cookiesOf(context)).get('access_token_expira')?.value))
    .toBeGreaterThan(seconds() + 600);
  const after = await cookiesOf(context);
  expect(after.get('access_token')?.value).not.toBe(before);
  expect(after.get('refresh_token')?.httpOnly).toBe(true);
  await expect(page).toHaveURL('/tiendas');
});

test('SS-04 ten tabs over ten expiries make ten refreshes', { tag: '@desktop' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_FAILED/);
  const { id, email } = await addCustomer();
  await openSignedIn(page, email);
  const tabs = [page];
  while (tabs.length < 10) tabs.push(await context.newPage());
  for (const tab of tabs) {
    // Pictures and fonts are blocked, since ten pages load at once.
    await tab.route(/\.(webp|woff2)$/, (route) => route.abort());
    await openAsCustomer(tab, '/ajustes');
  }
  for (let round = 1; round <= 10; round++) {
    await expireAt(context, seconds() + 5);
    await Promise.all(tabs.map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('cookiechange')))));
    await expect.poll(() => refreshes(id), { message: `round ${round}` }).toBe(round);
    await expect
      .poll(async () => Number((await cookiesOf(context)).get('access_token_expira')?.value))
      .toBeGreaterThan(seconds() + 600);
  }
  // By now each tab has had its turn, checked again, and found nothing to do.
  await Promise.all(
    tabs.map((tab) => tab.evaluate(() => navigator.locks.request('sesion', () => undefined).then(() => undefined))),
  );
  expect(await refreshes(id)).toBe(10);
});

test('SS-04 a page that refreshed, and arrives late, leaves the tokens that another tab got meanwhile in force', {
  tag: '@desktop',
}, async ({ browser, request }) => {
  const { id, email } = await addCustomer();
  await signInByCall(request, email);
  const slow = await openHoldingProxy((path) => path === '/mi-cuenta/mis-datos');
  const context = await browser.newContext({
    ...{ baseURL: origin, proxy: slow.proxy, storageState: await request.storageState() },
  });
  try {
    const [own, open] = [await context.newPage(), await context.newPage()];
    // A document without scripts, so that this page refreshes only when the test says so, as the watcher of a page does.
    await open.goto('/robots.txt');
    const refreshInOther = async () => {
      const asked = open.waitForResponse('**/acciones/sesion');
      await open.evaluate(() => fetch('/acciones/sesion', { method: 'POST', body: new URLSearchParams() }));
      return (await asked).headerValue('set-cookie');
    };
    await expireAt(context, seconds() + 5);
    const arrived = own.goto('/mi-cuenta/mis-datos', { waitUntil: 'commit' });
    await slow.isDelayed;
    expect(await refreshInOther()).toContain('refresh_token=');
    const names = [...(await cookiesOf(context)).keys()].toSorted();
    slow.release();
    expect(await (await arrived)?.headerValue('set-cookie')).toContain('refresh_token=');
    await expect(own).toHaveURL('/mi-cuenta/mis-datos');
    expect([...(await cookiesOf(context)).keys()].toSorted()).toEqual(names);
    // The tokens that arrived last are refreshed as well, by whichever page is first.
    const again = context.waitForEvent('response', (reply) => reply.url().endsWith('/acciones/sesion'));
    await expireAt(context, seconds() + 5);
    await refreshInOther();
    expect(await (await again).headerValue('set-cookie')).toContain('refresh_token=');
    expect(await refreshes(id)).toBe(2);
    expect(await openSessions(id)).toBe(1);
    await expect(greeting(own)).toBeVisible();
  } finally {
    await context.close();
    await slow.close();
  }
});

test('SS-04 the server refreshes before it renders a page of the customer', { tag: '@phone' }, async ({
  browser,
  baseURL,
}) => {
  const { id, email } = await addCustomer();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await openSignedIn(page, email);
  await expireAt(context, seconds() + 3);
  await page.goto('/mi-cuenta/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Guadalupe!');
  expect(await refreshes(id)).toBe(1);
  expect(Number((await cookiesOf(context)).get('access_token_expira')?.value)).toBeGreaterThan(seconds() + 600);
  await context.close();
});

test('SS-05 an expired refresh token ends the session and leads to sign in, with the way back; other tabs hear of it', {
  tag: '@phone',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  await signInByCall(context.request, email);
  const [open, own] = [await context.newPage(), await context.newPage()];
  await openAsCustomer(open, '/tiendas');
  await openAsCustomer(own, '/mi-cuenta/');
  await openAsCustomer(page, '/tiendas?letra=a');
  await expect(greeting(open)).toBeVisible();
  await expireBothAt(context, seconds() - 60, seconds() - 30);
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/\/tiendas\?letra=a$/);
  // A page of the customer is left. A public page remains, without a greeting.
  await expect(own).toHaveURL('/');
  await expect(greeting(open)).toHaveCount(0);
  await expect(open).toHaveURL('/tiendas');
  expect([...(await cookiesOf(context)).keys()]).toEqual(['dispositivo']);
});

test('SS-05 without expiry data the session is over', { tag: '@phone' }, async ({ page, context }) => {
  const { email } = await addCustomer();
  await openSignedIn(page, email);
  await context.clearCookies({ name: 'access_token_expira' });
  await page.goto('/mi-cuenta/');
  await expect(page).toHaveURL('/');
  expect([...(await cookiesOf(context)).keys()]).toEqual(['dispositivo']);
});

test('SS-06 a refresh that is refused (invalid_grant) leads to sign in', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email);
  await openAsCustomer(page, '/tiendas');
  await revoke(id);
  await expireAt(context, seconds() + 2);
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await expect(page).toHaveURL(/\/login\?redirect=.*tiendas$/);
});

test('SS-06 AP-24 a session that was closed elsewhere ends with the next page, and leads back', {
  tag: '@phone',
}, async ({ page }) => {
  const { id, email } = await addCustomer();
  await openSignedIn(page, email);
  await revoke(id);
  await page.goto('/mi-cuenta/mis-datos');
  await expect(page).toHaveURL(/\/login\?redirect=.*mis-datos$/);
});

test('SS-06 a shop that cannot be reached postpones the expiry by 300 s', { tag: '@phone' }, async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/);
  const { email } = await addCustomer();
  await openSignedIn(page, email);
  await openAsCustomer(page, '/tiendas');
  await page.route('**/acciones/sesion', (route) => route.abort('internetdisconnected'));
  await expireAt(context, seconds() + 5);
  await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
  await expect
    .poll(async () => Number((await cookiesOf(context)).get('access_token_expira')?.value) - seconds())
    .toBeGreaterThan(270);
  expect(Number((await cookiesOf(context)).get('access_token_expira')?.value) - seconds()).toBeLessThanOrEqual(310);
  await expect(page).toHaveURL('/tiendas');
});
