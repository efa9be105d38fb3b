/** A visitor who wants something that needs an account: remembered, and led to sign in with the way back. */
import { redirect } from 'react-router';
import type { ShopContext } from '../../shared/api/shop-context.ts';
import { ownPath } from '../../shared/links/own-path.ts';
import { loginPath } from '../../shared/links/paths.ts';
import { type PendingAction, pendingCookie } from './pending-action.ts';

/** 303 to `/login?redirect={absolute address}`; `back` is where the visitor was, as the browser says it. */
export function toSignIn(shop: ShopContext, back: string | null, pending?: PendingAction): Response {
  const target = `${shop.publicOrigin}${ownPath(back, shop.publicOrigin)}`;
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (pending) headers.append('set-cookie', pendingCookie(pending, shop.publicOrigin.startsWith('https:')));
  return redirect(loginPath(target), { status: 303, headers });
}
