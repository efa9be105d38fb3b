/** Pages of orders without JavaScript (RL-02, RL-07, BL-02, BL-13, OD-01, RO-02). `e2e/orders` tests them with scripts. */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { addOrder, addOrders, daysAgo, lineOf } from '../../support/customers/orders.ts';
import { twoProducts } from '../../support/customers/shared-carts.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const base = '/mi-cuenta/mis-pedidos';

async function signedIn() {
  const customer = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, customer.email);
  return { browser, ...customer, get: (path: string) => browser.client.get(path, { maxRedirects: 0 }) };
}

test('RL-02 BL-02 the list has periods, a search in all orders and a way on when it is empty', async () => {
  const { browser, id } = await signedIn();
  let page = await browser.open(`${base}/`);
  expect([page.h1, page.main.text.includes('Aún no has comprado nada')]).toEqual(['Mis pedidos', true]);
  expect(page.main.one('a', 'Ver ofertas').attribute('href')).toBe('/c/ofertas/');
  const { onTheWay, unpaid, delivered, products } = await addOrders(browser.client, id);
  const old = await addOrder({ customer: id, placedAt: daysAgo(500), parcels: [{ lines: [lineOf(products[3])] }] });
  page = await browser.open(`${base}/dias=30/pagina=1`);
  const text = page.main.text;
  for (const words of [
    onTheWay,
    'Preparando tu producto',
    'Llega',
    products[0].title,
    'Esperando pago',
    'Entregado',
    'Llegó el',
  ])
    expect(text).toContain(words);
  for (const words of ['Reembolso realizado', 'Venció', 'En 2 paquetes', '5 pedidos']) expect(text).toContain(words);
  expect(text).not.toContain(old);
  expect(text.indexOf(onTheWay)).toBeLessThan(text.indexOf(delivered));
  expect(page.main.one('a', `Pagar ahora el pedido ${unpaid}`).attribute('href')).toBe(`/pedido/${unpaid}/pagar`);
  page = await browser.submit('Buscar', { 'Busca en todos tus pedidos': old });
  expect(browser.address).toBe(`${base}/dias=todos/pagina=1?q=${old}`);
  expect(page.main.text).toContain(`1 pedido con “${old}”`);
  expect(page.main.text).toContain(products[3].title);
  page = await browser.follow('Últimos 30 días');
  expect(page.main.text).toContain(`No encontramos “${old}” en tus pedidos`);
  page = await browser.follow('Quitar la búsqueda');
  expect(browser.address).toBe(`${base}/dias=30/pagina=1`);
  page = await browser.follow('Todos');
  expect(page.main.text).toContain('6 pedidos');
  page = await browser.open(`${base}/dias=1/pagina=1`);
  expect(page.main.text).toContain('Tienes 6 pedidos de otras fechas.');
  expect(page.main.one('a', 'Últimos 1 día').attribute('aria-current')).toBe('true');
});

test('RL-02 pages are links, and a page past the end leads to the last one', async () => {
  const { browser, id } = await signedIn();
  for (let at = 0; at < 12; at++) await addOrder({ customer: id, parcels: [{ lines: [{ product: 1 }] }] });
  const first = await browser.open(`${base}/dias=90/pagina=1`);
  expect(first.main.all('article')).toHaveLength(10);
  const second = await browser.follow('Siguiente');
  expect([browser.address, second.main.all('article').length]).toEqual([`${base}/dias=90/pagina=2`, 2]);
  await browser.open(`${base}/dias=90/pagina=9`);
  expect(browser.address).toBe(`${base}/dias=90/pagina=2`);
});

test('RL-02 RL-07 other addresses are not found, and none of them is an error', async () => {
  const { get, id } = await signedIn();
  const order = await addOrder({ customer: id, parcels: [{ lines: [{ product: 1 }] }] });
  for (const path of [
    ...['dias=0/pagina=1', 'dias=99999/pagina=1', 'dias=-1/pagina=1', 'dias=x/pagina=1', 'dias=30/pagina=0'],
    ...['dias=30/pagina=x', 'dias=30/2', 'dias=%00/pagina=1', '%F0%9F%8C%AE', "dias=30'/pagina=1", `${order}/pagina=1`],
  ])
    expect((await get(`${base}/${path}`)).status(), path).toBe(404);
  for (const path of ['1', '99999999999', 'x', `${order}/product=x`, `${order}/product=0`, `${order}/1`, '%00'])
    expect((await get(`/pedido/${path}`)).status(), path).toBe(404);
  for (const q of ['%00', '%F0', `${'a'.repeat(5_000)}`, '%', "'--"])
    expect((await get(`${base}/dias=30/pagina=1?q=${q}`)).status(), q).toBe(200);
  // The address above the pages of help leads to the order.
  expect((await get(`${base}/${order}`)).headers().location).toBe(`/pedido/${order}`);
  expect((await get(`${base}/${order}/product=1`)).headers().location).toBe(`/pedido/${order}/product=1`);
  expect((await get(`/pedido/${order}/product=2`)).headers().location).toBe(`/pedido/${order}`);
});

test('RO-02 case 60 the order of another customer is not found, like an unknown one', async () => {
  const [ana, beto] = [await signedIn(), await signedIn()];
  const order = await addOrder({ customer: ana.id, parcels: [{ lines: [{ product: 1, title: 'Secreto' }] }] });
  for (const path of [`/pedido/${order}`, `/pedido/${order}/product=1`, `${base}/0/formaCompra/${order}`]) {
    const [foreign, unknown] = [await beto.get(path), await beto.get(path.replace(order, '0000000000'))];
    expect([foreign.status(), unknown.status()]).toEqual([404, 404]);
    expect(await foreign.text()).not.toContain('Secreto');
  }
  const bought = await beto.browser.client.post(`/pedido/${order}`, { form: { clave: 'clave-de-beto' } });
  expect(bought.status()).toBe(404);
  expect(await (await beto.get(`${base}/dias=todos/pagina=1?q=${order}`)).text()).not.toContain('Secreto');
});

