/** Reads a reply: returns its data, or throws its failure as an error. */
import { type ErrorCode, errorCatalogue } from '../../errors/errors.ts';
import { type FieldError, type FieldErrorCode, fieldErrorCodes } from '../../errors/field-errors.ts';
import { ApiError } from './api-error.ts';
import type { Reply } from './transport.ts';

/** Statuses whose replies have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The data of a reply; undefined if the reply's status allows no body.
 * @throws ApiError for a failure
 */
export function readData(reply: Reply): unknown {
  const { status, headers, text } = reply;
  if (bodiless.has(status)) return undefined;
  const body = parse(text);
  if (status >= 200 && status < 300 && body !== undefined) return body;
  const requestId = headers.get('x-request-id') ?? undefined;
  const retryAfter = secondsOf(headers.get('retry-after'));
  if (!isObject(body) || typeof body.code !== 'string' || !isErrorCode(body.code))
    throw new ApiError({ status, code: 'BAD_REPLY', msg: errorCatalogue.INTERNAL.msg, requestId, retryAfter });
  throw new ApiError({
    status,
    code: body.code,
    msg: typeof body.msg === 'string' ? body.msg : errorCatalogue[body.code].msg,
    detail: typeof body.detail === 'string' ? body.detail : undefined,
    requestId: typeof body.request_id === 'string' ? body.request_id : requestId,
    retryAfter,
    fields: Array.isArray(body.fields) ? body.fields.filter(isFieldError) : [],
    data: body.data,
  });
}

/**
 * The seconds of a `Retry-After` header, which may contain a date instead. Undefined if the header is missing or
 * malformed.
 */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const seconds = Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

function isFieldError(value: unknown): value is FieldError {
  if (!isObject(value) || typeof value.name !== 'string' || typeof value.msg !== 'string') return false;
  return fieldErrorCodes.includes(value.code as FieldErrorCode);
}
