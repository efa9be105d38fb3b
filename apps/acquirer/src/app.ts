/** The HTTP server of the acquirer: API, pages, errors. */
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { silence } from './api/call-faults.ts';
import { apiRoutes } from './api/routes.ts';
import type { Bank } from './bank.ts';
import { sendMessage } from './pages/message.ts';
import { pageRoutes } from './pages/routes.ts';
import { NoAnswer, Refusal } from './refusal.ts';

/** The longest body: a form or a call. */
const bodyLimit = 16 * 1_024;

export function createApp(bank: Bank): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit,
    routerOptions: { maxParamLength: 200 },
    // Requests without an answer would delay the end of the process.
    forceCloseConnections: true,
    // Values keep their types: a text is no number.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true } },
  });

  // Calls are JSON, and pages send forms.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request.url, reply));
  app.setNotFoundHandler((request, reply) => answerNotFound(request.url, reply));

  app.get('/readyz', async () => {
    bank.db.one('select 1');
    return { ready: true };
  });
  app.register((api) => apiRoutes(api, bank), { prefix: '/v1' });
  app.register((pages) => pageRoutes(pages, bank));
  return app;
}

const isApi = (url: string): boolean => url.startsWith('/v1/');

function answerError(error: FastifyError, url: string, reply: FastifyReply): unknown {
  if (error instanceof NoAnswer) {
    reply.hijack();
    return silence(reply);
  }
  const { status, code, message } = refusalOf(error);
  // Neither URL nor body are logged: a URL can have the cashier's secret, a body a card number.
  if (status >= 500) process.stderr.write(`${error.stack ?? error}\n`);
  return isApi(url) ? reply.code(status).send({ code, message }) : sendMessage(reply, status);
}

function refusalOf(error: FastifyError): { status: number; code: string; message: string } {
  if (error instanceof Refusal) return error;
  const [first] = error.validation ?? [];
  if (first) {
    const missing = (first.params as { missingProperty?: string }).missingProperty;
    const field = first.instancePath.split('/')[1] ?? missing ?? 'body';
    return { status: 422, code: `bad_${field}`, message: error.message };
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, code: 'internal', message: 'The acquirer failed.' };
  return { status, code: error.code?.toLowerCase() ?? 'bad_request', message: error.message };
}

function answerNotFound(url: string, reply: FastifyReply): unknown {
  if (isApi(url)) return reply.code(404).send({ code: 'not_found', message: 'There is no such call.' });
  return sendMessage(reply, 404);
}
