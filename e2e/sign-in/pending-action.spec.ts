/**
 * A visitor's pending action survives each kind of sign-in in a browser, and its page reports the action (SS-07).
 * `requests/account/pending-action.test.ts` takes each way with each kind of action.
 */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { addCustomer, askForCode, mailedCode, password } from '../support/customers/customers.ts';
import { beginAction, boughtNow, type PendingKind, wantedVariant } from '../support/customers/pending-action.ts';
import { cookiesOf, fillSignIn, forgetCustomer } from '../support/customers/sign-in-pages.ts';
import { facebookButton, fillDialog } from '../support/shop/facebook-dialog.ts';
import { origin } from '../support/shop/operator.ts';
import { enterWith, fillOutside } from '../support/shop/outside.ts';

const main = (page: Page) => page.getByRole('main');
const newEmail = () => `quiere-${randomUUID()}@tianguis.example`;

/** Expects the page at this URL. Facebook appends the fragment `#_=_` when it redirects back to the shop. */
const expectAt = (page: Page, address: string) =>
  expect(page).toHaveURL((url) => url.href.replace(/#_=_$/, '') === origin + address);

/** Expects that the page where the action started reports the action. After "buy now", the page is the checkout. */
async function expectReported(page: Page, kind: PendingKind): Promise<void> {
  const { product, variant, from } = await wantedVariant(page.request);
  if (kind === 'comprar') {
    await page.waitForURL(/\/comprar\/\w+\?compra=/);
    const { pathname, search } = new URL(page.url());
    expect(await boughtNow(pathname + search)).toEqual([{ id: product.id, sku: variant.sku, pieces: 2 }]);
    await expect(main(page)).toContainText(product.title);
    return;
  }
  await expectAt(page, from);
  if (kind === 'favorito') {
    await expect(page.getByRole('status').filter({ hasText: 'Lo guardamos en tus favoritos.' })).toBeVisible();
    await expect(main(page).locator('.heart').first()).toHaveAttribute('aria-pressed', 'true');
  } else {
    await expect(page.getByRole('status').filter({ hasText: 'Lo agregamos a tu carrito.' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toContainText('2');
  }
}

/** Expects two pieces of the chosen variant in the open cart, and nothing else. */
async function expectInCart(page: Page): Promise<void> {
  const { product, variant } = await wantedVariant(page.request);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
  const line = main(page).getByRole('article').filter({ hasText: product.title }).first();
  await expect(line).toContainText(Object.values(variant.options).join(' · '));
  await expect(line.getByRole('textbox', { name: `Cantidad de ${product.title}` })).toHaveValue('2');
}

/** Each kind of sign-in, from the sign-in page to the session, with an action of one kind. */
const ways: Readonly<Record<string, [PendingKind, (page: Page) => Promise<void>]>> = {
  password: [
    'favorito',
    async (page) => {
      const { email } = await addCustomer();
      await fillSignIn(page, email);
    },
  ],
  'a mailed code': [
    'carrito',
    async (page) => {
      const { email } = await addCustomer();
      await askForCode(email);
      await fillSignIn(page, email);
      await expect(page).toHaveURL(/\/autorizar/);
      await main(page)
        .getByLabel(/^Código/)
        .fill(await mailedCode(email));
      await page.getByRole('button', { name: 'Confirmar' }).click();
    },
  ],
  registration: [
    'comprar',
    async (page) => {
      const email = newEmail();
      const form = main(page);
      await form.getByRole('link', { name: 'Crear cuenta' }).click();
      await form.getByLabel(/^Nombre/).fill('Vera');
      await form.getByLabel(/^Apellido paterno/).fill('Ríos');
      await form.getByLabel('Correo electrónico').fill(email);
      await form.getByLabel(/^Contraseña/).fill(password);
      await form.getByRole('checkbox', { name: /Acepto el aviso/ }).check();
      await form.getByRole('button', { name: 'Crear mi cuenta' }).click();
      await form.getByLabel(/^Código del correo/).fill(await mailedCode(email));
      await form.getByRole('button', { name: 'Confirmar y entrar' }).click();
    },
  ],
  Facebook: [
    'carrito',
    async (page) => {
      await facebookButton(page).click();
      await fillDialog(page, newEmail());
    },
  ],
  'single sign-on': [
    'comprar',
    async (page) => {
      await page.getByRole('link', { name: enterWith }).click();
      await fillOutside(page, newEmail());
    },
  ],
  'single sign-on, linked by a second sign-in': [
    'favorito',
    async (page) => {
      const { email } = await addCustomer();
      await page.getByRole('link', { name: enterWith }).click();
      await fillOutside(page, email);
      await expect(page.getByText('Ya tienes una cuenta con ese correo.')).toBeVisible();
      await fillSignIn(page, email);
    },
  ],
};

for (const [index, [way, [kind, enter]]] of Object.entries(ways).entries())
  test(`SS-07 by ${way}: what was begun is handed over, and reported (${kind})`, {
    tag: index % 2 === 0 ? '@desktop' : '@phone',
  }, async ({ page }) => {
    await page.goto(await beginAction(page.request, kind));
    await enter(page);
    await expectReported(page, kind);
    expect((await cookiesOf(page.context())).has('pendiente')).toBe(false);
  });

test('SS-07 two tabs at the entrance: the first that signs in takes the action, the other one leads back', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const { email } = await addCustomer();
  const { from } = await wantedVariant(page.request);
  const other = await context.newPage();
  const entrance = await beginAction(page.request, 'carrito');
  for (const tab of [page, other]) await tab.goto(entrance);
  await fillSignIn(page, email);
  await expectReported(page, 'carrito');
  await fillSignIn(other, email);
  await expect(other).toHaveURL(from);
  await other.goto('/carrito/detalle');
  await expectInCart(other);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SS-07 the page shows the note of what was begun', { tag: '@desktop' }, async ({ page }) => {
    const { email } = await addCustomer();
    const { from } = await wantedVariant(page.request);
    for (const [kind, note] of [
      ['favorito', 'guardado-en-favoritos'],
      ['carrito', 'agregado-al-carrito'],
    ] as const) {
      await page.goto(await beginAction(page.request, kind));
      await fillSignIn(page, email);
      await expect(page).toHaveURL(`${from}#${note}`);
      await expect(page.locator(`#${note}`)).toBeVisible();
      await forgetCustomer(page);
    }
  });
});
