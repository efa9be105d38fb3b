/** The checkout by form posts, as a browser without scripts sends them (CO-02 to CO-07). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { stateOfOrder } from '../../support/customers/orders.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';
import { typedAddress as typed, withCart } from './plain-buyer.ts';

test('CO-02 CO-04 PA-03 a purchase at OXXO: every step is a page, wrong fields lose nothing, Back shows the order', async () => {
  const { browser, product } = await withCart();
  let page = await browser.open('/comprar');
  expect(page.h1).toBe('¿A dónde lo enviamos?');
  expect(page.main.text).toMatch(/más envío, (desde|según)/);
  expect(page.main.text).toContain(product.title);
  expect(browser.reply.headers()['cache-control']).toBe('private, no-store');
  page = await browser.submit('Guardar y continuar', { ...typed, Teléfono: '55' });
  expect(browser.reply.status()).toBe(422);
  expect(page.title).toMatch(/^Error: /);
  page = await browser.submit('Guardar y continuar', { Teléfono: '5512345678' });
  expect(page.h1).toBe('¿Cómo quieres pagar?');
  page = await browser.follow('Dirección (listo)');
  const isGiftOpen = () =>
    page.main
      .all('details')
      .find(({ text }) => text.includes('es un regalo'))
      ?.has('open');
  expect(isGiftOpen()).toBe(false);
  page = await browser.submit('Continuar');
  page = await browser.submit('Continuar', { 'Efectivo en OXXO': true });
  // The form of a first address has no gift note, so the review offers the note.
  page = await browser.follow('¿Es un regalo o recibe otra persona?');
  expect(isGiftOpen()).toBe(true);
  page = await browser.submit('Continuar', { '¿Quién recibe?': 'Don Beto', 'Nota de regalo': 'Feliz día, mamá' });
  expect(page.h1).toBe('Revisa y paga');
  for (const text of ['Recibe: Don Beto', 'Feliz día, mamá', 'Orizaba 101', 'Efectivo en OXXO'])
    expect(page.main.text).toContain(text);
  const review = browser.address;
  page = await browser.submit(/^Hacer mi pedido de \$/);
  expect(page.h1).toBe('Paga en OXXO para completar tu pedido');
  const [, order = ''] = /^\/comprar\/gracias\/(\d{10})$/.exec(browser.address) ?? [];
  expect(await stateOfOrder(order)).toBe('awaiting');
  await browser.open(review);
  expect(browser.address).toBe(`/comprar/gracias/${order}`);
  page = await browser.open(`/pedido/${order}/pagar`);
  page = await browser.submit(/^Pagar \$/, { 'Transferencia SPEI': true });
  expect(page.h1).toBe('Haz tu transferencia para completar tu pedido');
});

test('CO-02 the checkout, the order and the slip of another customer are no pages', async () => {
  const { browser } = await withCart();
  await browser.open('/comprar');
  const compra = new URL(browser.reply.url()).searchParams.get('compra');
  const other = new PlainBrowser();
  await signInByCall(other.client, (await addCustomer()).email);
  for (const path of [
    `/comprar/direccion?compra=${compra}`,
    '/comprar/gracias/0482915037',
    '/pedido/0482915037/pagar',
  ]) {
    await other.open(path);
    expect(other.reply.status(), path).toBe(404);
  }
});

test('CO-01 a line that sold out is named, and one press takes it out', async () => {
  const { browser, product } = await withCart();
  await browser.open('/comprar');
  await browser.submit('Guardar y continuar', typed);
  await browser.submit('Continuar', { 'Transferencia SPEI': true });
  const setStock = (stock: number) =>
    withShopDatabase(({ pool }) =>
      pool.query('update product_variants set stock = $2 where product_id = $1', [product.id, stock]),
    );
  await setStock(0);
  try {
    let page = await browser.submit(/^Hacer mi pedido de \$/);
    expect(browser.reply.status()).toBe(409);
    expect(page.main.text).toContain(`Ya no se puede comprar “${product.title}”.`);
    page = await browser.submit(`Guardar ${product.title} para después`);
    // Nothing is left to buy.
    expect(browser.address).toBe('/carrito/detalle');
    expect(page.main.text).toContain('Guardado para después');
  } finally {
    await setStock(product.stock);
  }
});
