/**
 * RT-09: the segments of an address on every listing, valid and invalid, in any sequence, repeated, encoded. Requests
 * only.
 */
import type { APIRequestContext } from '@playwright/test';
import type { ListingReply } from '@tianguis/contract';
import { expect, test } from '@tianguis/testkit/browser';
import { categoryUrl, largestDepartment, list } from './catalogue.ts';
import { largestStore } from './stores.ts';

test.skip(({ isMobile }) => isMobile, 'the same HTML for every device');

interface Listing {
  name: string;
  /** Without segments and without a trailing slash. */
  base: string;
  /** The same products in the API, without filters. */
  api: string;
  /** Whether a category segment filters here. */
  narrows: boolean;
}

async function listings(request: APIRequestContext): Promise<Listing[]> {
  const department = await largestDepartment(request);
  const store = await largestStore(request);
  const text = encodeURIComponent('audífonos');
  return [
    { name: 'results', base: `/resultados/q=${text}`, api: `/search/v1/products?query=${text}`, narrows: true },
    {
      name: 'category',
      base: categoryUrl(department).replace('/pagina=1', ''),
      api: `/products/v1/products?filter_by[category]=${department.id}`,
      narrows: false,
    },
    { name: 'offers', base: '/c/ofertas', api: '/products/v1/products?filter_by[discount]=5', narrows: true },
    {
      name: 'store',
      base: `/tienda/${store.id}/${store.slug}`,
      api: `/products/v1/products?filter_by[store]=${store.id}`,
      narrows: true,
    },
  ];
}

/** What a page shows: the number of products, and the first one. */
async function shown(request: APIRequestContext, path: string): Promise<{ total: number; first: number | undefined }> {
  const reply = await request.get(path);
  expect(reply.status(), path).toBe(200);
  const html = await reply.text();
  const total = /role="status"[^>]*>([\d,]+) productos?</.exec(html)?.[1];
  const first = /<article[\s\S]*?href="\/producto\/(\d+)\//.exec(html)?.[1];
  return { total: Number((total ?? '0').replaceAll(',', '')), first: first === undefined ? undefined : Number(first) };
}

async function fromApi(
  request: APIRequestContext,
  path: string,
): Promise<{ total: number; first: number | undefined }> {
  const reply = await request.get(`${path}&page_size=30`);
  expect(reply.status(), path).toBe(200);
  const { data, metadata } = (await reply.json()) as ListingReply;
  return { total: metadata.total, first: data.products[0]?.id };
}

/** Each segment with a valid value, and the API's parameter. Brand and category are taken from the listing itself. */
async function validSegments(
  request: APIRequestContext,
  listing: Listing,
): Promise<[segment: string, query: string][]> {
  const reply = await request.get(`${listing.api}&facets=true&page_size=1`);
  const { metadata } = (await reply.json()) as ListingReply;
  const brand = metadata.facets?.brand[0]?.value ?? '';
  const category = metadata.facets?.category[0]?.value ?? '';
  return [
    ['preciomenor=500', 'filter_by[price_min]=50000'],
    ['preciomayor=900', 'filter_by[price_max]=90000'],
    [`marca=${brand}`, `filter_by[brand]=${brand}`],
    [`categoria=${category}`, listing.narrows ? `filter_by[category]=${category}` : ''],
    ['estrellas=4', 'filter_by[rating]=4'],
    ['enviogratis=1', 'filter_by[free_shipping]=true'],
    ['fulfillment=1', 'filter_by[fulfillment]=true'],
    ['descuento=20', 'filter_by[discount]=20'],
    ['condicion=nuevo', 'filter_by[condition]=new'],
    ['condicion=usado,reacondicionado', 'filter_by[condition]=refurbished,used'],
    ['orden=menor-precio', 'order_by=price_asc'],
    ['pagina=2', 'page=2'],
  ];
}

/** The API's query with another parameter, which replaces one of the same name. */
function queryWith(api: string, query: string): string {
  const [name = ''] = query.split('=');
  if (query === '') return api;
  return api.includes(`${name}=`) ? api.replace(/filter_by\[discount\]=\d+/, query) : `${api}&${query}`;
}

