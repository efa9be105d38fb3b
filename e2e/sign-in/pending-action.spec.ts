/** A visitor's pending action survives every kind of sign-in, and is carried out exactly once (SS-07). */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { ProductDetail } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer, askForCode, mailedCode, password, signInByCall } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn } from '../support/customers/sign-in-pages.ts';
import { facebookButton, fillDialog } from '../support/shop/facebook-dialog.ts';
import { origin } from '../support/shop/operator.ts';
import { enterWith, fillOutside } from '../support/shop/outside.ts';

const main = (page: Page) => page.getByRole('main');
const newEmail = () => `quiere-${randomUUID()}@tianguis.example`;

/** The URL of the form for each kind of action, and the fields of the form besides the product. */
const kinds = {
  favorito: ['/acciones/favoritos', {}],
  carrito: ['/acciones/carrito', { cantidad: '2' }],
  comprar: ['/acciones/carrito', { cantidad: '2', intencion: 'comprar' }],
} as const;
type Kind = keyof typeof kinds;

let found: ProductDetail | undefined;
/** A product with variants, and a variant that is not the first. */
async function wanted(page: Page) {
  found ??= await findDetail(
    page.request,
    (product) => buyable(product) && product.variations.length > 1,
    ({ variants }) => variants.filter(({ stock }) => stock > 2).length > 1,
  );
  const variant = found.variants.filter(({ stock }) => stock > 2).at(-1);
  if (!variant) throw new Error('found above');
  return { product: found, variant, from: `${productUrl(found)}?variante=${variant.sku}` };
}

/** Starts an action as the form of a product page does; `product-sign-in.spec.ts` presses its real buttons. */
async function begin(page: Page, kind: Kind): Promise<string> {
  const { product, variant, from } = await wanted(page);
  const [address, more] = kinds[kind];
  const reply = await page.request.post(address, {
    form: { producto: String(product.id), variante: variant.sku, ...more },
    headers: { origin, referer: origin + from },
    maxRedirects: 0,
  });
  const entrance = reply.headers().location ?? '';
  expect(entrance).toMatch(/\/login\?redirect=/);
  return entrance;
}

