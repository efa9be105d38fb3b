/** Public pages without a connection (PW-02). */
import { accessibilityViolationsInBothThemes, expect, overflowFaults, test } from '@tianguis/testkit/browser';
import { buyable, categoryUrl, findProduct, largestDepartment, productUrl } from '../support/catalogue/catalogue.ts';
import { areKept, controlled, follow, kept, note, offline, offlineNoise, withWorker } from '../support/page/worker.ts';
import { openHoldingProxy } from '../support/shop/holding-proxy.ts';
import { origin } from '../support/shop/operator.ts';

test.use(withWorker);

const onPhone = { tag: '@phone' };

test(
  'PW-02 pages that were seen can be read without a connection, marked as copies; others have the offline page',
  onPhone,
  async ({ page, context, problems }) => {
    problems.expect(offlineNoise);
    const category = categoryUrl(await largestDepartment(page.request));
    const product = productUrl(await findProduct(page.request, buyable));
    // The first page of the first visit is loaded before the worker is there.
    await page.goto(category);
    await controlled(page);
    await areKept(page, [category]);
    await page.goto(product);
    await page.goto('/ajustes');
    await page.goto('/login');
    await page.goto('/carrito/detalle');
    await areKept(page, [product, '/ajustes']);
    expect((await kept(page)).pages.sort()).toEqual([category, product, '/ajustes'].sort());

    await context.setOffline(true);
    await page.goto(category, { waitUntil: 'commit' });
    await expect(note(page)).toHaveText(/^Sin conexión: esta página es de hoy a las? \d{1,2}:\d\d [ap]\.m\./);
    await expect(page.getByRole('article').first()).toBeVisible();
    // The copy has its style sheet and no scripts.
    await expect(page.getByRole('main')).toHaveCSS('flex-grow', '1');
    expect(await page.evaluate(() => 'keepPress' in window)).toBe(false);
    expect(await overflowFaults(page)).toEqual([]);

    await page.goto('/categoria/404040/nunca-vista/pagina=1', { waitUntil: 'commit' });
    await expect(offline(page)).toBeVisible();
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveCount(3);
    await expect(list.first()).toContainText('Es de hoy a la');
    expect(await overflowFaults(page)).toEqual([]);
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    for (const path of ['/login', '/comprar', '/mi-cuenta/']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(offline(page)).toBeVisible();
    }
    await page.goto('/tiendas', { waitUntil: 'commit' });
    await list.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(product);
    await expect(note(page)).toBeVisible();
    // A form that cannot be sent says so, and is never sent later.
    await page
      .locator('form[action="/acciones/carrito"]')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page.getByText('No se envió nada.')).toBeVisible();

    await page.goto('/ajustes', { waitUntil: 'commit' });
    await expect(note(page)).toBeVisible();
    expect(await accessibilityViolationsInBothThemes(page)).toEqual([]);
    await page.goto('/tiendas', { waitUntil: 'commit' });
    await expect(offline(page)).toBeVisible();
    await context.setOffline(false);
    // The page that the shopper wanted loads by itself.
    await expect(page.getByRole('heading', { level: 1, name: 'Tiendas' })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
  },
);

test('PW-02 a link that loads no document leads to the copy or to the offline page, and typed text stays', {
  tag: '@desktop',
}, async ({ page, context, problems }) => {
  problems.expect(offlineNoise);
  await page.goto('/c/ofertas/');
  await controlled(page);
  await areKept(page, ['/c/ofertas/']);
  const first = categoryUrl(await largestDepartment(page.request));
  const second = '/categoria';
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(page, first);
  await expect(page).toHaveURL(first);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await areKept(page, [first]);

  const searchBox = page.getByRole('banner').getByRole('searchbox', { name: 'Buscar' });
  await context.setOffline(true);
  // Data of the page in sight, such as after a change in another tab, lead nowhere.
  await searchBox.fill('licuadora');
  const failure = await page.evaluate((path) => fetch(`${path}.data`).then(String, String), first);
  expect(failure).toContain('TypeError');
  await expect(searchBox).toHaveValue('licuadora');
  await follow(page, second);
  await expect(offline(page)).toBeVisible();
  await expect(page).toHaveURL(second);
  await page.goto('/c/ofertas/', { waitUntil: 'commit' });
  await expect(note(page)).toBeVisible();
});

test('PW-02 on a slow line the copy appears, and the next visit has the new page', onPhone, async ({ browser }) => {
  let isSlow = false;
  const line = await openHoldingProxy((path) => isSlow && path === '/tiendas');
  const context = await browser.newContext({ baseURL: origin, proxy: line.proxy, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/tiendas');
  await controlled(page);
  await areKept(page, ['/tiendas']);
  isSlow = true;
  await page.goto('/tiendas', { waitUntil: 'commit' });
  await expect(note(page)).toContainText('Tu conexión va lenta: esta página es de hoy');
  isSlow = false;
  line.release();
  await page.goto('/tiendas');
  await expect(note(page)).toHaveCount(0);
  await context.close();
  await line.close();
});
