/** Reviewing a delivered product by form posts without scripts, up to its page (RT-19, AF-05, ER-09). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { shop } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';
import { buyByCard, withCart } from './plain-buyer.ts';

test('RT-19 AF-05 from the delivered order to the product page', async () => {
  const { browser, product } = await withCart();
  const order = await buyByCard(browser);
  const write = `/escribir-opinion?producto=${product.id}`;
  // Nothing has arrived yet.
  expect((await browser.open(write)).h1).toBe('Todavía no puedes opinar de este producto');
  shop('orders', 'advance', order, '--to', 'delivered');

  await browser.open(`/pedido/${order}`);
  let page = await browser.follow(`Opinar de ${product.title}`);
  expect([browser.address.split('&')[0], page.h1]).toEqual([write, 'Escribe tu opinión']);
  // ER-09: the stars are missing, and the text that was typed stays.
  page = await browser.submit('Publicar mi opinión', { 'Tu opinión': 'Llegó completa y funciona muy bien.' });
  expect([browser.reply.status(), page.main.text.includes('Elige de una a cinco estrellas.')]).toEqual([422, true]);
  page = await browser.submit('Publicar mi opinión', { Bueno: true, Título: 'Muy bien' });
  expect([browser.address, page.h1]).toEqual(['/escribir-opinion?listo=publicada', 'Mis opiniones']);
  expect(page.main.text).toContain('Tu opinión ya está publicada.');

  const other = new PlainBrowser();
  await signInByCall(other.client, (await addCustomer()).email);
  const shown = async () => (await other.open(`/producto/${product.id}/${product.slug}?orden=recientes`)).main;
  await expect.poll(async () => (await shown()).text).toContain('Llegó completa y funciona muy bien.');
});

test('RT-19 a visitor signs in first, and the English address leads to the same page', async () => {
  const visitor = new PlainBrowser();
  await visitor.open('/write-a-review?producto=7');
  expect(visitor.address).toMatch(/^\/login\?redirect=.*escribir-opinion%3Fproducto%3D7$/);
});
