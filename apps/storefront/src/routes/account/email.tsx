import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { requireConfirmation } from '../../features/account/answer.server.ts';
import { typedEmail } from '../../features/account/profile/email.server.ts';
import { EmailForm } from '../../features/account/profile/email-form.tsx';
import { emailCopy as copy, profileCopy } from '../../features/account/profile/profile-copy.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { customerOf } from '../../shared/session/customer.server.ts';
import type { Route } from './+types/email';

export async function loader({ context }: Route.LoaderArgs) {
  await requireConfirmation(context, accountPaths.changeEmail);
  return { today: customerOf(context).profile.correo, typed: typedEmail(context) };
}

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('correo', args);

export const meta: Route.MetaFunction = noindex;

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro(loaderData.today)}
      section={accountPaths.profile}
      up={{ href: accountPaths.profile, label: profileCopy.title }}
      isWrong={result?.status === 'invalid'}
    >
      <EmailForm {...loaderData} result={result} />
    </AccountPage>
  );
}
