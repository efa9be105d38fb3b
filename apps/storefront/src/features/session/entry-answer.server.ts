/** Answers of the sign-in forms: a URL to go to, or a result to show. */
import type { RouterContextProvider } from 'react-router';
import { shopContext } from '../../shared/api/shop-context.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { pendingFromCookies } from './pending-action/pending-action.ts';
import type { Destinations } from './way-back.server.ts';

export {
  type LeadingAnswer as EntryAnswer,
  leadingPage as entryPage,
  leadingScript as entryScript,
} from '../../shared/forms/leading-answer.server.ts';

export type Context = Readonly<RouterContextProvider>;

/** Where a customer goes after signing in: to the pending action (SS-07), or back to the page before. */
export function afterEntry(context: Context, back: string): { to: string } {
  const isPending = pendingFromCookies(context.get(requestContext).cookies) !== undefined;
  return { to: isPending ? `${accountPaths.goOn}?${new URLSearchParams({ redirect: back })}` : back };
}

export function destinationsOf(context: Context): Destinations {
  const { accounts, publicOrigin } = context.get(shopContext);
  return { publicOrigin, partners: accounts.partners ?? [] };
}
