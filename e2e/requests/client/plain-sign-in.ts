/** Signing in and confirming without scripts. */
import { password } from '../../support/customers/customers.ts';
import type { HtmlPage } from './html-page.ts';
import { PlainBrowser } from './plain-browser.ts';
import { expect } from './test.ts';

/** Fills in the sign-in form of the open page, and sends it. */
export const fillSignIn = (browser: PlainBrowser, email: string, secret = password): Promise<HtmlPage> =>
  browser.submit('Entrar', { 'Correo electrónico': email, Contraseña: secret });

/** Signs in from the sign-in page. */
export async function signIn(browser: PlainBrowser, email: string, back = '/mi-cuenta/'): Promise<HtmlPage> {
  await browser.open(`/login?redirect=${encodeURIComponent(back)}`);
  const page = await fillSignIn(browser, email);
  expect(browser.address).not.toMatch(/^\/login/);
  return page;
}

/** A browser without scripts in which a customer has signed in, at this page. */
export async function signedIn(email: string, at: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  await signIn(browser, email, at);
  return browser;
}

/** Confirms in the open page who is there, where it asks. */
export async function confirmIdentity(browser: PlainBrowser, secret = password): Promise<HtmlPage> {
  expect(browser.page.h1).toBe('Confirma que eres tú');
  return browser.submit('Continuar', { Contraseña: secret });
}

/** Forgets all but that the shop knows this browser. */
export const forget = (browser: PlainBrowser) => browser.client.cookies.clear(/^(?!dispositivo$)/);
