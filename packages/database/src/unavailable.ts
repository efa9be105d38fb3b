/** Which errors say that the database is away for the moment, rather than that something was asked wrongly. */

/** SQLSTATE classes and codes of a server that ends, starts, has no room, or is read only; 57014: a statement was cancelled. */
const unavailableStates = /^(08|57P0[1-5]|53|57014|25006)/;
/** Those that end the connection, too. */
const lostStates = /^(08|57P0[1-5])/;
/** Calls of the operating system that only a network needs. */
const networkCalls: readonly unknown[] = ['connect', 'getaddrinfo'];
/** What else, files included, is read and written may fail by these on a network only. */
const networkCodes: readonly unknown[] = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** What the driver, its pool and Kysely say without any code. */
const lostMessages =
  /^(Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Postgres connection has been discarded)/;
const unavailableMessages = /^(timeout exceeded when trying to connect|timeout expired|Cannot use a pool after)/;

/** Whether the database cannot be had now: the same may be asked again later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isConnectionLost(error) || unavailableMessages.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return unavailableStates.test(stateOf(error));
}

/** Whether the connection on which this happened is of no more use. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && networkCalls.includes(error.syscall)) return true;
  if ('syscall' in error && 'code' in error && networkCodes.includes(error.code)) return true;
  return lostStates.test(stateOf(error)) || lostMessages.test(error.message);
}

/** Whether the work was not done for want of a connection, lost or not to be had, so that it may be begun again. */
export function isConnectionMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionMissing);
  return isConnectionLost(error) || unavailableMessages.test(error.message) || stateOf(error) === '53300';
}

/** SQLSTATE; errors of Node have longer codes. */
function stateOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' && error.code.length === 5 ? error.code : '';
}
