/** Sends a form's result as a response: with the page around it, or alone if the page itself shows it. */
import type { FormResult } from '@tianguis/ui';
import { data } from 'react-router';

const statusOf: Readonly<Record<FormResult['status'], number>> = { done: 200, invalid: 422, failed: 503 };

/** For the action of a page, whose `actionData` it becomes: the way without JavaScript. */
export function pageAnswer<Answer extends { result: FormResult }>(
  answer: Answer,
  { status = statusOf[answer.result.status], ...init }: ResponseInit = {},
) {
  return data(answer, { ...init, status });
}

/**
 * For `sendForm`. The status is 200 for every result, which is in the body, except for a rate limit (429), which the
 * whole server refuses alike: such a response has its sentence in `msg`.
 */
export function scriptAnswer(result: FormResult, status = 200): Response {
  const body = status < 400 ? result : { msg: result.message };
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}
