/** Sign-in and confirmation on the pages of the shop, as a customer does in a browser. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@tianguis/testkit/browser';
import { password, signInByCall } from './customers.ts';

/** Fills in the sign-in form of the open page, and submits it. */
export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel(/^Contraseña/).fill(secret);
  await main.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Signs in from the sign-in page. */
export async function signIn(page: Page, email: string, back = '/mi-cuenta/'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(back)}`);
  await fillSignIn(page, email);
  await expect(page).toHaveURL((url) => url.pathname !== '/login');
}

/** Opens a page as a customer who has signed in by a request, for tests of later steps. */
export async function openSignedIn(page: Page, email: string, at = '/mi-cuenta/'): Promise<void> {
  await signInByCall(page.request, email);
  await page.goto(at);
}

/** Confirms the customer's identity in the open page, which asks for it. */
export async function confirmIdentity(page: Page, secret = password): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirma que eres tú');
  await page.getByRole('main').getByLabel('Contraseña').fill(secret);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

/** Cookies of a browser by name. */
export async function cookiesOf(context: BrowserContext) {
  return new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
}

/**
 * Deletes the matching cookies of a browser. The default is all cookies except the cookie that makes the browser a
 * known device. The page is left first. Otherwise a customer's page, whose session ends, would go to the sign-in during
 * the next `goto`.
 */
export async function forgetCustomer(page: Page, name = /^(?!dispositivo$)/): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies({ name });
}
