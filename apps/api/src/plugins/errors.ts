/** The one place where an error becomes a reply: status, code, words for a shopper, detail for a developer (spec §8, ER). */
import {
  type ErrorCode,
  type ErrorReply,
  errorCatalogue,
  type FieldError,
  fieldErrorCatalogue,
} from '@tianguis/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FieldFailure } from '../failure.ts';
import { classify, type Known } from './classify.ts';

/** Renders any error as the reply of its request. */
export type ErrorRenderer = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<unknown>;

export interface ErrorRendererOptions {
  /**
   * Sends another form of a failure than the API's JSON, where one is wanted: the shop's page for a browser. Status and
   * headers of the failure are on the reply already. Undefined: JSON.
   */
  send?(request: FastifyRequest, reply: FastifyReply, failure: ErrorReply): Promise<unknown> | undefined;
  now?(): number;
}

/** Seconds after which asking again may help, where the failure does not know better. */
const retryAfter: Partial<Record<ErrorCode, number>> = {
  TOO_MANY_REQUESTS: 5,
  SERVER_BUSY: 2,
  DATABASE_UNAVAILABLE: 5,
};
/** Milliseconds for which one line of the log as an error stands for an outage, whose other failures are warnings. */
const outageSpan = 30_000;

/** Makes the renderer that all parts of a server share; what is inside an error reaches the log alone. */
export function createErrorRenderer({ send, now = Date.now }: ErrorRendererOptions = {}): ErrorRenderer {
  let outageToldUntil = 0;

  /** An error of the log is what an operator must look at: a request that is refused is none. */
  function log(error: unknown, code: ErrorCode, request: FastifyRequest): void {
    if (code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    else if (code !== 'DATABASE_UNAVAILABLE') request.log.debug({ err: error }, 'request refused');
    else if (error instanceof Failure || now() < outageToldUntil) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'request failed');
    } else {
      outageToldUntil = now() + outageSpan;
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
    // What the handler meant for its own answer.
    for (const name of ['etag', 'last-modified', 'content-encoding', 'cdn-cache-control']) reply.removeHeader(name);
    reply.code(body.status).header('cache-control', maxAge ? `public, max-age=${maxAge}` : 'no-store');
    return send?.(request, reply, body) ?? sendJson(reply, body);
  };
}

/** Renders every error as JSON: for an API that no browser opens. */
export const renderError = createErrorRenderer();

/** Sends a failure as the API's own JSON; status and headers are on the reply already. */
export function sendJson(reply: FastifyReply, body: ErrorReply): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** The body of an error reply. */
function errorBody({ code, detail, fields = [] }: Known, requestId: string): ErrorReply {
  const { status, msg } = errorCatalogue[code];
  return {
    ...{ status, code, msg },
    ...(detail === undefined ? {} : { detail }),
    ...(fields.length === 0 ? {} : { fields: fields.map(toFieldError) }),
    request_id: requestId,
  };
}

function toFieldError({ name, code, limit = 0, msg = fieldErrorCatalogue[code](limit) }: FieldFailure): FieldError {
  return { name, code, msg };
}

/** Makes every error inside `app`, and inside what it registers, come out in the one form. */
export function registerErrors(app: FastifyInstance, render: ErrorRenderer = renderError): void {
  app.setErrorHandler(render);
}
