/** The cart (RL-06): adding from every page, its lines, removal and undo, by keyboard, and without scripts. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '@tianguis/contract';
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, list, productUrl } from './catalogue.ts';
import { addCustomer, cookiesOf, mailedCode, signIn, signInByCall } from './customers.ts';
import { withShopDatabase } from './database.ts';
import { money } from './numbers.ts';
import { origin } from './operator.ts';
import { hydrated } from './sessions.ts';

const cartUrl = '/carrito/detalle';
const main = (page: Page) => page.getByRole('main');
const line = (page: Page, product: Pick<Product, 'title'>) =>
  main(page).getByRole('article').filter({ hasText: product.title }).first();
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Carrito/ });

/** Products without choices, of which there are many. */
async function plain(request: APIRequestContext, count: number): Promise<Product[]> {
  const { data } = await list(request, 'page_size=100');
  const found = data.products.filter((one) => buyable(one) && one.childrenSku === '0' && one.stock > 5);
  expect(found.length).toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
}

/** Signs the browser in, and puts products into the cart by the API. */
async function fillCart(page: Page, products: readonly { id: number; childrenSku: string; cart_quantity?: number }[]) {
  const customer = await addCustomer();
  await signInByCall(page.request, customer.email);
  const token = (await cookiesOf(page.context())).get('access_token')?.value;
  const reply = await page.request.post('/cart/api/v1', {
    headers: { authorization: `Bearer ${token}` },
    // Products of the catalogue have 0 pieces in the cart.
    data: {
      products: products.map(({ id, childrenSku, cart_quantity }) => ({
        id,
        childrenSku,
        cart_quantity: cart_quantity || 1,
      })),
    },
  });
  expect(reply.status()).toBe(201);
  return customer;
}

/** As an import would, for a moment; the shop's own price and stock come back. */
async function withVariant(id: number, change: string, work: () => Promise<void>): Promise<void> {
  const [before] = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query(
      'select id, stock, sale_price, list_price from product_variants where product_id = $1 order by position limit 1',
      [id],
    );
    await pool.query(`update product_variants set ${change} where id = $1`, [rows[0].id]);
    return rows;
  });
  try {
    await work();
  } finally {
    await withShopDatabase(({ pool }) =>
      pool.query('update product_variants set stock = $2, sale_price = $3, list_price = $4 where id = $1', [
        ...[before.id, before.stock, before.sale_price, before.list_price],
      ]),
    );
  }
}

test.describe('RL-06 who is not signed in', () => {
  test('is led to sign in and back; /carrito/ leads to /carrito/detalle', async ({ page }) => {
    const { email } = await addCustomer();
    await page.goto('/carrito/');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(cartUrl);
    await signIn(page, email, cartUrl);
    await expect(page).toHaveURL(cartUrl);
    await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Ver ofertas' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Populares en la tienda' })).toBeVisible();
    // UI-02: no badge for nothing.
    await expect(badge(page)).not.toContainText(/\d/);
    expect((await page.request.get(cartUrl)).headers()['cache-control']).toBe('private, no-store');
  });
});

