import { Outlet } from 'react-router';
import { shopContext } from '../../shared/api/shop-context.ts';
import { customerOf, requireCustomer } from '../../shared/session/customer.server.ts';
import type { Route } from './+types/layout';

/** Around all pages that need a customer (RL): visitors sign in first and come back. */
export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** The profile, by which the header greets before JavaScript, too. It also makes the middleware run for each of them. */
export function loader({ context }: Route.LoaderArgs) {
  return { profile: customerOf(context).profile, siteName: context.get(shopContext).config.name };
}

export default function AccountLayout() {
  return <Outlet />;
}
