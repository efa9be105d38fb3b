import { data, redirect } from 'react-router';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { draftCopy } from '../../../features/account/drafts/drafts.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import {
  cancel,
  type RefusedCancel,
  readCancellation,
} from '../../../features/orders/cancellation/cancellation.server.ts';
import { ChoosePage } from '../../../features/orders/cancellation/choose-page.tsx';
import { ClosedPage } from '../../../features/orders/cancellation/closed-page.tsx';
import { ReviewPage } from '../../../features/orders/cancellation/review-page.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/cancellation';

/** RL-09: the choice of pieces and reason, and its review. Both pages have the same path, and the query differs. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { status, ...view } = await readCancellation(context, params, url);
  return data({ ...view, draft: draftOf(context, url) }, { status });
}

/** Cancels, and leads to the last page. Otherwise the same page says why nothing was cancelled. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await cancel(context, params, await readForm(request));
  return 'to' in answer ? redirect(answer.to, 303) : data(answer, { status: answer.status });
}

export const meta: Route.MetaFunction = noindex;

export default function Cancellation({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const answer = actionData as RefusedCancel | undefined;
  const { draft } = loaderData;
  if (answer?.closed) return <ClosedPage {...answer.closed} />;
  if ('closed' in loaderData) return <ClosedPage {...loaderData.closed} />;
  if ('choose' in loaderData)
    return <ChoosePage {...loaderData.choose} message={answer?.result.message || loaderData.choose.message} />;
  const { review, action } = loaderData;
  return (
    <ReviewPage
      {...{ ...(answer?.changed?.review ?? review), action }}
      id={answer?.id ?? review.id}
      was={answer?.changed?.was}
      values={draft}
      result={answer?.result}
      notice={draft && !answer ? draftCopy.notice : undefined}
      owner={<OwnerField />}
    />
  );
}
