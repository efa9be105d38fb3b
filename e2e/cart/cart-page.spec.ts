/**
 * The page of the cart (RL-06): lines, removal and undo, changes of the shop meanwhile, two tabs, the keyboard.
 * `similar-products.spec.ts` tests its shelf.
 */
import type { Product } from '@tianguis/contract';
import { accessibilityViolationsInBothThemes, expect, test } from '@tianguis/testkit/browser';
import { buyable, list } from '../support/catalogue/catalogue.ts';
import { badge, cartUrl, fillCart, line, main, plain, withVariant } from '../support/customers/carts.ts';
import { addCustomer, mailedCode } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { openSignedIn, signIn } from '../support/customers/sign-in-pages.ts';
import { money } from '../support/page/numbers.ts';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin } from '../support/shop/operator.ts';

test.describe('the page of the cart', () => {
  test('lines by seller, pieces, removal and undo, for later and back: amounts are those of the shop', {
    tag: '@phone',
  }, async ({ page }) => {
    const products = await plain(page.request, 2);
    const [first, second] = products;
    if (!first || !second) throw new Error('found above');
    await fillCart(page, products);
    await page.goto(cartUrl);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
    for (const one of products)
      await expect(main(page).getByRole('heading', { level: 2, name: `Vendido por ${one.store.name}` })).toBeVisible();
    await line(page, first)
      .getByRole('button', { name: `Una pieza más de ${first.title}` })
      .click();
    await expect(line(page, first)).toContainText(money(2 * first.pricing.sales_price));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (3 piezas)');
    await expect(badge(page)).toContainText('3');
    const summary = page.getByRole('region', { name: 'Resumen' });
    const goods = 2 * first.pricing.sales_price + second.pricing.sales_price;
    await expect(summary).toContainText(money(goods));
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    // A typed number changes the quantity.
    const pieces = line(page, first).getByRole('textbox', { name: `Cantidad de ${first.title}` });
    await pieces.fill('4');
    await pieces.press('Enter');
    await expect(line(page, first)).toContainText(money(4 * first.pricing.sales_price));
    await expect(pieces).toBeFocused();
    // A text that is no number changes nothing. An empty text removes the line, which can be undone.
    await pieces.fill('dos');
    await pieces.press('Enter');
    await expect(pieces).toHaveValue('4');
    await pieces.fill('0');
    await pieces.press('Enter');
    await expect(line(page, first)).toBeHidden();
    await main(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(page, first).getByRole('textbox')).toHaveValue('4');
    // The line is removed, and then restored unchanged.
    await line(page, first)
      .getByRole('button', { name: `Quitar ${first.title}` })
      .click();
    await expect(line(page, first)).toBeHidden();
    await main(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(page, first).getByRole('textbox')).toHaveValue('4');
    // The line is saved for later.
    await line(page, first)
      .getByRole('button', { name: `Guardar ${first.title} para después` })
      .click();
    const later = main(page).getByRole('heading', { name: 'Guardado para después (1 producto)' });
    await expect(later).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (1 pieza)');
    await main(page)
      .getByRole('button', { name: `Mover ${first.title} al carrito` })
      .click();
    await expect(later).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (5 piezas)');
    // The line is moved to the wishlist.
    await line(page, second)
      .getByRole('button', { name: `Pasar ${second.title} a favoritos` })
      .click();
    await expect(line(page, second)).toBeHidden();
    await page.goto('/mi-cuenta/listadeseos/');
    await expect(main(page).getByRole('article').filter({ hasText: second.title })).toBeVisible();
  });

  test('lost stock and changed prices are told line by line, with what it was before (VA-07)', {
    tag: '@phone',
  }, async ({ page }) => {
    // A product that no other test of this file uses.
    const first = (await plain(page.request, 6)).at(-1);
    if (!first) throw new Error('found above');
    await fillCart(page, [{ ...first, cart_quantity: 4 }]);
    await withVariant(first.id, 'stock = 2, sale_price = list_price - 100', async () => {
      await page.goto(cartUrl);
      await expect(line(page, first)).toContainText('Querías 4 piezas y ahora puedes llevar hasta 2 piezas.');
      await expect(line(page, first)).toContainText(`antes costaba ${money(first.pricing.sales_price)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
      await hydrated(page);
      await main(page).getByRole('button', { name: 'Entendido' }).click();
      await expect(line(page, first)).not.toContainText('antes costaba');
    });
    await withVariant(first.id, 'stock = 0', async () => {
      await page.goto(cartUrl);
      await expect(line(page, first)).toContainText('Se agotó. Tenías 4 piezas');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito');
      await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(money(0));
    });
  });

  test('with a postal code each line says when it arrives, and the seller what shipping costs', {
    tag: '@phone',
  }, async ({ page }) => {
    const { data } = await list(page.request, 'page_size=100&order_by=price_asc');
    const cheap = (one: Product) => one.pricing.sales_price < 15_000 && !one.shipping.is_free && !one.features.digital;
    const products = data.products.filter((one) => buyable(one) && one.stock > 5 && cheap(one)).slice(0, 2);
    expect(products).toHaveLength(2);
    await fillCart(page, products);
    await page.goto(cartUrl);
    await expect(main(page).getByRole('link', { name: /Escribe tu código postal/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Total sin envío');
    await page.context().addCookies([{ name: 'codigoPostal', value: '06600', url: origin }]);
    await page.reload();
    for (const one of products) await expect(line(page, one)).toContainText(/Llega (mañana|hoy|el|del|entre)/);
    await expect(page.getByRole('region', { name: 'Resumen' })).not.toContainText('Total sin envío');
  });

  test('a coupon is taken off, said why not where it cannot be, and taken out', { tag: '@phone' }, async ({ page }) => {
    const [first] = await plain(page.request, 1);
    if (!first) throw new Error('found above');
    await fillCart(page, [first]);
    const code = `E2E-${Date.now().toString(36).toUpperCase()}`;
    await withShopDatabase(({ pool }) =>
      pool.query(`insert into coupons (code, description, percent) values ($1, 'De prueba', 10)`, [code]),
    );
    await page.goto(cartUrl);
    await hydrated(page);
    const field = main(page).getByLabel('¿Tienes un cupón?');
    await field.fill('NO-EXISTE');
    await main(page).getByRole('button', { name: 'Aplicar' }).click();
    await expect(main(page).getByText('No conocemos ese cupón.').first()).toBeVisible();
    await expect(field).toHaveValue('NO-EXISTE');
    await field.fill(code.toLowerCase());
    await main(page).getByRole('button', { name: 'Aplicar' }).click();
    const discount = Math.floor((first.pricing.sales_price * 10 + 50) / 100);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(`−${money(discount)}`);
    await main(page)
      .getByRole('button', { name: `Quitar el cupón ${code}` })
      .click();
    await expect(page.getByRole('region', { name: 'Resumen' })).not.toContainText('Cupón');
  });

  test('two tabs: what one adds the other keeps, and a change there is told', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    const [first, second] = await plain(page.request, 2);
    if (!first || !second) throw new Error('found above');
    await fillCart(page, [first]);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(cartUrl);
      await hydrated(tab);
    }
    await other.getByRole('button', { name: `Una pieza más de ${first.title}` }).click();
    await expect(line(other, first).getByRole('textbox')).toHaveValue('2');
    await page.getByRole('textbox', { name: `Cantidad de ${first.title}` }).fill('4');
    await page.keyboard.press('Enter');
    await expect(main(page).getByText(/en otra ventana: tenía 2 piezas, y ahora tiene 4 piezas/)).toBeVisible();
    await other.reload();
    await expect(line(other, first).getByRole('textbox')).toHaveValue('4');
  });

  test('RL-06 an open cart follows another tab when it is shown again, whatever the number of pieces', {
    tag: '@phone',
  }, async ({ page }) => {
    const [first, second] = await plain(page.request, 2);
    if (!first || !second) throw new Error('found above');
    await fillCart(page, [first]);
    await page.goto(cartUrl);
    await hydrated(page);
    // The requests share the cookies of the browser, as another tab does.
    const inAnotherTab = (path: string, form: Record<string, string>) =>
      page.request.post(path, { form, headers: { origin }, maxRedirects: 0 });
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const title = page.getByRole('heading', { level: 1 });
    await inAnotherTab('/acciones/carrito', { producto: String(first.id), variante: '0', cantidad: '3' });
    await comeBack();
    await expect(badge(page)).toContainText('4');
    await expect(title).toHaveText('Tu carrito (4 piezas)');
    // The cart has other products, and as many pieces.
    await inAnotherTab(cartUrl, { accion: 'quitar', producto: String(first.id), variante: '0' });
    await inAnotherTab('/acciones/carrito', { producto: String(second.id), variante: '0', cantidad: '4' });
    await comeBack();
    await expect(line(page, second)).toBeVisible();
    await expect(line(page, first)).toBeHidden();
    await expect(title).toHaveText('Tu carrito (4 piezas)');
  });

  test('RL-06 a line that sells out while it is edited hands on the focus, and says why', { tag: '@phone' }, async ({
    page,
  }) => {
    const first = (await plain(page.request, 8)).at(-1);
    if (!first) throw new Error('found above');
    await fillCart(page, [{ ...first, cart_quantity: 4 }]);
    await page.goto(cartUrl);
    await hydrated(page);
    const pieces = line(page, first).getByRole('textbox', { name: `Cantidad de ${first.title}` });
    await pieces.fill('3');
    await withVariant(first.id, 'stock = 0', async () => {
      await pieces.press('Enter');
      const reason = line(page, first).getByText('Se agotó. Tenías 3 piezas');
      await expect(page.locator(':focus')).toContainText('Se agotó. Tenías 3 piezas');
      await expect(reason).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: `Se agotó.` })).toContainText(first.title);
    });
  });

  test('RL-06 a removed line leaves a row with its undo, and no other line moves', { tag: '@desktop' }, async ({
    page,
  }) => {
    const products = await plain(page.request, 3);
    const [first, second, third] = products;
    if (!first || !second || !third) throw new Error('found above');
    await fillCart(page, products);
    await page.goto(cartUrl);
    await hydrated(page);
    const remove = (one: Product) => line(page, one).getByRole('button', { name: `Quitar ${one.title}` });
    const undo = (one: Product) => main(page).getByRole('button', { name: `Deshacer: ${one.title}` });
    // The lines in the sequence of the page.
    const tops = new Map<Product, number>();
    for (const one of products) tops.set(one, (await line(page, one).boundingBox())?.y ?? 0);
    const [top, middle, bottom] = products.toSorted((a, b) => (tops.get(a) ?? 0) - (tops.get(b) ?? 0));
    if (!top || !middle || !bottom) throw new Error('found above');
    const places = async (...ones: Product[]) => {
      const boxes = [];
      for (const one of ones) boxes.push((await remove(one).boundingBox())?.y);
      return boxes;
    };
    const before = await places(middle, bottom);
    await remove(top).press('Enter');
    await expect(undo(top)).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Lo quitamos de tu carrito.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
    expect(await places(middle, bottom)).toEqual(before);
    await remove(middle).press('Enter');
    await remove(bottom).press('Enter');
    for (const one of products) await expect(undo(one)).toBeVisible();
    await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
    await undo(middle).press('Enter');
    await expect(line(page, middle).getByRole('link', { name: middle.title })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (1 pieza)');
  });

  test('RL-06 a reading of the cart that comes late changes nothing of what was done since', { tag: '@phone' }, async ({
    page,
  }) => {
    const [first] = await plain(page.request, 1);
    if (!first) throw new Error('found above');
    await fillCart(page, [first]);
    await page.goto(cartUrl);
    await hydrated(page);
    const [isRead, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(
      /\/carrito\/detalle\.data/,
      async (route) => {
        const response = await route.fetch();
        isRead.resolve();
        await late.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    // Simulates that another part of the page changed the cart. The page then reads the cart again. The cart has one
    // piece.
    await page.context().addCookies([{ name: 'version_carrito', value: '999', url: origin }]);
    await page.evaluate(() => window.dispatchEvent(new Event('cookiechange')));
    await isRead.promise;
    const more = main(page).getByRole('button', { name: `Una pieza más de ${first.title}` });
    const title = page.getByRole('heading', { level: 1 });
    await more.click();
    await expect(title).toHaveText('Tu carrito (2 piezas)');
    const titles = await title.evaluateHandle((heading) => {
      const seen: string[] = [];
      const note = () => seen.push(heading.textContent ?? '');
      new MutationObserver(note).observe(heading, { childList: true, characterData: true, subtree: true });
      return seen;
    });
    const arrived = page.waitForResponse(/\/carrito\/detalle\.data/);
    late.resolve();
    await arrived;
    // Playwright does not report the end of a reply that the router drops. After two frames the page has rendered it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await more.click();
    await expect(title).toHaveText('Tu carrito (3 piezas)');
    expect(new Set(await titles.jsonValue())).toEqual(new Set(['Tu carrito (3 piezas)']));
  });

  test('a change that the shop does not answer is taken back and told', { tag: '@phone' }, async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    const [first] = await plain(page.request, 1);
    if (!first) throw new Error('found above');
    await fillCart(page, [first]);
    await page.goto(cartUrl);
    await hydrated(page);
    await page.route('**/carrito/respuesta', (route) => route.abort());
    await main(page)
      .getByRole('button', { name: `Una pieza más de ${first.title}` })
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos' })).toBeVisible();
    await expect(line(page, first).getByRole('textbox')).toHaveValue('1');
  });

  test('survives signing out and in on another device; the next person on this browser never sees it', {
    tag: '@desktop',
  }, async ({ page, browser }) => {
    const [first] = await plain(page.request, 1);
    if (!first) throw new Error('found above');
    const { email } = await fillCart(page, [{ ...first, cart_quantity: 3 }]);
    await page.goto(cartUrl);
    await hydrated(page);
    await page.request.post('/acciones/salir', { headers: { origin } });
    const next = await addCustomer();
    await openSignedIn(page, next.email, cartUrl);
    await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
    await expect(badge(page)).not.toContainText(/\d/);
    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await signIn(there, email, `${origin}${cartUrl}`);
    await main(there)
      .getByLabel(/^Código/)
      .fill(await mailedCode(email));
    await there.getByRole('button', { name: 'Confirmar' }).click();
    await expect(there).toHaveURL(origin + cartUrl);
    await there.goto(`${origin}/`);
    await expect(there.getByRole('banner').getByRole('link', { name: /Carrito/ })).toContainText('3');
    await there.goto(origin + cartUrl);
    await expect(line(there, first).getByRole('textbox')).toHaveValue('3');
    await elsewhere.close();
  });

  test('by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    const [first] = await plain(page.request, 1);
    if (!first) throw new Error('found above');
    await fillCart(page, [first]);
    await page.goto(cartUrl);
    await hydrated(page);
    await line(page, first).getByRole('link', { name: first.title }).focus();
    const reach = async (name: string) => {
      for (let step = 0; step < 12; step++) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        if ((await focused.getAttribute('aria-label')) === name) return;
      }
      throw new Error(`Tab does not reach ${name}`);
    };
    await reach(`Una pieza más de ${first.title}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
    // The focus has not moved.
    await expect(page.getByRole('button', { name: `Una pieza más de ${first.title}` })).toBeFocused();
    await reach(`Quitar ${first.title}`);
    await page.keyboard.press('Enter');
    await expect(line(page, first)).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('button', { name: 'Deshacer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line(page, first)).toBeVisible();
  });
});