/** Expects the page at this URL. Facebook appends the fragment `#_=_` when it redirects back to the shop. */
const expectAt = (page: Page, address: string) =>
  expect(page).toHaveURL((url) => url.href.replace(/#_=_$/, '') === origin + address);

/** Expects that the product is saved once, and that the page where the action started reports this. */
async function expectSaved(page: Page, isScripted: boolean): Promise<void> {
  const { product, from } = await wanted(page);
  if (isScripted) {
    await expectAt(page, from);
    await expect(page.getByRole('status').filter({ hasText: 'Lo guardamos en tus favoritos.' })).toBeVisible();
    await expect(main(page).locator('.heart').first()).toHaveAttribute('aria-pressed', 'true');
  } else {
    await expect(page).toHaveURL(`${from}#guardado-en-favoritos`);
    await expect(page.locator('#guardado-en-favoritos')).toBeVisible();
  }
  const saved = async () => (await (await page.request.get('/resources/favoritos')).json()).products;
  expect(await saved()).toEqual([product.id]);
  expect((await cookiesOf(page.context())).has('pendiente')).toBe(false);
  // No action is pending any more, so a product that is removed now remains removed.
  const form = { producto: String(product.id), quitar: '1' };
  await page.request.post('/acciones/favoritos/respuesta', { form, headers: { origin } });
  await page.goto(`/acciones/continuar?redirect=${encodeURIComponent(from)}`);
  await expect(page).toHaveURL(from);
  expect(await saved()).toEqual([]);
}

/**
 * Expects that the pieces are in the cart once, and that the page where the action started reports this. After "buy
 * now", the page is the cart.
 */
async function expectHandedOver(page: Page, kind: Kind, isScripted = true): Promise<void> {
  if (kind === 'favorito') return expectSaved(page, isScripted);
  const { from } = await wanted(page);
  if (kind === 'comprar') await expectAt(page, '/carrito/detalle');
  else if (isScripted) {
    await expectAt(page, from);
    await expect(page.getByRole('status').filter({ hasText: 'Lo agregamos a tu carrito.' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toContainText('2');
  } else {
    await expect(page).toHaveURL(`${from}#agregado-al-carrito`);
    await expect(page.locator('#agregado-al-carrito')).toBeVisible();
  }
  expect((await cookiesOf(page.context())).has('pendiente')).toBe(false);
  // No action is pending any more, so a repeated request only redirects.
  await page.goto(`/acciones/continuar?redirect=${encodeURIComponent(from)}`);
  await expect(page).toHaveURL(from);
  await expectInCart(page);
}

/** Expects two pieces of the chosen variant in the cart, and nothing else. */
async function expectInCart(page: Page): Promise<void> {
  const { product, variant } = await wanted(page);
  await page.goto('/carrito/detalle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
  const line = main(page).getByRole('article').filter({ hasText: product.title }).first();
  await expect(line).toContainText(Object.values(variant.options).join(' · '));
  await expect(line.getByRole('textbox', { name: `Cantidad de ${product.title}` })).toHaveValue('2');
}

async function enterCode(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/autorizar/);
  await main(page)
    .getByLabel(/^Código/)
    .fill(await mailedCode(email));
  await page.getByRole('button', { name: 'Confirmar' }).click();
}

async function register(page: Page, isScripted: boolean): Promise<void> {
  const email = newEmail();
  const form = main(page);
  await form.getByRole('link', { name: 'Crear cuenta' }).click();
  await form.getByLabel(/^Nombre/).fill('Vera');
  await form.getByLabel(/^Apellido paterno/).fill('Ríos');
  await form.getByLabel('Correo electrónico').fill(email);
  await form.getByLabel(/^Contraseña/).fill(password);
  await form.getByRole('checkbox', { name: /Acepto el aviso/ }).check();
  await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await expect(form.getByLabel(/^Código del correo/)).toBeVisible();
  if (!isScripted) await form.getByLabel(/^Contraseña/).fill(password);
  await form.getByLabel(/^Código del correo/).fill(await mailedCode(email));
  await form.getByRole('button', { name: 'Confirmar y entrar' }).click();
}

/** Each kind of sign-in, from the sign-in page to the session. */
const ways: Readonly<Record<string, (page: Page, isScripted: boolean) => Promise<void>>> = {
  async password(page) {
    const { email } = await addCustomer();
    await fillSignIn(page, email);
  },
  async 'a mailed code'(page) {
    const { email } = await addCustomer();
    await askForCode(email);
    await fillSignIn(page, email);
    await enterCode(page, email);
  },
  registration: register,
  async Facebook(page) {
    await facebookButton(page).click();
    await fillDialog(page, newEmail());
  },
};

/** The outside provider returns the result in a URL fragment, which pages without scripts cannot read. */
const scriptedWays: typeof ways = {
  ...ways,
  async 'single sign-on'(page) {
    await page.getByRole('link', { name: enterWith }).click();
    await fillOutside(page, newEmail());
  },
  async 'single sign-on, linked by a second sign-in'(page) {
    const { email } = await addCustomer();
    await page.getByRole('link', { name: enterWith }).click();
    await fillOutside(page, email);
    await expect(page.getByText('Ya tienes una cuenta con ese correo.')).toBeVisible();
    await fillSignIn(page, email);
  },
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const [way, enter] of Object.entries(javaScriptEnabled ? scriptedWays : ways))
      test(`SS-07 by ${way}: what was begun is handed over once, of each kind`, { tag: '@desktop' }, async ({
        page,
      }) => {
        for (const kind of ['favorito', 'carrito', 'comprar'] as const) {
          await page.goto(await begin(page, kind));
          await enter(page, javaScriptEnabled);
          await expectHandedOver(page, kind, javaScriptEnabled);
          await page.context().clearCookies();
        }
      });
  });
}

test('SS-07 two tabs at the entrance: the first that signs in takes the action, the other one leads back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  const { from } = await wanted(page);
  const other = await context.newPage();
  const entrance = await begin(page, 'carrito');
  for (const tab of [page, other]) await tab.goto(entrance);
  await fillSignIn(page, email);
  await expectHandedOver(page, 'carrito');
  await fillSignIn(other, email);
  await expect(other).toHaveURL(from);
  await expectInCart(other);
});

test('SS-07 RT-02 the hand-over leads back to this shop only, with an action and without one', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  const { product, variant } = await wanted(page);
  const pending = JSON.stringify({
    id: randomUUID(),
    kind: 'carrito',
    product: product.id,
    sku: variant.sku,
    quantity: 2,
  });
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    await context.addCookies([{ name: 'pendiente', value: encodeURIComponent(pending), url: origin }]);
    await page.goto(`/acciones/continuar?redirect=${encodeURIComponent(evil)}`);
    await expect(page).toHaveURL('/');
    await page.goto(`/acciones/continuar?redirect=${encodeURIComponent(evil)}`);
    await expect(page).toHaveURL('/');
  }
  // The visitor started the same action three times. The key makes these one action.
  await expectInCart(page);
});
