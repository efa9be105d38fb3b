/** Purchases in the browser: a customer with a full cart and an address, and the acquirer's form for a card. */
import type { FrameLocator, Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { origin } from '../shop/operator.ts';
import { fillCart, plain } from './carts.ts';

const address = {
  ...{ nombre: 'Guadalupe Ríos', calle: 'Orizaba', numeroExterior: '101', codigoPostal: '06700' },
  ...{ colonia: 'Roma Norte', municipio: 'Cuauhtémoc', telefono: '5512345678' },
};

/**
 * Signs the browser in as a new customer with an address and with products in the cart.
 * @param choice from: place among the products by price, so that a test can change a product that no other test buys;
 * inMonths: products that can be paid in months
 */
export async function beReadyToBuy(page: Page, count = 1, { from = 0, inMonths = false } = {}): Promise<Product[]> {
  const found = (await plain(page.request, 20)).filter(({ months }) => !inMonths || months >= 3);
  const products = found.toSorted(byPrice).slice(from, from + count);
  if (products.length < count) throw new Error(`the shop has ${products.length} of ${count} products`);
  await fillCart(page, products);
  const options = { form: address, headers: { origin }, maxRedirects: 0 };
  const reply = await page.request.post('/mi-cuenta/direcciones-envio/agregar', options);
  if (reply.status() !== 303) throw new Error(`the address was not added: ${reply.status()}`);
  return products;
}

/** Cheap products come first, so that every way can pay. */
const byPrice = (one: Product, other: Product): number => one.pricing.sales_price - other.pricing.sales_price;

/** Types a card into the acquirer's form, in its frame or on its page. */
export async function typeCard(form: FrameLocator | Page, number: string): Promise<void> {
  await form.getByLabel('Número de tarjeta').fill(number);
  await form.getByLabel(/^Vence/).fill('12/30');
  await form.getByLabel('CVC').fill('123');
  await form.getByLabel('Nombre en la tarjeta').fill('Guadalupe Ríos');
}
