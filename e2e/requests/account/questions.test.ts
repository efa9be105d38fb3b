/** Questions about a product and messages about an order, by form posts without scripts (AF-05, ER-09, RO-02). */

import { buyable, findProduct } from '../../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { addOrders } from '../../support/customers/orders.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin, shop } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { fillSignIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const questionOf = async (text: string): Promise<string> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>('select id from product_questions where text = $1', [text]);
    return String(rows[0]?.id ?? '');
  });

test('AF-05 ER-09 a visitor asks, signs in, sends the question, and finds the answer by its search', async () => {
  const browser = new PlainBrowser();
  const { id, slug } = await findProduct(browser.client, buyable);
  const path = `/producto/${id}/${slug}`;
  const text = `¿Sirve para ${crypto.randomUUID().replaceAll(/[^a-z]/g, '')} zopilotes?`;
  await browser.open(path);
  let page = await browser.submit('Preguntar', { 'Pregunta por este producto': `${text} Mi tel es 55 1234 5678` });
  expect(browser.address).toBe(`/login?redirect=${encodeURIComponent(`${origin}/mi-cuenta/preguntar/${id}`)}`);
  await fillSignIn(browser, (await addCustomer()).email);
  expect(browser.address).toBe(`/mi-cuenta/preguntar/${id}`);
  page = browser.page;
  expect(page.main.text).toContain('Ya entraste. Revisa tu pregunta y envíala.');
  expect(page.field('Tu pregunta').text).toContain(text);

  // The telephone is held back at the field, and the text stays.
  page = await browser.submit('Preguntar');
  expect([browser.reply.status(), page.main.text]).toEqual([
    422,
    expect.stringContaining('Quita el número de teléfono.'),
  ]);
  expect(page.field('Tu pregunta').text).toContain(text);
  page = await browser.submit('Preguntar', { 'Tu pregunta': text });
  expect([browser.address, page.main.text]).toEqual([
    `/mi-cuenta/preguntar/${id}?recibida=1`,
    expect.stringContaining('Recibimos tu pregunta.'),
  ]);
  // Sent again, it is one question.
  await browser.client.post(`/mi-cuenta/preguntar/${id}`, { form: { texto: text }, headers: { origin } });

  const visitor = new PlainBrowser();
  await visitor.open(path);
  expect(visitor.page.main.text).not.toContain(text);
  shop('questions', 'answer', await questionOf(text), '--text', 'Sí, para todos.');
  await expect.poll(async () => (await visitor.open(`${path}?preguntas=zopilote`)).main.text).toContain(text);
  expect(visitor.page.main.text).toContain('Sí, para todos.');
  page = await visitor.submit('Buscar', { 'Busca en las preguntas': 'xilófono' });
  expect(page.main.text).toContain('Ninguna pregunta dice “xilófono”.');
  shop('questions', 'hide', await questionOf(text));
  await expect.poll(async () => (await visitor.open(`${path}?preguntas=zopilote`)).main.text).not.toContain(text);
});

test('AF-05 RO-02 a customer writes about an order and reads the answer, and nobody else does', async () => {
  const browser = new PlainBrowser();
  const { id, email } = await addCustomer();
  await signInByCall(browser.client, email);
  const { delivered } = await addOrders(browser.client, id);
  await browser.open(`/pedido/${delivered}`);
  await browser.follow('Ver todo lo que puedo hacer');
  let page = await browser.follow(/^Escríbenos/, browser.page.main);
  expect([browser.address, page.h1]).toEqual([`/pedido/${delivered}/mensajes`, 'Escríbenos sobre tu pedido']);
  page = await browser.submit('Enviar mensaje');
  expect([browser.reply.status(), page.main.text]).toEqual([422, expect.stringContaining('Escribe tu mensaje.')]);
  page = await browser.submit('Enviar mensaje', { 'Tu mensaje': 'Llegó sin tapa.\n¿Me mandan otra?' });
  const folio = `${delivered}M01`;
  expect([browser.address, page.h1]).toEqual([`/pedido/${delivered}/mensajes/${folio}?recibido=1`, `Folio ${folio}`]);
  expect(page.main.text).toContain('Recibimos tu mensaje.');
  shop('messages', 'answer', folio, '--text', 'Va en camino otra tapa.');
  page = await browser.open(`/mi-cuenta/mis-pedidos/${delivered}/necesitas-ayuda`);
  page = await browser.follow(new RegExp(`^Ver mi mensaje ${folio}`), page.main);
  expect(page.main.text).toContain('Va en camino otra tapa.');
  shop('messages', 'close', folio);
  page = await browser.open(`/pedido/${delivered}/mensajes/${folio}`);
  expect(page.main.text).toContain('Esta conversación ya se cerró.');

  const other = new PlainBrowser();
  await signInByCall(other.client, (await addCustomer()).email);
  for (const path of [`/pedido/${delivered}/mensajes`, `/pedido/${delivered}/mensajes/${folio}`])
    expect((await other.client.get(path)).status()).toBe(404);
});
