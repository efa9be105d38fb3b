/** Another try to pay, by form posts, as a browser without scripts sends them (PA-01, PA-02, PA-03, PA-07). */
import { stateOfOrder } from '../../support/customers/orders.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import type { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';
import { typeCard, typedAddress, withCart } from './plain-buyer.ts';

const approved = '4242424242424242';
const refused = '4000000000000002';
const title = 'Tu pago no se hizo';

/** Pays by a card that is declined. @returns the number of the order */
async function decline(browser: PlainBrowser): Promise<string> {
  const page = await browser.submit(/^Pagar \$/);
  expect(page.h1).toBe(title);
  expect(page.main.text).toContain('Tu banco no autorizó el cargo.');
  expect(page.main.text).toContain('Tu pedido sigue apartado, con sus precios y su cupón.');
  const [, order = ''] = /^\/pedido\/(\d{10})\/pagar$/.exec(browser.address) ?? [];
  expect(await stateOfOrder(order)).toBe('awaiting');
  return order;
}

test('PA-07 PA-03 a declined card, the page says why, another declined card, then OXXO by one press', async () => {
  const { browser } = await withCart();
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typedAddress);
  await browser.submit('Continuar', { 'Tarjeta de crédito o débito': true });
  await typeCard(browser, refused);
  // The plans of months of the new card.
  await browser.submit('Continuar');
  const order = await decline(browser);
  let page = await browser.submit(/^Pagar \$/, { 'Tarjeta de crédito o débito': true });
  page = await typeCard(browser, refused);
  expect(page.main.text).toContain('Visa •••• 0002');
  expect(await decline(browser)).toBe(order);
  // The page after the order leads there, too.
  await browser.open(`/comprar/gracias/${order}`);
  expect(browser.address).toBe(`/pedido/${order}/pagar`);
  page = await browser.submit(/^Pagar \$/, { 'Efectivo en OXXO': true });
  expect([page.h1, await stateOfOrder(order)]).toEqual(['Paga en OXXO para completar tu pedido', 'awaiting']);
});

test('PA-07 PA-02 a declined card, then a saved card in months, on one page without scripts', async () => {
  const { browser, id } = await withCart();
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typedAddress);
  await browser.submit('Continuar', { 'Tarjeta de crédito o débito': true });
  await typeCard(browser, approved, true);
  await browser.submit('Continuar', { 'Otra tarjeta': true });
  await typeCard(browser, refused);
  // The plans of months of the new card.
  await browser.submit('Continuar');
  const order = await decline(browser);
  const months = browser.page.main.all('input[type="radio"]').filter((one) => one.attribute('name') !== 'pago');
  // The saved card has its plans; the fitting plans depend on the amount.
  expect(months.map((one) => one.attribute('value')).slice(0, 3)).toEqual(['1', '3', '6']);
  const chosen = { 'Visa terminada en 4 2 4 2': true, '3 meses sin intereses': true };
  // A saved card for an address that is newer than the sign-in asks for a confirmation (PA-09).
  await browser.submit(/^Pagar \$/, chosen);
  expect(browser.address).toContain('/confirmar');
  expect(await stateOfOrder(order)).toBe('awaiting');
  await withShopDatabase(({ pool }) =>
    pool.query('update customer_sessions set confirmed_at = now() where customer_id = $1', [id]),
  );
  await browser.open(`/pedido/${order}/pagar`);
  const page = await browser.submit(/^Pagar \$/, chosen);
  expect(page.h1).toBe('¡Gracias! Tu pedido está pagado');
  expect(page.main.text).toContain('Pagaste con Visa •••• 4242');
  expect(page.main.text).toMatch(/3 meses sin intereses: (3 × |1 × )/);
  expect(await stateOfOrder(order)).toBe('paid');
});
