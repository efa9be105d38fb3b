import { returnCopy } from '../../../features/orders/returns/return-copy.ts';
import { readWant } from '../../../features/orders/returns/returns.server.ts';
import { WantPage } from '../../../features/orders/returns/want-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/want';

/** RL-10: what the customer can do with a product. */
export const loader = ({ params, context }: Route.LoaderArgs) => readWant(context, params);

export const meta: Route.MetaFunction = noindex;

export default function Want({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <WantPage {...loaderData} title={returnCopy.want.title} />;
}
