import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from './catalogue.ts';

test('UI-01 UI-03 the desktop header has all its parts', async ({ page, isMobile }) => {
  test.skip(isMobile, 'wide screens');
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Tianguis', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: /código postal/ })).toBeVisible();
  await expect(header.getByRole('search')).toBeVisible();
  for (const name of ['Favoritos', 'Mis pedidos', 'Carrito', 'Categorías']) {
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(header.getByRole('button', { name: 'Cuenta' })).toBeVisible();
  const bar = header.getByRole('navigation', { name: 'Secciones' });
  await expect(bar.getByRole('link')).toHaveText([
    'Crédito Tianguis',
    'Ofertas',
    'Gamers',
    'Supermercado',
    'Blog',
    'Tiendas oficiales',
    'Ayuda',
  ]);
});

test('UI-03 the lower bar: categories, credit, offers, gamers, supermarket, blog, official stores, help, each with its page', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  await page.goto('/');
  const header = page.getByRole('banner');
  const bar = header.getByRole('navigation', { name: 'Secciones' });
  const links = {
    'Crédito Tianguis': '/credito-tianguis/beneficios',
    Ofertas: '/c/ofertas/',
    Gamers: '/corner/1/gamers',
    Supermercado: '/corner/2/supermercado',
    Blog: '/landing/blog',
    'Tiendas oficiales': '/tiendas',
    Ayuda: '/servicio-cliente',
  };
  expect(
    await bar.getByRole('link').evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
  ).toEqual(Object.entries(links));
  await expect(header.getByRole('link', { name: 'Categorías', exact: true })).toHaveAttribute('href', '/categoria');
  for (const [name, path] of [['Categorías', '/categoria'], ...Object.entries(links)] as const) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), name).toBe(200);
  }
  await bar.getByRole('link', { name: 'Crédito Tianguis' }).click();
  await expect(page).toHaveURL('/credito-tianguis/beneficios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crédito de la tienda');
  await expect(bar.locator('[aria-current="page"]')).toHaveText(['Crédito Tianguis']);
});

test('UI-04 the phone header of a visitor has all its parts, and the wishlist on home alone', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones');
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Tianguis', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: '¿Qué buscas hoy?' })).toHaveAttribute('href', '/buscador');
  for (const name of ['Favoritos', 'Inicia sesión', 'Carrito'])
    await expect(header.getByRole('link', { name, exact: true }).and(page.locator(':visible'))).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menú inferior' })).toBeVisible();
  const category = await largestDepartment(request);
  await page.goto(`/categoria/${category.id}/${category.slug}/pagina=1`);
  await expect(header.getByRole('link', { name: 'Favoritos' })).toBeHidden();
});

test('UI-05 BL-02 the side menu of a visitor opens, and a left swipe of 50 px closes it', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones');
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(menu).toBeVisible();
  await expect(menu).toContainText('¡Hola!');
  for (const name of ['Inicio', 'Todas las categorías', 'Crédito Tianguis', 'Ofertas', 'Gamers', 'Ayuda']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('switch', { name: 'Modo oscuro' })).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  /** A finger that goes from (220, 500) by these pixels, in steps as a screen reports them. */
  async function swipe(left: number, down = 0) {
    await touch('touchStart', [{ x: 220, y: 500 }]);
    for (let step = 1; step <= 5; step++) {
      await touch('touchMove', [{ x: 220 - (left * step) / 5, y: 500 - (down * step) / 5 }]);
    }
    await touch('touchEnd', []);
  }
  await swipe(49);
  await expect(menu).toBeVisible();
  await swipe(60, 200);
  await expect(menu, 'a scroll that strays is no swipe').toBeVisible();
  await swipe(-80);
  await expect(menu, 'nor is one to the right').toBeVisible();
  await swipe(50);
  await expect(menu).toBeHidden();
});

