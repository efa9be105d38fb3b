import { data, redirect } from 'react-router';
import { draftOf, keepDraft } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { readBetween, tellStory, tooLong } from '../../../features/orders/returns/returns.server.ts';
import { TellPage } from '../../../features/orders/returns/tell-page.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/tell';

/** RL-10: what happened, in words. A story that was typed before is stored for the review. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await readBetween(context, params, url, 'adjuntar-fotografias');
  return { ...page, values: draftOf(context, url) ?? draftOf(context, new URL(page.nextHref, url)) };
}

/** Keeps the words for the review, and leads to it. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const answer = await tellStory(context, params, url, await readForm(request));
  if ('to' in answer && keepDraft(context, answer.page, answer.values)) return redirect(answer.to, 303);
  const { status, result } = 'to' in answer ? tooLong(answer.values) : answer;
  return data({ result }, { status });
}

export const meta: Route.MetaFunction = noindex;

export default function Tell({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  return <TellPage {...loaderData} result={actionData?.result} owner={<OwnerField />} />;
}
