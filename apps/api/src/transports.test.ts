/** The client behaves the same over a network and within the process: each test runs against both, on one server. */
import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { ApiError, type CallScope, createSend, overFetch, type Send } from '@tianguis/contract/client';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientGone } from './client-gone.ts';
import { Failure } from './failure.ts';
import { inProcess } from './in-process.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerForeignOrigin } from './plugins/foreign-origin.ts';
import { registerForms } from './plugins/forms.ts';
import { registerLimits, serverOptions } from './plugins/limits.ts';
import { registerValidation } from './plugins/validation.ts';

// The plugins of the API around routes of the test's own.
const app = Fastify({ ...serverOptions, trustProxy: '127.0.0.1' });
registerErrors(app);
registerValidation(app);
registerLimits(app);
registerForeignOrigin(app, 'http://localhost:3000');
registerForms(app);

const strictBody = {
  type: 'object',
  required: ['correo', 'genero'],
  additionalProperties: false,
  properties: {
    correo: { type: 'string', minLength: 1, maxLength: 5 },
    genero: { type: 'integer', minimum: 1, maximum: 2 },
    codigoPostal: { type: 'string', pattern: '^[0-9]{5}$' },
    products: { type: 'array', maxItems: 2, items: { type: 'object', properties: { id: { type: 'integer' } } } },
    'a/b': { type: 'string', enum: ['x', 'y'] },
    price: { type: 'number' },
  },
};
const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);

/** What the handlers saw: `began` when one waits, `gone` when its caller has given up. */
const seen = new EventEmitter();

await app.register(async (scope) => {
  scope.addContentTypeParser(/^(image|multipart)\//, (_request, payload, done) => done(null, payload));
  scope.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/echo',
    async handler({ method, headers, body, query, ip, id }, reply) {
      const text = body instanceof Readable ? Buffer.concat(await body.toArray()).toString('latin1') : body;
      return reply.header('x-one', 'a').header('x-one-more', ['b', 'c']).send({ method, headers, query, text, ip, id });
    },
  });
  scope.get<{ Params: { status: string } }>('/status/:status', async ({ params }, reply) =>
    reply.code(Number(params.status)).header('etag', '"v1"').send(),
  );
  scope.get<{ Params: { code: string } }>('/fail/:code', async ({ params }) => {
    const fields = [
      { name: 'correo', code: 'TAKEN' },
      { name: 'codigoPostal', code: 'WRONG', msg: 'El Código Postal debe ser igual a 5 dígitos' },
    ] as const;
    throw new Failure(params.code as 'CONFLICT', 'why', {
      retryAfter: 7,
      ...(params.code === 'VALIDATION_FAILED' && { fields }),
    });
  });
  scope.post('/strict', { schema: { body: strictBody } }, async () => ({}));
  scope.get('/destroyed', async (_request, reply) => {
    reply.hijack();
    reply.raw.destroy();
  });
  scope.get('/moved', async (_request, reply) => reply.redirect('/echo'));
  scope.get('/text', async () => 'plain words');
  scope.route({
    method: ['GET', 'POST'],
    url: '/slow',
    // Longer than any test: nothing but its caller ends it.
    handlerTimeout: 600_000,
    async handler(_request, reply) {
      const gone = clientGone(reply.raw);
      seen.emit('began');
      await once(gone, 'abort');
      seen.emit('gone');
      return {};
    },
  });
  scope.get('/numbers', async (_request, reply) => {
    reply.raw.once('close', () => seen.emit('gone'));
    return reply.type('text/csv').send(Readable.from(endless()));
  });
  scope.get('/file', async (_request, reply) =>
    reply.type('image/webp').send(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)])),
  );
});

async function* endless() {
  for (let n = 0; ; n++) {
    yield `${n}\n`;
    await new Promise((done) => setImmediate(done));
  }
}

let address = '';
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});
beforeEach(() => void seen.removeAllListeners());

const ways = [
  { name: 'in the process', transport: () => inProcess(app) },
  { name: 'over HTTP', transport: () => overFetch(address) },
];

interface Echo {
  method: string;
  headers: Record<string, string>;
  query: Record<string, string>;
  text: unknown;
  ip: string;
  id: string;
}

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((thrown: unknown) => thrown);
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail with an ApiError.', { cause: error });
}

