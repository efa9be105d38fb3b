import { AssertionError } from 'node:assert';
import { isUnavailable } from '@tianguis/database';
import pg from 'pg';

/**
 * Errors of JavaScript, Node and PostgreSQL. They show a fault of the program, so their stack is printed. Every class of
 * errors that the shop defines itself has a message for operators.
 */
const unexpected = [
  ...[TypeError, RangeError, ReferenceError, SyntaxError, EvalError, URIError],
  ...[AggregateError, AssertionError, pg.DatabaseError],
];

/** Describes an error: one sentence for the operator, or the stack of an unexpected error. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isUnavailable(error))
    return `The database is unavailable or its disk is full (${reasonOf(error)}): see that it runs, then do the same again.`;
  const isUnexpected = unexpected.some((kind) => error instanceof kind);
  return isUnexpected ? (error.stack ?? error.message) : error.message;
}

/**
 * The reason of an error. If a host name has several IP addresses, each has an error, and the aggregate error has no
 * message.
 */
function reasonOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}
