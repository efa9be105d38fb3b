import { Writable } from 'node:stream';
import { errorCatalogue } from '@tianguis/contract';
import { describe, expect, test } from 'vitest';
import { createApi } from '../create-api.ts';
import { Failure } from '../failure.ts';
import { config, withApi } from '../test-api.ts';
import { bodyLimit, parameterLimit, urlLimit } from './limits.ts';

const { app, database, get } = await withApi();

/** Opens the API with additional calls inside the same plugins, and collects the lines of its log. */
async function withCalls() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const own = await createApi(
    { db: database.db, config, publicOrigin: 'http://localhost:3000' },
    { logger: { level: 'error', stream } },
  );
  return { own, lines };
}

describe('ER-01 one form for every failure', () => {
  test('ER-01 an unknown path is a 404 in the form of all errors', async () => {
    for (const path of ['/products/v1/nothing', '/products', '/categories/', '/somewhere/else']) {
      const { status, headers, body } = await get(path);
      expect(status, path).toBe(404);
      expect(body).toEqual({
        status: 404,
        code: 'ROUTE_NOT_FOUND',
        msg: 'Esta dirección no existe.',
        request_id: headers['x-request-id'] ?? body.request_id,
      });
    }
  });

  test('ER-01 an unsupported method is a 405 with the supported ones, before any body is read', async () => {
    for (const [method, url] of [
      ['POST', '/products/v1/products'],
      ['DELETE', '/products/v1/products/1'],
      ['PUT', '/readyz'],
    ] as const) {
      const reply = await app.inject({
        method,
        url,
        headers: { 'content-type': 'text/strange' },
        payload: 'x'.repeat(bodyLimit + 1),
      });
      expect(reply.statusCode, url).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
      expect(reply.json().code).toBe('METHOD_NOT_ALLOWED');
    }
  });

  test('ER-01 a malformed URL, a URL that is too long and one with too many parameters are 400', async () => {
    expect((await app.inject('/products/v1/products/%zz')).json()).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
    });
    expect((await get(`/products/v1/products?x=${'y'.repeat(urlLimit)}`)).body.detail).toBe(
      `The address is longer than ${urlLimit} characters.`,
    );
    const many = Array.from({ length: parameterLimit + 1 }, () => 'page=1').join('&');
    expect((await get(`/products/v1/products?${many}`)).body.detail).toBe(
      `The query has more than ${parameterLimit} parameters.`,
    );
  });

  test('issue 13 A8: a name that exceeds the limit of names is a 404, not a 405', async () => {
    const reply = await app.inject(`/content/v1/pages/landing/${'x'.repeat(300)}`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    expect(reply.headers.allow).toBeUndefined();
  });

  test('a well-formed id of a proxy is adopted, in header and body', async () => {
    const adopted = await get('/products/v1/products/0', { 'x-request-id': 'abcdef01-2345' });
    expect(adopted.headers['x-request-id']).toBe('abcdef01-2345');
    expect(adopted.body.request_id).toBe('abcdef01-2345');
    const replaced = await get('/products/v1/products/0', { 'x-request-id': '<script>alert(1)</script>' });
    expect(replaced.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('ER-01 bodies: too large 413, of an unknown type 415, not JSON 400', async () => {
    const { own } = await withCalls();
    own.post('/echo', async () => 'never');
    const send = (payload: string, type: string) =>
      own.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload });
    expect((await send(`"${'x'.repeat(bodyLimit)}"`, 'application/json')).json()).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect((await send('<a/>', 'application/xml')).json()).toMatchObject({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    expect((await send('{', 'application/json')).json()).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    await own.close();
  });

  test('ER-01 an unexpected error is a 500 without details, and is logged under its id', async () => {
    const { own, lines } = await withCalls();
    own.get('/broken', async () => {
      throw new Error('password=hunter2');
    });
    const reply = await own.inject('/broken');
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      status: 500,
      code: 'INTERNAL',
      msg: errorCatalogue.INTERNAL.msg,
      request_id: expect.any(String),
    });
    expect(JSON.parse(lines.join(''))).toMatchObject({
      reqId: reply.json().request_id,
      err: { message: 'password=hunter2' },
    });
    await own.close();
  });

  test('a failure sets Retry-After, Allow and its cache time', async () => {
    const { own } = await withCalls();
    own.get('/busy', async () => {
      throw new Failure('TOO_MANY_REQUESTS', undefined, { retryAfter: 2.2 });
    });
    own.get('/full', async () => {
      throw new Failure('SERVER_BUSY');
    });
    own.get('/gone', async (_request, reply) => {
      reply.header('etag', '"x"');
      throw new Failure('FILE_NOT_FOUND', undefined, { maxAge: 60 });
    });
    own.get('/read', async () => {
      throw new Failure('METHOD_NOT_ALLOWED', undefined, { allow: ['POST'] });
    });
    const headersOf = async (path: string) => (await own.inject(path)).headers;
    expect(await headersOf('/busy')).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
    expect(await headersOf('/full')).toMatchObject({ 'retry-after': '2' });
    expect(await headersOf('/gone')).toMatchObject({ 'cache-control': 'public, max-age=60' });
    expect(await headersOf('/gone')).not.toHaveProperty('etag');
    expect(await headersOf('/read')).toMatchObject({ allow: 'POST' });
    await own.close();
  });
});
