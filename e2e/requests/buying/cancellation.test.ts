/** Cancelling an order, and the account for its refund, by form posts without scripts (RL-09, AF-01, BL-13, RO-02). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { stateOfOrder } from '../../support/customers/orders.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { confirmIdentity, fillSignIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';
import { buyByCard, orderAtOxxo, payAtCashier, withCart } from './plain-buyer.ts';

const help = (order: string, page: string) => `/mi-cuenta/mis-pedidos/${order}/${page}`;
const toVisa = /Te regresamos \$[\d,.]+ a tu Visa terminada en 4242; llega a más tardar el \S+ \d+ de \S+\./;
const sql = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  withShopDatabase(async ({ pool }) => (await pool.query<Row>(text, values)).rows);
const amountOf = (text: string | undefined) => /\$[\d,.]+\d/.exec(text ?? '')?.[0];

/** Cancelled pieces of an order, and what goes back for them, in centavos. */
async function cancelled(order: string) {
  const [row] = await sql<{ pieces: number; refunded: number }>(
    `select (select sum(cancelled)::integer from order_lines l where l.order_id = o.id) as pieces,
            (select coalesce(sum(amount), 0)::integer from refunds f where f.order_id = o.id) as refunded
       from orders o where number = $1`,
    [order],
  );
  return row;
}

test('RL-09 AF-01 BL-13 a whole order paid by card: help, reason, review, success, and the order says when the money is back', async () => {
  const { browser, product } = await withCart(2);
  const order = await buyByCard(browser);
  await browser.open(`/pedido/${order}`);
  let page = await browser.follow('Ver todo lo que puedo hacer');
  expect([browser.address, page.h1]).toEqual([help(order, 'necesitas-ayuda'), '¿En qué te ayudamos con tu pedido?']);
  page = await browser.follow(/^Cancelar mi pedido/);
  expect([browser.address, page.h1]).toEqual([help(order, 'motivo-cancelacion'), '¿Qué quieres cancelar?']);
  expect(page.main.text).toContain(product.title);
  expect(page.field(`Piezas de ${product.title}`).attribute('value')).toBe('2');

  // ER-09: the reason is missing, and the pieces that were typed stay.
  page = await browser.submit('Continuar', { [`Piezas de ${product.title}`]: '1' });
  expect([browser.reply.status(), page.title]).toEqual([422, expect.stringMatching(/^Error: /)]);
  expect(page.main.text).toContain('Elige un motivo.');
  expect(page.field(`Piezas de ${product.title}`).attribute('value')).toBe('1');

  page = await browser.submit('Cancelar todo', { 'Me equivoqué al pedirlo': true });
  expect([browser.reply.status(), page.h1]).toEqual([200, 'Revisa tu cancelación']);
  expect(page.main.text).toMatch(toVisa);
  expect(page.main.text).toContain('2 piezas');
  expect(page.main.text).not.toContain('Lo demás sigue su camino');
  // The review is a page: it is loaded again, and leads back to the choice.
  const review = browser.address;
  page = await browser.follow('Cambiar lo que elegí');
  expect(page.field(`Piezas de ${product.title}`).attribute('value')).toBe('2');
  page = await browser.open(review);
  expect((await cancelled(order))?.pieces).toBe(0);

  const button = page.main.one('button', /^Cancelar y recibir \$/);
  page = await browser.press(button, { '¿Quieres contarnos más?': 'Pedí la talla de mi hermana.' });
  expect(page.h1).toBe('Cancelamos tu pedido');
  expect(browser.address).toMatch(new RegExp(`^${help(order, 'cancelacion-exitosa')}\\?cancelacion=[0-9a-f-]{36}$`));
  expect(page.main.text).toMatch(toVisa);
  expect(browser.address).not.toContain('hermana');
  const [stored] = await sql<{ comment: string; total: number }>(
    'select c.comment, o.total from order_cancellations c join orders o on o.id = c.order_id where o.number = $1',
    [order],
  );
  expect(stored?.comment).toBe('Pedí la talla de mi hermana.');
  expect(await cancelled(order)).toEqual({ pieces: 2, refunded: stored?.total });

  page = await browser.open(browser.address);
  expect(page.h1).toBe('Cancelamos tu pedido');
  await browser.follow('Ver mi pedido');
  expect(browser.page.main.text).toContain('Se cancelaron las 2 piezas');
  expect(browser.page.main.text).toMatch(/A tu Visa terminada en 4242 ?\$[\d,.]+.* llega a más tardar el /);
  // BL-13: what is refunded is not cancelled again.
  expect(browser.page.main.count('a', 'Quiero cancelarlo')).toBe(0);
  page = await browser.open(help(order, 'motivo-cancelacion'));
  expect([page.h1, page.main.text.includes('Esto ya está cancelado.')]).toEqual(['Ya no se puede cancelar', true]);
  expect((await browser.client.get(help(order, 'cancelacion-exitosa?cancelacion=x'))).status()).toBe(404);
});

