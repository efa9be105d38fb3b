/** Sends a form's result as a response: with the page around it, or alone if the page itself shows it. */
import type { FormResult } from '@tianguis/ui';
import { data } from 'react-router';

const statusOf: Readonly<Record<FormResult['status'], number>> = { done: 200, next: 200, invalid: 422, failed: 503 };

/** A form's result, and the status of a response that differs from that of its kind. */
export interface FormAnswer {
  result: FormResult;
  status?: number | undefined;
}

/** For the action of a page, whose `actionData` it becomes: the way without JavaScript. */
export function pageAnswer<Answer extends FormAnswer>({ status, ...answer }: Answer) {
  return data(answer, { status: status ?? statusOf[answer.result.status] });
}

/**
 * For `sendForm`. The status is 200 for every result, which is in the body, except for a rate limit (429), which the
 * whole server refuses alike: such a response has its sentence in `msg`.
 */
export function scriptAnswer({ result, status = 200 }: FormAnswer): Response {
  const isLimited = status === 429;
  const body = isLimited ? { msg: result.message } : result;
  return Response.json(body, { status: isLimited ? 429 : 200, headers: { 'cache-control': 'private, no-store' } });
}
