import { LabelPage } from '../../../features/orders/returns/label-page.tsx';
import { readLabel } from '../../../features/orders/returns/return-page.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/label';

/** RL-10: the label of a return, to print. */
export const loader = ({ params, context }: Route.LoaderArgs) => readLabel(context, params);

export const meta: Route.MetaFunction = noindex;

export default function Label({ loaderData }: Route.ComponentProps) {
  return <LabelPage {...loaderData} />;
}
