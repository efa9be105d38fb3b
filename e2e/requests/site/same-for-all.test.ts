/** Public pages have the same bytes for every device (UI-17) and set no cookie (BL-01). */
import { landingAddresses } from '@tianguis/domain';
import { desktopUserAgent, phoneUserAgent } from '@tianguis/testkit/documents';
import shop from '../../../config/shop.json' with { type: 'json' };
import { categoryUrl, findProduct, largestDepartment, productUrl } from '../../support/catalogue/catalogue.ts';
import { largestStore, storeUrl } from '../../support/catalogue/stores.ts';
import { expect, test } from '../client/test.ts';

test('UI-17 the HTML of every public page has the same bytes for phones, tablets, desktops and robots', async ({
  request,
}) => {
  // User agents of all devices.
  const devices = [
    desktopUserAgent,
    phoneUserAgent,
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    '',
  ];
  const addresses = [
    ...['/', '/categoria', '/c/ofertas/', '/tiendas', '/buscador', '/resultados?query=tenis', '/ajustes', '/menu-mas'],
    ...['/corner/1/gamers', '/landing/blog', '/login', '/registro', '/no/existe'],
    ...['/resultados/q=tenis', '/resultados/q=tenis/enviogratis=1/pagina=1'],
    ...[...Object.values(landingAddresses), `/credito-${shop.creditModule.product}/beneficios`],
    categoryUrl(await largestDepartment(request)),
    productUrl(await findProduct(request, ({ stock }) => stock > 0)),
    storeUrl(await largestStore(request)),
  ];
  for (const address of addresses) {
    const replies = await Promise.all(
      devices.map((device) => {
        const hints = { 'sec-ch-ua-mobile': device === phoneUserAgent ? '?1' : '?0', 'viewport-width': '360' };
        return request.get(address, { headers: { 'user-agent': device, ...hints } });
      }),
    );
    const pages = await Promise.all(replies.map((reply) => reply.text()));
    expect(new Set(pages).size, address).toBe(1);
    for (const reply of replies)
      expect(reply.headers().vary ?? '', address).not.toMatch(/user-agent|sec-ch|viewport|\*/i);
  }
});

test('BL-01 no page sets a cookie; a form sets the pending action that signing in resumes, for an hour', async ({
  request,
  baseURL,
}) => {
  // Every device gets the same answers.
  for (const address of [
    '/',
    '/categoria',
    '/tiendas',
    '/buscador',
    '/resultados?query=tenis',
    '/ajustes',
    '/login',
    '/recuperar-contrasena/',
    '/no/existe',
  ])
    expect((await request.get(address)).setCookies(), address).toEqual([]);
  const product = await findProduct(request, ({ stock }) => stock > 0);
  for (const [path, form] of [
    ['/acciones/carrito', { producto: String(product.id) }],
    ['/acciones/favoritos', { producto: String(product.id) }],
    ['/acciones/boletin', { correo: 'nadie', genero: '1' }],
    ['/acciones/boletin/respuesta', { correo: 'nadie', genero: '1' }],
    ['/recuperar-contrasena/', { correo: 'nadie' }],
    ['/recuperar-contrasena/respuesta', { correo: 'nadie' }],
  ] as const) {
    const reply = await request.post(path, { form, headers: { origin: baseURL ?? '' }, maxRedirects: 0 });
    expect(
      reply.setCookies().map((line) =>
        line
          .replace(/=[^;]*/, '')
          .split('; ')
          .sort(),
      ),
      path,
    ).toEqual(
      /boletin|recuperar/.test(path) ? [] : [['HttpOnly', 'Max-Age=3600', 'Path=/', 'SameSite=Lax', 'pendiente']],
    );
  }
});

test('RT-20 RT-21 the pages are the same for everybody, whatever the device stores', async ({ request }) => {
  for (const path of ['/ajustes', '/menu-mas']) {
    const plain = await request.get(path);
    const known = await request.get(path, { headers: { cookie: 'codigoPostal=06700; darkMode=1; total_items=7' } });
    expect(plain.headers()['cache-control']).toContain('public');
    expect(await known.text()).toBe(await plain.text());
    expect(await plain.text()).not.toContain('06700<');
  }
});
