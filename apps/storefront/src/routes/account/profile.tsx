import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { doneParameter } from '../../features/account/answer.server.ts';
import { draftCopy } from '../../features/account/drafts/drafts.ts';
import { EmailCard } from '../../features/account/profile/email-card.tsx';
import { readProfile } from '../../features/account/profile/profile.server.ts';
import { profileCopy as copy, emailCopy } from '../../features/account/profile/profile-copy.ts';
import { ProfileForm } from '../../features/account/profile/profile-form.tsx';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/profile';

export async function loader({ context, url }: Route.LoaderArgs) {
  const profile = await readProfile(context, url);
  return { ...profile, hasNewEmail: url.searchParams.get(doneParameter) === 'correo' };
}

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('mis-datos', args);

export const meta: Route.MetaFunction = noindex;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { values, correo, isDraft, hasNewEmail } = loaderData;
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.profile}
      notice={result ? undefined : isDraft ? draftCopy.notice : hasNewEmail ? emailCopy.done(correo) : undefined}
      isWrong={result?.status === 'invalid'}
    >
      <EmailCard correo={correo} />
      <ProfileForm values={values} result={result} />
    </AccountPage>
  );
}
