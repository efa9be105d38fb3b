import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { authenticatorCopy as copy } from '../../features/account/passkeys/passkeys-copy.ts';
import { readAuthenticator } from '../../features/account/second-step/authenticator.server.ts';
import { AuthenticatorPanel } from '../../features/account/second-step/authenticator-panel.tsx';
import { securityCopy } from '../../features/account/security/security-copy.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/authenticator';

/** The whole page needs a confirmation of identity (RL-05). */
export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await readAuthenticator(context)), siteName: context.get(shopContext).config.name };
}

/** Answers the forms without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('app-de-autenticacion', args);

export const meta: Route.MetaFunction = noindex;

export default function Authenticator({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.text}
      section={accountPaths.security}
      up={{ href: accountPaths.security, label: securityCopy.title }}
      isWrong={result?.status === 'invalid'}
    >
      <AuthenticatorPanel {...loaderData} result={result} />
    </AccountPage>
  );
}
