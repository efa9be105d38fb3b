/** A form's result as an answer: with the page around it, or alone where the page itself shows it. */
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
 * For `sendForm`. It is 200 whatever the result says, which is in it, but for what the whole server refuses alike
 * (429): such an answer has its sentence in `msg`.
 */
export function scriptAnswer(result: FormResult, status = 200): Response {
  const body = status < 400 ? result : { msg: result.message };
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}
