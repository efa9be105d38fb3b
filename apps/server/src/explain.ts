import { isUnavailable } from '@tianguis/database';

/** What our own code throws for an operator is one sentence; anything else is a fault of ours and shows where. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isUnavailable(error))
    return `The database went away or has no room (${reasonOf(error)}): see that it runs, then do the same again.`;
  const forOperators = error.constructor === Error || error.name === 'DataDirInUse';
  return forOperators ? error.message : (error.stack ?? error.message);
}

/** Where a name has several addresses, what was wrong is told of each, and the whole says nothing. */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}
