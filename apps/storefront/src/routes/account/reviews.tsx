import { ownReviewsPath } from '@tianguis/domain/review';
import { data, redirect } from 'react-router';
import { AccountPage } from '../../features/account/account-page.tsx';
import { draftOf } from '../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../features/account/drafts/owner-field.tsx';
import { readPhotographs } from '../../features/photographs/photographs.server.ts';
import { PhotographsForm } from '../../features/photographs/photographs-form.tsx';
import { HelpfulForm } from '../../features/reviews/helpful-form.tsx';
import { reviewCopy as copy } from '../../features/reviews/review-copy.ts';
import { ReviewList } from '../../features/reviews/review-list.tsx';
import { changeReviews, type ReviewsAnswer, readReviews } from '../../features/reviews/reviews.server.ts';
import { WriteForm } from '../../features/reviews/write-form.tsx';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/reviews';

/** RT-19: the own reviews, the form for a product (`?producto=`), or the vote for a review (`?opinion=`). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await readReviews(context, url, draftOf(context, url));
  if (!('write' in page) || !page.write.canWrite) return page;
  return { ...page, photographs: await readPhotographs(context, page.write.form) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const answer = await changeReviews(context, url, await readForm(request));
  return 'to' in answer ? redirect(answer.to, 303) : data(answer, { status: answer.status });
}

export const meta: Route.MetaFunction = noindex;

const up = { href: ownReviewsPath, label: copy.write.up };

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const page = loaderData;
  if ('list' in page) {
    const { title, intro } = copy.list;
    const { notice } = page.list;
    return (
      <AccountPage section={ownReviewsPath} {...{ title, intro }} {...(notice !== undefined && { notice })}>
        <ReviewList {...page.list} />
      </AccountPage>
    );
  }
  if ('helpful' in page)
    return (
      <AccountPage
        section={ownReviewsPath}
        title={copy.helpful.title}
        up={{ ...up, href: page.helpful.backHref, label: copy.helpful.back }}
      >
        <HelpfulForm {...page.helpful} />
      </AccountPage>
    );
  const { write } = page;
  const result = (actionData as Exclude<ReviewsAnswer, { to: string }> | undefined)?.result;
  const title = write.canWrite ? (write.before ? copy.write.change : copy.write.title) : copy.closed.title;
  return (
    <AccountPage section={ownReviewsPath} {...{ title, up }} isWrong={result !== undefined}>
      <WriteForm
        {...write}
        result={result}
        owner={<OwnerField />}
        photographsForm={
          'photographs' in page && <PhotographsForm form={write.form} ids={page.photographs} back={write.action} />
        }
      />
    </AccountPage>
  );
}
