import type { ErrorCode } from '@tianguis/contract';
import { errorCatalogue } from '@tianguis/contract';

export interface FailureOptions {
  /** Seconds after which asking again may help: the header `Retry-After`. */
  retryAfter?: number;
  /** Methods that the address does take: the header `Allow` of a 405. */
  allow?: readonly string[];
  /** Seconds for which the answer may be kept; without it, not at all. */
  maxAge?: number;
}

/** A failure that has its place in the closed catalogue. Services throw it; `plugins/errors.ts` renders it. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** For developers, in English. */
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly maxAge: number | undefined;

  constructor(code: ErrorCode, detail?: string, { retryAfter, allow, maxAge }: FailureOptions = {}) {
    super(detail ?? errorCatalogue[code].msg);
    this.name = 'Failure';
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.allow = allow;
    this.maxAge = maxAge;
  }
}
