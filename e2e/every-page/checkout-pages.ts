/**
 * Pages of the checkout, for the rules of every page. A client without scripts buys by forms up to the state that the
 * page needs, and the browser gets its session.
 */
import type { BrowserContext } from '@playwright/test';
import { test } from '@tianguis/testkit/browser';
import { PlainBrowser } from '../requests/client/plain-browser.ts';
import { buyable, list } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { origin } from '../support/shop/operator.ts';
import type { Opening, ShopPage } from './pages.ts';

const typedAddress = {
  ...{ 'Código postal': '06700', 'Municipio o alcaldía': 'Cuauhtémoc', Calle: 'Orizaba', 'Número exterior': '101' },
  ...{ Colonia: 'Roma Norte', 'Nombre completo': 'María de los Ángeles Xochiquetzalli', Teléfono: '5512345678' },
};
const typedCard = (number: string) => ({
  ...{ 'Número de tarjeta': number, Vence: '12/30', CVC: '123', 'Nombre en la tarjeta': 'Guadalupe Ríos' },
});

/** Opens the checkout of a new customer with a product in the cart and without an address. */
async function beginCheckout(): Promise<PlainBrowser> {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, email);
  const { data } = await list(browser.client, 'page_size=100');
  // A price that OXXO takes, and that a card may pay in months.
  const product = data.products.find(
    (one) => buyable(one) && one.childrenSku === '0' && one.stock > 20 && one.pricing.sales_price < 500_000,
  );
  if (!product) throw new Error('The shop has no such product.');
  const form = { producto: String(product.id), variante: product.childrenSku, cantidad: '1' };
  await browser.client.post('/acciones/carrito', { form, headers: { origin } });
  await browser.open('/comprar');
  return browser;
}

const typeAddress = (browser: PlainBrowser) => browser.submit('Guardar y continuar', typedAddress);

/** Types a card on the acquirer's page, which returns to the step of the payment or of the review. */
async function payByCard(browser: PlainBrowser, number: string): Promise<void> {
  await browser.submit('Continuar', { 'Tarjeta de crédito o débito': true });
  await browser.submit('Usar esta tarjeta', typedCard(number));
}

/**
 * Opens the page at which the client stands after some steps.
 * @param heading heading of the page, so that no other state is visited
 */
const after =
  (heading: string | RegExp, ...steps: ((browser: PlainBrowser) => Promise<unknown>)[]): Opening =>
  async (context) => {
    const browser = await beginCheckout();
    for (const step of steps) await step(browser);
    if (!new RegExp(heading).test(browser.page.h1)) throw new Error(`The page is "${browser.page.h1}".`);
    await takeSession(context, browser);
    return browser.address;
  };

/** Gives the session of a client without scripts to a browser. */
export async function takeSession(context: BrowserContext, { client }: PlainBrowser): Promise<void> {
  const url = test.info().project.use.baseURL ?? origin;
  const cookies = client.cookies.all().filter(({ path }) => path === '/');
  await context.addCookies(
    cookies.map(({ name, value, httpOnly, expires }) => ({
      ...{ name, value, url, httpOnly },
      ...(expires !== undefined && { expires: expires / 1_000 }),
    })),
  );
}

const chooseOxxo = (browser: PlainBrowser) => browser.submit('Continuar', { 'Efectivo en OXXO': true });
const order = (browser: PlainBrowser) => browser.submit(/^Hacer mi pedido de \$/);
const pay = (browser: PlainBrowser) => browser.submit(/^Pagar \$/);
const goOn = async (browser: PlainBrowser) => {
  // The plans of months are shown once before the review.
  if (browser.address.startsWith('/comprar/pago')) await browser.submit('Continuar');
};

export const checkoutPages: Readonly<Record<string, ShopPage>> = {
  'checkout: new address': { rows: 'CO-02', isExample: true, open: after('lo enviamos') },
  'checkout: payment': { rows: 'PA-01', open: after('quieres pagar', typeAddress) },
  'checkout: review': { rows: 'CO-04', open: after('Revisa y paga', typeAddress, chooseOxxo) },
  'checkout: slip': { rows: 'PA-03 RL-08', open: after('Paga en OXXO', typeAddress, chooseOxxo, order) },
  'checkout: paid': {
    rows: 'PA-02 RL-08',
    open: after('Tu pedido está pagado', typeAddress, (one) => payByCard(one, '4242424242424242'), goOn, pay),
  },
  'checkout: pay again': {
    rows: 'PA-07',
    open: after('Tu pago no se hizo', typeAddress, (one) => payByCard(one, '4000000000000002'), goOn, pay),
  },
};
