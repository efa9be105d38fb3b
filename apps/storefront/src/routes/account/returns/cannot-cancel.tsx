import { returnCopy } from '../../../features/orders/returns/return-copy.ts';
import { readCannotCancel } from '../../../features/orders/returns/returns.server.ts';
import { WantPage } from '../../../features/orders/returns/want-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/cannot-cancel';

/** RL-10: a product that cannot be cancelled any more, and what is possible instead. */
export const loader = ({ params, context }: Route.LoaderArgs) => readCannotCancel(context, params);

export const meta: Route.MetaFunction = noindex;

export default function CannotCancel({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <WantPage {...loaderData} title={returnCopy.closed.title} />;
}
