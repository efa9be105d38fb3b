/** Sends a form's result as a response: with the page around it, or alone for a script. */
import type { FormResult } from '@tianguis/ui';
import { data } from 'react-router';

const statusOf: Readonly<Record<FormResult['status'], number>> = { done: 200, next: 200, invalid: 422, failed: 503 };

/** A form's result, and the status of the response if it differs from the usual one. */
export interface FormAnswer {
  result: FormResult;
  status?: number | undefined;
}

/** Answers a form without JavaScript. The page's action returns this value, which becomes `actionData`. */
export function pageAnswer<Answer extends FormAnswer>({ status, ...answer }: Answer) {
  return data(answer, { status: status ?? statusOf[answer.result.status] });
}

/**
 * The response for `sendForm`. Its status is 200 for every result, since the result is in the body. A rate limit has
 * 429 and a text in `msg`, as everywhere on the server.
 */
export function scriptAnswer({ result, status = 200 }: FormAnswer): Response {
  const isLimited = status === 429;
  const body = isLimited ? { msg: result.message } : result;
  return Response.json(body, { status: isLimited ? 429 : 200, headers: { 'cache-control': 'private, no-store' } });
}
