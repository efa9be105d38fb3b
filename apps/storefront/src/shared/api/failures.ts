/** A failed call becomes a page that says so, with the right status: an outage is never shown as emptiness (architecture §3). */
import { ApiError } from '@tianguis/contract/client';
import { data } from 'react-router';

/** Whether a call failed, in a way that can be told to the shopper, rather than our own code. */
export function isCallFailure(error: unknown): boolean {
  return error instanceof ApiError;
}

/** Whether the API asks the visitor to come back later, because of what this visitor has asked for so far. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS';
}

/** A name that nothing can have is one that nothing has. */
function isAbsent(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** Waits for a call; what is not there becomes the not-found page, what cannot be reached the crash page with 503. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isAbsent(error)) throw data(null, { status: 404 });
    throw data(null, { status: 503, headers: { 'retry-after': '10' } });
  }
}

/** Waits for a call that names one thing; undefined when there is none, else as {@link answered}. */
export async function found<T>(call: Promise<T>): Promise<T | undefined> {
  return answered(
    call.catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    }),
  );
}
