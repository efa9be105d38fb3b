/**
 * Issue 13 A8: clients that read HTML get the shop's own page for every failure, with its status and texts. Callers of
 * the API get JSON.
 */
import { origin } from '../../support/shop/operator.ts';
import { type Answer, ask, browserAccept, type Sent, send } from '../client/raw-request.ts';
import { describe, expect, test } from '../client/test.ts';

/** Expects a page of the shop with links, which must not be cached. */
function expectPage({ headers, body }: Answer, title: string): void {
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(headers.get('cache-control')).toMatch(/^(no-store|public, max-age=60)$/);
  expect(body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(body).toContain('<html lang="es-MX"');
  expect(body).toMatch(/<meta name="robots" content="noindex"\/?>/);
  expect(body).toContain('action="/resultados"');
  for (const way of ['/categoria', '/']) expect(body).toContain(`href="${way}"`);
}

const form = { 'content-type': 'application/x-www-form-urlencoded', origin };

const words = {
  400: 'No pudimos atender tu petición',
  403: 'Esta solicitud no viene de nuestra tienda',
  404: 'No encontramos esta página',
  405: 'Aquí no se puede hacer eso',
  413: 'Lo que enviaste es demasiado grande',
  415: 'No podemos leer ese formato',
  417: 'No pudimos atender tu petición',
} as const;

type Failure = [status: keyof typeof words, target: string, sent?: Sent];

const failures: readonly Failure[] = [
  [404, '/no%zz'],
  [404, '/stores'],
  [404, '/products'],
  [404, '/search/x'],
  [404, '/products/v1/products/999999999'],
  [404, '/mi-cuenta/no-existe'],
  [404, '/carrito/no-existe'],
  [404, '/docs/no-existe'],
  [404, '/imagenes/no-existe'],
  [404, '/assets/no-existe.js'],
  [404, '/no-existe.data'],
  [404, '/landing/no-existe.data'],
  [404, '/producto/999999999/x.data'],
  [404, '/sitemaps/no-existe.xml'],
  [404, 'http://evil.example/no-existe'],
  [404, '*', { method: 'OPTIONS' }],
  [400, '/docs/static/index.html/%00'],
  [404, `/imagenes/${'x'.repeat(300)}`],
  [400, '/products/v1/products?page=x'],
  [400, '/resources/productos?ids=a'],
  [400, '/acciones/carrito', { method: 'POST', headers: { 'content-type': 'application/json', origin }, body: '{}' }],
  [403, '/acciones/carrito', { method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body: 'a=b' }],
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'PURGE', 'M-SEARCH'].map(
    (method): Failure => [405, '/', { method }],
  ),
  [405, '/robots.txt', { method: 'POST', headers: form, body: 'a=b' }],
  [405, '/favicon.svg', { method: 'POST', headers: form, body: 'a=b' }],
  [405, '/acciones/boletin', { method: 'DELETE' }],
  [405, '/products/v1/products', { method: 'POST' }],
  [413, '/acciones/boletin', { method: 'POST', headers: { ...form, 'content-length': '400000' } }],
  [415, '/newsletter/v1/suscripcion', { method: 'POST', headers: { 'content-type': 'text/x' }, body: 'a' }],
  [417, '/', { headers: { expect: 'tea' } }],
];

describe('issue 13 A8: pages for people', () => {
  for (const [status, target, sent] of failures)
    test(`RT-30 ${status} is a page with its words, also for HEAD: ${sent?.method ?? 'GET'} ${target.slice(0, 60)} ${sent?.headers?.['content-type'] ?? ''}`, async () => {
      const answer = await ask(target, sent);
      expect(answer.status).toBe(status);
      expectPage(answer, words[status]);
      expect(answer.headers.has('allow')).toBe(status === 405);
      const head = sent === undefined ? await ask(target, { method: 'HEAD' }) : undefined;
      if (head) expect([head.status, head.body]).toEqual([status, '']);
    });

  test('a 405 names the allowed methods', async () => {
    expect((await ask('/', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
    expect((await ask('/acciones/boletin', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST');
    expect((await ask('/newsletter/v1/suscripcion', { method: 'PUT' })).headers.get('allow')).toBe('POST');
  });

  const unread: readonly [status: number, what: string, text: string][] = [
    [431, 'headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`],
    [400, 'no request line', 'nonsense\r\n\r\n'],
    [400, 'a method that nobody knows', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n'],
    [400, 'a version that does not exist', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n'],
    [
      400,
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [405, 'a proxy that we are not', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
  ];
  for (const [status, what, text] of unread)
    test(`an unreadable request gets a page too: ${what}`, async () => {
      const answer = await send(text);
      expect(answer.status).toBe(status);
      expectPage(answer, 'No pudimos atender tu petición');
      expect(answer.headers.get('connection')).toBe('close');
    });

  test('a request without Host is refused; HTTP/1.0 needs none', async () => {
    const refused = await send(`GET / HTTP/1.1\r\naccept: ${browserAccept}\r\nconnection: close\r\n\r\n`);
    expect(refused.status).toBe(400);
    expectPage(refused, words[400]);
    expect((await send(`GET / HTTP/1.0\r\naccept: ${browserAccept}\r\n\r\n`)).status).toBe(200);
  });

  test('RT-30 JSON is for API callers that do not accept HTML, plain text for files', async () => {
    for (const target of ['/stores', '/products/v1/products/999999999', '/products/v1/x'])
      expect(JSON.parse((await ask(target, { accept: '*/*' })).body)).toMatchObject({
        status: 404,
        msg: expect.any(String),
      });
    for (const target of ['/imagenes/x', '/assets/x.js'])
      expect(await ask(target, { accept: 'image/*,*/*' })).toMatchObject({
        status: 404,
        body: 'No existe ese archivo.\n',
      });
    expectPage(await ask('/no-existe', { accept: '*/*' }), words[404]);
    expectPage(await ask('/no-existe', { accept: 'application/json' }), words[404]);
  });

  test('all failures of a status share one page, rendered once', async () => {
    const bodies = await Promise.all(['/a', '/b/c?d=e', '/stores'].map(async (target) => (await ask(target)).body));
    expect(new Set(bodies).size).toBe(1);
  });
});
