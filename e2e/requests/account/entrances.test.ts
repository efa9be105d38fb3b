/** URLs that redirect, and the sign-in pages, by request. */
import { randomUUID } from 'node:crypto';
import { htmlFaults } from '@tianguis/testkit/documents';
import { categoryUrl, largestDepartment } from '../../support/catalogue/catalogue.ts';
import { accountForms, addCustomer, password } from '../../support/customers/customers.ts';
import { origin } from '../../support/shop/operator.ts';
import { Client } from '../client/client.ts';
import type { HtmlPage } from '../client/html-page.ts';
import { PlainBrowser } from '../client/plain-browser.ts';
import { expect, test } from '../client/test.ts';

const canonicalOf = (page: HtmlPage) =>
  page
    .all('link')
    .find((link) => link.attribute('rel') === 'canonical')
    ?.attribute('href') ?? '';

const newAddress = () => `nueva-${randomUUID()}@tianguis.example`;

test('RT-03 SS-09 the document that asks for the code is valid HTML', async ({ request }) => {
  const form = { nombre: 'Ana', apellidoP: 'Ríos', correo: newAddress(), contrasena: password, aviso: '2026-11-30' };
  const reply = await request.post('/registro', { form, headers: { origin } });
  const html = await reply.text();
  expect(html).toMatch(/autocomplete="one-time-code"/i);
  expect(html, 'no password goes back').not.toContain(password);
  expect(await htmlFaults(html)).toEqual([]);
});

test('SS-03 tokens without a profile, as a refresh leaves them that came too late, are nobody: sign in, and come back', async ({
  request,
}) => {
  const reply = await request.get('/mi-cuenta/mis-datos', {
    headers: { cookie: 'access_token=tarde; refresh_token=tarde; access_token_expira=1; refresh_token_expira=2' },
    maxRedirects: 0,
  });
  expect(reply.headers().location).toMatch(/\/login\?redirect=.*mis-datos$/);
  expect(
    reply
      .setCookies()
      .map((line) => line.split('=')[0])
      .toSorted(),
  ).toEqual(['access_token', 'access_token_expira', 'refresh_token', 'refresh_token_expira'].toSorted());
});

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
  for (const evil of ['//evil.example', 'javascript:alert(1)', 'http://localhost:1/', '/\\evil.example'])
    expect(await back(undefined, `?redirect=${encodeURIComponent(evil)}`), evil).toBe('/');
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

/** URLs that need an account, as the specification lists them (§2), with a number for each of their parameters. */
const needAccount = [
  ...['/mi-cuenta/', '/mi-cuenta/mis-pedidos/dias=30/pagina=1', '/mi-cuenta/listadeseos/', '/mi-cuenta/borrar-cuenta'],
  '/mi-cuenta/saldo',
  ...['', 'agregar', 'editar/1'].map((path) => `/mi-cuenta/direcciones-envio/${path}`),
  '/carrito/detalle',
  ...['/comprar', '/comprar/pago', '/comprar/gracias/0482915037', '/pedido/0482915037/pagar'],
  ...['/pedido/1', '/pedido/1/product=2'],
  ...['', '/product=2'].map((product) => `/mi-cuenta/mis-pedidos/0/formaCompra/1${product}`),
  ...['', '/necesitas-ayuda', '/motivo-cancelacion', '/cancelacion-exitosa', '/datos-bancarios', '/factura'].flatMap(
    (page) => ['', '/product=2'].map((product) => `/mi-cuenta/mis-pedidos/1${product}${page}`),
  ),
  '/mi-cuenta/mis-pedidos/1/factura/00000000-0000-4000-8000-000000000000/xml',
  ...['no-puede-cancelar', 'que-quieres-hacer', 'solicitar-cambio-devolucion', 'cuentanos-tu-problema'].map(
    (page) => `/mi-cuenta/mis-pedidos/1/product=2/${page}`,
  ),
  ...['no-funciona', 'adjuntar-fotografias'].map((page) => `/mi-cuenta/mis-pedidos/1/product=2/${page}`),
  ...['', '/guia'].map((page) => `/pedido/1/devolucion/00000000-0000-4000-8000-000000000000${page}`),
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
  baseURL,
}) => {
  for (const [asked, path, title] of [
    ['/mi-cuenta/', '/mi-cuenta/', /Hola, Rosario/],
    ['/carrito/', '/carrito/detalle', /carrito/],
  ] as const) {
    const visitor = new Client();
    const login = await visitor.get(asked);
    const back = new URL(login.url()).searchParams.get('redirect');
    expect(back).toBe(baseURL + path);
    const { email } = await addCustomer('Rosario');
    const form = { correo: email, contrasena: password, volver: back ?? '' };
    const signedIn = await visitor.post('/login', { form, headers: { origin: baseURL } });
    expect([signedIn.status(), new URL(signedIn.url()).pathname]).toEqual([200, path]);
    const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(await signedIn.text())?.[1]?.replace(/<[^>]+>/g, '');
    expect(heading).toMatch(title);
  }
});

