import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { ApiError, createClient, defaultTimeoutMs, overFetch } from './index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer = (_, response) => response.end();
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const client = createClient({ transport: overFetch(`${baseUrl}/`), timeoutMs: 10_000 });
const json =
  (status: number, body: unknown, headers = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
}

describe('addresses', () => {
  const addresses: Array<[string, () => Promise<unknown>, string]> = [
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

  test.each(addresses)('%s', async (_, call, wanted) => {
    let asked = '';
    answer = (request, response) => {
      asked = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
      json(200, { data: 'reply' })(request, response);
    };
    expect(await call()).toEqual({ data: 'reply' });
    expect(asked).toBe(`GET ${wanted}`);
  });

  test('AP-19 the newsletter is a form by POST', async () => {
    let asked = '';
    answer = async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      asked = `${request.method} ${request.url} ${request.headers['content-type']} ${body}`;
      json(200, { data: { status: 'success' } })(request, response);
    };
    await client.newsletter.subscribe({ correo: 'ana+ñ@correo.mx', genero: 2 });
    expect(asked).toBe(
      'POST /newsletter/v1/suscripcion application/x-www-form-urlencoded;charset=UTF-8 correo=ana%2B%C3%B1%40correo.mx&genero=2',
    );
  });

  test('parameters that are undefined are left out, and text is encoded', async () => {
    let asked = '';
    answer = (request, response) => {
      asked = request.url ?? '';
      json(200, {})(request, response);
    };
    await client.reviews.list(1, { client: 'a&b=c d', stage: undefined });
    expect(asked).toBe('/reviews/v1/products/1/reviews?client=a%26b%3Dc+d');
  });
});

describe('failures', () => {
  test('ER-01 a failure of the API gives status, code, msg, detail and request id', async () => {
    answer = json(404, { status: 404, code: 'PRODUCT_NOT_FOUND', msg: 'No está.', detail: 'gone', request_id: 'r-1' });
    expect(await failure(client.products.get(1))).toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
      msg: 'No está.',
      detail: 'gone',
      requestId: 'r-1',
    });
  });

  test('ER-01 offline: status 0 and "Network Error"', async () => {
    const nobody = createClient({ transport: overFetch('http://127.0.0.1:1') });
    expect(await failure(nobody.stores.list())).toMatchObject({ status: 0, code: 'NETWORK', msg: 'Network Error' });
  });

  test('ER-01 a connection cut in the middle of an answer is a network failure too', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"data":');
      setImmediate(() => response.destroy());
    };
    expect(await failure(client.stores.list())).toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('BL-01 the time-out is 100000 ms, and a call that takes longer fails as such', async () => {
    expect(defaultTimeoutMs).toBe(100_000);
    answer = () => undefined;
    const hasty = createClient({ transport: overFetch(baseUrl), timeoutMs: 30 });
    expect(await failure(hasty.stores.list())).toMatchObject({ status: 0, code: 'TIMEOUT', msg: 'Timeout Error' });
  });

  test('BL-01 a transport that does not look at its signal is given up all the same', async () => {
    const deaf = createClient({ transport: () => new Promise(() => undefined), timeoutMs: 30 });
    expect((await failure(deaf.stores.list())).code).toBe('TIMEOUT');
  });

  test('a call that its caller gave up says so, before and during it', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const running = failure(client.stores.list({}, { signal: controller.signal }));
    controller.abort();
    expect((await running).code).toBe('CANCELLED');
    expect((await failure(client.stores.list({}, { signal: AbortSignal.abort() }))).code).toBe('CANCELLED');
  });

  test.each([
    [502, '<html>Bad Gateway</html>'],
    [200, '<html>Log in to the Wi-Fi</html>'],
    [500, '{"code":"SOMETHING_ELSE"}'],
    [404, '"text"'],
  ])(
    'ER-09 an answer that is not the API’s (%s %s) keeps its status and has words that may be shown',
    async (status, body) => {
      answer = (_, response) => void response.writeHead(status, { 'x-request-id': 'r-2' }).end(body);
      expect(await failure(client.stores.list())).toMatchObject({
        status,
        code: 'BAD_REPLY',
        msg: expect.stringContaining('Inténtalo de nuevo'),
        requestId: 'r-2',
      });
    },
  );
});
