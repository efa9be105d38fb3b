/** Customers who buy without scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buyable, list } from '../../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { stateOfOrder } from '../../support/customers/orders.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';

/** An address, by the labels of its fields. */
export const typedAddress = {
  ...{ 'Código postal': '06700', 'Municipio o alcaldía': 'Cuauhtémoc', Calle: 'Orizaba', 'Número exterior': '101' },
  ...{ Colonia: 'Roma Norte', 'Nombre completo': 'Luz Ríos', Teléfono: '5512345678' },
};

/**
 * A signed-in browser without scripts, whose customer has a product in the cart and no address.
 * @param pieces pieces of the product in the cart
 */
export async function withCart(pieces = 1) {
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
      one.pricing.sales_price * pieces < 500_000 &&
      one.pricing.sales_price > 60_000,
  );
  if (!product) throw new Error('The shop has products.');
  const form = { producto: String(product.id), variante: product.childrenSku, cantidad: String(pieces) };
  await browser.client.post('/acciones/carrito', { form, headers: { origin } });
  return { browser, product, id, email };
}

/** Types a card on the acquirer's page, which returns to the shop. */
export const typeCard = (browser: PlainBrowser, number: string, isSaved = false) =>
  browser.submit('Usar esta tarjeta', {
    ...{ 'Número de tarjeta': number, Vence: '12/30', CVC: '123', 'Nombre en la tarjeta': 'Luz Ríos' },
    'Guardar esta tarjeta para otra compra': isSaved,
  });

/** Buys what is in the cart by a card that is approved. @returns the number of the order */
export async function buyByCard(browser: PlainBrowser): Promise<string> {
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typedAddress);
  await browser.submit('Continuar', { 'Tarjeta de crédito o débito': true });
  await typeCard(browser, '4242424242424242');
  // The plans of months of the new card.
  if (browser.address.startsWith('/comprar/pago')) await browser.submit('Continuar');
  await browser.submit(/^Pagar \$/);
  return placedOrder(browser);
}

/** Ways to pay after the order, as the payment step names these. */
export const laterWays = { oxxo: 'Efectivo en OXXO', spei: 'Transferencia SPEI' } as const;

/** Orders what is in the cart, to be paid at OXXO or by SPEI. @returns the number of the order */
export async function orderToPayLater(browser: PlainBrowser, way: keyof typeof laterWays): Promise<string> {
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typedAddress);
  await browser.submit('Continuar', { [laterWays[way]]: true });
  await browser.submit(/^Hacer mi pedido de \$/);
  return placedOrder(browser);
}

/** Orders what is in the cart, to be paid at OXXO. @returns the number of the order */
export const orderAtOxxo = (browser: PlainBrowser): Promise<string> => orderToPayLater(browser, 'oxxo');

/** The order of the page after the checkout. @throws Error on another page */
export function placedOrder({ address, page }: PlainBrowser): string {
  const [, order] = /^\/comprar\/gracias\/(\d{10})$/.exec(address) ?? [];
  if (order === undefined) throw new Error(`Nothing was ordered: "${page.h1}" at ${address}.`);
  return order;
}

/** Pays the slip or the transfer of an order at the cashier of the demo acquirer, and waits until the shop knows. */
export async function payAtCashier(order: string): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR ?? 'data/e2e';
  const { cashier } = JSON.parse(readFileSync(join(dataDir, 'acquirer', 'secrets.json'), 'utf8'));
  const number = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ number: string }>(
      `select coalesce(a.details->'slip'->>'reference', a.details->'transfer'->>'clabe') as number
         from payment_attempts a join order_tenders t on t.id = a.tender_id join orders o on o.id = t.order_id
        where o.number = $1`,
      [order],
    );
    return rows[0]?.number ?? '';
  });
  const bank = new PlainBrowser();
  const url = new URL(origin);
  await bank.open(`http://${url.hostname}:${Number(url.port) + 1}/caja/${cashier}?numero=${number}`);
  await bank.submit('Recibir');
  for (const end = Date.now() + 60_000; (await stateOfOrder(order)) !== 'paid'; await passed(50))
    if (Date.now() > end) throw new Error(`The shop does not know that ${order} is paid.`);
}

const passed = (ms: number) => new Promise((done) => setTimeout(done, ms));
