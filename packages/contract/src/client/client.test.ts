import { describe, expect, test } from 'vitest';
import { createClient, overFetch } from './index.ts';
import { json, startTestServer } from './test-server.ts';

const server = await startTestServer();
const client = createClient({ transport: overFetch(`${server.baseUrl}/`), timeoutMs: 10_000 });

describe('the URL of each call', () => {
  const urls: Array<[string, () => Promise<unknown>, string]> = [
    ['AP-12 tree', () => client.categories.tree(), '/categories/v1/category/tree'],
    ['AP-12 Categorias', () => client.categories.departments(), '/app/ApiRest/Categorias'],
    ['AP-22 version', () => client.categories.version(), '/categories/v1/category/tree/version'],
    ['AP-12 subtree', () => client.categories.subtree(7), '/categories/v1/category/7/tree'],
    ['AP-13 ids', () => client.products.byIds([3, 1, 2]), '/products/v1/products?filter_by[id]=3,1,2&page_size=3'],
    ['AP-13 no ids', () => client.products.byIds([]), '/products/v1/products?filter_by[id]=&page_size=20'],
    [
      'AP-20 listing',
      () => client.products.list({ 'filter_by[brand]': 'a,b', facets: true, page: 2 }),
      '/products/v1/products?filter_by[brand]=a,b&facets=true&page=2',
    ],
    ['AP-20 product', () => client.products.get(9), '/products/v1/products/9'],
    [
      'AP-20 related',
      () => client.products.related(9, { page_size: 4 }),
      '/products/v1/products/9/related?page_size=4',
    ],
    [
      'AP-20 stores',
      () => client.stores.list({ 'filter_by[official]': true }),
      '/stores/v1/stores?filter_by[official]=true',
    ],
    ['AP-20 store', () => client.stores.get(5), '/stores/v1/stores/5'],
    [
      'AP-23 reviews',
      () => client.reviews.list(9, { rating: 5, client: 'movil' }),
      '/reviews/v1/products/9/reviews?rating=5&client=movil',
    ],
    ['sitemap', () => client.sitemap.index(), '/sitemap/v1/index'],
    ['sitemap part', () => client.sitemap.part('stores', 2, { after: 9 }), '/sitemap/v1/stores/2?after=9'],
  ];

  test.each(urls)('%s', async (_, call, expected) => {
    let received = '';
    server.reply((request, response) => {
      received = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
      json(200, { data: 'reply' })(request, response);
    });
    expect(await call()).toEqual({ data: 'reply' });
    expect(received).toBe(`GET ${expected}`);
  });

  test('AP-19 the newsletter is a form by POST', async () => {
    let received = '';
    server.reply(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received = `${request.method} ${request.url} ${request.headers['content-type']} ${body}`;
      json(200, { data: { status: 'success' } })(request, response);
    });
    await client.newsletter.subscribe({ correo: 'ana+ñ@correo.mx', genero: 2 });
    expect(received).toBe(
      'POST /newsletter/v1/suscripcion application/x-www-form-urlencoded;charset=UTF-8 correo=ana%2B%C3%B1%40correo.mx&genero=2',
    );
  });

  test('parameters that are undefined are left out, and text is encoded', async () => {
    let received = '';
    server.reply((request, response) => {
      received = request.url ?? '';
      json(200, {})(request, response);
    });
    await client.reviews.list(1, { client: 'a&b=c d', stage: undefined });
    expect(received).toBe('/reviews/v1/products/1/reviews?client=a%26b%3Dc+d');
  });
});
