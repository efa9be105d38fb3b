/** Single sign-on by an outside provider, which runs in its own process (RT-06, RT-24, SS-01, AP-08). */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { addCustomer, askForCode, mailedCode } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn } from '../support/customers/sign-in-pages.ts';
import { enterWith, fillOutside } from '../support/shop/outside.ts';

const newEmail = () => `vecina-${randomUUID()}@tianguis.example`;

/**
 * Signs in at the provider without a page.
 * @returns the URL fragment with which the provider returns; no page has read it
 */
async function returnOf(request: APIRequestContext, email: string): Promise<URLSearchParams> {
  let address = '/loginMiTelmex/';
  for (let step = 0; step < 10; step++) {
    const isForm = new URL(address, 'http://shop.example').pathname.startsWith('/entrar/');
    const reply = isForm
      ? await request.post(address, { form: { email, name: 'Vera', verified: 'on' }, maxRedirects: 0 })
      : await request.get(address, { maxRedirects: 0 });
    address = new URL(reply.headers().location ?? '', new URL(address, reply.url())).href;
    if (address.includes('/authenticated#')) return new URLSearchParams(new URL(address).hash.slice(1));
  }
  throw new Error(`It does not come back: ${address}`);
}

test('RT-24 RT-06 SS-01 somebody new comes in by the button, is greeted, and is back where they were', {
  tag: '@phone',
}, async ({ page, context }) => {
  const email = newEmail();
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto('/login?redirect=/mi-cuenta/');
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await page.getByRole('link', { name: enterWith }).click();
  const [stored] = (await context.cookies()).filter(({ name }) => name === 'entrada');
  expect(stored).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect((stored?.expires ?? 0) - Date.now() / 1_000).toBeLessThanOrEqual(600);
  await fillOutside(page, email);
  await expect(page).toHaveURL('/mi-cuenta/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Vera!');
  const cookies = await cookiesOf(context);
  expect(cookies.get('session_token')).toMatchObject({ httpOnly: true });
  expect(cookies.has('entrada')).toBe(false);
  expect(JSON.parse(decodeURIComponent(cookies.get('profileData')?.value ?? ''))).toMatchObject({ correo: email });
  // The URL fragment contained the code. The history does not contain the code.
  expect(visited.some((url) => /\/authenticated#.*code=/.test(url))).toBe(true);
  await page.goBack();
  expect(page.url()).not.toContain('code=');
  // The provider's form is there again. Without waiting for the form, this navigation would end in the next test.
  await expect(page).toHaveURL(/\/entrar\//);
  await page.waitForLoadState();
});

test('AP-08 an account with the same e-mail is linked by a sign-in to it, and then the button is enough', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { email } = await addCustomer('Lupita');
  await page.goto('/registro?redirect=/tiendas');
  await page.getByRole('link', { name: enterWith }).click();
  await fillOutside(page, email);
  await expect(page).toHaveURL(/\/login\?redirect=%2Ftiendas$/);
  await expect(page.getByText('Ya tienes una cuenta con ese correo.')).toBeVisible();
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  await fillSignIn(page, email);
  await expect(page).toHaveURL('/tiendas');
  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto('/loginMiTelmex/?redirect=/mi-cuenta/');
  await fillOutside(there, email);
  await expect(there.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Lupita!');
  await other.close();
});

test('RT-06 SS-02 who turned the second step on is asked for the mailed code, and is back where they were', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const { email } = await addCustomer('Lupita');
  // Another browser links the identity by a sign-in.
  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto('/loginMiTelmex/?redirect=/tiendas');
  await fillOutside(there, email);
  await fillSignIn(there, email);
  await expect(there).toHaveURL('/tiendas');
  await other.close();
  await askForCode(email);
  await page.goto('/login?redirect=/mi-cuenta/');
  await page.getByRole('link', { name: enterWith }).click();
  await fillOutside(page, email);
  await expect(page).toHaveURL(/\/autorizar\?redirect=%2Fmi-cuenta%2F$/);
  expect((await cookiesOf(page.context())).has('session_token'), 'not before the code').toBe(false);
  await page
    .getByRole('main')
    .getByLabel(/^Código/)
    .fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL('/mi-cuenta/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Hola, Lupita!');
});

test('RT-06 an e-mail that the provider has not confirmed opens no account', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await page.goto('/loginMiTelmex/');
  await fillOutside(page, newEmail(), { isVerified: false });
  await expect(page.getByRole('alert').filter({ hasText: 'correo confirmado' })).toBeVisible();
  await expect(page).toHaveURL('/authenticated');
  expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  expect((await cookiesOf(context)).has('session_token')).toBe(false);
});

test.describe('RT-06 nobody is signed in by', () => {
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'No pudimos terminar de entrar' });

  test('a return that this browser did not begin', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/authenticated#code=de-otra-persona&state=de-otra-persona');
    await expect(alert(page)).toBeVisible();
    await expect(page).toHaveURL('/authenticated');
    expect((await cookiesOf(context)).has('session_token')).toBe(false);
  });

  test('another state, another nonce, or none; and each start serves once', { tag: '@phone' }, async ({
    page,
    context,
    baseURL,
  }) => {
    for (const change of [
      (hash: URLSearchParams) => hash.set('state', 'otro'),
      (hash: URLSearchParams) => hash.set('nonce', 'otro'),
      (hash: URLSearchParams) => hash.delete('state'),
    ]) {
      await context.clearCookies();
      const right = await returnOf(context.request, newEmail());
      const wrong = new URLSearchParams(right);
      change(wrong);
      await page.goto('about:blank');
      await page.goto(`/authenticated#${wrong}`);
      await expect(alert(page)).toBeVisible();
      await expect(page).toHaveURL('/authenticated');
      expect((await cookiesOf(context)).has('session_token')).toBe(false);
      // Without a state, the page sends no request, so the start is still valid.
      if (!wrong.has('state')) continue;
      const form = Object.fromEntries(right);
      const late = await page.request.post('/authenticated/respuesta', { form, headers: { origin: String(baseURL) } });
      expect(await late.text()).toContain('No pudimos terminar de entrar');
      expect((await cookiesOf(context)).has('session_token')).toBe(false);
    }
  });

  test('a refusal of the provider', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/loginMiTelmex/');
    const { estado } = JSON.parse(
      decodeURIComponent((await cookiesOf(page.context())).get('entrada')?.value ?? '{}'),
    ) as Record<string, string>;
    await page.goto(`/authenticated#error=access_denied&state=${estado}`);
    await expect(page.getByRole('alert').filter({ hasText: 'No se completó la entrada' })).toBeVisible();
  });
});

test('RT-24 the way back leads nowhere else', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/loginMiTelmex/?redirect=https://evil.example/');
  await fillOutside(page, newEmail());
  await expect(page).toHaveURL('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-06 the page says what it needs, and where to go', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/authenticated');
    // The content is found by selectors, since Playwright leaves `noscript` out of texts and roles although the browser
    // shows it.
    await expect(page.locator('main noscript p').first()).toBeVisible();
    await expect(page.locator('main noscript a[href="/login"]')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Estamos revisando');
  });
});
