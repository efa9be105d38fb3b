/** Hearts and lists (RL-03, AP-09, RT-31, RO-01, SS-07, ST-03). */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { CategoryNode } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import {
  buyable,
  categoryUrl,
  departments,
  findProduct,
  largestDepartment,
  list,
  productUrl,
} from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { cookiesOf, fillSignIn } from '../support/customers/sign-in-pages.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const isOn = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
const isOff = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'false');
const saved = async (own: APIRequestContext): Promise<number[]> =>
  (await (await own.get('/resources/favoritos')).json()).products;
const savePath = '/acciones/favoritos';
const save = (own: APIRequestContext, id: number) =>
  own.post(savePath, { form: { producto: String(id) }, headers: { origin }, maxRedirects: 0 });

/** Opens the listing of a category, and returns the heart of its third product. */
async function listing(page: Page, category?: CategoryNode) {
  const address = categoryUrl(category ?? (await largestDepartment(page.request)));
  await page.goto(address);
  const id = Number(await main(page).locator('.heart').nth(2).getAttribute('value'));
  // Other tests change products meanwhile, so the same product may have another position on the next page.
  return { address, heart: main(page).locator(`.heart[value="${id}"]`).first(), id };
}

test('RL-03 ST-03 a heart is filled at once, also on the next page and in another tab, and toggled off again', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const { heart, id } = await listing(page);
  await isOff(heart);
  const other = await context.newPage();
  await other.goto(page.url());
  await heart.click();
  await isOn(heart);
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en tus favoritos.' })).toBeVisible();
  await isOn(other.locator(`.heart[value="${id}"]`).first());
  expect(await saved(page.request)).toEqual([id]);
  const item = await page.evaluate(() => JSON.parse(localStorage.getItem('productsWishlist') ?? ''));
  expect(item.products).toEqual([id]);
  await page.reload();
  await isOn(heart);
  await heart.click();
  await isOff(heart);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await isOn(heart);
  await expect(heart, 'the button that was pressed is gone').toBeFocused();
  await heart.click();
  await expect.poll(() => saved(page.request)).toEqual([]);
});

test('RL-03 a heart that is pressed just before the page is left is saved, and filled on the next page', {
  tag: '@phone',
}, async ({ page }) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const { address, heart, id } = await listing(page);
  await isOff(heart);
  // The request is running when the page is left.
  await page.route('**/acciones/favoritos/respuesta', (route) => new Promise(() => void route));
  await heart.click();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(address);
  await isOn(main(page).locator(`.heart[value="${id}"]`).first());
  await expect.poll(() => saved(page.request)).toEqual([id]);
});

test('RL-03 SS-03 what one customer wanted is not saved for the next one in the same tab', { tag: '@phone' }, async ({
  page,
}) => {
  const [ana, beto] = [await addCustomer(), await addCustomer()];
  await signInByCall(page.request, ana.email);
  const { address, heart, id } = await listing(page);
  await isOff(heart);
  await page.route('**/acciones/favoritos/respuesta', (route) => new Promise(() => void route));
  await heart.click();
  await isOn(heart);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The session ends without a script, and another customer signs in.
  await page.context().clearCookies();
  await signInByCall(page.request, beto.email);
  const asked = page.waitForResponse('**/resources/favoritos');
  await page.goto(address);
  await asked;
  await isOff(main(page).locator(`.heart[value="${id}"]`).first());
  await save(page.request, (await findProduct(page.request, (one) => buyable(one) && one.id !== id)).id);
  await expect.poll(async () => (await saved(page.request)).length).toBe(1);
  expect(await saved(page.request)).not.toContain(id);
});

test('RL-03 many presses end as the last one says', { tag: '@phone' }, async ({ page }) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const { heart, id } = await listing(page);
  await isOff(heart);
  for (let press = 0; press < 5; press++) await heart.click();
  await isOn(heart);
  await expect.poll(() => saved(page.request)).toEqual([id]);
});

