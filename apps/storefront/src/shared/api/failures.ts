/**
 * A failed call as a page shows it: each status as what it is, so an outage is never shown as emptiness (architecture §3).
 *
 * | Status of the call | A loader ({@link answered})                | An action ({@link submitted}) |
 * | ------------------ | ------------------------------------------ | ----------------------------- |
 * | 401, 440           | leads to sign in, with the way back        | the same                      |
 * | 400, 404           | not-found page: nothing can have that name | returned to the form          |
 * | 403                | page of what the account may not do        | returned to the form          |
 * | 409, 412, 422      | page of a request that was refused         | returned to the form          |
 * | 429                | page that says when to come back           | returned to the form          |
 * | others, none       | crash page with 503                        | returned to the form          |
 */
import { ApiError } from '@tianguis/contract/client';
import { data, redirect } from 'react-router';
import { paths } from '../links/paths.ts';

/** What the page of a failed call is given, as `error.data`. */
export interface CallFailure {
  code: ApiError['code'];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
}

/** Seconds after which a page that is out of reach may be loaded again, where the API does not say. */
const patience = 10;

/** Whether a call failed, in a way that can be shown to the shopper, rather than our own code. */
export function isCallFailure(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** A name that nothing can have is one that nothing has. */
function isAbsent(error: unknown): boolean {
  return isCallFailure(error) && (error.status === 404 || error.status === 400);
}

/** Waits for a call of a loader; throws the page that stands for its failure. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isCallFailure(error) ? failurePage(error) : error;
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

/** Waits for a call of an action: its reply, or the failure that the form shows beside what was typed (ER-09). */
export async function submitted<T>(
  call: Promise<T>,
): Promise<{ reply: T; refused?: undefined } | { reply?: undefined; refused: ApiError }> {
  try {
    return { reply: await call };
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    if (isSignedOut(error)) throw failurePage(error);
    return { refused: error };
  }
}

function isSignedOut({ status }: ApiError): boolean {
  return status === 401 || status === 440;
}

/** What a loader throws: a redirect, or the error whose page is shown with its status. */
function failurePage(error: ApiError): unknown {
  const { status, code, retryAfter } = error;
  // The middleware adds the way back (`shared/request`).
  if (isSignedOut(error)) return redirect(paths.login, 303);
  if (isAbsent(error)) return data(null, { status: 404 });
  const failure: CallFailure = { code, retryAfter };
  if ([403, 409, 412, 422].includes(status)) return data(failure, { status });
  const after = { 'retry-after': String(retryAfter ?? patience) };
  return status === 429 ? data(failure, { status, headers: after }) : data(null, { status: 503, headers: after });
}
