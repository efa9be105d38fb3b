import type { ErrorCode } from '@tianguis/contract';
import { errorCatalogue } from '@tianguis/contract';

/** A failure that has its place in the closed catalogue. Services throw it; `plugins/errors.ts` renders it. */
export class Failure extends Error {
  readonly code: ErrorCode;
  /** For developers, in English. */
  readonly detail: string | undefined;

  constructor(code: ErrorCode, detail?: string) {
    super(detail ?? errorCatalogue[code].msg);
    this.name = 'Failure';
    this.code = code;
    this.detail = detail;
  }
}
