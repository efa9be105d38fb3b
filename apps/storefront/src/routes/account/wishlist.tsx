import { readWhole } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { AccountPage } from '../../features/account/account-page.tsx';
import { changeLists } from '../../features/wishlist/list/list-actions.server.ts';
import { listCopy as copy } from '../../features/wishlist/list/list-copy.ts';
import { listFields } from '../../features/wishlist/list/list-data.ts';
import { ListPage, UndoForm } from '../../features/wishlist/list/list-page.tsx';
import { readList } from '../../features/wishlist/list/lists.server.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import { leadingPage } from '../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/wishlist';

/** RL-03: the default list, or the list in the URL. */
export const loader = ({ params, url, context }: Route.LoaderArgs) => readList(context, params.list, url);

/** Answers the forms without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await changeLists(context, form, false);
  const what = String(form.get(listFields.what) ?? '');
  const product = readWhole(form.get(listFields.product)) ?? 0;
  return 'to' in answer ? leadingPage(answer) : pageAnswer({ ...answer, what, product });
}

export const meta: Route.MetaFunction = noindex;

export default function Wishlist({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { notice } = loaderData;
  const answer = actionData as { what: string; product: number; result: FormResult } | undefined;
  return (
    <AccountPage
      title={copy.title}
      section={paths.wishlist}
      isWrong={answer?.result.status === 'invalid'}
      notice={
        notice && !answer ? (
          <>
            {notice.text} {notice.undo && <UndoForm fields={notice.undo} />}
          </>
        ) : undefined
      }
    >
      <ListPage {...loaderData} answer={answer} />
    </AccountPage>
  );
}
