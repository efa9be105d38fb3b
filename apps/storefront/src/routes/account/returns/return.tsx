import { data, redirect } from 'react-router';
import { cancelReturn, readReturnPage } from '../../../features/orders/returns/return-page.server.ts';
import { ReturnPage } from '../../../features/orders/returns/return-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/return';

/** RL-10: a return, its steps and its money. */
export const loader = ({ params, url, context }: Route.LoaderArgs) => readReturnPage(context, params, url);

/** Cancels the return. */
export async function action({ params, context }: Route.ActionArgs) {
  const answer = await cancelReturn(context, params);
  return 'to' in answer ? redirect(answer.to, 303) : data(answer, { status: answer.status });
}

export const meta: Route.MetaFunction = noindex;

export default function Return({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  return <ReturnPage {...loaderData} result={actionData?.result} />;
}
