/** Changes of an open cart (RL-06): by other tabs, by the shop, by removal, and by replies that come late. */
import type { Product } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { badge, cartUrl, fillCart, line, main, plain, withVariant } from '../support/customers/carts.ts';
import { hydrated } from '../support/customers/sessions.ts';
import { origin } from '../support/shop/operator.ts';

test.describe('changes of the open cart', () => {
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
});
