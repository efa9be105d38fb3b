import { data, redirect } from 'react-router';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { draftCopy } from '../../../features/account/drafts/drafts.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { askReturn, type RefusedAsk, readReturnReview } from '../../../features/orders/returns/returns.server.ts';
import { ReturnReviewPage } from '../../../features/orders/returns/review-page.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/review';

/** RL-10: photographs, the way back, and the review of a return. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return { review: await readReturnReview(context, params, url), draft: draftOf(context, url) };
}

/** Takes the story of the page before. With its button, asks for the return, and leads to it. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const answer = await askReturn(context, params, url, await readForm(request));
  return 'to' in answer ? redirect(answer.to, 303) : data(answer, { status: answer.status });
}

export const meta: Route.MetaFunction = noindex;

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const answer = actionData as RefusedAsk | undefined;
  const { review, draft } = loaderData;
  return (
    <ReturnReviewPage
      {...(answer?.changed?.review ?? review)}
      id={answer?.id ?? review.id}
      was={answer?.changed?.was}
      values={answer?.values ?? draft}
      result={answer?.result}
      notice={draft && !answer ? draftCopy.notice : undefined}
      owner={<OwnerField />}
    />
  );
}
