import type { FormResult } from '@tianguis/ui';
import { isConfirmed } from '../../../features/account/answer.server.ts';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { nameRefundAccount, readRefundAccount } from '../../../features/orders/refund-account/refund-account.server.ts';
import { refundAccountCopy as copy } from '../../../features/orders/refund-account/refund-account-copy.ts';
import { refundAccountFields as fields } from '../../../features/orders/refund-account/refund-account-fields.ts';
import { RefundAccountPage } from '../../../features/orders/refund-account/refund-account-page.tsx';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/refund-account';

/** RL-09: the account for refunds that are transferred. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [page, confirmed] = await Promise.all([readRefundAccount(context, params), isConfirmed(context)]);
  return { ...page, isConfirmed: confirmed, draft: draftOf(context, url) };
}

/** Names the account. Without a confirmation, leads to the confirmation, which returns. */
export const action = async ({ request, params, context }: Route.ActionArgs) =>
  leadingPage(await nameRefundAccount(context, params, await readForm(request)));

export const meta: Route.MetaFunction = noindex;

export default function RefundAccount({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  const { draft, holder, ...page } = loaderData;
  return (
    <RefundAccountPage
      {...page}
      // The form stays while its answer is shown, although the confirmation may have ended meanwhile.
      isConfirmed={page.isConfirmed || result !== undefined}
      values={{ [fields.holder]: holder, ...draft }}
      result={result}
      notice={draft && !result ? copy.restored : undefined}
      owner={<OwnerField />}
    />
  );
}
