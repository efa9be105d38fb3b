/** Unpaid orders in the cart, by requests (issue 38, item 8). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { addUnpaidOrder, beginCharge, stateOfOrder } from '../../support/customers/orders.ts';
import { twoProducts } from '../../support/customers/shared-carts.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

async function withUnpaidOrder() {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, email);
  const [product] = await twoProducts(browser.client);
  if (!product) throw new Error('The shop has products.');
  return { browser, product, number: await addUnpaidOrder(email, product) };
}

test('CO-07 an unpaid order stands in the cart, and "cambiar algo" returns its lines, without scripts', async () => {
  const { browser, product, number } = await withUnpaidOrder();
  let page = await browser.open('/carrito/detalle');
  expect(page.h1).toBe('Tu carrito');
  expect(page.main.text).toContain('Pedido sin pagar');
  expect(page.main.text).toContain(`Pedido ${number}`);
  expect(page.main.text).toMatch(
    /Apartamos tus piezas hasta el (lunes|martes|miércoles|jueves|viernes|sábado|domingo)/,
  );
  expect(page.main.text).not.toContain('Tu carrito está vacío');
  // Another way to pay is chosen on the page of the payment.
  for (const name of [`Pagar el pedido ${number}`, `Otra forma de pago para el pedido ${number}`])
    expect(page.main.one('a', name).attribute('href')).toBe(`/pedido/${number}/pagar`);
  page = await browser.submit(`Cambiar algo del pedido ${number}`);
  expect(page.main.text).toContain('Tus productos regresaron al carrito.');
  expect(page.main.text).toContain(product.title);
  expect(page.h1).toBe('Tu carrito (1 pieza)');
  expect([await stateOfOrder(number), page.main.text.includes('Pedido sin pagar')]).toEqual(['cancelled', false]);
  // The form is sent once more, from another tab.
  const again = await browser.client.post('/carrito/detalle', { form: { accion: 'cambiar', pedido: number } });
  expect(await again.text()).toContain('Ese pedido ya no espera tu pago');
});

test('PA-07 while a provider may have charged, the order cannot be changed, and the page says so', async () => {
  const { browser, number } = await withUnpaidOrder();
  await browser.open('/carrito/detalle');
  await beginCharge(number);
  const page = await browser.submit(`Cambiar algo del pedido ${number}`);
  expect(page.main.text).toContain('Todavía no sabemos si tu pago se hizo.');
  expect(page.main.text).toContain('Estamos confirmando tu pago.');
  expect(page.main.all('button').some((button) => button.attribute('value') === 'cambiar')).toBe(false);
  expect(page.main.count('a', /^Pagar/)).toBe(0);
  expect(await stateOfOrder(number)).toBe('charging');
});
