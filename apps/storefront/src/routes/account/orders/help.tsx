import { readHelp } from '../../../features/orders/help/help.server.ts';
import { HelpPage } from '../../../features/orders/help/help-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/help';

/** RL-09: help with an order, or with a product of the order. */
export const loader = ({ params, context }: Route.LoaderArgs) => readHelp(context, params);

export const meta: Route.MetaFunction = noindex;

export default function Help({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <HelpPage {...loaderData} />;
}
