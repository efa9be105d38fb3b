import { AccountPage } from '../../../features/account/account-page.tsx';
import { readOrders } from '../../../features/orders/list/list.server.ts';
import { OrdersPage } from '../../../features/orders/list/orders-page.tsx';
import { ordersCopy as copy } from '../../../features/orders/orders-copy.ts';
import { paths } from '../../../shared/links/paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/orders';

/** RL-02: the orders of a period. */
export const loader = ({ params, url, context }: Route.LoaderArgs) => readOrders(context, params, url);

export const meta: Route.MetaFunction = noindex;

export default function Orders({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return (
    <AccountPage title={copy.title} section={paths.orders}>
      <OrdersPage {...loaderData} />
    </AccountPage>
  );
}
