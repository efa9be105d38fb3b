/**
 * No link is broken (UI-03, UI-12, RT-30): every address on a page of every kind responds. The kinds of pages are those
 * of the route table: a route without an example here fails.
 */
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from '@tianguis/testkit/browser';
import routes from '../apps/storefront/src/routes.ts';
import shop from '../config/shop.json' with { type: 'json' };
import { desktopUserAgent, phoneUserAgent } from '../packages/testkit/src/browser/user-agents.ts';
import { buyable, categoryUrl, findProduct, largestDepartment, productUrl } from './catalogue.ts';
import { fragmentFaults, type LinkedAddress, linksOf } from './links.ts';
import { largestStore, storeUrl } from './stores.ts';

type Example = string | ((request: APIRequestContext) => Promise<string>);

const aCategory = async (request: APIRequestContext) => categoryUrl(await largestDepartment(request));
const category = (segments: string) => async (request: APIRequestContext) =>
  (await aCategory(request)).replace('pagina=1', segments);

/** Examples of each route with parameters in its path, and of states with other links. */
const examples: Readonly<Record<string, readonly Example[]>> = {
  'categoria/*': [
    aCategory,
    category('pagina=2'),
    category('enviogratis=1/orden=menor-precio/pagina=1'),
    category('marca=no-hay-tal-marca/pagina=1'),
    '/categoria/0/nada/pagina=1',
  ],
  'producto/:id/:slug?': [
    async (request) => productUrl(await findProduct(request, buyable)),
    async (request) => productUrl(await findProduct(request, ({ stock, is_active }) => stock === 0 && is_active)),
    '/producto/999999999/nada',
  ],
  tiendas: ['/tiendas', '/tiendas?letra=a'],
  'tienda/:id/*': [async (request) => storeUrl(await largestStore(request)), '/tienda/999999999/nada/pagina=1'],
  buscador: ['/buscador', '/buscador?query=tenis'],
  'resultados/*': [
    '/resultados?query=licuadora',
    '/resultados?query=refirgerador',
    '/resultados?query=xkqzw',
    '/resultados/q=licuadora/enviogratis=1/pagina=1',
  ],
  'c/ofertas/*': ['/c/ofertas/', '/c/ofertas/pagina=2'],
  'corner/:id/:slug?': ['/corner/1/gamers', '/corner/2/supermercado', '/corner/999/nada'],
  'landing/:name': ['/landing/blog', '/landing/meses-sin-intereses', '/landing/nada'],
  login: ['/login', '/login?redirect=/tiendas'],
  carrito: ['/carrito/'],
  'carrito/detalle': ['/carrito/detalle'],
  'mi-cuenta': ['/mi-cuenta/'],
  'mi-cuenta/listadeseos': ['/mi-cuenta/listadeseos/'],
  'mi-cuenta/mis-pedidos/*': ['/mi-cuenta/mis-pedidos/dias=30/pagina=1'],
  'mi-cuenta/direcciones-envio/editar/:id': ['/mi-cuenta/direcciones-envio/editar/1'],
  'pedido/:order/:product?': ['/pedido/1'],
  ':credit/beneficios': [`/credito-${shop.creditModule.product}/beneficios`],
  '*': ['/no/existe'],
};

/** Whether a route is a page: its module renders one, or redirects to one. */
function isPage({ file }: RouteConfigEntry): boolean {
  return /^export default\b/m.test(readFileSync(new URL(`../apps/storefront/src/${file}`, import.meta.url), 'utf8'));
}

/** A path without parameters is its own example. */
function examplesOf({ index, path = '' }: RouteConfigEntry): readonly Example[] {
  if (examples[path]) return examples[path];
  return index || !/[:*]/.test(path) ? [`/${path}`] : [];
}

/** Redirecting routes are requested too, if they have an example. */
const pages = routes.filter((entry) => isPage(entry) || examples[entry.path ?? ''] !== undefined);

test('every page of the route table has an example whose links are checked', ({ isMobile }) => {
  test.skip(isMobile, 'no browser takes part');
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.filter((page) => examplesOf(page).length === 0).map(({ path }) => path)).toEqual([]);
  expect(Object.keys(examples).filter((path) => !routes.some((entry) => entry.path === path))).toEqual([]);
});

