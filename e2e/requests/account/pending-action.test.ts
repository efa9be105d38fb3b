/**
 * A visitor's pending action survives every kind of sign-in, and is carried out exactly once (SS-07), by requests.
 * `pending-action.spec.ts` takes each way in a browser.
 */
import { randomUUID } from 'node:crypto';
import { addCustomer, askForCode, mailedCode, password, signInByCall } from '../../support/customers/customers.ts';
import {
  beginAction,
  boughtNow,
  type PendingKind,
  pendingKinds,
  wantedVariant,
} from '../../support/customers/pending-action.ts';
import { withShopDatabase } from '../../support/shop/database.ts';
import { origin } from '../../support/shop/operator.ts';
import { outside } from '../../support/shop/shop-config.ts';
import { fieldValue } from '../client/html-page.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { fillSignIn } from '../client/plain-sign-in.ts';
import { expect, test } from '../client/test.ts';

const newEmail = () => `quiere-${randomUUID()}@tianguis.example`;

/** Opens the sign-in page to which the form of a product page leads. */
async function begin(kind: PendingKind): Promise<PlainBrowser> {
  const browser = new PlainBrowser();
  await browser.open(await beginAction(browser.client, kind));
  return browser;
}

/** Signs in by the outside provider, whose result is in the URL fragment. The script of the page submits the fragment. */
async function enterByOutside(browser: PlainBrowser, email: string): Promise<void> {
  await browser.follow(`Entrar con ${outside.label}`);
  await browser.submit('Entrar', { Correo: email, Nombre: 'Vera' }, browser.page);
  const returned = new URL(browser.reply.url());
  expect(returned.pathname).toBe('/authenticated');
  const form = Object.fromEntries(new URLSearchParams(returned.hash.slice(1)));
  const reply = await browser.client.post('/authenticated/respuesta', { form, headers: { origin } });
  await browser.open((await reply.json()).values.ir);
}

/** Each kind of sign-in, from the sign-in page to the session. */
const ways: Readonly<Record<string, (browser: PlainBrowser) => Promise<void>>> = {
  async password(browser) {
    const { email } = await addCustomer();
    await fillSignIn(browser, email);
  },
  async 'a mailed code'(browser) {
    const { email } = await addCustomer();
    await askForCode(email);
    await fillSignIn(browser, email);
    expect(browser.address).toMatch(/^\/autorizar/);
    await browser.submit('Confirmar', { Código: await mailedCode(email) });
  },
  async registration(browser) {
    const email = newEmail();
    const page = await browser.follow('Crear cuenta');
    const notice = page.labelOf(page.field(/Acepto el aviso/));
    const typed = { Nombre: 'Vera', 'Apellido paterno': 'Ríos', 'Correo electrónico': email };
    await browser.submit('Crear mi cuenta', { ...typed, Contraseña: password, [notice]: true });
    const code = { 'Código del correo': await mailedCode(email), Contraseña: password };
    await browser.submit('Confirmar y entrar', code);
  },
  async Facebook(browser) {
    await browser.follow('Entrar con Facebook');
    await browser.submit('Continuar', { Correo: newEmail() }, browser.page);
  },
  'single sign-on': (browser) => enterByOutside(browser, newEmail()),
  async 'single sign-on, linked by a second sign-in'(browser) {
    const { email } = await addCustomer();
    await enterByOutside(browser, email);
    expect(browser.page.main.text).toContain('Ya tienes una cuenta con ese correo.');
    await fillSignIn(browser, email);
  },
};

/** Expects that no action is pending any more, so that a repeated request only redirects. */
async function expectOver(browser: PlainBrowser): Promise<void> {
  const { from } = await wantedVariant(browser.client);
  expect(browser.client.cookies.get('pendiente')).toBeUndefined();
  expect(await handOver(browser, from)).toBe(from);
}

/** @returns the URL to which the hand-over redirects */
async function handOver({ client }: PlainBrowser, back: string): Promise<string | undefined> {
  const path = `/acciones/continuar?redirect=${encodeURIComponent(back)}`;
  return (await client.get(path, { maxRedirects: 0 })).headers().location;
}

/** Expects that the product is saved once, and that the page where the action started reports this. */
async function expectSaved(browser: PlainBrowser): Promise<void> {
  const { product, from } = await wantedVariant(browser.client);
  expect(browser.address).toBe(`${from}#guardado-en-favoritos`);
  expect(browser.page.byId('guardado-en-favoritos')?.text).toContain('favoritos');
  const saved = async () => (await (await browser.client.get('/resources/favoritos')).json()).products;
  expect(await saved()).toEqual([product.id]);
  // A product that is removed after the action remains removed.
  const form = { producto: String(product.id), quitar: '1' };
  await browser.client.post('/acciones/favoritos/respuesta', { form, headers: { origin } });
  await expectOver(browser);
  expect(await saved()).toEqual([]);
}

