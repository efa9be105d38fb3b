import type { FormResult } from '@tianguis/ui';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { isConfirmed } from '../../../features/account/answer.server.ts';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { answerBalance, readBalance } from '../../../features/orders/balance/balance.server.ts';
import { balanceCopy as copy } from '../../../features/orders/balance/balance-copy.ts';
import { balanceFields as fields } from '../../../features/orders/balance/balance-fields.ts';
import { BalanceView } from '../../../features/orders/balance/balance-view.tsx';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/balance';

/** PA-05: the balance of the customer. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [page, confirmed] = await Promise.all([readBalance(context, url), isConfirmed(context)]);
  return { ...page, isConfirmed: confirmed, draft: draftOf(context, url) };
}

/** Sends balance to an account, or gives it up. Without a confirmation, leads to the confirmation, which returns. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  leadingPage(await answerBalance(context, await readForm(request)));

export const meta: Route.MetaFunction = noindex;

export default function Balance({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  const { draft, holder, done, ...page } = loaderData;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.balance}
      notice={done && copy.done[done]}
      isWrong={result?.status === 'invalid'}
    >
      <BalanceView
        {...page}
        action={accountPaths.balance}
        // The form stays while its answer is shown, although the confirmation may have ended meanwhile.
        isConfirmed={page.isConfirmed || result !== undefined}
        values={{ [fields.amount]: page.whole, [fields.holder]: holder, ...draft }}
        result={result}
        owner={<OwnerField />}
      />
    </AccountPage>
  );
}
