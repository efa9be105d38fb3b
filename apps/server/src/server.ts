/** The HTTP server: logs and headers for all, then the API, pictures and the storefront. */
import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { api, type Changes, serverOptions } from '@tianguis/api';
import type { ShopConfig } from '@tianguis/config';
import type { OpenDatabase } from '@tianguis/database';
import Fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import { type LogStream, loggableUrl } from './logging.ts';
import type { Metrics } from './metrics/metrics.ts';
import { kindOf } from './metrics/requests.ts';
import type { Pictures } from './pictures/pictures.ts';
import { registerPictures } from './pictures/route.ts';
import { requestScope } from './request-scope.ts';
import { besideConfig, type Settings } from './settings.ts';
import { commonHeaders, isFile } from './storefront/security-headers.ts';

export type ServerOptions = {
  settings: Settings;
  config: ShopConfig;
  database: OpenDatabase;
  pictures: Pictures;
  logStream: LogStream;
  metrics: Metrics;
  changes: Changes;
  /** Makes the server under the framework. */
  serverFactory: FastifyServerFactory;
};

/** Builds the server up to the storefront, which differs between production and development. */
export async function createServer({
  settings,
  config,
  database,
  pictures,
  logStream,
  metrics,
  changes,
  serverFactory,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions,
    logger: { level: settings.logLevel, base: null, stream: logStream },
    // Our own line says the same in one instead of two, and without secrets.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    // What still comes over a connection that is open is answered, and the connection ended: a proxy could not tell this 503 from one
    // of a database that is away, for which asking another process would be of no use.
    return503OnClosing: false,
    serverFactory,
  });
  const headers = commonHeaders(settings.publicOrigin);
  app.addHook('onRequest', (request, reply, done) => {
    if (isFile(request.url)) reply.headers(headers.files);
    else reply.headers(headers.others).header('x-request-id', request.id);
    // Calls within the process belong to the request that makes them.
    if (isFromOutside(request.raw)) requestScope.run({ id: request.id }, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      url: loggableUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (isFromOutside(request.raw)) {
      metrics.requests.note(kindOf(request.url), reply.statusCode, reply.elapsedTime);
      request.log.info(line, 'request');
    } else request.log.debug(line, 'call within the process');
    done();
  });
  await app.register(api, {
    db: database.db,
    config,
    publicOrigin: settings.publicOrigin,
    contentFolder: settings.contentFolder,
    synonyms: () => readFileSync(besideConfig(settings, 'synonyms.txt'), 'utf8'),
    changes,
  });
  registerPictures(app, pictures);
  return app;
}

function isFromOutside(raw: unknown): boolean {
  return raw instanceof IncomingMessage;
}
