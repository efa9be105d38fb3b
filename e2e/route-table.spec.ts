/** Every address of the specification that exists so far, and every link that a shopper can meet. */
import type { APIRequestContext } from '@playwright/test';
import { expect, htmlFaults, test } from '@tianguis/testkit/browser';
import { categoryUrl, findProduct, largestDepartment, list, productUrl } from './catalogue.ts';

type Address = string | ((request: APIRequestContext) => Promise<string>);
const routes: readonly { id: string; address: Address; status?: number }[] = [
  { id: 'RT-01', address: '/' },
  { id: 'RT-10', address: '/categoria' },
  { id: 'RT-11', address: async (request) => categoryUrl(await largestDepartment(request)) },
  { id: 'RT-12', address: '/c/ofertas/' },
  { id: 'RT-13', address: async (request) => productUrl(await findProduct(request, (product) => product.stock > 0)) },
  { id: 'RT-14', address: '/tiendas' },
  {
    id: 'RT-14',
    address: async (request) => {
      const [product] = (await list(request, 'page_size=1')).data.products;
      return `/tienda/${product?.store.id}/${product?.store.slug}/pagina=1`;
    },
  },
  { id: 'RT-15', address: '/corner/1/gamers' },
  { id: 'RT-15', address: '/corner/2/supermercado' },
  { id: 'RT-15', address: '/landing/blog' },
  { id: 'RT-02', address: '/login' },
  { id: 'RT-20', address: '/ajustes' },
  { id: 'RT-21', address: '/menu-mas' },
  { id: 'RT-26', address: '/testModules' },
  { id: 'RT-30', address: '/no/existe', status: 404 },
];

for (const [index, { id, address, status = 200 }] of routes.entries()) {
  test(`${id} ${typeof address === 'string' ? address : `address ${index}`}: status, title, one h1, valid HTML, nothing sticks out, no error`, async ({
    page,
    request,
    problems,
    isMobile,
  }) => {
    if (status === 404) problems.expect(/404/);
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const path = typeof address === 'string' ? address : await address(request);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(status);
    const html = (await response?.text()) ?? '';
    expect(await htmlFaults(html)).toEqual([]);
    expect(html.match(/<title[ >]/g)).toHaveLength(1);
    expect((await page.title()).length).toBeGreaterThan(8);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const width = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await width()).toBe(0);
    const indexing = [/<link[^>]*rel="canonical"/.test(html), /content="noindex/.test(html)];
    expect(indexing.filter(Boolean), 'canonical or noindex, never both, never none').toHaveLength(1);
  });
}

/** Rooms of later issues. They answer the not-found page until they are built, and then they leave this list. */
const later =
  /^\/(registro|credito-|servicio-cliente|formas-pago|contacto|aviso-privacidad|terminos-y-condiciones|politica-|garantia-|necesitas-ayuda|l\/|Mesa-de-Regalos|servicio-de-conexion|contrato-credito|facturacion|envios|olvide)/;
/** Of addresses that begin alike, this many are followed. */
const enough = 30;

test('no link leads nowhere: a walk from home, without a browser', async ({ request, isMobile }) => {
  test.skip(isMobile, 'the same HTML for every device');
  test.setTimeout(180_000);
  const seen = new Set(['/']);
  const queue = ['/'];
  const counts = new Map<string, number>();
  const broken: string[] = [];
  const built: string[] = [];
  const visit = async (path: string) => {
    const response = await request.get(path);
    if (later.test(path)) {
      if (response.status() !== 404) built.push(path);
      return;
    }
    if (response.status() !== 200) broken.push(`${response.status()} ${path}`);
    if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) return;
    const html = await response.text();
    for (const [tag, address = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>/g)) {
      const next = address.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (!next.startsWith('/') || next.startsWith('//') || tag.includes('nofollow') || seen.has(next)) continue;
      seen.add(next);
      const kind = next.split('/')[1] ?? '';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      if ((counts.get(kind) ?? 0) <= enough) queue.push(next);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, 6).map(visit));
  expect(broken).toEqual([]);
  expect(built, 'these are built now: take them off the list').toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});
