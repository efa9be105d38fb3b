/** Sign-in and confirmation without scripts. */
import { password } from '../../support/customers/customers.ts';
import type { HtmlPage } from './html-page.ts';
import { PlainBrowser } from './plain-browser.ts';
import { expect } from './test.ts';

/** Fills in the sign-in form of the open page, and submits it. */
export const fillSignIn = (browser: PlainBrowser, email: string, secret = password): Promise<HtmlPage> =>
  browser.submit('Entrar', { 'Correo electrónico': email, Contraseña: secret });

/** Signs in from the sign-in page. */
export async function signIn(browser: PlainBrowser, email: string, back = '/mi-cuenta/'): Promise<HtmlPage> {
  await browser.open(`/login?redirect=${encodeURIComponent(back)}`);
  const page = await fillSignIn(browser, email);
  expect(browser.address).not.toMatch(/^\/login/);
  return page;
}

/** Opens a page in a browser without scripts in which a customer has signed in. */
export async function signedIn(email: string, at: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  await signIn(browser, email, at);
  return browser;
}

/** Confirms the customer's identity in the open page, which asks for it. */
export async function confirmIdentity(browser: PlainBrowser, secret = password): Promise<HtmlPage> {
  expect(browser.page.h1).toBe('Confirma que eres tú');
  return browser.submit('Continuar', { Contraseña: secret });
}

/** Deletes all cookies except the one that makes this browser a known device. */
export const forget = (browser: PlainBrowser) => browser.client.cookies.clear(/^(?!dispositivo$)/);