test('UI-06 UI-07 the account box of a visitor: keyboard, Escape, the way back to this page', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'wide screens');
  const category = await largestDepartment(request);
  await page.goto(categoryUrl(category));
  const opener = page.getByRole('banner').getByRole('button', { name: 'Cuenta' });
  const box = page.getByRole('dialog', { name: 'Tu cuenta' });
  await expect(box).toBeHidden();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await expect(box).toContainText('Tus pedidos y por dónde van');
  await page.keyboard.press('Tab');
  await expect(box.getByRole('link', { name: 'Inicia sesión' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box.getByRole('link', { name: 'Crear cuenta' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await box.getByRole('link', { name: 'Inicia sesión' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(new URL(new URL(page.url()).searchParams.get('redirect') ?? '').pathname).toBe(categoryUrl(category));
});

test('UI-07 a visitor finds no link to orders, wishlist, addresses or an account in any menu', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const private_ = [...html.matchAll(/<a [^>]*href="(\/(?:mi-cuenta|pedido)[^"]*)"[^>]*>/g)].map(([, href]) => href);
  // What UI-01 and UI-04 want in the header for everybody: heart, orders, account. They lead to signing in.
  expect(private_).toEqual(['/mi-cuenta/listadeseos/', '/mi-cuenta/mis-pedidos/dias=30/pagina=1', '/mi-cuenta/']);
  for (const href of private_) {
    const reply = await request.get(href ?? '', { maxRedirects: 0 });
    expect(reply.headers().location).toMatch(/\/login\?redirect=/);
  }
});

test('UI-04 the bottom menu marks the page, and the page stays the same for everybody', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones');
  const menu = page.getByRole('navigation', { name: 'Menú inferior' });
  const category = await largestDepartment(request);
  for (const [path, label] of [
    ['/', 'Inicio'],
    ['/categoria', 'Categorías'],
    [categoryUrl(category), 'Categorías'],
    ['/menu-mas', 'Menú'],
  ] as const) {
    await page.goto(path);
    await expect(menu.locator('[aria-current]')).toHaveText([label]);
  }
  await page.goto('/ajustes');
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
});

test('UI-16 ST-03 dark follows the system until the shopper chooses, and the choice is there before the first paint', async ({
  page,
  context,
  isMobile,
  problems,
}) => {
  test.skip(!isMobile, 'the switch is in the side menu');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const toggle = page.getByRole('switch', { name: 'Modo oscuro' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await toggle.click();
  expect(await ground()).toBe(dark);
  const cookie = (await context.cookies()).find(({ name }) => name === 'darkMode');
  expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax' });
  problems.expect(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('UI-16 with less motion the whole page changes its theme at once, down to its deepest words', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(categoryUrl(await largestDepartment(request)));
  const price = page.getByRole('main').getByRole('article').first().locator('.price');
  await expect(price).toBeVisible();
  // Read in the same breath as the change, before the browser could draw a step of a transition.
  const [light, atOnce] = await price.evaluate((element) => {
    const ink = () => getComputedStyle(element).color;
    const before = ink();
    document.documentElement.dataset.theme = 'dark';
    return [before, ink()];
  });
  expect(atOnce).not.toBe(light);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await price.evaluate((element) => getComputedStyle(element).color)).toBe(atOnce);
});

test('UI-03 the lower bar marks the room that one is in', async ({ page, isMobile }) => {
  test.skip(isMobile, 'wide screens');
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Secciones' });
  for (const [path, label] of [
    ['/c/ofertas/', 'Ofertas'],
    ['/corner/1/gamers', 'Gamers'],
    ['/tiendas', 'Tiendas oficiales'],
  ] as const) {
    await page.goto(path);
    await expect(bar.locator('[aria-current="page"]')).toHaveText([label]);
  }
  await page.goto('/');
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
});

test('RT-02 without a way back in the link, the page that led to signing in is it, if it is of this shop', async ({
  request,
  baseURL,
}) => {
  const back = async (referer?: string, query = '') => {
    const reply = await request.get(`/login${query}`, { headers: referer ? { referer } : {} });
    expect(reply.headers()['cache-control']).toContain('no-store');
    return /href="([^"]*)"[^>]*>Volver a donde estabas/.exec(await reply.text())?.[1];
  };
  expect(await back(`${baseURL}/tiendas?pagina=2`)).toBe('/tiendas?pagina=2');
  expect(await back('https://evil.example/tiendas')).toBe('/');
  expect(await back(`${baseURL}/login`)).toBe('/');
  expect(await back(`${baseURL}/login/?redirect=x`)).toBe('/');
  expect(await back()).toBe('/');
  expect(await back(`${baseURL}/tiendas`, `?redirect=${encodeURIComponent(`${baseURL}/ajustes`)}`)).toBe('/ajustes');
  expect(await back(`${baseURL}/tiendas`, '?redirect=https://evil.example/')).toBe('/');
});

test('UI-16 RT-20 ST-03 a page that comes back out of the memory of the browser shows what was chosen meanwhile', async ({
  playwright,
  baseURL,
}) => {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: args ?? [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1280, height: 860 } });
  const hydrated = page.locator('html[data-hydrated]');
  await page.goto('/ajustes');
  await hydrated.waitFor({ state: 'attached' });
  await page.evaluate(() => addEventListener('pageshow', (event) => Object.assign(window, { kept: event.persisted })));
  await page.goto('/menu-mas');
  await hydrated.waitFor({ state: 'attached' });
  await page.context().addCookies([
    { name: 'darkMode', value: '1', url: page.url() },
    { name: 'codigoPostal', value: '06700', url: page.url() },
  ]);
  await page.evaluate(() => localStorage.setItem('vistos', '[3,2,1]'));
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  expect(await page.evaluate(() => (window as { kept?: boolean }).kept), 'not loaded anew').toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('banner')).toContainText('06700');
  await expect(page.getByRole('main')).toContainText('Este dispositivo recuerda 3 productos que viste.');
  await browser.close();
});

test('RT-30 any other path is the not-found page, with search and ways on', async ({ page, problems }) => {
  problems.expect(/404/);
  const response = await page.goto('/no/existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/No encontramos esta página/);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver categorías' })).toBeVisible();
});