const invalid: readonly string[] = [
  ...['preciomenor=-5', 'preciomenor=mil', 'preciomenor=', 'preciomenor=1e3', 'preciomenor=99999999999999999999'],
  ...['preciomayor=0', 'preciomayor=9.5', 'preciomayor=%20', 'preciomayor=NaN'],
  ...['marca=', 'marca=..', "marca=a';drop", 'marca=%00', `marca=${'a'.repeat(61)}`],
  ...['categoria=abc', 'categoria=0', 'categoria=-1', 'categoria=2147483648', 'categoria=2147483647'],
  ...['estrellas=0', 'estrellas=6', 'estrellas=4.5', 'estrellas=cinco'],
  ...['enviogratis=0', 'enviogratis=no', 'fulfillment=', 'fulfillment=2'],
  ...['descuento=0', 'descuento=100', 'descuento=-20', 'descuento=20%25'],
  ...['condicion=', 'condicion=roto', 'condicion=new', 'condicion=nuevo,roto', 'condicion=nuevo,,usado'],
  ...['orden=caro', 'orden=', 'orden=constructor', 'pagina=0', 'pagina=-1', 'pagina=501', 'pagina=uno'],
  // Unknown names.
  ...['nada=1', 'Marca=1', '=', '=1', '__proto__=1', 'toString=1', 'constructor', 'precio=5', 'q'],
];

for (const at of [0, 1, 2, 3]) {
  test(`RT-09 each of the eleven segments filters, sorts or turns the page: listing ${at}`, async ({ request }) => {
    const listing = (await listings(request))[at];
    if (!listing) throw new Error('no such listing');
    const all = await shown(request, `${listing.base}/pagina=1`);
    const valid = await validSegments(request, listing);
    for (const [segment, query] of valid)
      expect(await shown(request, `${listing.base}/${segment}`), `${listing.name} ${segment}`).toEqual(
        await fromApi(request, queryWith(listing.api, query)),
      );
    // Together, in reverse, and with percent-encoded letters.
    const several = valid.filter(([segment]) => /^(preciomenor|enviogratis|descuento|orden)/.test(segment));
    const segments = several.map(([segment]) => segment);
    const wanted = await fromApi(
      request,
      several.reduce((query, [, one]) => queryWith(query, one), listing.api),
    );
    expect(wanted.total).toBeLessThan(all.total);
    for (const path of [
      segments,
      segments.toReversed(),
      segments.map((one) => one.replace('o', '%6F').replace('-', '%2D')),
    ])
      expect(await shown(request, `${listing.base}/${path.join('/')}`), path.join('/')).toEqual(wanted);
    // The last one of a repeated segment wins.
    expect(await shown(request, `${listing.base}/orden=mayor-precio/pagina=2/orden=menor-precio/pagina=1`)).toEqual(
      await fromApi(request, `${listing.api}&order_by=price_asc`),
    );
  });

  test(`RT-09 an invalid segment is ignored, never a failure: listing ${at}`, async ({ request }) => {
    const listing = (await listings(request))[at];
    if (!listing) throw new Error('no such listing');
    const all = await shown(request, `${listing.base}/pagina=1`);
    expect(all.total).toBeGreaterThan(10);
    for (let from = 0; from < invalid.length; from += 8) {
      const some = invalid.slice(from, from + 8);
      const pages = await Promise.all(some.map((segment) => shown(request, `${listing.base}/${segment}/pagina=1`)));
      expect(pages.map((page, index) => [some[index], page])).toEqual(some.map((segment) => [segment, all]));
    }
    expect(await shown(request, `${listing.base}/${invalid.filter((one) => one !== '=').join('/')}`)).toEqual(all);
    // Escapes that cannot be decoded.
    for (const broken of ['marca=%zz', '%', 'marca=%c3%28', 'orden=%E0%A4%A', 'pagina=%', 'estrellas=4%'])
      expect(await shown(request, `${listing.base}/${broken}/pagina=1`), broken).toEqual(all);
  });
}

test('RT-09 pages of results are noindex and have no canonical address, whatever their segments', async ({
  request,
}) => {
  const [product] = (await list(request, 'page_size=1')).data.products;
  for (const path of [
    '/resultados?query=tenis',
    '/resultados/q=tenis',
    '/resultados/q=tenis/pagina=2',
    '/resultados/marca=x/q=tenis/orden=menor-precio/nada=1',
    `/resultados/q=${encodeURIComponent(product?.title ?? '')}/pagina=1`,
    '/resultados/q=xkqzw/estrellas=5',
    '/resultados',
  ]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(html, path).not.toContain('rel="canonical"');
  }
});