test('RL-07 OD-01 an order shows parcels with steps, amounts, address, gift note, payment and accepted texts', async () => {
  const { browser, id } = await signedIn();
  const { onTheWay, products } = await addOrders(browser.client, id);
  const page = await browser.open(`/pedido/${onTheWay}/product=${products[1].id}`);
  expect(page.h1).toBe(`Pedido ${onTheWay}`);
  const parcels = page.main.all('section').filter((one) => one.text.includes('Vendido por'));
  const headings = parcels.map((one) => one.all('h2').map((heading) => heading.text));
  expect(headings).toEqual([['En camino'], ['Preparando tu producto']]);
  const steps = parcels.map((one) =>
    one.all('ol > li').map((step) => /^(Listo|Ahora|Falta): ?[^\d]*/.exec(step.text)?.[1]),
  );
  expect(steps).toEqual([
    ['Listo', 'Listo', 'Listo', 'Ahora', 'Falta'],
    ['Listo', 'Ahora', 'Falta', 'Falta', 'Falta'],
  ]);
  const current = parcels.map((one) => one.all('li[aria-current="step"]').map((step) => step.text));
  expect(current).toEqual([
    [expect.stringMatching(/En camino.*\d:\d\d/)],
    [expect.stringMatching(/Preparando tu producto.*\d:\d\d/)],
  ]);
  for (const words of [
    ...['Paquete 1 de 2', 'Fecha prometida:', 'Estafeta', 'MX-4831-0099', 'Artesanías del Valle', 'Color: Negro'],
    ...['2 piezas', 'Cupón BIENVENIDA', '−$50', 'Envío', '$99', 'Guadalupe Ríos', 'Orizaba 101', 'C.P. 06700'],
    ...['¡Feliz cumpleaños!', 'Tarjeta', 'Términos y condiciones, versión 1', 'El producto que buscabas'],
  ])
    expect(page.main.text).toContain(words);
  expect(page.main.text).not.toContain('oferta');
  expect(page.main.one('a', /^Términos y condiciones/).attribute('href')).toBe('/terminos-y-condiciones?version=1');
  expect(page.main.all('[data-marked]').map((line) => line.text)).toEqual([expect.stringContaining(products[1].title)]);
  expect(page.main.one('a', `Ver cómo se pagó el pedido ${onTheWay}`).attribute('href')).toBe(
    `${base}/0/formaCompra/${onTheWay}`,
  );
});

test('RL-07 "comprar de nuevo" leads to the cart, or names what is gone, with one press', async () => {
  const { browser, id } = await signedIn();
  const [one, other] = await twoProducts(browser.client);
  const whole = await addOrder({ customer: id, parcels: [{ lines: [lineOf(one, { price: 1 })] }] });
  await browser.open(`${base}/dias=30/pagina=1`);
  let page = await browser.submit(`Comprar de nuevo lo del pedido ${whole}`);
  expect(browser.address).toBe('/carrito/detalle?listo=juntos');
  expect([page.h1, page.main.text.includes(one.title)]).toEqual(['Tu carrito (1 pieza)', true]);
  // Each loaded page has a key of its own: the same form sent twice counts once, another press counts again.
  await browser.open(`${base}/dias=30/pagina=1`);
  const button = browser.page.main.one('button', `Comprar de nuevo lo del pedido ${whole}`);
  await browser.press(button);
  await browser.open(`/pedido/${whole}`);
  const again = browser.page.main.one('button', `Comprar de nuevo lo del pedido ${whole}`);
  page = await browser.press(again);
  expect(page.h1).toBe('Tu carrito (3 piezas)');
  const key = again.closest('form')?.all('input[name="clave"]')[0]?.attribute('value') ?? '';
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  await browser.client.post(`/pedido/${whole}`, { form: { clave: key }, maxRedirects: 0 });
  page = await browser.open('/carrito/detalle');
  expect(page.h1).toBe('Tu carrito (3 piezas)');
  const partly = await addOrder({
    customer: id,
    parcels: [{ lines: [lineOf(other), { product: 2_147_483_647, title: 'Reloj de arena' }] }],
  });
  await browser.open(`/pedido/${partly}`);
  page = await browser.submit(`Comprar de nuevo lo del pedido ${partly}`);
  expect(page.h1).toBe(`Pedido ${partly}`);
  expect(page.main.text).toContain('Agregamos a tu carrito lo que se pudo:');
  expect(page.main.text).toContain('“Reloj de arena” ya no se vende.');
  page = await browser.follow('Ir al carrito');
  for (const { title } of [one, other]) expect(page.main.text).toContain(title);
  const gone = await addOrder({ customer: id, parcels: [{ lines: [{ product: 2_147_483_647, title: 'Sextante' }] }] });
  await browser.open(`/pedido/${gone}`);
  page = await browser.submit(`Comprar de nuevo lo del pedido ${gone}`);
  expect(page.main.text).toContain('No agregamos nada a tu carrito:');
});

test('RL-01 RL-02 the account’s home shows the newest order', async () => {
  const { browser, id } = await signedIn();
  expect((await browser.open('/mi-cuenta/')).main.text).not.toContain('Tu último pedido');
  const { onTheWay, unpaid } = await addOrders(browser.client, id);
  const page = await browser.open('/mi-cuenta/');
  expect(page.main.text).toContain('Tu último pedido');
  expect(page.main.text).toContain(onTheWay);
  expect(page.main.text).not.toContain(unpaid);
});
