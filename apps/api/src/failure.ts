import { type ErrorCode, errorCatalogue, type FieldErrorCode } from '@tianguis/contract';

/** An invalid field of the body. */
export interface FieldFailure {
  /** Path of the field in the body; nested names are joined by dots: products.0.id */
  name: string;
  code: FieldErrorCode;
  /** The bound that the value violates, if the code has one. */
  limit?: number;
  /** Replaces the sentence of the code, if the specification has another sentence for this field. */
  msg?: string;
}

export interface FailureOptions {
  /** Seconds after which a retry may succeed: the header `Retry-After`. */
  retryAfter?: number;
  /** Methods that the path supports: the header `Allow` of a 405. */
  allow?: readonly string[];
  /** Seconds for which the reply may be cached; default: not at all. */
  maxAge?: number;
  fields?: readonly FieldFailure[];
  /** More about the failure: `data` of the reply. */
  data?: object;
}

/** A failure with a code of the error catalogue. Services throw it; `plugins/errors.ts` renders it. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** Explanation for developers, in English. */
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly maxAge: number | undefined;
  readonly fields: readonly FieldFailure[];
  readonly data: object | undefined;

  constructor(code: ErrorCode, detail?: string, { retryAfter, allow, maxAge, fields = [], data }: FailureOptions = {}) {
    super(detail ?? errorCatalogue[code].msg);
    this.name = 'Failure';
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.allow = allow;
    this.maxAge = maxAge;
    this.fields = fields;
    this.data = data;
  }
}

/** The failure of one field of a form, with the sentence that the shopper reads. */
export const wrongField = (name: string, msg: string): Failure =>
  new Failure('VALIDATION_FAILED', `The field ${name} cannot be used.`, { fields: [{ name, code: 'WRONG', msg }] });
