/**
 * Requests that take effect once (CO-06). A customer's request has an operation and a key. The row is written in the
 * transaction of the request's effect. So a request that failed leaves no row and can be sent again, and a second
 * request with the same key waits until the first one has ended.
 */
import { createHash } from 'node:crypto';
import type { Unit, UnitOfWork } from '@tianguis/database';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../failure.ts';
import { type RequestKey, requestRepository } from './repository.ts';

export type { RequestKey } from './repository.ts';

/** `new`: the request has not taken effect. `again`: it has, with this answer; undefined if no answer was stored. */
export type Begun = { state: 'new' } | { state: 'again'; answer: unknown };

/** The key of a request. @throws Failure INVALID_REQUEST for a malformed key */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\w-]{8,64}$/.test(key))) return key;
  throw new Failure('INVALID_REQUEST', 'Idempotency-Key has 8 to 64 letters, digits, hyphens and underscores.');
}

/**
 * Begins a request with a key.
 * @throws Failure IDEMPOTENCY_KEY_REUSED if another body was sent with the key
 */
export async function beginRequest({ db }: Unit, request: RequestKey, body: unknown): Promise<Begun> {
  const requests = requestRepository(db);
  const hash = hashOf(body);
  if (await requests.insert(request, hash)) return { state: 'new' };
  const found = await requests.read(request);
  if (found === undefined || !found.bodyHash.equals(hash)) throw new Failure('IDEMPOTENCY_KEY_REUSED');
  return { state: 'again', answer: found.answer ?? undefined };
}

/** Stores the answer that a repeated request gets. Refusals are never stored, so that the customer can try again. */
export const storeAnswer = ({ db }: Unit, request: RequestKey, answer: unknown): Promise<void> =>
  requestRepository(db).setAnswer(request, answer);

/** Whether the same body was sent within the last seconds without a key, as a form that is submitted twice. */
export async function isPressedTwice(
  { db }: Unit,
  { customer, operation }: Omit<RequestKey, 'key'>,
  body: unknown,
  seconds: number,
): Promise<boolean> {
  const hash = hashOf(body);
  const request = { customer, operation, key: `body-${hash.toString('base64url')}` };
  return !(await requestRepository(db).insertUnlessRecent(request, hash, seconds));
}

/** Deletes old requests. @returns the number of deleted requests */
export const pruneRequests = ({ db }: Pick<UnitOfWork, 'db'>, hours: number): Promise<number> =>
  requestRepository(db).deleteOlder(hours);

const hashOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest();