test('RL-09 AF-01 some pieces from the link of their line; the shipping of what stays is not charged, and the rest follows', async () => {
  const { browser, product } = await withCart(3);
  const order = await buyByCard(browser);
  await browser.open(`/pedido/${order}`);
  let page = await browser.follow(`Cancelar ${product.title}`);
  expect(browser.address).toBe(`/mi-cuenta/mis-pedidos/${order}/product=${product.id}/motivo-cancelacion`);
  page = await browser.submit('Continuar', {
    ...{ [`Piezas de ${product.title}`]: '4', 'Encontré un mejor precio': true },
  });
  expect([browser.reply.status(), page.main.text.includes('Escribe un número del 0 al 3.')]).toEqual([422, true]);
  page = await browser.submit('Continuar', { [`Piezas de ${product.title}`]: '1' });
  expect(page.main.text).toContain('Lo demás sigue su camino, y su envío no se vuelve a cobrar.');
  page = await browser.submit(/^Cancelar y recibir \$/);
  expect(page.h1).toBe('Cancelamos lo que elegiste');
  expect((await cancelled(order))?.pieces).toBe(1);
  page = await browser.open(`/pedido/${order}`);
  expect(page.main.text).toContain('Se canceló 1 de 3');

  await browser.follow('Quiero cancelarlo');
  page = await browser.submit('Continuar', { 'Otro motivo': true });
  await browser.submit(/^Cancelar y recibir \$/);
  const [row] = await sql<{ total: number }>('select total from orders where number = $1', [order]);
  expect(await cancelled(order)).toEqual({ pieces: 3, refunded: row?.total });
});

test('RL-09 an order at OXXO that is not paid ends as a whole, and is not in the cart any more', async () => {
  const { browser, product } = await withCart();
  const order = await orderAtOxxo(browser);
  await browser.open(`/pedido/${order}`);
  let page = await browser.follow('Quiero cancelarlo');
  expect([page.h1, page.main.text.includes(product.title)]).toEqual(['¿Quieres cancelar tu pedido?', true]);
  page = await browser.submit('Continuar', { 'Ya no lo quiero': true });
  expect(page.main.text).toContain('Ya no pagues tu referencia de OXXO: deja de servir.');
  page = await browser.submit('Cancelar mi pedido');
  expect([page.h1, page.main.text.includes('No te cobramos nada.')]).toEqual(['Cancelamos tu pedido', true]);
  expect([await stateOfOrder(order), await cancelled(order)]).toMatchObject(['cancelled', { refunded: 0 }]);
});

