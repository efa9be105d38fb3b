import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { NewPasskeyForm } from '../../features/account/passkeys/new-passkey-form.tsx';
import { readNewPasskey } from '../../features/account/passkeys/passkeys.server.ts';
import { newPasskeyCopy as copy } from '../../features/account/passkeys/passkeys-copy.ts';
import { securityCopy } from '../../features/account/security/security-copy.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/new-passkey';

/**
 * The page asks for the confirmation of identity first (RL-05), so that nothing comes between the button and the
 * device.
 */
export const loader = ({ context }: Route.LoaderArgs) => readNewPasskey(context);

/**
 * Answers the forms without JavaScript. A passkey cannot be created without JavaScript, but the offer can be postponed.
 */
export const action = (args: Route.ActionArgs) => answerPage('llave-nueva', args);

export const meta: Route.MetaFunction = noindex;

export default function NewPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.security}
      up={{ href: accountPaths.security, label: securityCopy.title }}
      isWrong={result?.status === 'invalid'}
    >
      <NewPasskeyForm {...loaderData} result={result} />
    </AccountPage>
  );
}
