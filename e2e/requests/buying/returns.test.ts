/**
 * Returning a delivered product by form posts without scripts, up to the refund (RL-10, AF-01, AF-02, BL-13, RO-02).
 */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { shop } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';
import { buyByCard, withCart } from './plain-buyer.ts';

const sql = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  withShopDatabase(async ({ pool }) => (await pool.query<Row>(text, values)).rows);
/** The labels of choices, each with its hint. */
const broken = 'Llegó roto o dañadoSe rompió en el camino, o la caja llegó abierta';
const regret = 'Ya no lo quieroCambié de idea';
const exchange =
  'Un cambioTe apartamos la pieza desde hoy. Te la mandamos, sin costo de envío, en cuanto revisemos la tuya.';
const collected = 'Que pasen por élLa paquetería lo recoge en tu domicilio. No pagas nada.';
const soon =
  /Si lo mandas hoy: te regresamos \$[\d,.]+ a tu Visa terminada en 4242; llega a más tardar el \S+ \d+ de \S+\./;

/** A customer with a delivered order of two pieces. */
async function delivered() {
  const { browser, product } = await withCart(2);
  const order = await buyByCard(browser);
  shop('orders', 'advance', order, '--to', 'delivered');
  const page = (name: string) => `/mi-cuenta/mis-pedidos/${order}/product=${product.id}/${name}`;
  return { browser, product, order, page };
}

test('RL-10 AF-01 AF-02 BL-13 "llegó roto": from the order to the label, the inspection and the refund', async () => {
  const { browser, product, order, page: at } = await delivered();
  await browser.open(`/pedido/${order}`);
  let page = await browser.follow(`Devolver ${product.title}`);
  expect([browser.address, page.h1]).toEqual([at('que-quieres-hacer'), '¿Qué quieres hacer?']);
  page = await browser.follow(/^Devolverlo o cambiarlo por otro/);
  expect([browser.address, page.h1]).toEqual([at('solicitar-cambio-devolucion'), '¿Qué quieres devolver?']);

  // ER-09: the reason is missing, and the pieces that were typed stay.
  page = await browser.submit('Continuar', { [`Piezas de ${product.title}`]: '1' });
  expect([browser.reply.status(), page.main.text.includes('Elige qué pasó.')]).toEqual([422, true]);
  expect(page.field(`Piezas de ${product.title}`).attribute('value')).toBe('1');
  page = await browser.submit('Continuar', { [broken]: true });
  expect([browser.address.split('?')[0], page.h1]).toEqual([at('cuentanos-tu-problema'), 'Cuéntanos qué pasó']);

  page = await browser.submit('Continuar', { 'Con tus palabras': 'Mi licuadora llegó rota.' });
  expect([browser.address.split('?')[0], page.h1]).toEqual([at('adjuntar-fotografias'), 'Revisa tu devolución']);
  expect(browser.address).not.toContain('licuadora');
  expect(page.main.text).toContain('Mi licuadora llegó rota.');
  expect(page.main.text).toMatch(soon);
  expect(page.main.text).toContain('Pagamos el envío de regreso');
  // AF-02: photographs are added before the return is asked for, by the id in the URL.
  await sql(
    `insert into photographs (customer_id, form_id, place, sent_hash, bytes, preview)
     select customer_id, $2, 1, sha256('1'), '1', '1' from orders where number = $1`,
    [order, new URL(browser.address, 'http://shop').searchParams.get('devolucion')],
  );
  page = await browser.submit('Confirmar mi devolución', { [collected]: true });
  expect(browser.address).toMatch(new RegExp(`^/pedido/${order}/devolucion/[0-9a-f-]{36}\\?listo=1$`));
  expect([page.h1, page.main.text.includes('Listo: pedimos tu devolución.')]).toEqual([`Devolución ${order}01`, true]);
  const [stored] = await sql<{ story: string; way: string; pieces: number }>(
    `select r.story, r.way, l.pieces from order_returns r join order_return_lines l on l.return_id = r.id
      where r.number = $1`,
    [`${order}01`],
  );
  expect(stored).toEqual({ story: 'Mi licuadora llegó rota.', way: 'recoleccion', pieces: 1 });

  const own = browser.address.split('?')[0] ?? '';
  expect(await (await browser.client.get(own)).text()).toMatch(/\/mi-cuenta\/fotografia\/[0-9a-f-]{36}\?tamano=previa/);
  page = await browser.follow('Imprimir mi guía');
  expect([browser.address, page.h1]).toEqual([`${own}/guia`, `Guía de la devolución ${order}01`]);
  expect(page.main.one('svg', `Código de barras de la devolución ${order}01`)).toBeDefined();

  // RO-02: of another customer, every address is 404.
  const other = new PlainBrowser();
  await signInByCall(other.client, (await addCustomer()).email);
  for (const path of [own, `${own}/guia`, at('que-quieres-hacer'), at('adjuntar-fotografias')])
    expect([path, (await other.client.get(path)).status()]).toEqual([path, 404]);

  for (const words of [['posted'], ['arrived'], ['accept', '--damaged']])
    shop('returns', words[0] ?? '', `${order}01`, ...words.slice(1));
  page = await browser.open(own);
  expect(page.main.text).toMatch(/Te regresamos \$[\d,.]+ a tu Visa terminada en 4242; llega a más tardar el /);
  page = await browser.open(`/pedido/${order}`);
  expect(page.main.text).toContain(`Devolución ${order}01: reembolso`);
  // The other piece can still be returned, and nothing can be cancelled.
  expect([page.main.count('a', `Devolver ${product.title}`), page.main.count('a', 'Quiero cancelarlo')]).toEqual([
    1, 0,
  ]);
});

