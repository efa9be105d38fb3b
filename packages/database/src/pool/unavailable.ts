/** Distinguishes errors of an unavailable database from errors of a wrong query. */

/**
 * SQLSTATE classes and codes of a server that stops, starts, has no free connection, or is read only. The code 57014
 * means that a statement was cancelled.
 */
const unavailableStates = /^(08|57P0[1-5]|53|57014|25006)/;
/** SQLSTATE classes and codes of errors after which the connection is lost. */
const lostStates = /^(08|57P0[1-5])/;
/** Names of system calls that are used for networks and not for files. */
const networkCalls: readonly unknown[] = ['connect', 'getaddrinfo'];
/** Codes of read and write errors that occur on networks and not with files. */
const networkCodes: readonly unknown[] = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** Messages of errors without a code, from the driver, its pool and Kysely. */
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

/** Whether this error means that its connection can no longer be used. */
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

/** The error's SQLSTATE, which has five characters; codes of Node's errors are longer. */
function stateOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' && error.code.length === 5 ? error.code : '';
}
