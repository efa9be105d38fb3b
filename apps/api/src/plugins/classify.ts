/** Maps any error to a code of the error catalogue. */
import type { ErrorCode } from '@tianguis/contract';
import { isUnavailable } from '@tianguis/database';
import type { FastifyError } from 'fastify';
import { Failure, type FieldFailure } from '../failure.ts';
import { fieldFailures } from './schemas/field-failures.ts';

const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_HANDLER_TIMEOUT: 'DATABASE_UNAVAILABLE',
};

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  // A forbidden file is reported as missing.
  403: 'ROUTE_NOT_FOUND',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  417: 'EXPECTATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
};

export interface ClassifiedError {
  code: ErrorCode;
  detail: string | undefined;
  /** Invalid fields of the body. */
  fields?: readonly FieldFailure[];
  /** More about the failure, for the caller. */
  data?: object | undefined;
}

/** PostgreSQL's error codes for a text with a NUL character, which it cannot store: as text, and within JSON. */
const unstorableText: readonly string[] = ['22021', '22P05'];

/** Maps an error to a code of the error catalogue. An unknown error becomes `INTERNAL`, and its text is left out. */
export function classify(error: unknown): ClassifiedError {
  if (error instanceof Failure) {
    const { code, detail, fields, data } = error;
    return { code, detail, fields, data };
  }
  if (!(error instanceof Error)) return { code: 'INTERNAL', detail: undefined };
  const { code = '', validation, validationContext, statusCode = 500 } = error as Partial<FastifyError> & Error;
  // The framework's error for a client that disconnected while sending. No client reads the reply.
  if (code === 'ECONNRESET' && statusCode === 400) return { code: 'INVALID_REQUEST', detail: undefined };
  if (isUnavailable(error)) return { code: 'DATABASE_UNAVAILABLE', detail: undefined };
  if (unstorableText.includes(code)) return { code: 'INVALID_REQUEST', detail: 'a text has a NUL character' };
  if (validation) {
    const fields = validationContext === 'body' ? fieldFailures(validation) : [];
    return { code: 'INVALID_REQUEST', detail: validationDetail(validation, validationContext), fields };
  }
  const framework = frameworkCodes[code];
  if (framework) return { code: framework, detail: undefined };
  const isRefusal = statusCode >= 400 && statusCode < 500;
  if (isRefusal && code.startsWith('FST_')) return { code: byStatus(statusCode), detail: error.message };
  if (isRefusal && isHttpError(error)) return { code: byStatus(statusCode), detail: undefined };
  return { code: 'INTERNAL', detail: undefined };
}

/**
 * Whether an error is from the package http-errors, by which plugins of the framework set the status of a reply.
 * Another error with a status may contain the status of another server's reply, so a status alone is not enough.
 */
function isHttpError(error: Error): boolean {
  const { expose, status, statusCode } = error as { expose?: unknown; status?: unknown; statusCode?: unknown };
  return typeof expose === 'boolean' && status === statusCode;
}

function byStatus(status: number): ErrorCode {
  return codesByStatus[status] ?? 'INVALID_REQUEST';
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
