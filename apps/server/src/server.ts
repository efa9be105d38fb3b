/** The HTTP server: first logs and headers for all requests, then the API, pictures and the storefront. */
import { IncomingMessage } from 'node:http';
import { api, createErrorRenderer, Failure, type PhotographReader, serverOptions } from '@tianguis/api';
import { loadSellerRules, loadTaxRules, type ShopConfig } from '@tianguis/config';
import type { Changes, OpenDatabase } from '@tianguis/database';
import type { PaymentProvider } from '@tianguis/payments';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import type { ErrorPages } from './errors/error-pages.ts';
import { failureSender } from './errors/send-failure.ts';
import { createSocketErrors } from './errors/socket-errors.ts';
import { commonHeaders, isFile } from './http/security-headers.ts';
import { createOutbox } from './jobs/queue/outbox.ts';
import { type Limits, limitApiCalls } from './limits/limits.ts';
import { createLog, type LogStream } from './logging/logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { kindOf } from './metrics/requests.ts';
import { registerBankReturn } from './payments/bank-return.ts';
import type { Pictures } from './pictures/pictures.ts';
import { registerPictures } from './pictures/route.ts';
import { readTarget } from './requests/request-target.ts';
import { trustsOf } from './requests/visitor.ts';
import { besideConfig, type Settings } from './settings/settings.ts';
import { readWordFiles } from './settings/word-files.ts';

export type ServerOptions = {
  settings: Settings;
  config: ShopConfig;
  database: OpenDatabase;
  pictures: Pictures;
  photographReader: PhotographReader | undefined;
  limits: Limits;
  logStream: LogStream;
  metrics: Metrics;
  changes: Changes;
  /** Creates the HTTP server of Fastify. */
  serverFactory: FastifyServerFactory;
  errorPages: ErrorPages;
  provider: PaymentProvider | undefined;
};

/** Builds the server without the storefront, since the storefront differs between production and development. */
export async function createServer({
  settings,
  config,
  database,
  pictures,
  photographReader,
  limits,
  logStream,
  metrics,
  changes,
  serverFactory,
  errorPages,
  provider,
}: ServerOptions): Promise<FastifyInstance> {
  // Use one renderer of errors for the API, pictures, files, pages, and requests that Fastify itself refuses.
  const renderError = createErrorRenderer({ send: failureSender(errorPages) });
  const { onClientError, onConnect } = createSocketErrors(settings.publicOrigin, metrics);
  const logger: FastifyBaseLogger = createLog(logStream, settings.logLevel);
  const app = Fastify({
    ...serverOptions,
    loggerInstance: logger,
    // Write our own line for requests: one line instead of Fastify's two, and without secrets.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy === false ? false : trustsOf(settings.trustProxy),
    forceCloseConnections: 'idle',
    // During the shutdown, answer requests on open connections normally, and then close these connections. A proxy
    // could not distinguish a 503 here from the 503 of an unavailable database. For an unavailable database, a retry at
    // another process is useless.
    return503OnClosing: false,
    serverFactory,
    rewriteUrl(raw) {
      const target = readTarget(raw.url ?? '/');
      targets.set(raw, target);
      return target;
    },
    // Log here, since Fastify calls no hooks for these errors.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request)).raw.once('finish', () => logRequest(request, reply));
      void renderError(error, request, reply);
    },
    clientErrorHandler: onClientError,
  });
  app.server.on('connect', onConnect);
  const headers = commonHeaders(settings.publicOrigin);
  const headersOf = ({ url, id }: FastifyRequest) =>
    isFile(url) ? headers.files : { ...headers.others, 'x-request-id': id };
  app.setErrorHandler(renderError);
  app.setNotFoundHandler(() => {
    throw new Failure('ROUTE_NOT_FOUND');
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request));
    done(refusalOf(request));
  });
  const logRequest = (request: FastifyRequest, reply: FastifyReply) => {
    const url = receivedUrl(request);
    const line = {
      method: request.method,
      url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isFromOutside(request.raw)) {
      metrics.requests.note(kindOf(url), reply.statusCode, reply.elapsedTime);
      request.log.info(line, 'request');
    } else request.log.debug(line, 'call within the process');
  };
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  limitApiCalls(app, limits, isFromOutside);
  await app.register(api, {
    db: database.db,
    outbox: createOutbox(database.url),
    config,
    publicOrigin: settings.publicOrigin,
    contentFolder: settings.contentFolder,
    words: () => readWordFiles(settings),
    taxRules: loadTaxRules(besideConfig(settings, 'tax.json')),
    sellerRules: loadSellerRules(besideConfig(settings, 'sellers.json')),
    changes,
    renderError,
    newsletterPerHour: settings.newsletterPerHour,
    formsPerHour: settings.formsPerHour,
    outside: { singleSignOnSecret: settings.singleSignOnSecret, facebook: settings.facebook },
    writesPerMinute: settings.writesPerMinute,
    paymentTriesPerHour: settings.paymentTriesPerHour,
    provider,
    photographReader,
  });
  registerBankReturn(app);
  registerPictures(app, pictures);
  return app;
}

/** The normalised targets of requests. Each target is normalised once. */
const targets = new WeakMap<object, string>();

/**
 * The normalised URL that the client sent. A route may change `request.url`: the identity provider removes the path of
 * its realm, by which the log recognises secrets.
 */
const receivedUrl = ({ raw, url }: FastifyRequest): string => targets.get(raw) ?? url;

function isFromOutside(raw: unknown): boolean {
  return raw instanceof IncomingMessage;
}

/** The methods that routes use. Node accepts many more. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Refuses requests that violate HTTP, and requests of connections without an address. Node is configured to leave these
 * checks to us, so that all errors have the same format.
 */
function refusalOf({ raw, method, ip }: FastifyRequest): Failure | undefined {
  // The client reset the connection before the server accepted it, so it reads no answer. Calls of its page to the API
  // would be counted as calls of this machine.
  if (!ip) return new Failure('INVALID_REQUEST', 'The connection has no address.');
  if (!methods.has(method)) return new Failure('METHOD_NOT_ALLOWED', undefined, { allow: ['GET', 'HEAD'] });
  const { expect, host } = raw.headers;
  if (raw.httpVersion === '1.1' && host === undefined)
    return new Failure('INVALID_REQUEST', 'The header Host is missing.');
  if (expect !== undefined && expect.toLowerCase() !== '100-continue')
    return new Failure('EXPECTATION_FAILED', 'Expect may be 100-continue only.');
  return undefined;
}