test('RL-09 AF-01 ER-09 cash goes back to a CLABE: after a confirmation, wrong fields lose nothing, and the page then shows the account', async () => {
  const { browser, id } = await withCart();
  const order = await orderAtOxxo(browser);
  await payAtCashier(order);
  await browser.open(help(order, 'motivo-cancelacion'));
  let page = await browser.submit('Continuar', { 'Llega demasiado tarde': true });
  expect(page.main.text).toContain(
    'por transferencia. Llega en un máximo de 3 días hábiles desde que nos des tu CLABE.',
  );
  page = await browser.submit(/^Cancelar y recibir \$/);
  page = await browser.follow('Dar mi CLABE');
  expect(browser.address).toBe(help(order, 'datos-bancarios'));
  expect(page.main.text).toMatch(/Te vamos a transferir \$[\d,.]+/);
  expect(page.main.count('input', 'CLABE')).toBe(0);
  await browser.follow('Confirmar que soy yo');
  page = await confirmIdentity(browser);
  expect([browser.address, page.h1]).toEqual([help(order, 'datos-bancarios'), '¿A qué cuenta te transferimos?']);
  expect(page.main.text).toContain('después de guardarla ya no se puede cambiar');
  expect(page.field('CLABE').attribute('inputmode')).toBe('numeric');

  const clabe = '0321 8000 0118 3597 18';
  page = await browser.submit('Guardar mi cuenta', { CLABE: clabe, 'Nombre de quien tiene la cuenta': 'X1' });
  expect([browser.reply.status(), page.title]).toEqual([422, expect.stringMatching(/^Error: /)]);
  expect(page.descriptionOf(page.field('CLABE'))).toContain('algún dígito no es correcto');
  expect(page.field('CLABE').attribute('value')).toBe(clabe);
  expect(page.field('Nombre de quien tiene la cuenta').attribute('value')).toBe('X1');

  // The confirmation ends meanwhile: it is asked for again, and the typed texts are in the form afterwards.
  await sql('update customer_sessions set confirmed_at = null where customer_id = $1', [id]);
  const typed = { CLABE: '0321 8000 0118 3597 19', 'Nombre de quien tiene la cuenta': 'Luz Ríos Mora' };
  await browser.submit('Guardar mi cuenta', typed);
  expect(browser.address).not.toMatch(/0321/);
  page = await confirmIdentity(browser);
  expect(page.main.text).toContain('Lo que escribiste sigue aquí');
  expect(page.field('CLABE').attribute('value')).toBe(typed.CLABE);
  page = await browser.submit('Guardar mi cuenta');

  expect([browser.address, page.h1]).toEqual([help(order, 'datos-bancarios'), 'Ya tenemos tu cuenta']);
  for (const words of ['terminada en 9719', 'Luz Ríos Mora', 'llega a más tardar el'])
    expect(page.main.text).toContain(words);
  expect(await browser.reply.text()).not.toContain('032180000118359719');
  expect((await browser.open(help(order, 'datos-bancarios'))).h1).toBe('Ya tenemos tu cuenta');
  page = await browser.open(`/mi-cuenta/mis-pedidos/0/formaCompra/${order}`);
  expect(page.main.text).toMatch(/A tu cuenta de .+ terminada en 9719/);
});

test('RO-02 help, cancellation and account of another customer’s order are 404, like those of an unknown order', async () => {
  const { browser } = await withCart();
  const order = await buyByCard(browser);
  await browser.open(help(order, 'motivo-cancelacion'));
  await browser.submit('Continuar', { 'Otro motivo': true });
  await browser.submit(/^Cancelar y recibir \$/);
  const [, id] = /cancelacion=(.+)$/.exec(browser.address) ?? [];
  const other = new PlainBrowser();
  const eva = await addCustomer();
  await signInByCall(other.client, eva.email);
  await sql('update customer_sessions set confirmed_at = now() where customer_id = $1', [eva.id]);
  for (const number of [order, '0000000000'])
    for (const page of [
      ...['necesitas-ayuda', 'motivo-cancelacion', 'motivo-cancelacion?paso=revisar&motivo=otra&l1=1'],
      ...[`cancelacion-exitosa?cancelacion=${id}`, 'datos-bancarios'],
    ])
      expect((await other.client.get(help(number, page))).status(), `${number} ${page}`).toBe(404);
  const forms = {
    'motivo-cancelacion': { cancelacion: '00000000-0000-4000-8000-000000000000', motivo: 'otra', importe: '0' },
    'datos-bancarios': { clabe: '032180000118359719', titular: 'Eva Ríos' },
  };
  for (const [page, form] of Object.entries(forms))
    expect((await other.client.post(help(order, page), { form, maxRedirects: 0 })).status(), page).toBe(404);
});

