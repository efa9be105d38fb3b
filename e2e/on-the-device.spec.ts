/** Data stored on the device: its kind (UI-17), and cookies (BL-01). */
import { landingAddresses } from '@tianguis/domain';
import { desktopUserAgent, expect, phoneUserAgent, test } from '@tianguis/testkit/browser';
import shop from '../config/shop.json' with { type: 'json' };
import { categoryUrl, findProduct, largestDepartment, productUrl } from './catalogue.ts';
import { largestStore, storeUrl } from './stores.ts';

test('UI-17 the HTML of every public page has the same bytes for phones, tablets, desktops and robots', {
  tag: '@desktop',
}, async ({ request }) => {
  // Asks as each device itself.
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

test('UI-17 ST-03 `isMobile` is stored on the device, as "movil" and "desktop"', async ({ page, isMobile }) => {
  await page.goto('/ajustes');
  const stored = () => page.evaluate(() => localStorage.getItem('isMobile'));
  expect(await stored()).toBe(isMobile ? 'movil' : 'desktop');
  await page.evaluate(() => localStorage.setItem('isMobile', 'otra cosa'));
  await page.reload();
  await expect.poll(stored).toBe(isMobile ? 'movil' : 'desktop');
});

test('BL-01 every choice that a page stores in a cookie lasts 31536000 s, on every path, for this shop only', async ({
  page,
  context,
}) => {
  await page.goto('/ajustes#modalPostalCode');
  const before = Date.now() / 1000;
  await page.getByRole('dialog').getByLabel('Código postal').fill('06700');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await page.getByRole('radio', { name: 'Oscuro' }).check();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).sort())
    .toEqual(['codigoPostal', 'darkMode']);
  const after = Date.now() / 1000;
  for (const { name, expires, path, sameSite } of await context.cookies()) {
    expect(expires, name).toBeGreaterThanOrEqual(before + 31_536_000 - 1);
    expect(expires, name).toBeLessThanOrEqual(after + 31_536_000 + 1);
    expect({ path, sameSite }, name).toEqual({ path: '/', sameSite: 'Lax' });
  }
});

test('BL-01 no page sets a cookie; a form sets the pending action that signing in resumes, for an hour', {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  // The same answers for every device.
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
    expect(
      (await request.get(address)).headersArray().filter(({ name }) => /^set-cookie$/i.test(name)),
      address,
    ).toEqual([]);
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
    const cookies = reply.headersArray().filter(({ name }) => /^set-cookie$/i.test(name));
    expect(
      cookies.map(({ value }) =>
        value
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
