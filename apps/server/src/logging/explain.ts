import { isUnavailable } from '@tianguis/database';

/** Describes an error: one sentence for the operator, or the stack of an unexpected error. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isUnavailable(error))
    return `The database is unavailable or its disk is full (${reasonOf(error)}): see that it runs, then do the same again.`;
  const forOperators = error.constructor === Error || error.name === 'DataDirInUse';
  return forOperators ? error.message : (error.stack ?? error.message);
}

/**
 * The reason of an error. If a host name has several IP addresses, each has an error, and the aggregate error has no
 * message.
 */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}