test('RT-10 who guesses the address of the departments finds them', async ({ request }) => {
  const alias = await request.get('/departamentos', { maxRedirects: 0 });
  expect(alias.status()).toBe(301);
  expect(alias.headers().location).toBe('/categoria');
});

test('RT-01 one canonical home', async ({ request }) => {
  const alias = await request.get('/home', { maxRedirects: 0 });
  expect(alias.status()).toBe(301);
  expect(alias.headers().location).toBe('/');
  expect(await (await request.get('/')).text()).toMatch(/rel="canonical" href="http:\/\/localhost:\d+\/"/);
});

test('RL-01 RL-06 what needs an account leads a visitor to sign in, keeping where they came from', async ({
  request,
}) => {
  for (const path of ['/carrito/detalle', '/mi-cuenta/', '/mi-cuenta/mis-pedidos/dias=30/pagina=1', '/pedido/123']) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(303);
    const target = new URL(reply.headers().location ?? '', 'http://localhost');
    expect(target.pathname).toBe('/login');
    expect(new URL(target.searchParams.get('redirect') ?? '').pathname).toBe(path);
    expect(reply.headers()['cache-control']).toContain('no-store');
  }
});

test('UI-02 the cart badge shows the count, +99 above 99', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  for (const [items, shown] of [
    ['7', '7'],
    ['100', '+99'],
  ] as const) {
    await context.addCookies([{ name: 'total_items', value: items, url }]);
    await page.goto('/');
    await expect(page.getByRole('banner').getByText(shown, { exact: true })).toBeVisible();
  }
});
