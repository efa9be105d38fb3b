import { readBetween } from '../../../features/orders/returns/returns.server.ts';
import { TellPage } from '../../../features/orders/returns/tell-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/tell';

/** RL-10: what happened, in words. */
export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  readBetween(context, params, url, 'adjuntar-fotografias');

export const meta: Route.MetaFunction = noindex;

export default function Tell({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <TellPage {...loaderData} />;
}
