import { Writable } from 'node:stream';
import { errorCatalogue } from '@tianguis/contract';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createApi } from '../create-api.ts';
import { Failure } from '../failure.ts';
import { config, withApi } from '../test-api.ts';
import { classify } from './classify.ts';
import { bodyLimit, parameterLimit, urlLimit } from './limits.ts';

const { app, database, get } = await withApi();

/** The API with calls of the test's own beside its own, inside the same plugins, and with its log kept. */
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
  test('ER-01 an address that is no call is a 404 in the form of all errors', async () => {
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

  test('ER-01 another method is a 405 that names those allowed, before any body is read', async () => {
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

  test('ER-01 an address that cannot be read, one that is too long and one with too many parameters are 400', async () => {
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

  test('issue 13 A8: a name that is longer than any can be is a 404, and not another method', async () => {
    const reply = await app.inject(`/content/v1/pages/landing/${'x'.repeat(300)}`);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'ROUTE_NOT_FOUND']);
    expect(reply.headers.allow).toBeUndefined();
  });

  test('the id of a proxy in front is kept when it looks like one, and is in header and body', async () => {
    const kept = await get('/products/v1/products/0', { 'x-request-id': 'abcdef01-2345' });
    expect(kept.headers['x-request-id']).toBe('abcdef01-2345');
    expect(kept.body.request_id).toBe('abcdef01-2345');
    const replaced = await get('/products/v1/products/0', { 'x-request-id': '<script>alert(1)</script>' });
    expect(replaced.body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('ER-01 bodies: too large 413, of an unknown kind 415, not JSON 400', async () => {
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

  test('ER-01 what nobody foresaw is a 500 that says nothing of itself, and is in the log under its id', async () => {
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
});

describe('what an error is', () => {
  const databaseError = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code });

  test.each(['57P01', '57P03', '53300', '08006', '57014'])('SQLSTATE %s is the database not being there', (code) => {
    expect(classify(databaseError(code))).toEqual({ code: 'DATABASE_UNAVAILABLE', detail: undefined });
  });

  test.each(['42P01', '23505', '22P02', '42601'])('SQLSTATE %s is our mistake', (code) => {
    expect(classify(databaseError(code))).toEqual({ code: 'INTERNAL', detail: undefined });
  });

  test('a missing file is our mistake, though its code is like that of a missing socket', () => {
    expect(classify(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'open' })).code).toBe('INTERNAL');
    expect(classify(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect' })).code).toBe(
      'DATABASE_UNAVAILABLE',
    );
  });

  test('issue 13 A8: what a plugin says to whoever asked is no mistake of ours', async () => {
    for (const path of [
      '/docs/static/index.html/%00',
      '/docs/static/%00',
      '/docs/static/..%2f..%2fpackage.json',
      '/docs/static/none',
    ]) {
      const reply = await app.inject(path);
      expect(reply.statusCode, path).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode, path).toBeLessThan(500);
      expect(reply.json()).toMatchObject({ status: reply.statusCode, msg: expect.any(String) });
    }
    const toldByPlugin = (status: number) =>
      classify(Object.assign(new Error('/inside'), { status, statusCode: status, expose: false }));
    expect(toldByPlugin(404)).toEqual({ code: 'ROUTE_NOT_FOUND', detail: undefined });
    expect(toldByPlugin(418)).toEqual({ code: 'INVALID_REQUEST', detail: undefined });
    expect(toldByPlugin(500).code).toBe('INTERNAL');
  });

  test('issue 13 A5: a disk that is full is no database that is away', () => {
    const failed = (code: string, syscall: string) => classify(Object.assign(new Error('x'), { code, syscall })).code;
    expect(['ENOSPC', 'EIO', 'EDQUOT', 'EROFS'].map((code) => failed(code, 'write'))).toEqual(
      Array(4).fill('INTERNAL'),
    );
    expect(['ECONNRESET', 'EPIPE'].map((code) => failed(code, 'write'))).toEqual(Array(2).fill('DATABASE_UNAVAILABLE'));
  });

  test('a failure says when to come back, which methods would do, and for how long it is true', async () => {
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

  test('what is thrown without being an error, and errors of other libraries with a status, are our mistakes', () => {
    expect(classify('x').code).toBe('INTERNAL');
    expect(classify(Object.assign(new Error('x'), { statusCode: 404 })).code).toBe('INTERNAL');
    expect(classify(new Failure('STORE_NOT_FOUND', 'none')).detail).toBe('none');
  });
});
