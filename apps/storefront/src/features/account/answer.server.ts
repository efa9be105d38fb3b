/** Code that the account's forms share: failures as results, and confirmations. */
import type { ApiError } from '@tianguis/contract/client';
import type { FieldTexts } from '@tianguis/ui';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { answered, submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FormAnswer } from '../../shared/forms/form-answer.server.ts';
import { type FieldSentences, failed, refused } from '../../shared/forms/form-results.ts';
import type { LeadingAnswer } from '../../shared/forms/leading-answer.server.ts';
import { tooManyTries } from '../../shared/forms/too-many-tries.ts';
import { confirmPath } from '../../shared/links/account-paths.ts';
import { asCustomer } from '../../shared/session/customer.server.ts';
import { answerWords as words } from './answer-words.ts';

export type Context = Readonly<RouterContextProvider>;

/** Answers one form of the account. */
export type AccountAction = (context: Context, form: FormData, request: Request) => Promise<LeadingAnswer>;

/** Makes a form result of a failed call, with the typed values (ER-09). */
export function refusal(error: ApiError, values: FieldTexts, sentences: FieldSentences = {}): FormAnswer {
  const { status, fields, msg, retryAfter } = error;
  if (status === 400 || status === 422) return { result: refused(values, fields, sentences, words.unreadable) };
  if (status === 429) return { status, result: failed(values, tooManyTries(retryAfter ?? 30)) };
  if (status === 404 || status === 409) return { status, result: failed(values, msg) };
  return { status: 503, result: failed(values, words.failed) };
}

type Confirmed<T> = { to: string } | { reply: T; refused?: undefined } | { reply?: undefined; refused: ApiError };

/**
 * Awaits a call that needs a confirmation (RL-05). Returns its reply or failure, or the path of the page that asks for
 * the confirmation and then returns to `back`.
 */
export async function confirmed<T>(call: Promise<T>, back: string): Promise<Confirmed<T>> {
  const answer = await submitted(call);
  return answer.refused?.code === 'CONFIRMATION_REQUIRED' ? { to: confirmPath(back) } : answer;
}

/** Whether the request submitted a form; then the page shows the form's result. */
export const sentContext = createContext(false);

/** Redirects to the confirmation before the page of a form that needs it, so that no typed text is lost. */
export async function requireConfirmation(context: Context, back: string): Promise<void> {
  if (!context.get(sentContext) && !(await isConfirmed(context))) throw redirect(confirmPath(back), 303);
}

export async function isConfirmed(context: Context): Promise<boolean> {
  const { account } = context.get(shopContext).api;
  const { data } = await answered(account.confirmation(asCustomer(context)));
  return data.hasta !== null;
}

/** Query parameter with the action that was just done. */
export const doneParameter = 'listo';
export const afterwards = (path: string, what: string): { to: string } => ({
  to: `${path}?${new URLSearchParams({ [doneParameter]: what })}`,
});
