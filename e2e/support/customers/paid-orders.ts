/** Orders that customers without scripts paid, by each way to pay. */
import config from '../../../config/shop.json' with { type: 'json' };
import {
  buyByCard,
  orderToPayLater,
  payAtCashier,
  placedOrder,
  typeCard,
  typedAddress,
  withCart,
} from '../../requests/buying/plain-buyer.ts';
import { withShopDatabase } from '../shop/database.ts';
import { shop } from '../shop/operator.ts';
import { password } from './customers.ts';

/** The ways to pay an order as a whole. */
export const waysToPay = ['card', 'months', 'oxxo', 'spei', 'balance', 'credit'] as const;
export type WayToPay = (typeof waysToPay)[number];

type Buyer = Awaited<ReturnType<typeof withCart>>;

/** Opens the step of the payment, with an address. */
async function toPayment({ browser }: Buyer): Promise<void> {
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typedAddress);
  if (!browser.address.startsWith('/comprar/pago'))
    await browser.open(browser.address.replace(/^\/comprar\/\w+/, '/comprar/pago'));
}

/** Balance and credit pay an order to a new address after a confirmation (PA-09). */
async function placeConfirmed({ browser }: Buyer): Promise<string> {
  await browser.submit(/^Hacer mi pedido de \$/);
  await browser.submit('Continuar', { Contraseña: password });
  await browser.submit(/^Hacer mi pedido de \$/);
  return placedOrder(browser);
}

const pay: Record<WayToPay, (buyer: Buyer) => Promise<string>> = {
  card: ({ browser }) => buyByCard(browser),
  async months(buyer) {
    const { browser } = buyer;
    await toPayment(buyer);
    await browser.submit('Continuar', { 'Tarjeta de crédito o débito': true });
    await typeCard(browser, '4242424242424242');
    await browser.submit('Continuar', { '3 meses sin intereses': true });
    await browser.submit(/^Pagar \$/);
    return placedOrder(browser);
  },
  oxxo: ({ browser }) => payLater(browser, 'oxxo'),
  spei: ({ browser }) => payLater(browser, 'spei'),
  async balance(buyer) {
    shop('balance', 'correct', buyer.id, '20000', '--reason', 'Prueba');
    await toPayment(buyer);
    await buyer.browser.submit('Usar mi saldo');
    return placeConfirmed(buyer);
  },
  async credit(buyer) {
    const { browser, id } = buyer;
    const { product, label } = config.creditModule;
    await browser.open(`/credito-${product}/home?solicitar=si`);
    await browser.submit('Pedir mi crédito', {
      '¿Cuánto ganas al mes?': '25,000',
      'Tengo 18 años o más.': true,
      'Leí y acepto el contrato de crédito.': true,
    });
    const request = await withShopDatabase(async ({ pool }) => {
      const { rows } = await pool.query<{ id: string }>('select id from credit_requests where customer_id = $1', [id]);
      return rows[0]?.id ?? '';
    });
    shop('credit', 'accept', request, '--limit', '90000');
    await toPayment(buyer);
    await browser.submit('Continuar', { [label]: true });
    return placeConfirmed(buyer);
  },
};

async function payLater(browser: Buyer['browser'], way: 'oxxo' | 'spei'): Promise<string> {
  const order = await orderToPayLater(browser, way);
  await payAtCashier(order);
  return order;
}

/** A new customer whose order of one product is paid. */
export async function paidOrder(way: WayToPay): Promise<{ browser: Buyer['browser']; order: string; title: string }> {
  const buyer = await withCart();
  return { browser: buyer.browser, order: await pay[way](buyer), title: buyer.product.title };
}
