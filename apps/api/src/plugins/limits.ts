/** Limits on the size of requests, and on the duration of calls. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { Failure } from '../failure.ts';
import { renderError } from './errors.ts';
import { buildSerializer } from './schemas/serializers.ts';

/** Default limit of a body, in bytes. */
export const bodyLimit = 64 * 1024;
/** Maximum length of path and query, in characters: enough for 30 brands of 60 letters and 100 ids. */
export const urlLimit = 6000;
/** Maximum number of query parameters. */
export const parameterLimit = 40;
/** Default time limit of a call, in milliseconds. */
const handlerTimeout = 20_000;

const requestIdShape = /^[\w.:-]{8,64}$/;

/** Options that only a whole Fastify instance can have. The server on which the API is mounted needs them. */
export const serverOptions = {
  bodyLimit,
  schemaController: { compilersFactory: { buildSerializer } },
  // A form with photographs takes a slow telephone up to two minutes. Headers have Node's own limit of one minute.
  requestTimeout: 120_000,
  routerOptions: { maxParamLength: 200 },
  // Uses the request id of a proxy if it is well-formed, so that a request has the same id in all logs.
  genReqId: (request) => {
    const given = request.headers['x-request-id'];
    return typeof given === 'string' && requestIdShape.test(given) ? given : randomUUID();
  },
  frameworkErrors: (error, request, reply) => void renderError(error, request, reply),
} satisfies FastifyServerOptions;

export function registerLimits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimit;
    route.handlerTimeout ??= handlerTimeout;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    const { url } = request.raw;
    if (url === undefined) return;
    if (url.length > urlLimit)
      throw new Failure('INVALID_REQUEST', `The address is longer than ${urlLimit} characters.`);
    if (countParameters(url) > parameterLimit) {
      throw new Failure('INVALID_REQUEST', `The query has more than ${parameterLimit} parameters.`);
    }
  });
}

function countParameters(url: string): number {
  let count = 1;
  for (let at = url.indexOf('&'); at !== -1; at = url.indexOf('&', at + 1)) count += 1;
  return count;
}
