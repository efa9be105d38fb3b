/** "Comprar ahora" of a signed-in customer: a checkout of one product, past the cart (CO-03), by requests. */
import { buyable, findDetail, productUrl } from '../../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../../support/customers/customers.ts';
import { boughtNow, wantedVariant } from '../../support/customers/pending-action.ts';
import { twoProducts } from '../../support/customers/shared-carts.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

async function signedIn(): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  await signInByCall(browser.client, (await addCustomer()).email);
  return browser;
}

test('CO-03 the form of a product page opens a checkout of this product alone; the cart stays as it is', async () => {
  const browser = await signedIn();
  const [inCart] = await twoProducts(browser.client);
  const form = { producto: String(inCart.id), variante: '0', cantidad: '3' };
  await browser.client.post('/acciones/carrito', { form, headers: { origin } });
  const { product, variant, from } = await wantedVariant(browser.client);
  await browser.open(from);
  const buying = browser.page.byId('comprar');
  if (!buying) throw new Error('The page has no form.');
  await browser.submit('Comprar ahora', { Cantidad: '2 piezas' }, buying);
  expect(await boughtNow(browser.address)).toEqual([{ id: product.id, sku: variant.sku, pieces: 2 }]);
  expect(browser.page.main.text).toContain(product.title);
  expect(browser.page.main.text).not.toContain(inCart.title);
  expect((await browser.open('/carrito/detalle')).h1).toBe('Tu carrito (3 piezas)');
});

test('CO-03 VA-07 a product that sold out meanwhile leads back to its page, which says so', async () => {
  const browser = await signedIn();
  // A product that no other test buys: only pages about sold-out products show it.
  const product = await findDetail(
    browser.client,
    (one) => buyable(one) === false && one.stock === 0 && !one.features.is_store_only,
    ({ is_active }) => is_active,
  );
  const from = productUrl(product);
  const reply = await browser.client.post('/acciones/comprar-ahora', {
    form: { producto: String(product.id), variante: product.variants[0]?.sku ?? '0', cantidad: '1' },
    headers: { origin, referer: origin + from },
    maxRedirects: 0,
  });
  expect([reply.status(), reply.headers().location]).toEqual([303, `${from}#no-se-puede-comprar`]);
  expect(reply.headers()['cache-control']).toContain('no-store');
  const page = await browser.open(from);
  expect(page.byId('no-se-puede-comprar')?.text).toContain('Ese producto no está disponible');
});

test('CO-03 a product that the shop does not have leads back, and opens no checkout of the cart', async () => {
  const browser = new PlainBrowser();
  const { id, email } = await addCustomer();
  await signInByCall(browser.client, email);
  for (const [producto, variante] of [
    ['2147483647', '0'],
    ['nada', '0'],
  ] as const) {
    const reply = await browser.client.post('/acciones/comprar-ahora', {
      form: { producto, variante },
      headers: { origin, referer: `${origin}/tiendas` },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(303);
    expect(reply.headers().location).toMatch(/^\/tiendas/);
  }
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query('select id from checkouts where customer_id = $1 and product is null', [id]),
  );
  expect(rows).toEqual([]);
});
