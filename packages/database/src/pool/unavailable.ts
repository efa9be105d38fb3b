/** Recognises errors of an unavailable database, as opposed to those of a wrong query. */

/**
 * SQLSTATE classes and codes of a server that stops, starts, has no free connection, or is read only; 57014: a
 * statement was cancelled.
 */
const unavailableStates = /^(08|57P0[1-5]|53|57014|25006)/;
/** Those after which the connection is lost, too. */
const lostStates = /^(08|57P0[1-5])/;
/** System calls that only a network uses. */
const networkCalls: readonly unknown[] = ['connect', 'getaddrinfo'];
/** Error codes of read and write that occur on a network only, not with files. */
const networkCodes: readonly unknown[] = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** Messages of the driver, its pool and Kysely, whose errors have no code. */
const lostMessages =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Postgres connection has been discarded)/;
const unavailableMessages = /^(timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/;

/** Whether the database is unavailable now, so that the same query may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isConnectionLost(error) || unavailableMessages.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return unavailableStates.test(stateOf(error));
}

/** Whether the connection with this error can no longer be used. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && networkCalls.includes(error.syscall)) return true;
  if ('syscall' in error && 'code' in error && networkCodes.includes(error.code)) return true;
  return lostStates.test(stateOf(error)) || lostMessages.test(error.message);
}

/** Whether the work failed because a connection was lost or could not be opened, so that it may be retried. */
export function isConnectionMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionMissing);
  return isConnectionLost(error) || unavailableMessages.test(error.message) || stateOf(error) === '53300';
}

/** SQLSTATE; errors of Node have longer codes. */
function stateOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' && error.code.length === 5 ? error.code : '';
}