/**
 * Requests each address once, some in parallel; by `fetch`, since Playwright's own requests are traced and take many
 * times as long.
 */
class Walk {
  readonly #origin: string;
  readonly #asked = new Set<string>();
  readonly broken: string[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  get asked(): number {
    return this.#asked.size;
  }

  /** The links of a page, whatever its status. */
  async linksOf(path: string, userAgent: string): Promise<LinkedAddress[]> {
    const reply = await fetch(new URL(path, this.#origin), {
      headers: { accept: 'text/html', 'user-agent': userAgent },
    });
    const html = await reply.text();
    this.broken.push(...fragmentFaults(html).map((fault) => `${path}: ${fault}`));
    return linksOf(html, reply.url);
  }

  /** Addresses that do not respond are recorded in `broken`, with the page and element that contain them. */
  async follow(links: readonly LinkedAddress[]): Promise<void> {
    const queue = links.filter(({ url }) => this.#isNew(url));
    const worker = async () => {
      for (let link = queue.shift(); link; link = queue.shift()) {
        const reply = await fetch(link.url, { redirect: 'manual', headers: { accept: 'text/html,*/*' } });
        await reply.arrayBuffer();
        const location = reply.headers.get('location');
        const target = location === null ? undefined : new URL(location, link.url);
        if (reply.status >= 400) this.broken.push(`${reply.status} ${link.url.pathname} (${link.from})`);
        else if (target && this.#isNew(target)) queue.push({ url: target, from: link.url.pathname });
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  }

  /** Other origins are not requested. */
  #isNew({ origin, pathname, search }: URL): boolean {
    const known = origin !== this.#origin || this.#asked.has(pathname + search);
    this.#asked.add(pathname + search);
    return !known;
  }
}

/**
 * Links to products, pictures, searches and filtered lists follow one rule each. Of every shape of these, this many per
 * page are checked: the first and the last. Every other link is checked.
 */
const enough = 2;

function sampled(links: readonly LinkedAddress[]): LinkedAddress[] {
  const alike = Object.values(Object.groupBy(links, ({ url, from }) => `${from} ${shapeOf(url)}`));
  return alike.flatMap((same = []) =>
    same.length > enough ? [...same.slice(0, enough / 2), ...same.slice(-enough / 2)] : same,
  );
}

/**
 * The shape of an address made by a rule: its fixed parts and the names of the varying ones. Any other address is its
 * own shape.
 */
function shapeOf({ pathname, searchParams }: URL): string {
  const [, first = '', ...rest] = pathname.split('/');
  const parts = rest.map(
    (part) => /^[a-z]+=/.exec(part)?.[0] ?? (/^(\d+|[\da-f]{16}-\d+\.\w+)$/.test(part) ? '0' : 'x'),
  );
  const isMany = ['producto', 'imagenes', 'resultados'].includes(first);
  const isFiltered = rest.some((part) => /^(?!pagina=1$)[a-z]+=/.test(part));
  return isMany || isFiltered ? [first, ...parts, ...searchParams.keys()].join('/') : pathname + searchParams;
}

test('UI-03 UI-12 every link, picture, form and canonical of every page responds', async ({
  request,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'no browser takes part: both devices are asked for here');
  test.setTimeout(180_000);
  const walk = new Walk(new URL(baseURL ?? '').origin);
  for (const example of pages.flatMap(examplesOf)) {
    const path = typeof example === 'string' ? example : await example(request);
    for (const userAgent of [phoneUserAgent, desktopUserAgent])
      await walk.follow(sampled(await walk.linksOf(path, userAgent)));
  }
  const parts = sitemapLocations(await (await fetch(new URL('/sitemap.xml', baseURL))).text());
  for (const part of parts) await walk.follow(sampled(sitemapLocations(await (await fetch(part.url)).text())));
  expect(walk.broken).toEqual([]);
  expect(walk.asked).toBeGreaterThan(600);
});

const sitemapLocations = (xml: string): LinkedAddress[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => ({ url: new URL(address), from: 'sitemap' }));
