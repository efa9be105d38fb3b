/** What of the storefront's failures an operator must look at. */
import { isRouteErrorResponse } from 'react-router';
import type { Log } from '../logging.ts';

/** What a connection says whose other end has gone. */
const gone: readonly unknown[] = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ABORT_ERR', 'ERR_STREAM_PREMATURE_CLOSE'];

/**
 * Told of everything that React Router and its routes throw: requests that are refused are no errors of the shop, all
 * else is.
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
  return error instanceof Error && (error.name === 'AbortError' || ('code' in error && gone.includes(error.code)));
}
