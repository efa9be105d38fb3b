/** The balance of a customer by form posts without scripts: it pays, gets refunds, and is sent (PA-05, AF-01, AF-07). */
import { withShopDatabase } from '../../support/shop/database.ts';
import { confirmIdentity } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';
import { buyByCard, typedAddress, withCart } from './plain-buyer.ts';

const help = (order: string, page: string) => `/mi-cuenta/mis-pedidos/${order}/${page}`;
/** The label of the choice, with its hint. */
const toBalance = 'En mi saldo a favorAl momento. Lo usas aquí, o lo envías a tu cuenta.';
const saldo = '/mi-cuenta/saldo';

/** Reads the balance that the customer can use, and the balance that unpaid orders hold. */
const stored = (customer: string): Promise<[number, number]> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query('select amount, held from customer_balances where customer_id = $1', [customer]);
    return [Number(rows[0]?.amount ?? 0), Number(rows[0]?.held ?? 0)];
  });

test('PA-05 AF-01 a cancellation pays the balance, which then pays a part at OXXO and a whole order', async () => {
  const { browser, product, id } = await withCart(2);
  const order = await buyByCard(browser);
  await browser.open(help(order, 'motivo-cancelacion'));
  await browser.submit('Continuar', { 'Otro motivo': true });
  let page = await browser.submit(/^Cancelar y recibir \$/, { [toBalance]: true });
  expect(page.main.text).toMatch(/Te regresamos \$[\d,.]+ a tu saldo a favor, al momento\./);
  const [amount] = await stored(id);
  expect(amount).toBeGreaterThan(0);
  page = await browser.open(saldo);
  expect([page.h1, page.main.text]).toEqual(['Mi saldo a favor', expect.stringContaining(`Pedido ${order}`)]);

  // The balance is less than five pieces cost, so OXXO pays the rest.
  const buy = async (pieces: number) => {
    const form = { producto: String(product.id), variante: product.childrenSku, cantidad: String(pieces) };
    await browser.client.post('/acciones/carrito', { form, headers: { origin: new URL(browser.reply.url()).origin } });
    page = await browser.open('/comprar/pago');
    if (!browser.address.startsWith('/comprar/pago')) page = await browser.open('/comprar');
  };
  await buy(3);
  if (browser.address.startsWith('/comprar/direccion'))
    page = await browser.submit('Guardar y continuar', typedAddress);
  page = await browser.open(browser.address.replace(/^\/comprar\/\w+/, '/comprar/pago'));
  expect(page.main.text).toMatch(/Tienes \$[\d,.]+ de saldo a favor/);
  // A part can be typed; a wrong amount is said at its field, and stays.
  const most = 'Cuánto quieres usar';
  page = await browser.submit('Usar mi saldo', { [most]: '999,999' });
  expect([browser.reply.status(), page.field(most).attribute('value')]).toEqual([422, '999,999']);
  expect([page.title, page.main.text]).toEqual([
    expect.stringMatching(/^Error: /),
    expect.stringContaining('Puedes usar hasta $'),
  ]);
  page = await browser.submit('Usar mi saldo', { [most]: '20.50' });
  expect([page.main.text, page.field(most).attribute('value')]).toEqual([
    expect.stringContaining('Usas $20.50 de tu saldo a favor'),
    '20.50',
  ]);
  page = await browser.submit('Cambiar', { [most]: '20' });
  expect(page.main.text).toContain('Usas $20 de tu saldo a favor');
  page = await browser.submit('No usarlo');
  page = await browser.submit('Usar mi saldo');
  expect(page.main.text).toMatch(/Usas \$[\d,.]+ de tu saldo a favor/);
  page = await browser.submit('Continuar', { 'Efectivo en OXXO': true });
  expect(page.main.text).toMatch(/Usas \$[\d,.]+ de tu saldo a favor/);
  // As a saved card, the balance pays an order to a new address after a confirmation (PA-09).
  page = await browser.submit(/^Hacer mi pedido de \$/);
  expect(page.h1).toBe('Confirma que eres tú');
  await confirmIdentity(browser);
  page = await browser.submit(/^Hacer mi pedido de \$/);
  expect(page.main.text).toMatch(/Ya apartamos \$[\d,.]+ de tu saldo a favor para este pedido/);
  const unpaid = /gracias\/(\d{10})/.exec(browser.address)?.[1] ?? '';
  expect((await stored(id))[1]).toBeGreaterThan(0);

  // The unpaid order ends, and its balance pays a smaller order as a whole.
  await browser.open(help(unpaid, 'motivo-cancelacion'));
  await browser.submit('Continuar', { 'Otro motivo': true });
  await browser.submit('Cancelar mi pedido');
  expect(await stored(id)).toEqual([amount, 0]);
  await buy(1);
  page = await browser.open(browser.address.replace(/^\/comprar\/\w+/, '/comprar/pago'));
  page = await browser.submit('Usar mi saldo');
  expect([browser.address, page.main.text]).toEqual([
    expect.stringMatching(/^\/comprar\/revisar/),
    expect.stringContaining('No te cobramos nada más.'),
  ]);
  page = await browser.submit(/^Hacer mi pedido de \$/);
  expect([page.h1, page.main.text]).toEqual([
    '¡Gracias! Tu pedido está pagado',
    expect.stringContaining('Pagaste con tu saldo a favor'),
  ]);
  const [left, held] = await stored(id);
  expect([left < amount, held]).toEqual([true, 0]);
});

test('PA-05 ER-09 AF-07 a balance is sent after a confirmation, and wrong fields lose nothing', async () => {
  const { browser, id } = await withCart();
  await withShopDatabase(async ({ pool }) => {
    await pool.query('insert into customer_balances (customer_id, amount) values ($1, 50000)', [id]);
    await pool.query(
      `insert into balance_entries (customer_id, kind, cause, amount, note, actor)
       values ($1, 'correction', gen_random_uuid(), 50000, 'Prueba', 'Carmen')`,
      [id],
    );
  });
  let page = await browser.open(saldo);
  expect(page.main.text).toContain('$500');
  await browser.follow('Confirmar que soy yo');
  page = await confirmIdentity(browser);
  expect(browser.address).toBe(saldo);
  expect(page.field('Cuánto quieres enviar').attribute('value')).toBe('500.00');
  const typed = { CLABE: '032180000118359718', 'Nombre de quien tiene la cuenta': 'Luz Ríos' };
  page = await browser.submit('Enviar a mi cuenta', { ...typed, 'Cuánto quieres enviar': '9,999' });
  expect([browser.reply.status(), page.title]).toEqual([422, expect.stringMatching(/^Error: /)]);
  expect(page.field('CLABE').attribute('value')).toBe(typed.CLABE);
  page = await browser.submit('Enviar a mi cuenta', { CLABE: '032180000118359719', 'Cuánto quieres enviar': '200' });
  expect(page.main.text).toContain('Listo: tu dinero va en camino a tu cuenta.');
  expect(page.main.text).toContain('terminada en 9719');
  expect(await stored(id)).toEqual([30_000, 0]);
  page = await browser.open('/mi-cuenta/borrar-cuenta');
  expect(page.main.text).not.toContain('Error');
  await browser.open(saldo);
  page = await browser.submit('Renunciar a $300');
  expect(page.main.text).toContain('Listo: ya no tienes saldo a favor.');
  expect(await stored(id)).toEqual([0, 0]);
});
