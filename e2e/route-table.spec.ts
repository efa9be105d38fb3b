/** Every existing address of the specification. Its links are checked in every-link.spec.ts. */
import type { APIRequestContext } from '@playwright/test';
import { landingAddresses } from '@tianguis/domain';
import { expect, htmlFaults, test } from '@tianguis/testkit/browser';
import config from '../config/shop.json' with { type: 'json' };
import { accountPages, accountSteps } from './account-pages.ts';
import { categoryUrl, findProduct, largestDepartment, list, productUrl } from './catalogue.ts';
import { sharedCart } from './route-examples.ts';
import { outside } from './shop-config.ts';

type Address = string | ((own: APIRequestContext) => Promise<string>);

/** A page that something has to be done for. */
function page(pages: Readonly<Record<string, Exclude<Address, string>>>, name: string): Address {
  const open = pages[name];
  if (!open) throw new Error(`no page ${name}`);
  return open;
}

const routes: readonly { id: string; address: Address; status?: number }[] = [
  { id: 'RT-01', address: '/' },
  { id: 'RT-01', address: '/home' },
  { id: 'RT-07', address: '/buscador' },
  { id: 'RT-08', address: '/resultados?query=tenis' },
  { id: 'RT-08', address: '/resultados?query=xkqzw' },
  { id: 'RT-08', address: '/resultados' },
  { id: 'RT-09', address: '/resultados/q=tenis/enviogratis=1/orden=menor-precio/pagina=1' },
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
  { id: 'RT-03', address: '/registro' },
  { id: 'RT-04', address: '/recuperar-contrasena/' },
  { id: 'RT-17', address: '/servicio-cliente' },
  { id: 'RT-22', address: '/formas-pago' },
  { id: 'RT-28', address: '/necesitas-ayuda/FAQDevolucion' },
  { id: 'RT-27', address: '/aviso-privacidad' },
  { id: 'RT-29', address: `/credito-${config.creditModule.product}/beneficios` },
  { id: 'RT-20', address: '/ajustes' },
  { id: 'RT-21', address: '/menu-mas' },
  { id: 'RT-26', address: '/testModules' },
  { id: 'RT-30', address: '/no/existe', status: 404 },
  { id: 'RT-05', address: page(accountSteps, 'mailed code') },
  { id: 'RT-06', address: '/authenticated' },
  { id: 'RT-16', address: sharedCart('livestream') },
  { id: 'RT-16', address: '/referidos/nada', status: 404 },
  { id: 'RT-18', address: '/verCorreoCompleto?token=nada', status: 404 },
  { id: 'RL-01', address: page(accountPages, 'account') },
  { id: 'RL-03', address: page(accountPages, 'wishlist') },
  { id: 'RL-05', address: page(accountPages, 'delete account') },
];

test('RT-24 /loginMiTelmex/ leads to the provider of the configuration', { tag: '@desktop' }, async ({ request }) => {
  const reply = await request.get('/loginMiTelmex/?redirect=/tiendas', { maxRedirects: 0 });
  expect(reply.status()).toBe(303);
  expect(reply.headers().location?.startsWith(`${outside.issuer}/`)).toBe(true);
});

for (const [index, { id, address, status = 200 }] of routes.entries()) {
  test(`${id} ${typeof address === 'string' ? address : `address ${index}`}: status, title, one h1, valid HTML, nothing sticks out, no error`, async ({
    page,
    problems,
    isMobile,
  }) => {
    if (status >= 400) problems.expect(new RegExp(String(status)));
    if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
    const path = typeof address === 'string' ? address : await address(page.request);
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

test('RT-01 RT-30 every page has its own title', { tag: '@desktop' }, async ({ request }) => {
  // No browser takes part.
  const titles = new Map<string, string>();
  // A search is named by its text, whatever its filters and sort.
  const table = routes.map(({ address }) => address).filter((address) => !/q=.*\/orden=/.test(`${address}`));
  const addresses = [...table, ...Object.values(landingAddresses)];
  for (const address of addresses) {
    const reply = await request.get(typeof address === 'string' ? address : await address(request));
    const title = /<title[^>]*>([^<]+)</.exec(await reply.text())?.[1];
    expect(title, reply.url()).toBeDefined();
    // Two addresses may be the same page, as `/home` and `/` are.
    titles.set(reply.url(), title ?? '');
  }
  const all = [...titles];
  expect(all.length).toBeGreaterThan(30);
  expect(all.filter(([url, title]) => all.some(([other, same]) => other !== url && same === title))).toEqual([]);
});
