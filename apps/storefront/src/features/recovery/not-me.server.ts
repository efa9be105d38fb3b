/** Removes a new passkey or app by its mailed link: the token of the link, and the answer of the button. */
import type { RouterContextProvider } from 'react-router';
import { submitted } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { type Cookies, requestContext } from '../../shared/request/request-scope.ts';
import { isToken, type LinkPage } from './data.server.ts';

export const notMePage: LinkPage = { path: accountPaths.notMe, cookie: 'no_fui_yo', dead: accountPaths.notMe };

/** Whether this browser opened a mailed link a short time ago. */
export const hasLink = (cookies: Cookies): boolean => isToken(cookies.get(notMePage.cookie) ?? '');

/** What the page shows after the button was pressed, with the status of the reply. */
export interface NotMeAnswer {
  status: number;
  outcome?: string;
  isDead?: boolean;
  isFailed?: boolean;
}

/** Removes the factor of the link that this browser opened. After an outage, the button can be pressed again. */
export async function removeFactor(context: Readonly<RouterContextProvider>): Promise<NotMeAnswer> {
  const { cookies } = context.get(requestContext);
  const token = cookies.get(notMePage.cookie) ?? '';
  if (!isToken(token)) return { status: 410, isDead: true };
  const { reply, refused } = await submitted(context.get(shopContext).api.recovery.removeFactor(token));
  if (refused && refused.fields.length === 0) return { status: refused.status, isFailed: true };
  cookies.delete(notMePage.cookie);
  return reply ? { status: 200, outcome: reply.msg } : { status: 410, isDead: true };
}
