import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { passkeyField } from '../../features/account/fields.ts';
import { PasskeysCard } from '../../features/account/passkeys/passkeys-card.tsx';
import { AuthenticatorCard } from '../../features/account/second-step/authenticator-card.tsx';
import { PasswordCard, TwoStepCard } from '../../features/account/second-step/two-step-card.tsx';
import { readSecurity } from '../../features/account/security/security.server.ts';
import { securityCopy as copy } from '../../features/account/security/security-copy.ts';
import { SessionsCard } from '../../features/account/security/sessions-card.tsx';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/security';

export const loader = ({ context, url }: Route.LoaderArgs) => readSecurity(context, url);

/** Answers the forms without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('seguridad', args);

export const meta: Route.MetaFunction = noindex;

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { isTwoStep, sessions, passkeys, app, notice } = loaderData;
  const result = actionData?.result;
  const isOfPasskey = result?.values[passkeyField] !== undefined;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.security}
      notice={result ? undefined : notice}
      isWrong={result?.status === 'invalid'}
    >
      <PasswordCard />
      <PasskeysCard passkeys={passkeys} result={isOfPasskey ? result : undefined} />
      <AuthenticatorCard state={app} />
      <TwoStepCard isOn={isTwoStep} hasApp={app.activo} />
      <SessionsCard sessions={sessions} result={isOfPasskey ? undefined : result} />
    </AccountPage>
  );
}
