/** Answers of forms whose success leads to another page: its path, or a result to show. */
import { redirect } from 'react-router';
import { accountPaths } from '../links/account-paths.ts';
import { type FormAnswer, pageAnswer, scriptAnswer } from './form-answer.server.ts';
import { done } from './form-results.ts';
import { goField } from './go-field.ts';

/** `to` is a path of this shop or the URL of a partner. */
export type LeadingAnswer = { to: string } | FormAnswer;

/**
 * Answers a form without JavaScript; the page's action returns this value. Browsers apply `form-action` to a form and
 * to all redirects after it. So a page of this shop leads to a partner.
 */
export function leadingPage(answer: LeadingAnswer) {
  if (!('to' in answer)) return pageAnswer(answer);
  const isElsewhere = URL.canParse(answer.to);
  return redirect(
    isElsewhere ? `${accountPaths.goOn}?${new URLSearchParams({ redirect: answer.to })}` : answer.to,
    303,
  );
}

/** Answers `sendForm`. The form's page then goes to the URL by script (`useGoing`). */
export function leadingScript(answer: LeadingAnswer): Response {
  return scriptAnswer('to' in answer ? { result: done('', { [goField]: answer.to }) } : answer);
}