/** Expects two pieces of the chosen variant in the cart, and nothing else. */
async function expectInCart(browser: PlainBrowser): Promise<void> {
  const { product, variant } = await wantedVariant(browser.client);
  const page = await browser.open('/carrito/detalle');
  expect(page.h1).toBe('Tu carrito (2 piezas)');
  const line = page.main.all('article').find(({ text }) => text.includes(product.title));
  expect(line?.text).toContain(Object.values(variant.options).join(' · '));
  expect(fieldValue(page.field(`Cantidad de ${product.title}`))).toBe('2');
}

/** Expects one checkout of two pieces of the chosen variant, and an empty cart (CO-03). */
async function expectBoughtNow(browser: PlainBrowser): Promise<void> {
  const { address } = browser;
  const { product, variant } = await wantedVariant(browser.client);
  await expectOver(browser);
  expect(await boughtNow(address)).toEqual([{ id: product.id, sku: variant.sku, pieces: 2 }]);
  expect((await browser.open('/carrito/detalle')).h1).toBe('Tu carrito');
}

/** After "buy now" the page is the checkout, otherwise the page where the action started. */
async function expectHandedOver(browser: PlainBrowser, kind: PendingKind): Promise<void> {
  if (kind === 'favorito') return expectSaved(browser);
  if (kind === 'comprar') return expectBoughtNow(browser);
  const { from } = await wantedVariant(browser.client);
  expect(browser.address).toBe(`${from}#agregado-al-carrito`);
  expect(browser.page.byId('agregado-al-carrito')?.text).toContain('carrito');
  await expectOver(browser);
  await expectInCart(browser);
}

for (const [way, enter] of Object.entries(ways))
  test.each(pendingKinds)(`SS-07 by ${way}: what was begun is handed over once (%s)`, async (kind) => {
    const browser = await begin(kind);
    await enter(browser);
    await expectHandedOver(browser, kind);
  });

test('SS-07 RT-02 the hand-over leads back to this shop only, with an action and without one', async () => {
  const { email } = await addCustomer();
  const browser = new PlainBrowser();
  await signInByCall(browser.client, email);
  const { product, variant } = await wantedVariant(browser.client);
  const pending = { id: randomUUID(), kind: 'carrito', product: product.id, sku: variant.sku, quantity: 2 };
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    browser.client.cookies.take([`pendiente=${encodeURIComponent(JSON.stringify(pending))}; Path=/`]);
    for (const to of ['/#agregado-al-carrito', '/']) expect(await handOver(browser, evil)).toBe(to);
  }
  // The visitor started the same action three times. The key makes these one action.
  await expectInCart(browser);
});

test('SS-07 CO-03 two tabs that go on at once open one checkout', async ({ request }) => {
  await signInByCall(request, (await addCustomer()).email);
  const { product, variant } = await wantedVariant(request);
  const pending = { id: randomUUID(), kind: 'comprar', product: product.id, sku: variant.sku, quantity: 2 };
  request.cookies.take([`pendiente=${encodeURIComponent(JSON.stringify(pending))}; Path=/`]);
  const goOn = () => request.get('/acciones/continuar?redirect=%2Ftiendas', { maxRedirects: 0 });
  const [one, ...others] = (await Promise.all([goOn(), goOn(), goOn()])).map((reply) => reply.headers().location);
  expect(others).toEqual([one, one]);
  expect(await boughtNow(one ?? '')).toEqual([{ id: product.id, sku: variant.sku, pieces: 2 }]);
});

test('SS-07 two tabs that go on at once save the product once', async ({ request }) => {
  const { id: customer, email } = await addCustomer();
  await signInByCall(request, email);
  const { product } = await wantedVariant(request);
  const pending = { id: randomUUID(), kind: 'favorito', product: product.id, sku: '0', quantity: 1 };
  request.cookies.take([`pendiente=${encodeURIComponent(JSON.stringify(pending))}; Path=/`]);
  const goOn = () => request.get('/acciones/continuar?redirect=%2Ftiendas', { maxRedirects: 0 });
  const replies = await Promise.all([goOn(), goOn(), goOn()]);
  for (const reply of replies) expect(reply.headers().location).toMatch(/^\/tiendas/);
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query(
      'select product_id from wishlist_items i join wishlists l on l.id = i.wishlist_id where l.customer_id = $1',
      [customer],
    ),
  );
  expect(rows).toEqual([{ product_id: product.id }]);
});
