import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createErrorRenderer } from '@tianguis/api';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createErrorPages } from '../errors/error-pages.ts';
import { failureSender } from '../errors/send-failure.ts';
import { readStaticFiles } from '../http/static-files.ts';
import { createPages } from './pages/page.ts';
import { registerStorefront } from './route.ts';

const publicOrigin = 'http://shop.example:3000';
const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
const script = 'console.log("tianguis");'.repeat(100);
const app = Fastify();
const errorPages = createErrorPages(publicOrigin);
app.setErrorHandler(createErrorRenderer({ send: failureSender(errorPages) }));
/** Rules without any public page. */
const none = {
  addressOf: () => undefined,
  has: () => false,
  recall: async () => false,
  get: () => Promise.reject(new Error('not asked')),
  cdnControl: () => undefined,
};
const rest = { publicPages: none, errorPages, routeOf: () => ({ isUnknown: false, takesForms: true }) };

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'a-1f.js'), script);
  writeFileSync(join(folder, 'assets', 'a-1f.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, '.secret'), 'no');
  // Each page contains its request, so that tests can check the request.
  const render = async (request: Request) => {
    if (request.url.endsWith('/fallo.data')) {
      const headers = new Headers({ 'content-type': 'application/json' });
      for (const line of ['refresh_token=r2; Path=/', 'access_token=a2; Path=/']) headers.append('set-cookie', line);
      return { response: new Response('{}', { status: 410, headers }), page: undefined };
    }
    const body = JSON.stringify({
      url: request.url,
      method: request.method,
      body: await request.text(),
      cookie: request.headers.get('cookie'),
    });
    const response = new Response(null, { headers: { 'content-type': 'text/html', vary: 'cookie' } });
    return { response, page: { body: Buffer.from(`<p>${body}</p>${' '.repeat(2000)}`), scripts: [] } };
  };
  const page = createPages({ render, publicOrigin, onError: () => undefined });
  registerStorefront(app, { ...rest, page, files: readStaticFiles(folder), publicOrigin });
});

afterAll(() => rmSync(folder, { recursive: true }));

const asked = (body: string) => JSON.parse(/<p>(.*)<\/p>/.exec(body)?.[1] ?? '{}');

describe('built files', () => {
  test('are served before pages, as immutable when their name has a hash', async () => {
    const reply = await app.inject('/assets/a-1f.js');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(script);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect((await app.inject('/favicon.svg?x=1')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('are sent as the build compressed them', async () => {
    const reply = await app.inject({ url: '/assets/a-1f.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload).toEqual(brotliCompressSync(script));
  });

  test.each(['/assets/gone-9c.js', '/assets/a-1f.js.br', '/assets/'])('%s is a plain 404, no page', async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toMatch(/^text\/plain/);
  });

  test('a hidden file is none', async () => {
    expect((await app.inject('/.secret')).body).not.toContain('no\n');
    expect(asked((await app.inject('/.secret')).body).url).toBe(`${publicOrigin}/.secret`);
  });
});

describe('pages', () => {
  test('are rendered under the public origin, whatever host the client sends', async () => {
    const reply = await app.inject({
      url: '/producto/1?color=Rojo',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(asked(reply.body)).toMatchObject({ url: `${publicOrigin}/producto/1?color=Rojo`, method: 'GET' });
  });

  test('an address that begins with two slashes has the public origin', async () => {
    expect(asked((await app.inject('//evil.example/x')).body).url).toBe(`${publicOrigin}//evil.example/x`);
  });

  test.each([
    ['br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ])('are compressed with %s for clients that accept it', async (encoding, decompress) => {
    const plain = await app.inject('/');
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'cookie, accept-encoding' });
    expect(reply.headers.etag).not.toBe(plain.headers.etag);
    expect(decompress(reply.rawPayload).toString()).toBe(plain.body);
  });

  test('an encoding that is refused is not used', async () => {
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, gzip;q=0.0, identity' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
    'that the client has are not sent again (%#)',
    async (header) => {
      const headers = { 'accept-encoding': 'br' };
      const { headers: first } = await app.inject({ url: '/', headers });
      const again = await app.inject({
        url: '/',
        headers: { ...headers, 'if-none-match': header(String(first.etag)) },
      });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers.etag).toBe(first.etag);
    },
  );

  test('SS-04 the error page that a person gets instead of failed data has the tokens of a refresh, and is personal', async () => {
    const reply = await app.inject({ url: '/fallo.data', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(410);
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
    expect(reply.headers['set-cookie']).toEqual(['refresh_token=r2; Path=/', 'access_token=a2; Path=/']);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    // The cookies are not stored with the error page.
    const other = (await errorPages.of(410)).headers;
    expect(other['set-cookie']).toBeUndefined();
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [get, head] = await Promise.all([app.inject('/'), app.inject({ method: 'HEAD', url: '/' })]);
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length));
    expect(asked(get.body).method).toBe('GET');
  });
});

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('reach the storefront with their body, under the host that they were sent to', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/acciones/carrito',
      headers: { ...form, host: '127.0.0.1:3000' },
      payload: 'id=1&n=2',
    });
    expect(asked(reply.body)).toMatchObject({
      url: 'http://127.0.0.1:3000/acciones/carrito',
      method: 'POST',
      body: 'id=1&n=2',
    });
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  test('sent to the public host have its protocol, so that they work behind a TLS proxy that is not trusted', async () => {
    const secure = Fastify();
    const render = async (request: Request) => ({ response: new Response(request.url), page: undefined });
    const page = createPages({ render, publicOrigin: 'https://shop.example', onError: () => undefined });
    registerStorefront(secure, { ...rest, page, files: new Map(), publicOrigin: 'https://shop.example' });
    const reply = await secure.inject({
      method: 'POST',
      url: '/x',
      headers: { ...form, host: 'shop.example' },
      payload: 'a=1',
    });
    expect(reply.body).toBe('https://shop.example/x');
  });

  test('that are too large are refused', async () => {
    const reply = await app.inject({ method: 'POST', url: '/x', headers: form, payload: 'x'.repeat(300_000) });
    expect(reply.statusCode).toBe(413);
  });

  const part = '--X\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n';
  test.each([
    ['application/x-www-form-urlencoded', 'a&', 'a'],
    ['multipart/form-data; boundary=X', part, '--X--\r\n'],
  ])('F1 with too many fields are refused before the storefront parses them: %s', async (type, field, end) => {
    const submit = (fields: number) => {
      const payload = field.repeat(fields) + end;
      return app.inject({ method: 'POST', url: '/x', headers: { 'content-type': type }, payload });
    };
    expect((await submit(1_000)).statusCode).toBe(200);
    expect((await submit(1_001)).statusCode).toBe(400);
  });
});