test.describe('adding', () => {
  test('from a product page: a small panel, the count of the header, and no new page (UI-02)', async ({ page }) => {
    const product = await findDetail(
      page.request,
      (one) => buyable(one) && one.variations.length > 1,
      ({ variants }) => variants.some(({ stock }) => stock > 3),
    );
    const variant = product.variants.find(({ stock }) => stock > 3);
    if (!variant) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    const url = `${productUrl(product)}?variante=${variant.sku}`;
    await page.goto(url);
    await hydrated(page);
    await page.getByLabel('Cantidad').selectOption('2');
    const button = main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first();
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Agregado a tu carrito' });
    await expect(panel).toContainText(product.title);
    await expect(panel).toContainText(Object.values(variant.options).join(' · '));
    await expect(panel).toContainText(`Llevas 2 piezas: ${money(2 * variant.pricing.sales_price)}`);
    await expect(page).toHaveURL(url);
    await expect(badge(page)).toContainText('2');
    // Links that it covers a part of are no longer as large as they are.
    expect(await accessibilityViolations(page, { except: ['target-size'] })).toEqual([]);
    // It has the focus, and gives it back.
    await expect(panel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(panel).toContainText('Llevas');
    await panel.getByRole('link', { name: 'Ver mi carrito' }).click();
    await expect(line(page, product)).toContainText(Object.values(variant.options).join(' · '));
  });

  test('"Comprar ahora" leads to the cart', async ({ page }) => {
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(productUrl(product));
    await hydrated(page);
    await main(page).getByRole('button', { name: 'Comprar ahora' }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(cartUrl);
    await expect(line(page, product)).toBeVisible();
  });

  test('from a card where there is nothing to choose, and only there', async ({ page }) => {
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(`/resultados?query=${encodeURIComponent(product.sku)}`);
    await hydrated(page);
    await main(page)
      .getByRole('button', { name: `Agregar ${product.title} al carrito` })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Agregado a tu carrito' })).toContainText(product.title);
    await page.goto('/c/ofertas/');
    const ids = await main(page)
      .locator('.quick-add')
      .evaluateAll((buttons) => buttons.map((one) => (one as HTMLButtonElement).value));
    expect(ids.length).toBeGreaterThan(0);
    const { data } = await list(page.request, `filter_by[id]=${[...new Set(ids)].join()}`);
    for (const one of data.products) expect(one.childrenSku, one.title).toBe('0');
  });

  test('a press on a bad line is sent again, and adds once; with no line at all it says so (ER-02)', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(productUrl(product));
    await hydrated(page);
    const button = main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first();
    // The shop takes the first one, and its answer is lost.
    let isLost = false;
    await page.route('**/acciones/carrito/respuesta', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Agregado a tu carrito' })).toContainText('Llevas 1 pieza');
    await page.keyboard.press('Escape');
    await page.unroute('**/acciones/carrito/respuesta');
    await page.route('**/acciones/carrito/respuesta', (route) => route.abort());
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No pudimos conectarnos' })).toBeVisible();
    await expect(badge(page)).toContainText('1');
  });
});

test.describe('the page of the cart', () => {
  test('lines by seller, pieces, removal and undo, for later and back: amounts are those of the shop', async ({
    page,
  }) => {
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Where the page stands, the bottom menu may cover a part of a button; `every-page.spec.ts` looks from the top.
      expect(await accessibilityViolations(page, { except: ['target-size'] }), colorScheme).toEqual([]);
    }
    // A number that is typed.
    const pieces = line(page, first).getByRole('textbox', { name: `Cantidad de ${first.title}` });
    await pieces.fill('4');
    await pieces.press('Enter');
    await expect(line(page, first)).toContainText(money(4 * first.pricing.sales_price));
    await expect(pieces).toBeFocused();
    // No number changes nothing; none at all is a removal, which can be taken back.
    await pieces.fill('dos');
    await pieces.press('Enter');
    await expect(pieces).toHaveValue('4');
    await pieces.fill('0');
    await pieces.press('Enter');
    await expect(line(page, first)).toBeHidden();
    await main(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(page, first).getByRole('textbox')).toHaveValue('4');
    // Removed, and taken back as it was.
    await line(page, first)
      .getByRole('button', { name: `Quitar ${first.title}` })
      .click();
    await expect(line(page, first)).toBeHidden();
    await main(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(page, first).getByRole('textbox')).toHaveValue('4');
    // Saved for later.
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
    // Onto the wishlist.
    await line(page, second)
      .getByRole('button', { name: `Pasar ${second.title} a favoritos` })
      .click();
    await expect(line(page, second)).toBeHidden();
    await page.goto('/mi-cuenta/listadeseos/');
    await expect(main(page).getByRole('article').filter({ hasText: second.title })).toBeVisible();
  });

  test('lost stock and changed prices are told line by line, with what it was before (VA-07)', async ({ page }) => {
    // Not one of the other tests'.
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

  test('with a postal code each line says when it arrives, and the seller what shipping costs', async ({ page }) => {
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

  test('a coupon is taken off, said why not where it cannot be, and taken out', async ({ page }) => {
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

  test('a change that the shop does not answer is taken back and told', async ({ page, problems }) => {
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
    await signIn(page, next.email, cartUrl);
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
    // The focus stays where it was.
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('adding leads back with a note, from a product page and from a card', async ({ page }) => {
    const [first] = await plain(page.request, 1);
    if (!first) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(productUrl(first));
    await main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(`${productUrl(first)}#agregado-al-carrito`);
    await expect(page.locator('#agregado-al-carrito')).toContainText('Lo agregamos a tu carrito.');
    await page.goto(`/resultados?query=${encodeURIComponent(first.sku)}`);
    await main(page)
      .getByRole('button', { name: `Agregar ${first.title} al carrito` })
      .first()
      .click();
    await page.locator('#agregado-al-carrito').getByRole('link', { name: 'Ver mi carrito' }).click();
    await expect(line(page, first)).toBeVisible();
  });

  test('every change of the cart works, says what was done, and can be taken back', async ({ page, problems }) => {
    problems.expect(/422/);
    const [first, second] = await plain(page.request, 2);
    if (!first || !second) throw new Error('found above');
    await fillCart(page, [first, second]);
    await page.goto(cartUrl);
    await line(page, first)
      .getByRole('button', { name: `Una pieza más de ${first.title}` })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (3 piezas)');
    await expect(main(page).getByText('Actualizamos tu carrito.')).toBeVisible();
    await line(page, first).getByRole('textbox').fill('4');
    await line(page, first).getByRole('textbox').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito (5 piezas)');
    await line(page, first)
      .getByRole('button', { name: `Quitar ${first.title}` })
      .click();
    await expect(main(page).getByText('Lo quitamos de tu carrito.')).toBeVisible();
    await main(page).getByRole('button', { name: 'Deshacer' }).click();
    await expect(line(page, first).getByRole('textbox')).toHaveValue('4');
    await line(page, second)
      .getByRole('button', { name: `Guardar ${second.title} para después` })
      .click();
    await expect(main(page).getByRole('heading', { name: /^Guardado para después/ })).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Mover ${second.title} al carrito` })
      .click();
    await expect(line(page, second).getByRole('textbox')).toHaveValue('1');
    // More than there are: told at once.
    await line(page, first).getByRole('textbox').fill('999');
    await line(page, first).getByRole('textbox').press('Enter');
    await expect(
      main(page)
        .getByText(/(quedan|vendemos hasta)/)
        .first(),
    ).toBeVisible();
    await main(page).getByLabel('¿Tienes un cupón?').fill('NO-EXISTE');
    await main(page).getByRole('button', { name: 'Aplicar' }).click();
    await expect(main(page).getByText('No conocemos ese cupón.').first()).toBeVisible();
    await expect(main(page).getByLabel('¿Tienes un cupón?')).toHaveValue('NO-EXISTE');
  });
});

test('a product of the wishlist goes into the cart and out of the list, and may come back to it', async ({ page }) => {
  const [first] = await plain(page.request, 1);
  if (!first) throw new Error('found above');
  await signInByCall(page.request, (await addCustomer()).email);
  await page.request.post('/acciones/favoritos/respuesta', {
    form: { producto: String(first.id) },
    headers: { origin },
  });
  await page.goto('/mi-cuenta/listadeseos/');
  await main(page)
    .getByRole('button', { name: `Pasar al carrito: ${first.title}` })
    .click();
  await expect(main(page).getByText('Ahora está en tu carrito')).toBeVisible();
  await expect(badge(page)).toContainText('1');
  await main(page)
    .getByRole('button', { name: `Deshacer: ${first.title} vuelve a la lista` })
    .click();
  await expect(main(page).getByRole('button', { name: `Pasar al carrito: ${first.title}` })).toBeVisible();
  await page.goto(cartUrl);
  await expect(line(page, first)).toBeVisible();
});
