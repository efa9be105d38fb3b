/** A customer's cart, orders and slips without a connection, and their end (PW-02, SS-03). */
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { takeSession } from '../every-page/checkout-pages.ts';
import { orderAtOxxo, withCart } from '../requests/buying/plain-buyer.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { expireBothAt, seconds } from '../support/customers/sessions.ts';
import { areKept, controlled, kept, note, offline, offlineNoise, withWorker } from '../support/page/worker.ts';

test.use(withWorker);

const onPhone = { tag: '@phone' };
const cart = '/carrito/detalle';

/** Opens the cart, an order and its slip as a customer, and a page that nobody keeps. */
async function openOwnPages(page: Page, context: BrowserContext): Promise<string[]> {
  const buyer = await withCart();
  const order = await orderAtOxxo(buyer.browser);
  await takeSession(context, buyer.browser);
  await page.goto('/');
  await controlled(page);
  const own = [cart, `/pedido/${order}`, `/mi-cuenta/mis-pedidos/0/formaCompra/${order}`, `/comprar/gracias/${order}`];
  const others = ['/mi-cuenta/', '/mi-cuenta/mis-pedidos/dias=30/pagina=1', `/pedido/${order}/pagar`, '/comprar'];
  for (const path of [...own, ...others]) await page.goto(path);
  await areKept(page, own);
  return own;
}

/** The tab leaves its page meanwhile. */
const expectErased = (page: Page) => expect(async () => expect((await kept(page)).own).toEqual([])).toPass();

/** The pages have no copies, and nothing names them. */
async function expectNothing(page: Page, context: BrowserContext, own: readonly string[]): Promise<void> {
  await context.setOffline(true);
  for (const path of own) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(offline(page)).toBeVisible();
    await expect(page.getByText('Tu carrito y tus pedidos')).toHaveCount(0);
    for (const other of own) await expect(page.locator(`a[href="${other}"]`)).toHaveCount(0);
  }
  await context.setOffline(false);
}

test(
  'PW-02 cart, order and slip of the customer can be read without a connection, and no other page behind the sign-in',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    const own = await openOwnPages(page, context);
    const { pages, own: caches } = await kept(page);
    expect(pages.sort()).toEqual(['/', ...own].sort());
    expect(caches).toHaveLength(1);
    await context.setOffline(true);
    for (const path of own) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(note(page)).toContainText('Sin conexión: esta página es de hoy');
    }
    // The slip has its bar code and its reference without another file.
    await expect(page.getByRole('main').getByRole('img', { name: /[Cc]ódigo de barras/ })).toBeVisible();
    await page.goto('/mi-cuenta/', { waitUntil: 'commit' });
    await expect(offline(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tu carrito y tus pedidos' })).toBeVisible();
    await page.locator(`a[href="${own[1]}"]`).click();
    await expect(note(page)).toBeVisible();
  },
);

test(
  'PW-02 SS-03 a sign-out in another tab erases them, with a connection and without',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    const own = await openOwnPages(page, context);
    const other = await context.newPage();
    await other.goto('/mi-cuenta/');
    await other.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(other).toHaveURL('/');
    await expectErased(other);
    await other.goto('/ajustes');
    await controlled(other);
    await expectNothing(other, context, own);
    await expectErased(other);
  },
);

test(
  'PW-02 SS-03 a sign-out without a connection erases them at once',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    const own = await openOwnPages(page, context);
    await page.goto('/mi-cuenta/');
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
    await expectErased(page);
    await expectNothing(page, context, own);
  },
);

test(
  'PW-02 the end of the session erases them without a script of a page',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    const own = await openOwnPages(page, context);
    // No page of the shop is open when the session ends.
    await page.goto('about:blank');
    await context.setOffline(true);
    await expireBothAt(context, seconds() - 60, seconds() - 60);
    await expectNothing(page, context, own);
  },
);

test('PW-02 another customer who signs in sees nothing of the first', onPhone, async ({ page, context, problems }) => {
  problems.expect(offlineNoise);
  const own = await openOwnPages(page, context);
  const [before] = (await kept(page)).own;
  await page.goto('about:blank');
  await signInByCall(page.request, (await addCustomer('Ximena')).email);
  await expectNothing(page, context, own);
  await page.goto(cart);
  await areKept(page, [cart]);
  const { own: now, pages } = await kept(page);
  expect(now).toEqual([expect.not.stringMatching(before ?? '')]);
  // What the first customer saw of the public pages is gone, too.
  expect(pages).toEqual([cart]);
});
