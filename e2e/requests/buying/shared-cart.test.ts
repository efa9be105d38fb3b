/** Links that put products into a cart, and sharing the own cart, by requests (RT-16, SC-02 to SC-05, ER-07, ER-08). */
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { linkTo, twoProducts, uses } from '../../support/customers/shared-carts.ts';
import type { HtmlPage } from '../client/html-page.ts';
import { fieldValue } from '../client/html-page.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { describe, expect, test } from '../client/test.ts';

/** A browser without scripts in which a new customer has signed in. */
async function asCustomer(): Promise<{ browser: PlainBrowser; email: string }> {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, email);
  return { browser, email };
}

/** The part of the cart that lists what a link has added. */
const note = (page: HtmlPage) =>
  page.main
    .all('section, [role="region"]')
    .find((part) => /^Agregamos /.test(part.attribute('aria-label') ?? part.text));

test('SC-03 reading a link writes nothing; one button puts it into the cart, and one takes it back', async () => {
  const { browser, email } = await asCustomer();
  let page = await browser.open(linkTo('external_cart', await twoProducts(browser.client)));
  expect(page.h1).toBe('Tu carrito te espera aquí');
  expect((await uses(email)).uses).toBe(0);
  page = await browser.submit('Agregar 2 piezas a mi carrito');
  expect(browser.address).toMatch(/^\/carrito\/detalle\?compartido=[\da-f-]{36}$/);
  const added = note(page);
  if (!added) throw new Error('The cart does not say what was added.');
  expect(added.text).toContain('Agregamos 2 productos del carrito que traías.');
  page = await browser.submit('Deshacer', {}, added);
  expect(page.main.text).toContain('Tu carrito está vacío');
});

test('a cart is shared, used by somebody else, and closed', async () => {
  const { browser } = await asCustomer();
  await browser.open(linkTo('external_cart', await twoProducts(browser.client)));
  await browser.submit('Agregar 2 piezas a mi carrito');
  let page = await browser.follow('Compartir mi carrito');
  expect(page.h1).toBe('Compartir mi carrito');
  page = await browser.submit('Crear un enlace');
  expect(page.main.text).toContain('Listo: este es tu enlace.');
  const url = fieldValue(page.field('Enlace de tu carrito'));
  const { browser: theirs } = await asCustomer();
  expect((await theirs.open(url)).h1).toMatch(/ te compartió su carrito$/);
  await theirs.submit('Agregar 2 piezas a mi carrito');
  expect(theirs.address).toMatch(/^\/carrito\/detalle/);
  page = await browser.submit('Cerrar enlace');
  expect(page.main.text).toContain('Cerramos el enlace: ya nadie lo puede usar.');
  await theirs.open(url);
  expect(theirs.reply.status()).toBe(404);
});

test('SC-05 of presses on a livestream one in five minutes is told; another address is told at once', async () => {
  const { browser, email } = await asCustomer();
  const { cookies } = browser.client;
  const [one, other] = await twoProducts(browser.client);
  const press = async (link: string) => {
    await browser.open(link);
    await browser.submit('Agregar 1 pieza a mi carrito');
    expect(browser.address).toMatch(/compartido=/);
  };
  const clicks = async () => (await uses(email)).clicks;
  await press(linkTo('livestream', [one]));
  expect(await clicks()).toBe(1);
  await press(linkTo('livestream', [one]));
  expect(await clicks()).toBe(1);
  await press(linkTo('livestream', [other]));
  expect(await clicks()).toBe(2);
  const [until, address] = cookies.get('clic_en_vivo')?.value.split('.') ?? [];
  expect(Math.abs(Number(until) - Date.now() / 1_000 - 300)).toBeLessThan(30);
  cookies.take([`clic_en_vivo=${Number(until) - 301}.${address}; Path=/`]);
  await press(linkTo('livestream', [other]));
  expect(await clicks()).toBe(3);
});

describe('UI-14 SC-04 links that cannot be used', () => {
  test('ER-07 of an affiliate', async () => {
    const { browser } = await asCustomer();
    for (const link of ['/afiliados/nada', '/afiliados/', linkTo('afiliados', [{ id: 2_000_000_000 }])]) {
      const page = await browser.open(link);
      expect(browser.reply.status(), link).toBe(404);
      expect(page.h1).toBe('No hay inventario disponible!');
      expect(page.main.text).toContain(
        'Lo sentimos, los productos o la información que buscas al parecer ya no está disponible.',
      );
      expect(page.main.one('a', 'Ir al inicio').attribute('href')).toBe('/');
    }
  });

  test('ER-08 of a livestream, a referral and an external cart', async () => {
    const browser = new PlainBrowser();
    for (const kind of ['livestream', 'referidos', 'external_cart']) {
      const page = await browser.open(`/${kind}/bm8`);
      expect(browser.reply.status(), kind).toBe(404);
      expect(page.h1).toBe('Carrito no disponible');
      expect(page.main.text).toContain('Lo sentimos, los productos o la información que buscas no están disponibles.');
      expect(page.text).not.toContain('A un paso de que sea tuyo!');
    }
  });
});