test('RL-10 what does not work, a change of mind, and a return that its customer cancels', async () => {
  const { browser, product, order, page: at } = await delivered();
  // A product that arrived cannot be cancelled: the address leads to what is possible.
  let page = await browser.open(at('motivo-cancelacion'));
  expect([browser.address, page.h1]).toEqual([at('no-puede-cancelar'), 'Ya no se puede cancelar']);
  page = await browser.follow(/^No funciona/);
  page = await browser.submit('Continuar');
  expect([browser.address.split('?')[0], page.h1]).toEqual([at('no-funciona'), 'Antes de mandarlo, revisa esto']);
  page = await browser.follow('Sigue sin funcionar: quiero devolverlo');
  expect(page.h1).toBe('Cuéntanos qué pasó');

  page = await browser.open(at('solicitar-cambio-devolucion'));
  await browser.submit('Continuar', { [regret]: true });
  page = await browser.submit('Continuar');
  expect(page.main.text).toContain('El envío de regreso lo pagas tú.');
  expect(page.main.text).toContain('la ley te deja echarte atrás');
  expect(page.main.text).not.toContain('Que pasen por él');
  await browser.submit('Confirmar mi devolución');
  page = await browser.open(`/pedido/${order}`);
  // BL-13: all pieces come back, so the order shows the track of the return.
  expect(page.main.text).toContain('En espera del retorno del producto');
  expect(page.main.count('a', `Devolver ${product.title}`)).toBe(0);

  await browser.follow(`Devolución ${order}01: devolución iniciada`);
  page = await browser.submit('Cancelar mi devolución');
  expect(page.main.text).toContain('La cancelaste.');
  page = await browser.open(`/pedido/${order}`);
  expect(page.main.count('a', `Devolver ${product.title}`)).toBe(1);
});

test('AF-02 an exchange without scripts: what is missing is said, the piece is reserved, and its order follows', async () => {
  const { browser, order, page: at } = await delivered();
  await browser.open(at('solicitar-cambio-devolucion'));
  await browser.submit('Continuar', { [regret]: true });
  let page = await browser.submit('Continuar');
  page = await browser.submit('Confirmar mi devolución', { [exchange]: true });
  expect([browser.reply.status(), page.main.text.includes('Elige la pieza que quieres.')]).toEqual([422, true]);
  page = await browser.submit('Confirmar mi devolución', {
    '¿Por cuál lo cambiamos?': 'La misma pieza, nueva: sin diferencia',
  });
  expect(page.main.text).toContain('Te apartamos tu cambio: la misma pieza, nueva.');
  expect(page.main.text).not.toContain('Te regresamos $');
  for (const words of [['posted'], ['arrived'], ['accept', '--good']])
    shop('returns', words[0] ?? '', `${order}01`, ...words.slice(1));
  expect(shop('returns', 'show', `${order}01`)).toMatch(/Exchange +2 × \S+, order \d{10}, difference \$0\.00 MXN/);
  await browser.open(browser.address.split('?')[0] ?? '');
  page = await browser.follow('Ver mi cambio');
  expect(page.main.text).toContain(`Por lo que devolviste de tu pedido ${order}`);
  expect(page.main.text).toMatch(/pedido autorizado|preparando tu producto/i);
});