describe.each(ways)('calls $name', ({ transport }) => {
  let send: Send;
  const sendFor = (scope: CallScope, timeoutMs = 20_000) => createSend({ transport: transport(), scope, timeoutMs });
  beforeEach(() => {
    send = sendFor({});
  });

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'AP-09 AP-11 %s, with and without a body',
    async (method) => {
      expect(await send<Echo>('/echo', { method, query: { 'a[b]': 'ñ&', none: undefined, n: 1 } })).toMatchObject({
        method,
        query: { 'a[b]': 'ñ&', n: '1' },
      });
      if (method === 'GET') return;
      const json = { token: 't', products: [1, 2], more: { text: 'ñandú €' } };
      expect(await send<Echo>('/echo', { method, json })).toMatchObject({ method, text: json });
      expect(
        (await send<Echo>('/echo', { method, form: { correo: 'ana+ñ@correo.mx', genero: 2, x: undefined } })).text,
      ).toEqual({
        correo: 'ana+ñ@correo.mx',
        genero: '2',
      });
    },
  );

  test('RL-10 a picture goes as a file, as a stream, and as part of a form', async () => {
    const latin1 = Buffer.from(bytes).toString('latin1');
    const file = new Blob([bytes], { type: 'image/webp' });
    const sent = await send<Echo>('/echo', { method: 'PUT', body: file });
    expect([sent.text, sent.headers['content-type']]).toEqual([latin1, 'image/webp']);
    const streamed = await send<Echo>('/echo', { body: file.stream(), contentType: 'image/avif' });
    expect([streamed.text, streamed.headers['content-type']]).toEqual([latin1, 'image/avif']);
    const form = new FormData();
    form.append('motivo', 'No funciona');
    form.append('foto', file, 'foto ñ.webp');
    const { text, headers } = await send<Echo>('/echo', { body: form });
    const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type'] ?? '') ?? [];
    expect(String(text).split(`--${boundary}`)).toHaveLength(4);
    expect(text).toContain(`Content-Type: image/webp\r\n\r\n${latin1}\r\n`);
  });

  test('a body that is too large is refused, whether or not its size is known', async () => {
    const large = 'x'.repeat(70_000);
    expect((await failure(send('/strict', { json: large }))).code).toBe('PAYLOAD_TOO_LARGE');
    expect(
      (await failure(send('/strict', { body: new Blob([large]).stream(), contentType: 'application/json' }))).code,
    ).toBe('PAYLOAD_TOO_LARGE');
  });

  test.each([204, 205, 304])('%s has no data, and its headers', async (status) => {
    const reply = await send.whole(`/status/${status}`);
    expect(reply).toMatchObject({ status, data: undefined });
    expect(reply.headers.get('etag')).toBe('"v1"');
  });

  test('AP-11 status and headers come beside the data', async () => {
    const { status, headers, data } = await send.whole<Echo>('/echo');
    expect([status, data.method]).toEqual([200, 'GET']);
    expect([headers.get('x-one'), headers.get('x-one-more'), headers.get('x-none')]).toEqual(['a', 'b, c', null]);
  });

  test('credentials, the Idempotency-Key and the headers of a list are passed on, and no others', async () => {
    const { headers } = await send<Echo>(
      '/echo',
      { json: {} },
      {
        credentials: { bearer: 'abc.DEF-1~+/=' },
        idempotencyKey: '7c1e',
        headers: { 'if-match': '"v1"' },
      },
    );
    expect(headers).toMatchObject({
      authorization: 'Bearer abc.DEF-1~+/=',
      'idempotency-key': '7c1e',
      'if-match': '"v1"',
    });
    expect((await send<Echo>('/echo', {}, { credentials: { cookie: 'a=1; b=2' } })).headers).toMatchObject({
      cookie: 'a=1; b=2',
    });
    await expect(send('/echo', {}, { headers: { host: 'x' } as never })).rejects.toThrow(TypeError);
    await expect(send('/echo', {}, { headers: { 'if-match': 'a\r\nhost: x' } })).rejects.toThrow(TypeError);
  });

  test.each(['', 'a b', 'a\r\nhost: x', 'ñ'])('a token that can be none is that of nobody: %j', async (bearer) => {
    expect(await failure(send('/echo', {}, { credentials: { bearer } }))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    });
  });

  test('who asks and under which id reaches the API', async () => {
    const scoped = sendFor({ requestId: 'abcdef01-2345', address: '203.0.113.7' });
    expect(await scoped<Echo>('/echo')).toMatchObject({ ip: '203.0.113.7', id: 'abcdef01-2345' });
    expect((await scoped.whole('/echo')).headers.get('x-request-id')).toBe('abcdef01-2345');
    expect((await failure(scoped('/fail/CONFLICT'))).requestId).toBe('abcdef01-2345');
    const plain = await send<Echo>('/echo');
    expect(plain).toMatchObject({ ip: '127.0.0.1', id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  });

  test.each([
    ['INVALID_REQUEST', 400],
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['PRODUCT_NOT_FOUND', 404],
    ['CONFLICT', 409],
    ['PRECONDITION_FAILED', 412],
    ['VALIDATION_FAILED', 422],
    ['TOO_MANY_REQUESTS', 429],
    ['SESSION_EXPIRED', 440],
    ['SERVER_BUSY', 503],
  ])('ER-01 AP-24 %s reaches the caller as %s', async (code, status) => {
    const error = await failure(send(`/fail/${code}`));
    expect(error).toMatchObject({ status, code, detail: 'why', retryAfter: 7, msg: expect.stringMatching(/\.$/) });
    expect(error.fields).toEqual(
      code === 'VALIDATION_FAILED'
        ? [
            { name: 'correo', code: 'TAKEN', msg: 'Ya está en uso. Prueba con otro.' },
            { name: 'codigoPostal', code: 'WRONG', msg: 'El Código Postal debe ser igual a 5 dígitos' },
          ]
        : [],
    );
  });

  test('ER-09 each field that the contract refuses is named with a reason and a sentence, all at once', async () => {
    const json = {
      correo: 'demasiado',
      genero: 1.5,
      codigoPostal: '123',
      products: [{ id: 'x' }, {}, {}],
      'a/b': 'z',
      price: 'mucho',
      more: 1,
    };
    const { status, fields } = await failure(send('/strict', { json }));
    expect(status).toBe(400);
    expect(new Map(fields.map(({ name, code }) => [name, code]))).toEqual(
      new Map([
        ['correo', 'TOO_LONG'],
        ['genero', 'NOT_WHOLE'],
        ['codigoPostal', 'INVALID_FORMAT'],
        ['products', 'TOO_MANY'],
        ['products.0.id', 'NOT_WHOLE'],
        ['a/b', 'NOT_AN_OPTION'],
        ['price', 'NOT_A_NUMBER'],
        ['more', 'UNKNOWN_FIELD'],
      ]),
    );
    expect(fields.find(({ name }) => name === 'correo')?.msg).toBe('Escribe como máximo 5 caracteres.');
    expect((await failure(send('/strict', { form: { correo: '', genero: 3 } }))).fields).toEqual([
      { name: 'correo', code: 'REQUIRED', msg: 'Completa este dato.' },
      { name: 'genero', code: 'TOO_LARGE', msg: 'Lo más que puedes poner es 2.' },
    ]);
    expect((await failure(send('/strict', { json: {} }))).fields.map(({ name }) => name)).toEqual(['correo', 'genero']);
    expect((await failure(send('/strict', { json: [] }))).fields).toEqual([]);
  });

  test('ER-01 a reply that is cut off, none of the API’s, or leads elsewhere', async () => {
    expect(await failure(send('/destroyed'))).toMatchObject({ status: 0, code: 'NETWORK', msg: 'Network Error' });
    expect(await failure(send('/text'))).toMatchObject({ status: 200, code: 'BAD_REPLY' });
    expect(await failure(send('/moved'))).toMatchObject({ status: 302, code: 'BAD_REPLY' });
  });

  const began = () => once(seen, 'began');
  const gone = () => once(seen, 'gone');

  test.each([
    ['that reads', {}],
    ['whose body has been read', { json: { a: 1 } }],
  ])('the handler of a call %s learns that its caller gives up', async (_, ask) => {
    const left = new AbortController();
    const [isBegun, isGone] = [began(), gone()];
    const call = failure(send('/slow', ask, { signal: left.signal }));
    await isBegun;
    left.abort();
    expect(await call).toMatchObject({ status: 0, code: 'CANCELLED' });
    await isGone;
  });

  test('BL-01 the handler learns that its time is over', async () => {
    const isGone = gone();
    expect(await failure(sendFor({}, 200)('/slow'))).toMatchObject({
      status: 0,
      code: 'TIMEOUT',
      msg: 'Timeout Error',
    });
    await isGone;
  });

  test('a call that was given up before it began is not made', async () => {
    const isBegun = began().then(() => 'began');
    const calls = [{}, { json: {} }].map((ask) => failure(send('/slow', ask, { signal: AbortSignal.abort() })));
    expect((await Promise.all(calls)).map(({ code }) => code)).toEqual(['CANCELLED', 'CANCELLED']);
    await send('/echo');
    expect(await Promise.race([isBegun, 'not'])).toBe('not');
  });

  test('a visitor who leaves ends what is read for the page, and nothing that is written', async () => {
    const left = new AbortController();
    const scoped = sendFor({ signal: left.signal });
    const [isBegun, isGone] = [began(), gone()];
    const call = failure(scoped('/slow'));
    await isBegun;
    left.abort();
    expect((await call).code).toBe('CANCELLED');
    await isGone;
    expect((await scoped<Echo>('/echo', { json: {} })).method).toBe('POST');
  });

  test('a download comes as a stream with its headers', async () => {
    const { status, headers, data } = await send.stream('/file');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(new Uint8Array(await new Response(data).arrayBuffer())).toEqual(bytes);
    expect(await new Response((await send.stream('/status/204')).data).text()).toBe('');
    expect(await failure(send.stream('/fail/FORBIDDEN'))).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      detail: 'why',
    });
  });

  test('whoever reads a download no further, or gives it up, ends it', async () => {
    const [first] = [gone()];
    const reader = (await send.stream('/numbers')).data.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^0\n/);
    await reader.cancel();
    await first;
    const second = gone();
    const left = new AbortController();
    const { data } = await send.stream('/numbers', {}, { signal: left.signal });
    left.abort();
    await expect(new Response(data).text()).rejects.toThrow();
    await second;
  });
});
