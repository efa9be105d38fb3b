/** Turns errors into replies: status, code, a sentence for shoppers, and a detail for developers (spec §8, ER). */
import {
  type ErrorCode,
  type ErrorReply,
  errorCatalogue,
  type FieldError,
  fieldErrorCatalogue,
} from '@tianguis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FieldFailure } from '../failure.ts';
import { type ClassifiedError, classify } from './classify.ts';

/** Renders any error as the reply of its request. */
export type ErrorRenderer = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<unknown>;

export interface ErrorRendererOptions {
  /**
   * Sends a failure in a form other than JSON, such as an error page for a browser. The caller has set status and
   * headers. If it returns undefined, the failure is sent as JSON.
   */
  send?(request: FastifyRequest, reply: FastifyReply, failure: ErrorReply): Promise<unknown> | undefined;
  now?(): number;
}

/** Default `Retry-After` in seconds, by code. */
const retryAfter: Partial<Record<ErrorCode, number>> = {
  TOO_MANY_REQUESTS: 5,
  SERVER_BUSY: 2,
  DATABASE_UNAVAILABLE: 5,
};
/**
 * During an outage, one failure per this number of milliseconds is logged as an error. The other failures are logged as
 * warnings.
 */
const outageLogIntervalMs = 30_000;

/** Creates the renderer that all parts of a server share. Internals of an error are only logged, never sent. */
export function createErrorRenderer({ send, now = Date.now }: ErrorRendererOptions = {}): ErrorRenderer {
  let outageLoggedUntil = 0;

  /** Logs as errors only failures that need the operator's attention, so not refused requests. */
  function log(error: unknown, code: ErrorCode, request: FastifyRequest): void {
    if (code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    else if (code !== 'DATABASE_UNAVAILABLE') request.log.debug({ err: error }, 'request refused');
    else if (error instanceof Failure || now() < outageLoggedUntil) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'request failed');
    } else {
      outageLoggedUntil = now() + outageLogIntervalMs;
      request.log.error({ err: error }, 'the database cannot be used');
    }
  }

  return (error, request, reply) => {
    const known = classify(error);
    const body = errorBody(known, request.id);
    log(error, known.code, request);
    const { allow, maxAge, retryAfter: seconds = retryAfter[known.code] } = error instanceof Failure ? error : {};
    if (seconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(seconds))));
    if (allow) reply.header('allow', allow.join(', '));
    // Remove headers that the handler may have set for its own reply.
    for (const name of ['etag', 'last-modified', 'content-encoding', 'cdn-cache-control']) reply.removeHeader(name);
    reply.code(body.status).header('cache-control', maxAge ? `public, max-age=${maxAge}` : 'no-store');
    return send?.(request, reply, body) ?? sendJson(reply, body);
  };
}

/** Renders every error as JSON. */
export const renderError = createErrorRenderer();

/** Sends a failure as JSON. The caller has set status and headers. */
export function sendJson(reply: FastifyReply, body: ErrorReply): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** The body of an error reply. */
function errorBody({ code, detail, fields = [], data }: ClassifiedError, requestId: string): ErrorReply {
  const { status, msg } = errorCatalogue[code];
  return {
    ...{ status, code, msg },
    ...(detail === undefined ? {} : { detail }),
    ...(fields.length === 0 ? {} : { fields: fields.map(toFieldError) }),
    ...(data === undefined ? {} : { data }),
    request_id: requestId,
  };
}

function toFieldError({ name, code, limit = 0, msg = fieldErrorCatalogue[code](limit) }: FieldFailure): FieldError {
  return { name, code, msg };
}

/** Renders all errors of `app`, and of the plugins that it registers. */
export function registerErrors(app: FastifyInstance, render: ErrorRenderer = renderError): void {
  app.setErrorHandler(render);
}
