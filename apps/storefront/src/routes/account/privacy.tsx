import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { readPrivacy } from '../../features/account/privacy/privacy.server.ts';
import { DownloadCard, OtherPrivacyCards } from '../../features/account/privacy/privacy-cards.tsx';
import { privacyCopy as copy } from '../../features/account/privacy/privacy-copy.ts';
import { PrivacyForm, PrivacyRequests } from '../../features/account/privacy/privacy-form.tsx';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/privacy';

export const loader = ({ context, url }: Route.LoaderArgs) => readPrivacy(context, url);

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('privacidad', args);

export const meta: Route.MetaFunction = noindex;

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { requests, canDownload, draft, notice } = loaderData;
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={accountPaths.privacy}
      notice={result ? undefined : notice}
      isWrong={result?.status === 'invalid'}
    >
      <DownloadCard canDownload={canDownload} />
      <PrivacyRequests requests={requests} />
      <PrivacyForm values={draft} result={result} />
      <OtherPrivacyCards />
    </AccountPage>
  );
}