test('RL-03 what was asked for before a press, and comes after it, empties no heart', { tag: '@phone' }, async ({
  page,
}) => {
  await signInByCall(page.request, (await addCustomer()).email);
  const [isRead, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/resources/favoritos',
    async (route) => {
      const response = await route.fetch();
      isRead.resolve();
      await late.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  const { heart, id } = await listing(page);
  await isRead.promise;
  await page.evaluate(() => document.fonts.ready);
  await heart.click();
  await isOn(heart);
  await expect(page.getByRole('status').filter({ hasText: 'Guardado en tus favoritos.' })).toBeVisible();
  // The late reply does not contain the press, so the page asks again.
  const again = page.waitForRequest('**/resources/favoritos');
  late.resolve();
  const response = await (await again).response();
  expect(await response?.json()).toEqual({ products: [id] });
  await isOn(heart);
});

test('RL-03 ER-09 without a connection, and where the shop says no, the heart goes back and says why', {
  tag: '@phone',
}, async ({ page, context, problems }) => {
  problems.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await signInByCall(page.request, (await addCustomer()).email);
  // This test withdraws its product, so the product belongs to a category that no other test of hearts opens.
  const [category] = (await departments(page.request)).toSorted((a, b) => a.products - b.products);
  const { heart, id } = await listing(page, category);
  await isOff(heart);
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos' })).toBeVisible();
  await isOff(heart);
  await context.setOffline(false);
  await withShopDatabase(({ pool }) => pool.query('update products set is_active = false where id = $1', [id]));
  try {
    await heart.click();
    await expect(page.getByRole('alert').filter({ hasText: 'ya no se vende' })).toBeVisible();
    await isOff(heart);
  } finally {
    await withShopDatabase(({ pool }) => pool.query('update products set is_active = true where id = $1', [id]));
  }
  expect(await saved(page.request)).toEqual([]);
});

test('RT-31 RO-01 a visitor’s heart opens the prompt, which clears its hash when it is closed; visitors cost no call', {
  tag: '@phone',
}, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  const { heart } = await listing(page);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(heart).not.toHaveAttribute('aria-pressed');
  await heart.click();
  const prompt = page.getByRole('dialog', { name: 'Inicia sesión para ver tus favoritos' });
  await expect(prompt).toBeVisible();
  await expect(page).toHaveURL(/#modalWishlist$/);
  await page.keyboard.press('Escape');
  await expect(prompt).toBeHidden();
  // Playwright notices a changed URL fragment a moment later.
  await expect(page).not.toHaveURL(/#/);
  await expect(heart).toBeFocused();
  expect(calls).not.toContain('/resources/favoritos');
  // The pending product is dropped, so a sign-in by another link saves nothing.
  expect((await cookiesOf(page.context())).has('pendiente')).toBe(false);
});

for (const way of ['Inicia sesión', 'Crear cuenta'])
  test(`SS-07 RO-01 from the prompt by "${way}", the product is remembered`, { tag: '@phone' }, async ({ page }) => {
    const { heart, address } = await listing(page);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await heart.click();
    await page.getByRole('dialog').getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(way === 'Crear cuenta' ? /\/registro\?redirect=/ : /\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(origin + address);
    expect((await cookiesOf(page.context())).has('pendiente')).toBe(true);
    if (way === 'Crear cuenta') return;
    await fillSignIn(page, (await addCustomer()).email);
    await expect(page).toHaveURL(address);
    await isOn(heart);
    await expect(page.getByRole('status').filter({ hasText: 'Lo guardamos en tus favoritos.' })).toBeVisible();
  });

test('SS-07 two tabs that go on at once save the product once', { tag: '@desktop' }, async ({ page }) => {
  const { id: customer, email } = await addCustomer();
  await signInByCall(page.request, email);
  const product = await findProduct(page.request, buyable);
  const pending = JSON.stringify({ id: randomUUID(), kind: 'favorito', product: product.id, sku: '0', quantity: 1 });
  await page.context().addCookies([{ name: 'pendiente', value: encodeURIComponent(pending), url: origin }]);
  const goOn = () => page.request.get('/acciones/continuar?redirect=%2Ftiendas', { maxRedirects: 0 });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RL-03 a heart saves, and leads back to where it was', { tag: '@desktop' }, async ({ page }) => {
    await signInByCall(page.request, (await addCustomer()).email);
    const { address, heart, id } = await listing(page);
    await heart.click();
    await expect(page).toHaveURL(`${address}#guardado-en-favoritos`);
    await expect(page.locator('#guardado-en-favoritos')).toBeVisible();
    expect(await saved(page.request)).toEqual([id]);
  });

  test('RL-03 lists are made and deleted, products moved and removed, each with a way back', {
    tag: '@desktop',
  }, async ({ page, request }) => {
    await signInByCall(page.request, (await addCustomer()).email);
    const [one, two] = (await list(request, 'page_size=2')).data.products;
    for (const product of [one, two]) await save(page.request, product?.id ?? 0);
    await page.goto('/mi-cuenta/listadeseos/');
    const form = main(page);
    await form.getByLabel('Nombre de la lista').fill('Regalos');
    await form.getByRole('button', { name: 'Crear lista' }).click();
    await expect(form.getByText('Listo: ya tienes una lista nueva.')).toBeVisible();
    await expect(form.getByRole('heading', { level: 2, name: 'Regalos' })).toBeVisible();
    await form.getByRole('link', { name: /^Favoritos/ }).click();
    await form.locator('summary').first().click();
    await form.getByRole('button', { name: 'Mover', exact: true }).first().click();
    await expect(form.getByText('Lo pasamos a la otra lista.')).toBeVisible();
    await form.getByRole('button', { name: /^Quitar de la lista/ }).click();
    await expect(form.getByText('Guarda aquí lo que te gusta')).toBeVisible();
    await form.getByRole('button', { name: 'Deshacer' }).click();
    await expect(form.getByText('Está otra vez en la lista.')).toBeVisible();
    await form.getByRole('link', { name: /^Regalos/ }).click();
    await form.getByRole('button', { name: 'Borrar la lista' }).click();
    await expect(form.getByText('Borramos la lista.')).toBeVisible();
    await form.getByRole('button', { name: 'Deshacer' }).click();
    await expect(form.getByRole('heading', { level: 2, name: 'Regalos' })).toBeVisible();
    expect(await saved(page.request)).toHaveLength(2);
  });
});

test('RL-03 the page says what became of each price, sorts, removes in place, and shares by a link', {
  tag: '@phone',
}, async ({ page, request, browser }) => {
  const { id: customer, email } = await addCustomer('Guadalupe');
  await signInByCall(page.request, email);
  const found = (await list(request, 'page_size=40')).data.products.filter(({ stock }) => stock > 0).slice(0, 3);
  const [cheaper, dearer, gone] = found;
  if (!cheaper || !dearer || !gone) throw new Error('the demo has products');
  for (const product of found) await save(page.request, product.id);
  await withShopDatabase(async ({ pool }) => {
    await pool.query(
      `update wishlist_items i set saved_price = saved_price + (case product_id when $2 then 30000 when $3 then -50 else 0 end)
         from wishlists l where l.id = i.wishlist_id and l.customer_id = $1`,
      [customer, cheaper.id, dearer.id],
    );
  });
  await page.goto('/mi-cuenta/listadeseos/?orden=baja');
  const form = main(page);
  const items = form.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText(cheaper.title);
  await expect(items.first()).toContainText('Bajó $300');
  await expect(items.filter({ hasText: dearer.title })).toContainText('Subió $0.50');
  await expect(form).toContainText('1 bajó de precio');

  // The card remains in place after the removal, and can be restored.
  await form.getByRole('button', { name: `Quitar de la lista: ${gone.title}` }).click();
  const undo = form.getByRole('button', { name: `Deshacer: ${gone.title} vuelve a la lista` });
  await expect(undo).toBeFocused();
  expect(await saved(page.request)).not.toContain(gone.id);
  await undo.click();
  await expect(form.getByRole('button', { name: `Quitar de la lista: ${gone.title}` })).toBeFocused();
  expect(await saved(page.request)).toContain(gone.id);

  // The shared list has a name with a script.
  await form.getByLabel('Nombre', { exact: true }).fill('<img src=x onerror=alert(1)>');
  await form.getByRole('button', { name: 'Guardar nombre' }).click();
  await expect(form.getByText('Guardamos el nombre.')).toBeVisible();
  await form.getByRole('button', { name: 'Crear enlace' }).click();
  const field = form.getByLabel('Enlace de la lista');
  await expect(field).toHaveValue(new RegExp(`^${origin}/lista-compartida\\?clave=[\\w-]{43}$`));
  const link = await field.inputValue();
  const visitor = await browser.newContext();
  const shared = await visitor.newPage();
  const reply = await shared.goto(link);
  expect(reply?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  const html = (await reply?.text()) ?? '';
  expect(html).toContain('name="robots" content="noindex"');
  for (const secret of [customer, email, 'Guadalupe', '<img src=x']) expect(html, secret).not.toContain(secret);
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
  for (const { title } of found) await expect(shared.getByRole('main')).toContainText(title);

  await form.getByRole('checkbox', { name: 'Mostrar mi nombre' }).check();
  await form.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(form.getByText('Quien la abre ve tu nombre.')).toBeVisible();
  await shared.reload();
  await expect(shared.getByRole('main')).toContainText('Lista de Guadalupe');
  await form.getByRole('button', { name: 'Dejar de compartir' }).click();
  await expect(form.getByRole('button', { name: 'Crear enlace' })).toBeVisible();
  expect((await shared.goto(link))?.status()).toBe(404);
  await expect(shared.getByRole('main')).toContainText('Esta lista ya no se comparte');
  await visitor.close();
});

test('RL-03 mails are turned on from the list, and off by the link in one of them, without signing in', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { id, email } = await addCustomer();
  await signInByCall(page.request, email);
  await page.goto('/mi-cuenta/listadeseos/');
  await main(page).getByRole('button', { name: 'Sí, avísame' }).click();
  await expect(main(page).getByText('Te avisaremos por correo.')).toBeVisible();
  const isWanted = () =>
    withShopDatabase(async ({ pool }) => {
      const { rows } = await pool.query('select is_on from notification_settings where customer_id = $1', [id]);
      return rows[0]?.is_on;
    });
  expect(await isWanted()).toBe(true);
  const token = await withShopDatabase(async ({ db }) => {
    const { mailsOffToken } = await import('../../apps/api/src/modules/wishlist/mails-off.ts');
    return mailsOffToken(db, id);
  });
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto(`/avisos/favoritos?token=${token}`);
  // Opening the link turns nothing off.
  expect(await isWanted()).toBe(true);
  await other.getByRole('button', { name: 'No quiero más avisos de favoritos' }).click();
  await expect(other.getByRole('main')).toContainText('ya no te escribiremos');
  expect(await isWanted()).toBe(false);
  // Sends the request that a mail program sends (RFC 8058).
  await withShopDatabase(({ pool }) =>
    pool.query('update notification_settings set is_on = true where customer_id = $1', [id]),
  );
  const reply = await visitor.request.post(`/avisos/favoritos?token=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(reply.status()).toBe(200);
  expect(await isWanted()).toBe(false);
  expect((await visitor.request.post('/avisos/favoritos?token=nada', { form: {} })).status()).toBe(404);
  await visitor.close();
});

test('RO-02 SS-03 lists of others are not found, and signing out erases what is stored', { tag: '@desktop' }, async ({
  page,
  problems,
  browser,
}) => {
  problems.expect(/404/);
  const stranger = await browser.newContext();
  await signInByCall(stranger.request, (await addCustomer()).email);
  await stranger.request.get('/mi-cuenta/listadeseos/');
  await signInByCall(page.request, (await addCustomer()).email);
  const product = await findProduct(page.request, buyable);
  await save(page.request, product.id);
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query('select id from wishlists where id not in (select wishlist_id from wishlist_items) limit 1'),
  );
  expect((await page.goto(`/mi-cuenta/listadeseos/${rows[0].id}`))?.status()).toBe(404);
  await page.goto(productUrl(product));
  await isOn(main(page).locator('.heart').first());
  await page.goto('/mi-cuenta/');
  await main(page)
    .getByRole('button', { name: /^Cerrar sesión/ })
    .click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('productsWishlist'))).toBeNull();
  await page.goto(productUrl(product));
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await expect(main(page).locator('.heart').first()).not.toHaveAttribute('aria-pressed');
  await stranger.close();
});
