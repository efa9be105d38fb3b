/** Addresses that redirect, that name their page by the query, or that do not exist. */
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment } from './catalogue.ts';
import { addCustomer, password } from './customers.ts';

test('RT-02 without a way back in the link, it is the referring page, if that belongs to this shop', async ({
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

test('RT-30 any other path is the not-found page, with search and links', async ({ page, problems }) => {
  problems.expect(/404/);
  const response = await page.goto('/no/existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/No encontramos esta página/);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver categorías' })).toBeVisible();
});

test('RT-10 a guessable address of the departments redirects to them', async ({ request }) => {
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

/** Addresses that need an account, as the specification lists them (§2), with a number for each of its parameters. */
const needAccount = [
  ...['/mi-cuenta/', '/mi-cuenta/mis-pedidos/dias=30/pagina=1', '/mi-cuenta/listadeseos/', '/mi-cuenta/borrar-cuenta'],
  ...['', 'agregar', 'editar/1'].map((path) => `/mi-cuenta/direcciones-envio/${path}`),
  '/carrito/detalle',
  ...['/pedido/1', '/pedido/1/product=2'],
  ...['', '/product=2'].map((product) => `/mi-cuenta/mis-pedidos/0/formaCompra/1${product}`),
  ...['', '/necesitas-ayuda', '/motivo-cancelacion', '/cancelacion-exitosa', '/datos-bancarios'].flatMap((page) =>
    ['', '/product=2'].map((product) => `/mi-cuenta/mis-pedidos/1${product}${page}`),
  ),
  ...['no-puede-cancelar', 'que-quieres-hacer', 'solicitar-cambio-devolucion', 'cuentanos-tu-problema'].map(
    (page) => `/mi-cuenta/mis-pedidos/1/product=2/${page}`,
  ),
  ...['no-funciona', 'adjuntar-fotografias'].map((page) => `/mi-cuenta/mis-pedidos/1/product=2/${page}`),
];

test('pages that need an account redirect visitors to sign in, with a way back', async ({ request, baseURL }) => {
  for (const path of needAccount) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(303);
    const target = new URL(reply.headers().location ?? '', 'http://localhost');
    expect(target.pathname).toBe('/login');
    expect(target.searchParams.get('redirect'), path).toBe(baseURL + path);
    expect(reply.headers()['cache-control']).toContain('no-store');
  }
});

test('RL-01 RL-06 a visitor who signs in comes to the account or the cart they asked for; /carrito/ is the cart', async ({
  playwright,
  baseURL,
}) => {
  for (const [asked, path, title] of [
    ['/mi-cuenta/', '/mi-cuenta/', /Hola, Rosario/],
    ['/carrito/', '/carrito/detalle', /carrito/],
  ] as const) {
    const visitor = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const login = await visitor.get(asked);
    const back = new URL(login.url()).searchParams.get('redirect');
    expect(back).toBe(baseURL + path);
    const { email } = await addCustomer('Rosario');
    const form = { correo: email, contrasena: password, volver: back ?? '' };
    const signedIn = await visitor.post('/login', { form, headers: { origin: baseURL ?? '' } });
    expect([signedIn.status(), new URL(signedIn.url()).pathname]).toEqual([200, path]);
    const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(await signedIn.text())?.[1]?.replace(/<[^>]+>/g, '');
    expect(heading).toMatch(title);
    await visitor.dispose();
  }
});

test('RT-33 a menu link opens the category and has its canonical address', async ({ page, request }) => {
  const department = await largestDepartment(request);
  const branch = department.children[0];
  if (!branch) throw new Error('no branch');
  const names = [department.name, branch.name]
    .map((name) => encodeURIComponent(name.toLocaleLowerCase('es-MX')))
    .join('/');
  const response = await page.goto(`/categoria/${names}?id=${branch.id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(branch.name);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/categoria/${branch.id}/${branch.slug}/pagina=1$`),
  );
});

test('RT-33 RT-11 a valid id in the query has priority over a number at the start of the path, an invalid one does not', async ({
  page,
  request,
}) => {
  const department = await largestDepartment(request);
  const branch = department.children[0];
  if (!branch) throw new Error('no branch');
  for (const [query, meant] of [
    [`?id=${branch.id}`, branch],
    ['?id=x', department],
    ['?id=', department],
  ] as const) {
    const response = await page.goto(`/categoria/${department.id}/${department.slug}/pagina=1${query}`);
    expect(response?.request().redirectedFrom(), query).toBeNull();
    expect(response?.status(), query).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meant.name);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`${categoryUrl(meant)}$`));
  }
});
