/**
 * The page of the cart (RL-06): lines, changes of the shop meanwhile, sign-out, the keyboard. `cart-changes.spec.ts`
 * tests other tabs, removal and late replies; `similar-products.spec.ts` tests its shelf.
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
      await expect(line(page, first)).toContainText('Querías 4, puedes llevar 2');
      await expect(line(page, first)).toContainText(`antes ${money(first.pricing.sales_price)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (2 piezas)');
      await hydrated(page);
      await main(page).getByRole('button', { name: 'Entendido' }).click();
      await expect(line(page, first)).not.toContainText('antes ');
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
    const summary = page.getByRole('region', { name: 'Resumen' });
    await expect(summary).toContainText('Total sin envío');
    // CO-04: the least that shipping costs, beside the total.
    await expect(summary).toContainText(/más envío, desde \$\d/);
    await expect(page.getByRole('region', { name: 'Total y compra' })).toContainText(/más envío, desde \$\d/);
    await page.context().addCookies([{ name: 'codigoPostal', value: '06600', url: origin }]);
    await page.reload();
    for (const one of products) await expect(line(page, one)).toContainText(/Llega (mañana|hoy|el|del|entre)/);
    await expect(summary).not.toContainText('Total sin envío');
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
