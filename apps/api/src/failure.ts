import { type ErrorCode, errorCatalogue, type FieldErrorCode } from '@tianguis/contract';

/** A field of the body that a service refuses. */
export interface FieldFailure {
  /** As in the body; what lies deeper is joined by dots: products.0.id */
  name: string;
  code: FieldErrorCode;
  /** The bound that the value missed, where the code speaks of one. */
  limit?: number;
  /** Stands for the sentence of the code, where the specification has one of its own. */
  msg?: string;
}

export interface FailureOptions {
  /** Seconds after which asking again may help: the header `Retry-After`. */
  retryAfter?: number;
  /** Methods that the address does take: the header `Allow` of a 405. */
  allow?: readonly string[];
  /** Seconds for which the reply may be cached; without it, not at all. */
  maxAge?: number;
  fields?: readonly FieldFailure[];
}

/** A failure that has its place in the closed catalogue. Services throw it; `plugins/errors.ts` renders it. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** For developers, in English. */
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly maxAge: number | undefined;
  readonly fields: readonly FieldFailure[];

  constructor(code: ErrorCode, detail?: string, { retryAfter, allow, maxAge, fields = [] }: FailureOptions = {}) {
    super(detail ?? errorCatalogue[code].msg);
    this.name = 'Failure';
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.allow = allow;
    this.maxAge = maxAge;
    this.fields = fields;
  }
}
