/** Logs failures of the storefront at a level for their severity. */
import { isRouteErrorResponse } from 'react-router';
import type { Log } from '../logging/logging.ts';

/** Codes of errors after the client has closed its connection. */
const disconnected: readonly unknown[] = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
];

/**
 * Returns a function that logs errors of React Router and its routes. Refused requests are logged as `debug`, all other
 * errors as `error`.
 */
export function logFailures(log: Pick<Log, 'debug' | 'error'>): (error: unknown, reqId?: string) => void {
  return (error, reqId) => {
    const fields = { err: error, reqId };
    if (isRefusal(error)) log.debug(fields, 'the storefront refused a request');
    else log.error(fields, 'the storefront failed');
  };
}

function isRefusal(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500;
  return (
    error instanceof Error && (error.name === 'AbortError' || ('code' in error && disconnected.includes(error.code)))
  );
}
