/**
 * Maps the status of a failed call to the content of the page, so that an outage never looks like an empty list
 * (docs/architecture.md).
 *
 * | Status of the call | A loader ({@link answered})                | An action ({@link submitted}) |
 * | ------------------ | ------------------------------------------ | ----------------------------- |
 * | 401, 440           | redirects to the sign-in, which returns    | the same                      |
 * | 400, 404           | not-found page                             | returned to the form          |
 * | 403                | error page of a forbidden action           | returned to the form          |
 * | 409, 412, 422      | error page of a refused request            | returned to the form          |
 * | 429                | error page with the time of the next try   | returned to the form          |
 * | others, none       | crash page with 503                        | returned to the form          |
 */
import { ApiError } from '@tianguis/contract/client';
import { data, redirect } from 'react-router';
import { paths } from '../links/paths.ts';

/** `error.data` of the error page of a failed call. */
export interface CallFailure {
  code: ApiError['code'];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
}

/** Default for the seconds until a failed page may be loaded again. */
export const patience = 10;

/** Whether the error is a failed call, which an error page may describe, and not a fault of our code. */
export function isCallFailure(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** An invalid name (400) counts as absent, like an unknown one (404). */
function isAbsent(error: unknown): boolean {
  return isCallFailure(error) && (error.status === 404 || error.status === 400);
}

/** Awaits a loader's call; if the call fails, throws its error page. */
export async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw isCallFailure(error) ? failurePage(error) : error;
  }
}

/**
 * Awaits a call for one record. The result is undefined if the record does not exist. Other failures throw as in {@link
 * answered}.
 */
export async function found<T>(call: Promise<T>): Promise<T | undefined> {
  return answered(
    call.catch((error: unknown) => {
      if (isAbsent(error)) return undefined;
      throw error;
    }),
  );
}

/**
 * Awaits a call of a sign-in. The status 401 of such a call means wrong values in the form, so the function does not
 * redirect.
 * @returns the reply or the failure
 */
export async function tried<T>(
  call: Promise<T>,
): Promise<{ reply: T; refused?: undefined } | { reply?: undefined; refused: ApiError }> {
  try {
    return { reply: await call };
  } catch (error) {
    if (!isCallFailure(error)) throw error;
    return { refused: error };
  }
}

/**
 * Awaits an action's call. The form shows a failure beside the typed values (ER-09).
 * @returns the reply or the failure
 */
export async function submitted<T>(
  call: Promise<T>,
): Promise<{ reply: T; refused?: undefined } | { reply?: undefined; refused: ApiError }> {
  const answer = await tried(call);
  if (answer.refused && isSignedOut(answer.refused)) throw failurePage(answer.refused);
  return answer;
}

function isSignedOut({ status }: ApiError): boolean {
  return status === 401 || status === 440;
}

/** Returns what a loader must throw for this error: a redirect, or a response with the status of the error page. */
function failurePage(error: ApiError): unknown {
  const { status, code, retryAfter } = error;
  // The middleware adds the path to return to (`shared/request`).
  if (isSignedOut(error)) return redirect(paths.login, 303);
  if (isAbsent(error)) return data(null, { status: 404 });
  const failure: CallFailure = { code, retryAfter };
  if ([403, 409, 412, 422].includes(status)) return data(failure, { status });
  if (status !== 429) return unavailable(retryAfter);
  return data(failure, { status, headers: { 'retry-after': String(retryAfter ?? patience) } });
}

/** What a loader or a middleware must throw for the crash page with 503, which may be loaded again. */
export const unavailable = (retryAfter = patience) =>
  data(null, { status: 503, headers: { 'retry-after': String(retryAfter) } });
