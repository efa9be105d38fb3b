import { Outlet } from 'react-router';
import { rememberDraft } from '../../features/account/drafts/drafts.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { customerOf, requireCustomer } from '../../shared/session/customer.server.ts';
import { dataVersionOf } from '../../shared/session/data-version.server.ts';
import type { Route } from './+types/layout';

/** The layout of all pages that need a customer (RL): visitors sign in first and then return. */
export const middleware: Route.MiddlewareFunction[] = [rememberDraft, requireCustomer];

/**
 * The profile, so that the header greets the customer before JavaScript runs, the version of the data that the page
 * shows, and what the navigation of the account leads to. Because of this loader, the middleware runs for each page.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(shopContext);
  return {
    profile: customerOf(context).profile,
    siteName: config.name,
    offersBalance: config.offer.balance,
    dataVersion: dataVersionOf(context),
  };
}

export default function AccountLayout() {
  return <Outlet />;
}
