/** Adding to the cart from every page (RL-06), and the cart without scripts. */
import { accessibilityViolations, expect, test } from '@tianguis/testkit/browser';
import { buyable, findDetail, list, productUrl } from '../support/catalogue/catalogue.ts';
import { badge, cartUrl, fillCart, line, main, plain, withVariant } from '../support/customers/carts.ts';
import { addCustomer, signInByCall } from '../support/customers/customers.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { fillSignIn } from '../support/customers/sign-in-pages.ts';
import { money } from '../support/page/numbers.ts';
import { origin } from '../support/shop/operator.ts';

test.describe('RL-06 who is not signed in', () => {
  test('is led to sign in and back; /carrito/ leads to /carrito/detalle', { tag: '@phone' }, async ({ page }) => {
    const { email } = await addCustomer();
    await page.goto('/carrito/');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    expect(new URL(page.url()).searchParams.get('redirect')).toContain(cartUrl);
    await fillSignIn(page, email);
    await expect(page).toHaveURL(cartUrl);
    await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Ver ofertas' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Populares en la tienda' })).toBeVisible();
    // UI-02: an empty cart has no badge.
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
    // The panel covers parts of links, which axe reports as too small.
    expect(await accessibilityViolations(page, { except: ['target-size'] })).toEqual([]);
    // The panel takes the focus. When the panel closes, the focus returns.
    await expect(panel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(panel).toContainText('Llevas');
    await panel.getByRole('link', { name: 'Ver mi carrito' }).click();
    await expect(line(page, product)).toContainText(Object.values(variant.options).join(' · '));
  });

  test('CO-03 "Comprar ahora" leads to the checkout of this product, past the cart', { tag: '@phone' }, async ({
    page,
  }) => {
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(productUrl(product));
    await hydrated(page);
    await main(page).getByRole('button', { name: 'Comprar ahora' }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(/\/comprar\/\w+\?compra=/);
    await expect(main(page)).toContainText(product.title);
    await page.goto(cartUrl);
    await expect(main(page).getByText('Tu carrito está vacío')).toBeVisible();
  });

  test('from a card where there is nothing to choose, and only there', { tag: '@phone' }, async ({ page }) => {
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

  test('RL-06 the panel states what happened: fewer pieces were added, or none', { tag: '@phone' }, async ({
    page,
  }) => {
    const product = (await plain(page.request, 9)).at(-1);
    if (!product) throw new Error('found above');
    await fillCart(page, [product]);
    await page.goto(productUrl(product));
    await hydrated(page);
    await page.getByLabel('Cantidad').selectOption('2');
    const button = main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first();
    await withVariant(product.id, 'stock = 2', async () => {
      await button.click();
      const fewer = page.getByRole('dialog', { name: 'Agregamos menos piezas de las que pediste' });
      await expect(fewer).toContainText('quedan 2 piezas');
      await page.keyboard.press('Escape');
      await button.click();
      const none = page.getByRole('dialog', { name: 'No agregamos más piezas' });
      await expect(none).toContainText('Ya tienes en tu carrito todo lo que queda');
      await expect(none).toContainText('Llevas 2 piezas');
    });
  });

  test('a press on a bad line is sent again, and adds once; with no line at all it says so (ER-02)', {
    tag: '@phone',
  }, async ({ page, problems }) => {
    problems.expect(/ERR_FAILED|Failed to load/);
    const [product] = await plain(page.request, 1);
    if (!product) throw new Error('found above');
    await signInByCall(page.request, (await addCustomer()).email);
    await page.goto(productUrl(product));
    await hydrated(page);
    const button = main(page).getByRole('button', { name: 'Agregar al carrito' }).and(page.locator(':visible')).first();
    // The server receives the first request, and its answer is lost.
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('adding leads back with a note, from a product page and from a card', { tag: '@desktop' }, async ({ page }) => {
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

  test('every change of the cart works, says what was done, and can be taken back', { tag: '@desktop' }, async ({
    page,
    problems,
  }) => {
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
    // For a quantity above the stock, a message appears at once.
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

test('a product of the wishlist goes into the cart and out of the list, and may come back to it', {
  tag: '@phone',
}, async ({ page }) => {
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
