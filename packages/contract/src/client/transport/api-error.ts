import type { ErrorCode } from '../../errors/errors.ts';
import type { FieldError } from '../../errors/field-errors.ts';

/** Codes of calls that did not reach the API, or whose reply did not come from the API. */
export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'CANCELLED' | 'BAD_REPLY';

export interface ApiErrorFields {
  status: number;
  code: ErrorCode | TransportCode;
  msg: string;
  detail?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  fields?: readonly FieldError[] | undefined;
  data?: unknown;
}

/**
 * A failed call (ER-01): HTTP status, code and the text of `msg`. `status` is 0 if no reply came: `NETWORK` ("Network
 * Error": offline, refused, cut off), `TIMEOUT`, or `CANCELLED` (by the caller's signal). `BAD_REPLY` is a reply that
 * did not come from the API, such as a proxy's page.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  readonly msg: string;
  /** An explanation in English for developers. */
  readonly detail: string | undefined;
  /** Identifies the request in the logs of the API. */
  readonly requestId: string | undefined;
  /** Seconds after which the same call may succeed (`Retry-After`). */
  readonly retryAfter: number | undefined;
  /** Invalid fields of the body, each with a sentence for the shopper; empty if no field caused the failure. */
  readonly fields: readonly FieldError[];
  /** More about the failure; undefined if the reply has no `data`. Readers check its type. */
  readonly data: unknown;

  constructor(
    { status, code, msg, detail, requestId, retryAfter, fields = [], data }: ApiErrorFields,
    options?: ErrorOptions,
  ) {
    super(`${status} ${code}: ${detail ?? msg}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.detail = detail;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.fields = fields;
    this.data = data;
  }
}
