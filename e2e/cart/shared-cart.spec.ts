/** Links that put products into a cart (RT-16, SC-01 to SC-07), and sharing the own cart. */
import type { Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { type SharedCartKind, sharedCartKinds, writeSharedLink } from '@tianguis/domain/cart';
import { accessibilityViolations, accessibilityViolationsOfWhole, expect, test } from '@tianguis/testkit/browser';
import { buyable, list } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { signIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';

const cartUrl = '/carrito/detalle';
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const note = (page: Page) => main(page).getByRole('region', { name: /^Agregamos / });

async function two(page: Page): Promise<[Product, Product]> {
  const { data } = await list(page.request, 'page_size=100');
  const [one, other] = data.products.filter((p) => buyable(p) && p.childrenSku === '0' && p.stock > 5);
  if (!one || !other) throw new Error('The shop has too few products.');
  return [one, other];
}

const linkTo = (kind: SharedCartKind, products: readonly Pick<Product, 'id'>[], quantity = 1): string =>
  `/${kind}/${writeSharedLink({ products: products.map(({ id }) => ({ product_id: id, quantity })) })}`;

const uses = (email: string) =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      `select (select count(*)::integer from cart_link_uses u where u.customer_id = c.id) as uses,
              (select count(*)::integer from affiliate_tags t where t.customer_id = c.id) as tags,
              (select count(*)::integer from live_clicks k where k.customer_id = c.id) as clicks
         from customers c where lower(c.email) = lower($1)`,
      [email],
    );
    return rows[0] as { uses: number; tags: number; clicks: number };
  });

test('SC-01 SC-03 an affiliate’s link leads a visitor to sign in and back, and then into the cart; it can be taken back', async ({
  page,
}) => {
  const products = await two(page);
  const { email } = await addCustomer();
  const link = linkTo('afiliados', products, 2);
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const redirect = new URL(page.url()).searchParams.get('redirect') ?? '';
  expect(redirect).toBe(new URL(link, page.url()).href);
  await signIn(page, email, link);
  await expect(page).toHaveURL(/\/carrito\/detalle\?compartido=\d+$/);
  await expect(note(page)).toContainText('Agregamos 2 productos de tu enlace.');
  for (const { title: name } of products) await expect(note(page)).toContainText(`${name} (2 piezas)`);
  await expect(page.getByRole('banner').getByRole('link', { name: /Carrito/ })).toContainText('4');
  expect(await uses(email)).toEqual({ uses: 1, tags: 1, clicks: 0 });
  expect(await accessibilityViolations(page)).toEqual([]);
  await note(page).getByRole('button', { name: 'Deshacer' }).click();
  await expect(main(page).getByText('Listo: quitamos de tu carrito lo que llegó con el enlace.')).toBeVisible();
  await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
});

for (const kind of sharedCartKinds.filter((one) => one !== 'afiliados'))
  test(`SC-02 /${kind}: a visitor sees a modal with the ways in, which keep the redirect`, async ({ page }) => {
    const products = await two(page);
    const link = linkTo(kind, products);
    await page.goto(link);
    const modal = page.getByRole('dialog', { name: 'A un paso de que sea tuyo!' });
    await expect(modal).toContainText('Por favor, inicia sesión para continuar.');
    const back = encodeURIComponent(new URL(link, page.url()).href);
    await expect(modal.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      `/login?redirect=${back}`,
    );
    await expect(modal.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute(
      'href',
      `/registro?redirect=${back}`,
    );
    expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
    await hydrated(page);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    // A visitor can see the products of the link before the sign-in.
    for (const { title: name } of products) await expect(main(page).getByRole('link', { name })).toBeVisible();
    const { email } = await addCustomer();
    await main(page).getByRole('link', { name: 'Inicia sesión para agregarlos' }).click();
    await signIn(page, email, link);
    await expect(page).toHaveURL(/\/carrito\/detalle\?compartido=\d+$/);
    await expect(note(page)).toBeVisible();
    // "Back" does not lead to the page that adds the products.
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(`/${kind}/`));
    expect(await uses(email)).toEqual({ uses: 1, tags: 0, clicks: kind === 'livestream' ? 1 : 0 });
  });

test('SC-03 an expired access token is refreshed first', { tag: '@phone' }, async ({ page, context }) => {
  const products = await two(page);
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  const cookies = await context.cookies();
  const expiry = cookies.find(({ name }) => name === 'access_token_expira');
  const access = cookies.find(({ name }) => name === 'access_token');
  if (!expiry || !access) throw new Error('The session has its cookies.');
  await context.addCookies([
    { ...expiry, value: '1' },
    { ...access, value: 'no.es.una' },
  ]);
  await page.goto(linkTo('referidos', products), { waitUntil: 'commit' });
  await expect(note(page)).toBeVisible();
  expect((await uses(email)).uses).toBe(1);
});

test('who opens their own link is shown what others see, and nothing is added', { tag: '@phone' }, async ({ page }) => {
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto(linkTo('external_cart', await two(page)), { waitUntil: 'commit' });
  await expect(page).toHaveURL(/compartido=/);
  await page.goto('/carrito/compartir');
  await main(page).getByRole('button', { name: 'Crear un enlace' }).click();
  await page.goto(await main(page).getByLabel('Enlace de tu carrito').inputValue());
  await hydrated(page);
  await expect(main(page).getByText('Este es tu enlace: así lo ve quien lo abre.')).toBeVisible();
  expect((await uses(email)).uses).toBe(1);
});

