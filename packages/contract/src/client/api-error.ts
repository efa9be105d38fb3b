import type { ErrorCode } from '../errors.ts';

/** Failures that never reached the API, or whose answer did not come from it. */
export type TransportCode = 'NETWORK' | 'TIMEOUT' | 'CANCELLED' | 'BAD_REPLY';

export interface ApiErrorFields {
  status: number;
  code: ErrorCode | TransportCode;
  msg: string;
  detail?: string | undefined;
  requestId?: string | undefined;
}

/**
 * A call that gave no data (ER-01): HTTP status, code and the text of `msg`. `status` is 0 when no answer came: `NETWORK`
 * ("Network Error": offline, refused, cut off), `TIMEOUT`, `CANCELLED` (by the caller's own signal). `BAD_REPLY` is an answer
 * that is not the API's, such as a proxy's page.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | TransportCode;
  readonly msg: string;
  /** For developers, in English. */
  readonly detail: string | undefined;
  /** Finds the request in the logs of the API. */
  readonly requestId: string | undefined;

  constructor({ status, code, msg, detail, requestId }: ApiErrorFields, options?: ErrorOptions) {
    super(`${status} ${code}: ${detail ?? msg}`, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.msg = msg;
    this.detail = detail;
    this.requestId = requestId;
  }
}
