/** Asking for invoices by form posts without scripts, and their files (AF-03, BL-12, RL-07, RO-02). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { Client } from '../client/client.ts';
import { expect, test } from '../client/test.ts';
import { buyByCard, withCart } from './plain-buyer.ts';

const receiver = {
  RFC: 'FUNK671228PH6',
  'Nombre o razón social': 'Karla Fuente Nolasco',
  'Código postal de tu domicilio fiscal': '44970',
};

const noEffect = 'S01 Sin efectos fiscales';
const business = '612 Personas Físicas con Actividades Empresariales y Profesionales';

test('AF-03 RL-07 from the order to the files of its invoice, without scripts', async () => {
  const { browser } = await withCart(1);
  const order = await buyByCard(browser);
  const path = `/mi-cuenta/mis-pedidos/${order}/factura`;
  let page = await browser.open(`/pedido/${order}`);
  expect(page.main.text).toMatch(/Pídela a más tardar el \d+ de \p{L}+ de \d{4}\./u);
  page = await browser.follow('Quiero factura');
  expect([browser.address, page.h1]).toEqual([path, '¿A nombre de quién va tu factura?']);
  expect(page.main.text).toContain('de prueba, sin valor fiscal');

  // ER-09: what is missing is said at its field, and what was typed stays.
  page = await browser.submit('Continuar', { RFC: receiver.RFC });
  expect([browser.reply.status(), page.title]).toEqual([422, expect.stringMatching(/^Error: /)]);
  expect(page.main.text).toContain('Elige tu régimen fiscal.');
  expect(page.field('RFC').attribute('value')).toBe(receiver.RFC);

  // The uses follow from the regime.
  page = await browser.submit('Continuar', {
    ...receiver,
    'Régimen fiscal': '605 Sueldos y Salarios e Ingresos Asimilados a Salarios',
  });
  expect(browser.reply.status()).toBe(200);
  expect(page.field('Uso de la factura').text).not.toContain('G03');
  page = await browser.submit('Pedir mi factura', {
    'Uso de la factura': noEffect,
    'Régimen fiscal': '601 General de Ley Personas Morales',
  });
  expect(browser.reply.status()).toBe(422);
  expect(page.main.text).toContain('Ese régimen no es del tipo de persona de tu RFC.');
  page = await browser.submit('Pedir mi factura', { 'Uso de la factura': noEffect, 'Régimen fiscal': business });
  expect([browser.address, browser.reply.status()]).toEqual([path, 200]);

  await expect
    .poll(async () => (await browser.open(path)).main.text, { timeout: 30_000, interval: 500 })
    .toContain('Descargar XML');
  page = await browser.open(path);
  expect(page.h1).toBe('Tu factura');
  const files = page.main
    .all('a')
    .map((link) => link.attribute('href') ?? '')
    .filter((href) => href.startsWith(`${path}/`));
  expect(files).toHaveLength(2);
  for (const href of files) {
    const reply = await browser.client.get(href);
    expect([reply.status(), reply.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    expect(reply.headers()['content-disposition']).toMatch(/^attachment; filename="[0-9A-F-]{36}\.(xml|pdf)"$/);
    const text = await reply.text();
    expect(text).toMatch(href.endsWith('xml') ? /^<\?xml.*Rfc="FUNK671228PH6"/s : /^%PDF-1\.7/);
  }
  expect((await browser.open(`/pedido/${order}`)).main.text).toContain('Lista para descargar.');

  // RO-02: another customer gets 404 for the page and for the files.
  const other = new Client();
  await signInByCall(other, (await addCustomer()).email);
  for (const href of [path, ...files]) expect((await other.get(href)).status()).toBe(404);
});
