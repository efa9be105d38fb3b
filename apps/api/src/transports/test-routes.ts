/** For tests: the routes that the tests of both transports call. */
import { EventEmitter, once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { clientGone } from '../client-gone.ts';
import { Failure } from '../failure.ts';

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
/** The contents of the file that `/file` sends. */
export const bytes = Uint8Array.from({ length: 256 }, (_, n) => n);

/** Events of handlers: `started` when a handler starts to wait, `cancelled` when its caller has disconnected. */
export const handlers = new EventEmitter();

/** Registers routes that echo a call, fail, wait, or stream. */
export const testRoutes: FastifyPluginAsync = async (scope) => {
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
    // Longer than any test, so that only the caller ends the call.
    handlerTimeout: 600_000,
    async handler(_request, reply) {
      const disconnected = clientGone(reply.raw);
      handlers.emit('started');
      await once(disconnected, 'abort');
      handlers.emit('cancelled');
      return {};
    },
  });
  scope.get('/numbers', async (_request, reply) => {
    reply.raw.once('close', () => handlers.emit('cancelled'));
    return reply.type('text/csv').send(Readable.from(endless()));
  });
  scope.get('/file', async (_request, reply) =>
    reply.type('image/webp').send(Readable.from([bytes.subarray(0, 3), bytes.subarray(3)])),
  );
};

async function* endless() {
  for (let n = 0; ; n++) {
    yield `${n}\n`;
    await new Promise((done) => setImmediate(done));
  }
}
