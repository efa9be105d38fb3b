import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { requireConfirmation } from '../../features/account/answer.server.ts';
import { PasswordForm } from '../../features/account/security/password-form.tsx';
import { passwordCopy as copy, securityCopy } from '../../features/account/security/security-copy.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { customerOf } from '../../shared/session/customer.server.ts';
import type { Route } from './+types/password';

export async function loader({ context }: Route.LoaderArgs) {
  await requireConfirmation(context, accountPaths.changePassword);
  return { correo: customerOf(context).profile.correo };
}

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('contrasena', args);

export const meta: Route.MetaFunction = noindex;

export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.security}
      up={{ href: accountPaths.security, label: securityCopy.title }}
      isWrong={result?.status === 'invalid'}
    >
      <PasswordForm {...loaderData} result={result} />
    </AccountPage>
  );
}