test('RT-02 the sign-in page is not cached', async ({ request }) => {
  expect((await request.get('/login')).headers()['cache-control']).toBe('private, no-store');
});

test('SS-07 a form of another site is refused', async ({ request }) => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    for (const path of [
      '/acciones/carrito',
      '/acciones/comprar-ahora',
      '/acciones/carrito/juntos',
      '/acciones/carrito/respuesta',
      '/acciones/carrito-compartido/respuesta',
      '/afiliados/nada',
      '/ajustes/medicion',
      '/acciones/favoritos',
      '/acciones/favoritos/respuesta',
      '/avisos/favoritos?token=nada',
      '/avisos/boletin/confirmar?token=nada',
      '/avisos/boletin/baja?token=nada',
      '/acciones/escribir/contacto',
      '/acciones/escribir/vender',
      '/acciones/escribir/contacto/respuesta',
      '/acciones/boletin',
      '/acciones/boletin/respuesta',
      '/acciones/codigo-postal',
      '/acciones/codigo-postal/respuesta',
      '/acciones/salir',
      '/acciones/sesion',
      '/login',
      '/login/respuesta',
      '/login/llave',
      '/autorizar',
      '/autorizar/respuesta',
      '/autorizar/otro-codigo',
      '/autorizar/otro-codigo/respuesta',
      '/authenticated/respuesta',
      '/registro',
      '/registro/respuesta',
      '/recuperar-contrasena/',
      '/recuperar-contrasena/respuesta',
      '/recuperar-contrasena/no-fui-yo',
      '/pedido/0000000001',
      ...accountForms,
    ]) {
      const reply = await request.post(path, { form: { producto: '1000001' }, headers, maxRedirects: 0 });
      expect(reply.status(), `${path} ${JSON.stringify(headers)}`).toBe(403);
      expect(reply.headers()['set-cookie']).toBeUndefined();
    }
  }
});

test('RT-30 any other path is the not-found page, with search and links', async () => {
  const browser = new PlainBrowser();
  const page = await browser.open('/no/existe');
  expect(browser.reply.status()).toBe(404);
  expect(page.title).toMatch(/No encontramos esta página/);
  expect(page.main.all('form[role="search"], search')).toHaveLength(1);
  expect(page.main.one('a', 'Ver categorías').attribute('href')).toBe('/categoria');
});

test('RT-33 a menu link opens the category and has its canonical address', async ({ request }) => {
  const department = await largestDepartment(request);
  const branch = department.children[0];
  if (!branch) throw new Error('no branch');
  const names = [department.name, branch.name]
    .map((name) => encodeURIComponent(name.toLocaleLowerCase('es-MX')))
    .join('/');
  const browser = new PlainBrowser(request);
  const page = await browser.open(`/categoria/${names}?id=${branch.id}`);
  expect(browser.reply.status()).toBe(200);
  expect(page.h1).toContain(branch.name);
  expect(canonicalOf(page)).toMatch(new RegExp(`/categoria/${branch.id}/${branch.slug}/pagina=1$`));
});

test('RT-33 RT-11 a valid id in the query has priority over a number at the start of the path, an invalid one does not', async ({
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
    const asked = `/categoria/${department.id}/${department.slug}/pagina=1${query}`;
    const browser = new PlainBrowser(request);
    const page = await browser.open(asked);
    expect(browser.address, 'without a redirect').toBe(asked);
    expect(browser.reply.status(), query).toBe(200);
    expect(page.h1).toBe(meant.name);
    expect(canonicalOf(page)).toMatch(new RegExp(`${categoryUrl(meant)}$`));
  }
});