test('RL-09 ER-09 the amount changed while it was reviewed: nothing is cancelled, both amounts are shown, and the comment stays', async () => {
  const { browser } = await withCart();
  const order = await buyByCard(browser);
  await browser.open(help(order, 'motivo-cancelacion'));
  let page = await browser.submit('Continuar', { 'Otro motivo': true });
  const was = amountOf(page.main.one('button', /^Cancelar y recibir/).text);
  const id = page.main.all('input[name="cancelacion"]')[0]?.attribute('value');
  const changeShares = (by: number) =>
    sql(
      `update order_shares s set net = net + $2 from order_lines l join orders o on o.id = l.order_id
        where l.id = s.line_id and o.number = $1`,
      [order, by],
    );
  await changeShares(-100);
  try {
    page = await browser.submit(/^Cancelar y recibir \$/, { '¿Quieres contarnos más?': 'Ya no cabe' });
    expect([browser.reply.status(), page.h1]).toEqual([409, 'Cambió lo que te regresamos']);
    expect(page.main.text).toContain(`Te regresábamos${was}`);
    expect(amountOf(page.main.one('button', /^Cancelar y recibir/).text)).not.toBe(was);
    expect(page.main.all('input[name="cancelacion"]')[0]?.attribute('value')).toBe(id);
    expect(page.field('¿Quieres contarnos más? (opcional)').text).toBe('Ya no cabe');
    expect(await cancelled(order)).toEqual({ pieces: 0, refunded: 0 });
  } finally {
    await changeShares(100);
  }
});

test('RL-09 BL-13 the carrier collected the parcel meanwhile: the page says so, and leads to the order and its help', async () => {
  const { browser } = await withCart();
  const order = await buyByCard(browser);
  await browser.open(help(order, 'motivo-cancelacion'));
  await browser.submit('Continuar', { 'Otro motivo': true });
  await sql(
    `update order_parcels p set state = 'on_the_way', collected_at = now() from orders o
      where o.id = p.order_id and o.number = $1`,
    [order],
  );
  let page = await browser.submit(/^Cancelar y recibir \$/);
  expect([browser.reply.status(), page.h1]).toEqual([409, 'Ya no se puede cancelar']);
  expect(page.main.text).toContain('Eso ya no se puede cancelar: ya salió');
  expect(await cancelled(order)).toEqual({ pieces: 0, refunded: 0 });
  page = await browser.follow('Ver qué más puedo hacer');
  expect(page.main.text).toContain('Ya salió, así que ya no se puede cancelar');
  expect(page.main.count('a', /^Cancelar/)).toBe(0);
});

test('ER-09 a comment survives a session that ended, and the same choice is reviewed after the sign-in', async () => {
  const { browser, id, email } = await withCart();
  const order = await buyByCard(browser);
  await browser.open(help(order, 'motivo-cancelacion'));
  await browser.submit('Continuar', { 'Otro motivo': true });
  const review = browser.address;
  await sql('delete from identity_records where account_id = $1', [id]);
  await browser.submit(/^Cancelar y recibir \$/, { '¿Quieres contarnos más?': 'Llegó antes otro igual.' });
  expect(browser.address).toMatch(/^\/login/);
  const page = await fillSignIn(browser, email);
  expect([browser.address, page.h1]).toEqual([review, 'Revisa tu cancelación']);
  expect(page.main.text).toContain('Lo que escribiste sigue aquí');
  expect(page.field('¿Quieres contarnos más? (opcional)').text).toBe('Llegó antes otro igual.');
  expect((await browser.submit(/^Cancelar y recibir \$/)).h1).toBe('Cancelamos tu pedido');
});
