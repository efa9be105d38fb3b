import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { readConfirmation } from '../../features/account/confirmation/confirmation.server.ts';
import { confirmationCopy as copy } from '../../features/account/confirmation/confirmation-copy.ts';
import { ConfirmationForm } from '../../features/account/confirmation/confirmation-form.tsx';
import { backField } from '../../features/account/fields.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/confirm';

/** RL-05: asks for a confirmation of identity, and then returns to the action. */
export const loader = ({ context, url }: Route.LoaderArgs) => readConfirmation(context, url);

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('confirmar', args);

export const meta: Route.MetaFunction = noindex;

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  // After a submission, the path to return to is in the result and not in the URL.
  const back = result?.values[backField] ?? loaderData.back;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.security}
      isWrong={result?.status === 'invalid'}
    >
      <ConfirmationForm {...loaderData} back={back} result={result} />
    </AccountPage>
  );
}
