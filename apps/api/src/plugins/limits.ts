/** Bounds on what a caller may send, and how long it may take. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { Failure } from '../failure.ts';
import { renderError } from './errors.ts';

/** Largest body of a call that says nothing else, in bytes. */
export const bodyLimit = 64 * 1024;
/** Longest path with query, in characters: 30 brands of 60 letters and 100 ids fit. */
export const urlLimit = 6000;
/** Most parameters of a query. */
export const parameterLimit = 40;
/** Milliseconds until a call that has not answered is given up. */
const handlerTimeout = 20_000;

const requestIdShape = /^[\w.:-]{8,64}$/;

/** Options for the Fastify instance that the API is mounted on; those that only a whole instance can have. */
export const serverOptions = {
  bodyLimit,
  requestTimeout: 30_000,
  routerOptions: { maxParamLength: 200 },
  // A proxy's id is kept when it looks like one, so that one request has one id in all logs.
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
