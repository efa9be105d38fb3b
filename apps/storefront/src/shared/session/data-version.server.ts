import { randomBytes } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { requestContext } from '../request/request-scope.ts';
import { dataVersionCookie } from './session-names.ts';
import { accessTokenOf } from './session-store.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * Stores a new version of the customer's data after a change of wishlists, addresses, sessions or other data, so that
 * open pages of other tabs read their data again. A change that ended the session stores nothing.
 */
export function noteDataChange(context: Context): void {
  const { cookies } = context.get(requestContext);
  if (accessTokenOf(cookies) !== undefined)
    cookies.set(dataVersionCookie, randomBytes(8).toString('base64url'), { readable: true });
}

/** The version of the customer's data that this request reads. */
export const dataVersionOf = (context: Context): string | undefined =>
  context.get(requestContext).cookies.get(dataVersionCookie);
