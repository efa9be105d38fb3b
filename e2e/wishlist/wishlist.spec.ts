/**
 * Lists of saved products (RL-03, AP-09, RO-02). `hearts.spec.ts` tests how products get there, and
 * `requests/account/wishlist.test.ts` tests the lists without JavaScript.
 */
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '@tianguis/testkit/browser';
import { buyable, findProduct, list, productUrl } from '../support/catalogue/catalogue.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

const main = (page: Page) => page.getByRole('main');
const isOn = (heart: Locator) => expect(heart).toHaveAttribute('aria-pressed', 'true');
const saved = async (own: APIRequestContext): Promise<number[]> =>
  (await (await own.get('/resources/favoritos')).json()).products;
const savePath = '/acciones/favoritos';
const save = (own: APIRequestContext, id: number) =>
  own.post(savePath, { form: { producto: String(id) }, headers: { origin }, maxRedirects: 0 });

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
