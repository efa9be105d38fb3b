import { readDone } from '../../../features/orders/cancellation/done.server.ts';
import { DonePage } from '../../../features/orders/cancellation/done-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/cancelled';

/** RL-09: the cancelled pieces and their refunds. */
export const loader = ({ params, url, context }: Route.LoaderArgs) => readDone(context, params, url);

export const meta: Route.MetaFunction = noindex;

export default function Cancelled({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <DonePage {...loaderData} />;
}
