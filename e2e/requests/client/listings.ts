/** Listings of every kind, on their pages and in the API, with the segments that each accepts. */

import type { ListingReply } from '@tianguis/contract';
import { categoryBase, largestDepartment } from '../../support/catalogue/catalogue.ts';
import { largestStore, storeBase } from '../../support/catalogue/stores.ts';
import type { HttpClient } from '../../support/shop/http.ts';
import { expect } from './test.ts';

interface Listing {
  name: string;
  /** Path of the listing without segments and without a trailing slash. */
  base: string;
  /** The API's query of the same products, without filters. */
  api: string;
  /** Whether a category is a filter of this listing. */
  narrows: boolean;
}

export async function listings(request: HttpClient): Promise<Listing[]> {
  const department = await largestDepartment(request);
  const store = await largestStore(request);
  const text = encodeURIComponent('celular');
  return [
    { name: 'results', base: `/resultados/q=${text}`, api: `/search/v1/products?query=${text}`, narrows: true },
    {
      name: 'category',
      base: categoryBase(department),
      api: `/products/v1/products?filter_by[category]=${department.id}`,
      narrows: false,
    },
    { name: 'offers', base: '/c/ofertas', api: '/products/v1/products?filter_by[discount]=5', narrows: true },
    {
      name: 'store',
      base: storeBase(store),
      api: `/products/v1/products?filter_by[store]=${store.id}`,
      narrows: true,
    },
  ];
}

/** The number of products that a page shows, and its first product. */
export async function shown(request: HttpClient, path: string): Promise<{ total: number; first: number | undefined }> {
  const reply = await request.get(path);
  expect(reply.status(), path).toBe(200);
  const html = await reply.text();
  const total = /role="status"[^>]*>([\d,]+) productos?</.exec(html)?.[1];
  const first = /<article[\s\S]*?href="\/producto\/(\d+)\//.exec(html)?.[1];
  return { total: Number((total ?? '0').replaceAll(',', '')), first: first === undefined ? undefined : Number(first) };
}

export async function fromApi(
  request: HttpClient,
  path: string,
): Promise<{ total: number; first: number | undefined }> {
  const reply = await request.get(`${path}&page_size=30`);
  expect(reply.status(), path).toBe(200);
  const { data, metadata } = (await reply.json()) as ListingReply;
  return { total: metadata.total, first: data.products[0]?.id };
}

/** Each segment with a valid value, and the API's parameter. Brand and category come from the listing itself. */
export async function validSegments(
  request: HttpClient,
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

/** The API's query with another parameter, which replaces a parameter of the same name. */
export function queryWith(api: string, query: string): string {
  const [name = ''] = query.split('=');
  if (query === '') return api;
  return api.includes(`${name}=`) ? api.replace(/filter_by\[discount\]=\d+/, query) : `${api}&${query}`;
}
