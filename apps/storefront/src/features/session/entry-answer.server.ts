/** How the forms answer of signing in: by an address to go to, or by a result to show. */
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

/** Where somebody goes who is signed in: on with what they wanted (SS-07), or back to where they were. */
export function afterEntry(context: Context, back: string): { to: string } {
  const isPending = pendingFromCookies(context.get(requestContext).cookies) !== undefined;
  return { to: isPending ? `${accountPaths.goOn}?${new URLSearchParams({ redirect: back })}` : back };
}

export function destinationsOf(context: Context): Destinations {
  const { accounts, publicOrigin } = context.get(shopContext);
  return { publicOrigin, partners: accounts.partners ?? [] };
}
