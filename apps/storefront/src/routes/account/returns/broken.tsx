import { BrokenPage } from '../../../features/orders/returns/broken-page.tsx';
import { readBetween } from '../../../features/orders/returns/returns.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/broken';

/** RL-10: what to try before a product that does not work is sent back. */
export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  readBetween(context, params, url, 'cuentanos-tu-problema');

export const meta: Route.MetaFunction = noindex;

export default function Broken({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <BrokenPage {...loaderData} />;
}
