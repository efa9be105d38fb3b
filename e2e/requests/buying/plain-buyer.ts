/** Customers who buy without scripts. */
import { buyable, list } from '../../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { origin } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';

/** An address, by the labels of its fields. */
export const typedAddress = {
  ...{ 'Código postal': '06700', 'Municipio o alcaldía': 'Cuauhtémoc', Calle: 'Orizaba', 'Número exterior': '101' },
  ...{ Colonia: 'Roma Norte', 'Nombre completo': 'Luz Ríos', Teléfono: '5512345678' },
};

/** A signed-in browser without scripts, whose customer has a product in the cart and no address. */
export async function withCart() {
  const { email, id } = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, email);
  const { data } = await list(browser.client, 'page_size=100');
  // A price that OXXO takes, and that can be paid in months.
  const product = data.products.find(
    (one) =>
      buyable(one) &&
      one.childrenSku === '0' &&
      one.stock > 5 &&
      one.pricing.sales_price < 500_000 &&
      one.pricing.sales_price > 60_000,
  );
  if (!product) throw new Error('The shop has products.');
  const form = { producto: String(product.id), variante: product.childrenSku, cantidad: '1' };
  await browser.client.post('/acciones/carrito', { form, headers: { origin } });
  return { browser, product, id };
}

/** Types a card on the acquirer's page, which returns to the shop. */
export const typeCard = (browser: PlainBrowser, number: string, isSaved = false) =>
  browser.submit('Usar esta tarjeta', {
    ...{ 'Número de tarjeta': number, Vence: '12/30', CVC: '123', 'Nombre en la tarjeta': 'Luz Ríos' },
    'Guardar esta tarjeta para otra compra': isSaved,
  });
