/** The one place where an error becomes a reply: status, code, words for a shopper, detail for a developer (spec §8, ER). */
import { type ErrorCode, type ErrorReply, errorCatalogue } from '@tianguis/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** SQLSTATE classes and codes that say "not now" about the database, rather than "never" about the statement. */
const unavailableStates = /^(08|57P0[1-5]|53|57014|25006)/;
const networkCalls: readonly unknown[] = ['connect', 'read', 'write', 'getaddrinfo'];
/** What the driver and its pool say without any code. */
const unavailableMessages =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after)/;

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_HANDLER_TIMEOUT: 'DATABASE_UNAVAILABLE',
};

interface Known {
  code: ErrorCode;
  detail: string | undefined;
}

/** Which entry of the catalogue an error is. What it does not know is `INTERNAL`, and its text stays inside. */
export function classify(error: unknown): Known {
  if (error instanceof Failure) return { code: error.code, detail: error.detail };
  if (!(error instanceof Error)) return { code: 'INTERNAL', detail: undefined };
  if (isUnavailable(error)) return { code: 'DATABASE_UNAVAILABLE', detail: undefined };
  const { code = '', validation, validationContext, statusCode } = error as Partial<FastifyError> & Error;
  if (validation) return { code: 'INVALID_REQUEST', detail: validationDetail(validation, validationContext) };
  const framework = frameworkCodes[code];
  if (framework) return { code: framework, detail: undefined };
  const fromFramework = code.startsWith('FST_') && statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return fromFramework ? { code: 'INVALID_REQUEST', detail: error.message } : { code: 'INTERNAL', detail: undefined };
}

function isUnavailable(error: Error): boolean {
  if (error instanceof AggregateError && error.errors.some((one) => one instanceof Error && isUnavailable(one)))
    return true;
  if ('syscall' in error && networkCalls.includes(error.syscall)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (code.length === 5 && unavailableStates.test(code)) || unavailableMessages.test(error.message);
}

function validationDetail(validation: NonNullable<FastifyError['validation']>, context = 'request'): string {
  return validation
    .map(({ instancePath, message, params }) => {
      const extra = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
      const field = instancePath.replace(/^\//, '').replaceAll('~1', '/');
      return `${context}${field ? ` ${field}` : ''} ${message ?? 'is wrong'}${extra}`;
    })
    .join('; ');
}

/** The body of an error reply. */
export function errorBody(known: Known, requestId: string): ErrorReply {
  const { status, msg } = errorCatalogue[known.code];
  return {
    status,
    code: known.code,
    msg,
    ...(known.detail === undefined ? {} : { detail: known.detail }),
    request_id: requestId,
  };
}

/** Renders any error; 5xx ones are logged whole, under the id that the reply carries. */
export function renderError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = classify(error);
  const body = errorBody(known, request.id);
  if (body.status >= 500) request.log.error({ err: error }, 'request failed');
  if (body.status === 503) reply.header('retry-after', '5');
  return reply
    .code(body.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

/** Makes every error inside `app`, and inside what it registers, come out in the one form. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(renderError);
}
