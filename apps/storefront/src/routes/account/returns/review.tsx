import { data, redirect } from 'react-router';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { askReturn, type RefusedAsk, readReturnReview } from '../../../features/orders/returns/returns.server.ts';
import { ReturnReviewPage } from '../../../features/orders/returns/review-page.tsx';
import { readPhotographs } from '../../../features/photographs/photographs.server.ts';
import { PhotographsForm } from '../../../features/photographs/photographs-form.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/review';

/** RL-10: photographs, the way back, and the review of a return. The words are those of the page before. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const review = await readReturnReview(context, params, url);
  return { review, photographs: await readPhotographs(context, review.id), draft: draftOf(context, url) };
}

/** Asks for the return, and leads to it. Otherwise the same page says why nothing was asked. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const answer = await askReturn(context, params, url, await readForm(request));
  return 'to' in answer ? redirect(answer.to, 303) : data(answer, { status: answer.status });
}

export const meta: Route.MetaFunction = noindex;

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const answer = actionData as RefusedAsk | undefined;
  const { review, photographs, draft } = loaderData;
  return (
    <ReturnReviewPage
      {...(answer?.changed?.review ?? review)}
      was={answer?.changed?.was}
      values={answer?.result.values ?? draft}
      result={answer?.result}
      owner={<OwnerField />}
      photographsForm={<PhotographsForm form={review.id} ids={photographs} back={review.action} />}
    />
  );
}