test('SC-05 of presses on a livestream one in five minutes is told; another address is told at once', {
  tag: '@phone',
}, async ({ page, context }) => {
  const [one, other] = await two(page);
  const { email } = await addCustomer();
  await signInByCall(page.request, email);
  const open = async (link: string) => {
    // The page goes to the cart without a press.
    await page.goto(link, { waitUntil: 'commit' });
    await expect(page).toHaveURL(/compartido=/);
  };
  const clicks = async () => (await uses(email)).clicks;
  await open(linkTo('livestream', [one]));
  expect(await clicks()).toBe(1);
  await open(linkTo('livestream', [one]));
  expect(await clicks()).toBe(1);
  await open(linkTo('livestream', [other]));
  expect(await clicks()).toBe(2);
  const click = (await context.cookies()).find(({ name }) => name === 'clic_en_vivo');
  if (!click) throw new Error('The press is stored.');
  const [until, address] = click.value.split('.');
  expect(Math.abs(Number(until) - Date.now() / 1_000 - 300)).toBeLessThan(30);
  await context.addCookies([{ ...click, value: `${Number(until) - 301}.${address}` }]);
  await open(linkTo('livestream', [other]));
  expect(await clicks()).toBe(3);
});

test.describe('UI-14 SC-04 links that cannot be used', () => {
  test('ER-07 of an affiliate', async ({ page, problems }) => {
    problems.expect(/404/);
    await signInByCall(page.request, (await addCustomer()).email);
    for (const link of ['/afiliados/nada', '/afiliados/', linkTo('afiliados', [{ id: 2_000_000_000 }])]) {
      const reply = await page.goto(link);
      expect(reply?.status()).toBe(404);
      await expect(title(page)).toHaveText('No hay inventario disponible!');
      await expect(main(page)).toContainText(
        'Lo sentimos, los productos o la información que buscas al parecer ya no está disponible.',
      );
      await expect(main(page).getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    }
    expect(await accessibilityViolationsOfWhole(page)).toEqual([]);
  });

  test('ER-08 of a livestream, a referral and an external cart', { tag: '@phone' }, async ({ page, problems }) => {
    problems.expect(/404/);
    for (const kind of ['livestream', 'referidos', 'external_cart']) {
      const reply = await page.goto(`/${kind}/bm8`);
      expect(reply?.status()).toBe(404);
      await expect(title(page)).toHaveText('Carrito no disponible');
      await expect(main(page)).toContainText(
        'Lo sentimos, los productos o la información que buscas no están disponibles.',
      );
      await expect(page.getByRole('dialog', { name: 'A un paso de que sea tuyo!' })).toHaveCount(0);
    }
  });

  test('a call that fails: the unavailable page, with another try', { tag: '@phone' }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    await signInByCall(page.request, (await addCustomer()).email);
    await page.route('**/acciones/carrito-compartido/respuesta', (route) => route.abort());
    await page.goto(linkTo('referidos', await two(page)));
    await expect(title(page)).toHaveText('Carrito no disponible');
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveTitle('Carrito no disponible');
    await page.unroute('**/acciones/carrito-compartido/respuesta');
    await main(page).getByRole('link', { name: 'Intentar de nuevo' }).click();
    await expect(note(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SC-03 reading a link writes nothing; one button puts it into the cart, and one takes it back', {
    tag: '@desktop',
  }, async ({ page }) => {
    const products = await two(page);
    const { email } = await addCustomer();
    await signInByCall(page.request, email);
    await page.goto(linkTo('external_cart', products));
    await expect(title(page)).toHaveText('Tu carrito te espera aquí');
    expect((await uses(email)).uses).toBe(0);
    await main(page).getByRole('button', { name: 'Agregar 2 piezas a mi carrito' }).click();
    await expect(page).toHaveURL(/\/carrito\/detalle\?compartido=\d+$/);
    await expect(note(page)).toContainText('Agregamos 2 productos del carrito que traías.');
    await note(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
  });

  test('SC-02 the modal is an open sheet with the ways in', async ({ page }) => {
    await page.goto(linkTo('livestream', await two(page)));
    const sheet = page.getByRole('dialog', { name: 'A un paso de que sea tuyo!' });
    await expect(sheet.getByRole('link', { name: 'Iniciar sesión' })).toBeInViewport();
  });

  test('a cart is shared, used by somebody else, and closed', { tag: '@desktop' }, async ({
    page,
    browser,
    problems,
  }) => {
    problems.expect(/404/);
    const products = await two(page);
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(linkTo('external_cart', products));
    await main(page).getByRole('button', { name: 'Agregar 2 piezas a mi carrito' }).click();
    await main(page).getByRole('link', { name: 'Compartir mi carrito' }).click();
    await expect(title(page)).toHaveText('Compartir mi carrito');
    await main(page).getByRole('button', { name: 'Crear un enlace' }).click();
    await expect(main(page).getByText('Listo: este es tu enlace.')).toBeVisible();
    const url = await main(page).getByLabel('Enlace de tu carrito').inputValue();
    const other = await browser.newContext({ javaScriptEnabled: false });
    const theirs = await other.newPage();
    await signInByCall(theirs.request, (await addCustomer()).email);
    await theirs.goto(url);
    await expect(title(theirs)).toHaveText(/ te compartió su carrito$/);
    await theirs.getByRole('button', { name: 'Agregar 2 piezas a mi carrito' }).click();
    await expect(theirs).toHaveURL(new RegExp(cartUrl));
    await main(page).getByRole('button', { name: 'Cerrar enlace' }).click();
    await expect(main(page).getByText('Cerramos el enlace: ya nadie lo puede usar.')).toBeVisible();
    expect((await theirs.goto(url))?.status()).toBe(404);
    await other.close();
  });
});
