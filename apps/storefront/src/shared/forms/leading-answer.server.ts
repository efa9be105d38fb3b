/** How forms answer whose success leads to another page: by its address, or by a result to show. */
import { redirect } from 'react-router';
import { accountPaths } from '../links/account-paths.ts';
import { type FormAnswer, pageAnswer, scriptAnswer } from './form-answer.server.ts';
import { done } from './form-results.ts';
import { goField } from './go-field.ts';

/** `to` is a path of this shop, or the address of a partner. */
export type LeadingAnswer = { to: string } | FormAnswer;

/**
 * For the action of a page: the way without JavaScript. Browsers keep forms, with all redirects behind them, within
 * `form-action`: to a partner leads a page of this shop.
 */
export function leadingPage(answer: LeadingAnswer) {
  if (!('to' in answer)) return pageAnswer(answer);
  const isElsewhere = URL.canParse(answer.to);
  return redirect(
    isElsewhere ? `${accountPaths.goOn}?${new URLSearchParams({ redirect: answer.to })}` : answer.to,
    303,
  );
}

/** For `sendForm`: the form's page goes to the address itself (`useGoing`). */
export function leadingScript(answer: LeadingAnswer): Response {
  return scriptAnswer('to' in answer ? { result: done('', { [goField]: answer.to }) } : answer);
}
